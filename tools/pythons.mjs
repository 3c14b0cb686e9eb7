// Runs a program with a Python that is compiled to WebAssembly: node tools/pythons.mjs PYODIDE LIBRARIES PROGRAM
const [pyodide, libraries, program] = process.argv.slice(2);
const { loadPyodide } = await import(`${pyodide}/pyodide.mjs`);
const python = await loadPyodide();
python.mountNodeFS("/libraries", libraries);
try {
  python.runPython(`import sys; sys.path.insert(0, "/libraries")\n${program}`);
} catch (error) {
  console.error(String(error));
  process.exitCode = 1;
}
