"""What is said, in a language: sentences are messages in Project Fluent, fixed texts are in tables.

A language is a folder of this name here (`en/`, `de/`: what is said of any game) and in `telling/` of each game:
`messages.ftl`, and for other languages than English `rules.toml`, `lesson.toml` and `printed.toml`.
"""

from __future__ import annotations

from quirebox.words import told
from quirebox.words.speech import Speech, UnknownLanguage, languages, speak, speech, speech_in, spoken

__all__ = ["Speech", "UnknownLanguage", "languages", "speak", "speech", "speech_in", "spoken", "told"]
