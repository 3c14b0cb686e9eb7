"""`quire sim --out` writes one row for each game, in three formats that say the same."""

from __future__ import annotations

import json
from pathlib import Path

import polars
import pytest
from click.testing import CliRunner, Result

from quirebox.cli import main


def sim(folder: Path, name: str) -> Result:
    asked = ["sim", "scientia", "--games", "3", "--bots", "random,novice", "--seed", "1", "--processes", "1", "--json"]
    return CliRunner().invoke(main, [*asked, "--out", str(folder / name)])


def test_three_formats_say_the_same(tmp_path: Path) -> None:
    told = [json.loads(sim(tmp_path, f"games.{end}").output) for end in ("csv", "jsonl", "parquet")]
    csv = polars.read_csv(tmp_path / "games.csv", schema_overrides={"seed": polars.String})
    jsonl, parquet = polars.read_ndjson(tmp_path / "games.jsonl"), polars.read_parquet(tmp_path / "games.parquet")
    assert csv.rows(named=True) == jsonl.rows(named=True) == parquet.rows(named=True)
    assert parquet["number"].to_list() == [0, 1, 2] and parquet["bot_1"].to_list() == ["random", "novice", "random"]
    random = parquet.filter(polars.col("bot_1") == "random")["score_1"].sum() + parquet["score_2"][1]
    assert told[2]["bots"][0]["mean_score"] * 3 == pytest.approx(random)
    assert told[2]["hash"] == parquet["hash"][0]


@pytest.mark.parametrize(
    ("name", "said"), [("games.xls", "ends with .csv or .jsonl or .parquet"), ("none/games.csv", "there is no folder")]
)
def test_a_table_that_cannot_be_written_is_refused_before_anything_is_played(
    tmp_path: Path, name: str, said: str
) -> None:
    done = sim(tmp_path, name)
    assert done.exit_code == 2 and said in " ".join(done.output.split())
    assert not list(tmp_path.iterdir())
