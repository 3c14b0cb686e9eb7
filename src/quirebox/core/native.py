"""Names that mean something to the compiler (mypyc) and nothing to Python.

This file is never compiled: interpreted code gets plain stand-ins, so `core` needs the standard library only.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.strings import BytesWriter as BytesWriter
    from librt.strings import write_i64_le as write_i64_le
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
    from mypy_extensions import u8 as u8
else:
    i64 = u8 = int

    def mypyc_attr(**meaning):
        """Tells the compiler about a class; does nothing to it."""
        return lambda cls: cls

    class BytesWriter(bytearray):
        """Bytes that are written one after the other; compiled code takes the one of the compiler's library."""

        write = bytearray.extend

        def getvalue(self):
            """All that was written."""
            return bytes(self)

        def truncate(self, size):
            """Forget what was written after this number of bytes."""
            del self[size:]

    def write_i64_le(out, n):
        """Write eight bytes at once, the lowest first."""
        out += (n & (1 << 64) - 1).to_bytes(8, "little")
