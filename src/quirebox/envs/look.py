"""How observations are handed out: bytes as they are, floats from 0 to 1, categories and masks spread out."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from quirebox.core.schema import Number, Schema


class Look:
    """Turns observations (bytes, any number of them at once) into another form; `names` and `highest` describe it.

    one_hot     a category becomes a number for each value that it can have, a mask one for each bit
    dtype       "uint8": numbers as they are; "float32": each divided by the most that it can be
    """

    def __init__(self, schema: Schema, one_hot: bool = False, dtype: str = "uint8") -> None:
        self.dtype = np.dtype(dtype)
        self.names: list[str] = []
        sources: list[int] = []
        values: list[tuple[int, int]] = []  # equal to this value, or this bit; or neither
        most: list[int] = []
        for number in schema.numbers:
            for name, value, bit in spread(number) if one_hot else [(number.name, -1, -1)]:
                self.names.append(name)
                sources.append(number.index)
                values.append((value, bit))
                most.append(number.most if value == bit == -1 else 1)
        self.width = len(self.names)
        self.highest = np.ones(self.width, self.dtype) if dtype == "float32" else np.array(most, np.uint8)
        self.source = np.array(sources)
        self.value, self.bit = (np.array(column) for column in zip(*values, strict=True))  # -1: it stands for none
        self.scale = np.maximum(np.array(most, np.float32), 1)
        self._plain, _ = chosen(np.where(self.value == self.bit, 0, -1))
        self._bits, self._bit = chosen(self.bit)
        self._wanted = self.value.astype(np.uint8)

    def __call__(self, bytes_seen: NDArray[np.uint8]) -> NDArray[Any]:
        """The same observations in this form; the last axis gets longer or stays as it is."""
        found = bytes_seen.take(self.source, -1)
        if len(self._plain) == self.width:
            return found / self.scale if self.dtype == np.float32 else found
        plain, bits = found[..., self._plain], found[..., self._bits] >> self._bit & 1
        spread_out: NDArray[Any] = (found == self._wanted).astype(self.dtype)  # right for categories: most of it
        spread_out[..., self._plain] = plain / self.scale[self._plain] if self.dtype == np.float32 else plain
        spread_out[..., self._bits] = bits
        return spread_out


def spread(number: Number) -> list[tuple[str, int, int]]:
    """Name, value and bit of each number that stands for this one."""
    if number.kind == "category":
        return [(f"{number.name}={value}", value, -1) for value in range(number.most + 1)]
    if number.kind == "mask":
        return [(f"{number.name}&{1 << bit}", -1, bit) for bit in range(number.most.bit_length())]
    return [(number.name, -1, -1)]


def chosen(values: NDArray[np.int64]) -> tuple[NDArray[np.intp], NDArray[np.uint8]]:
    """Where there is a value, and which."""
    places = np.flatnonzero(values >= 0)
    return places, values[places].astype(np.uint8)
