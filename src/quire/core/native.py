"""Names that mean something to the compiler (mypyc) and nothing to Python.

This file is never compiled: interpreted code gets plain stand-ins, so `core` needs the standard library only.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(**meaning):
        """Tells the compiler about a class; does nothing to it."""
        return lambda cls: cls
