"""Compiles the hot files with mypyc, as one group; without a working compiler the package stays plain Python. Packs the
pages about the games and the browser client, which has to be there.

QUIRE_COMPILE   "1" (default): compile, or fall back;  "0": plain Python;  "must": compile, or fail
QUIRE_CLIENT    "must" (default): fail without the browser client;  "0": a package that can serve no table
QUIRE_ONLY      parts to compile, e.g. "core,bots,games/scientia"; default: all of them
"""

import os
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

PAGES = Path("docs/rules")
SOURCE = Path("src/quirebox")
CLIENT = SOURCE / "server" / "static" / "index.html"
HOT = {
    "core": ("action", "box", "effect", "event", "masks", "numbers", "playout", "rng", "several", "state", "step"),
    "bots": ("bot", "greedy", "judge", "judgement", "mind", "search", "tree", "turn"),
}
COLD = ("__init__", "content", "proof", "kit", "schema", "shown")  # of a game, and all of `telling`: not compiled


def parts() -> list[Path]:
    """The folders whose hot files are compiled."""
    only = os.environ.get("QUIRE_ONLY", "")
    found = [SOURCE / "core", SOURCE / "bots", *sorted(p.parent for p in (SOURCE / "games").glob("*/__init__.py"))]
    return [p for p in found if not only or str(p.relative_to(SOURCE)) in only.split(",")]


def hot_files() -> list[str]:
    """Every file to compile."""
    files: list[Path] = []
    for part in parts():
        if part.name in HOT:
            files += [part / f"{name}.py" for name in HOT[part.name]]
        else:
            files += sorted(p for p in part.rglob("*.py") if p.stem not in COLD and p.parent.name != "telling")
    return [str(p) for p in files if p.is_file()]


def compiler_works() -> bool:
    """Whether a C extension can be built here."""
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler, get_python_inc

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nint probe(void) { return 0; }\n")
        compiler = new_compiler()
        customize_compiler(compiler)
        try:
            compiler.compile([str(source)], output_dir=folder, include_dirs=[get_python_inc()])
        except Exception:
            return False
    return True


def compile_side_by_side(
    self,
    sources,
    output_dir=None,
    macros=None,
    include_dirs=None,
    debug=0,
    extra_preargs=None,
    extra_postargs=None,
    depends=None,
):
    """CCompiler.compile with all cores: the group is one extension of many files."""
    _, objects, extra_postargs, pp_opts, build = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    cc_args = self._get_cc_args(pp_opts, debug, extra_preargs)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(
            pool.map(
                lambda obj: self._compile(obj, *build[obj], cc_args, extra_postargs, pp_opts),
                [obj for obj in objects if obj in build],
            )
        )
    return objects


def extensions() -> list:
    """The compiled group, or nothing."""
    wish = os.environ.get("QUIRE_COMPILE", "1")
    if wish == "0" or (len(sys.argv) > 1 and sys.argv[1] in ("sdist", "egg_info", "dist_info")):
        return []
    if not compiler_works():
        if wish == "must":
            raise SystemExit("quire: QUIRE_COMPILE=must, but there is no working C compiler")
        print(
            "quire: no working C compiler; installing plain Python, which is slower but plays the same games",
            file=sys.stderr,
        )
        return []
    from distutils.ccompiler import CCompiler

    from mypyc.build import mypycify

    CCompiler.compile = compile_side_by_side
    source = "src/quirebox/bots/_kernel.c"
    network = Extension("quirebox.bots._kernel", [source], extra_compile_args=["-O3"], optional=wish != "must")
    return [network] + mypycify(
        [*hot_files(), "--strict", "--follow-imports=silent"],
        opt_level="3",
        debug_level="0",
        group_name="quirebox",
        multi_file=True,
    )


def check_client() -> None:
    """Make no package that is not whole without saying so."""
    if not CLIENT.is_file() and os.environ.get("QUIRE_CLIENT", "must") != "0":
        raise SystemExit(
            f"quire: {CLIENT} is missing, the browser client is not built; run: make packages, which builds it first "
            "(Node 20), or set QUIRE_CLIENT=0 for a package that can serve no table"
        )


class WholeSource(sdist):
    """Packs the client as well, so that nobody needs Node to install."""

    def run(self):
        check_client()
        super().run()


class WithPages(build_py):
    """Puts the pages about the games beside the server that shows them."""

    def run(self):
        check_client()
        super().run()
        target = Path(self.build_lib) / "quirebox" / "server" / "rules"
        self.mkpath(str(target))
        for page in sorted(PAGES.glob("*.md")):
            self.copy_file(str(page), str(target / page.name))


setup(ext_modules=extensions(), cmdclass={"build_py": WithPages, "sdist": WholeSource})
