// SPDX-License-Identifier: GPL-3.0-or-later
/** Random texts that look like CSV, read by Sluice as it reads files, and by its parser in TypeScript alone. */
import assert from "node:assert/strict";
import { controlAt } from "../../wasm/common/characters.js";
import { SluiceError } from "../../wasm/contract/errors.js";
import { cellIn } from "../../wasm/files/batch.js";
import { batchesOf, type RowLayout } from "../../wasm/files/batches.js";
import { CsvParser, withoutBlank } from "../../wasm/files/csv.js";

type Roll = (n: number) => number;

type Outcome =
  | { rows: string[][]; lines: number[]; blankLines: number }
  /** Absent where it is the bytes that are no text. */
  | { line: number | undefined; ragged?: true };

const refusal = (error: unknown): Outcome => {
  assert.ok(error instanceof SluiceError, String(error));
  return { line: error.place.line };
};

/** The cells of the wanted columns, as Sluice reads them from pieces of `piece` bytes. */
export async function bySluice(bytes: Uint8Array, layout: RowLayout, piece: number): Promise<Outcome> {
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += piece) {
      const some = bytes.subarray(at, at + piece);
      yield { bytes: some, read: at + some.length };
    }
  }
  const rows: string[][] = [];
  const lines: number[] = [];
  let blankLines = 0;
  try {
    for await (const { batch, blankLines: blank } of batchesOf(pieces(), layout)) {
      blankLines = blank;
      if (!batch) continue;
      rows.push(...batch.rows.map((row) => wanted(row, layout)));
      lines.push(...Array.from({ length: batch.length }, (_, i) => batch.line(i)));
      for (const [k, at] of columnsOf(layout).entries()) {
        const cellOf = cellIn(batch.column(at));
        for (const [i, row] of rows.slice(-batch.length).entries()) assert.equal(cellOf(i), row[k]);
      }
    }
  } catch (error) {
    return refusal(error);
  }
  return { rows, lines, blankLines };
}

/** The same by the parser alone, which is given one line after another: so it is known which row an error is in. */
function byParser(bytes: Uint8Array, layout: RowLayout): Outcome {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return { line: undefined };
  }
  if (controlAt(text) >= 0) return { line: undefined };
  const parser = new CsvParser(layout.delimiter, layout.name, layout.line);
  const pieces = text.replace(/\r\n?/g, "\n").split(/(?<=\n)/);
  let toPass = layout.passed;
  const outcome = { rows: [] as string[][], lines: [] as number[], blankLines: 0 };
  try {
    for (const [i, piece] of [...pieces, ""].entries()) {
      const all = parser.push(piece, i === pieces.length ? "last" : "more");
      const { rows, lines } = withoutBlank(all, layout.width);
      outcome.blankLines += all.rows.length - rows.length;
      const first = Math.min(toPass, rows.length);
      toPass -= first;
      for (let row = first; row < rows.length; row++) {
        const cells = rows[row] as string[];
        const line = lines[row] as number;
        if (cells.length !== layout.width) return { line, ragged: true };
        outcome.rows.push(wanted(cells, layout));
        outcome.lines.push(line);
      }
    }
    outcome.blankLines += parser.blankAtEnd;
    return outcome;
  } catch (error) {
    return refusal(error);
  }
}

const columnsOf = ({ columns, width }: RowLayout) => columns ?? Array.from({ length: width }, (_, at) => at);

const wanted = (row: string[], layout: RowLayout) => columnsOf(layout).map((at) => row[at] as string);

const CELLS = [
  "a",
  "bc",
  "",
  " ",
  "x y",
  '"q"',
  '"a""b"',
  '"l\r\nm"',
  '""',
  "7",
  '"s,t;u" ',
  'a"b',
  "=1",
  "é",
  "日本",
  "😀",
];
const RARE = [
  "\u00a0n\u00a0",
  "\u200b",
  '" ""',
  "\u2028",
  "\ufeffb",
  '"\u3000c"',
  '"d"\u00a0',
  "e\f",
  "\u0085",
  "x".repeat(70),
];
const ENDS = ["\n", "\r\n", "\r", "\n", "\n\n", " \n"];
const WRONG = ['"', ' "', '"x"y', "\n", "\r", ",", ";", "\t", " ", "\u00a0\n", "\u200b\n", '""\n'];

/** Mostly a table; one of some is damaged, and one of many is no text. */
export function randomText(roll: Roll, delimiter: string, width: number): Uint8Array {
  const [damaged, rare] = [roll(3) === 0, roll(3) === 0];
  let text = "";
  for (let left = roll(12); left > 0; left--) {
    for (let column = 0; column < width; column++) {
      if (column > 0) text += delimiter;
      const cells = rare && roll(4) === 0 ? RARE : CELLS;
      text += cells[roll(cells.length)];
      if (damaged && roll(20) === 0) text += WRONG[roll(WRONG.length)];
    }
    if (left > 1 || roll(2) === 0) text += ENDS[roll(ENDS.length)];
  }
  const bytes = new TextEncoder().encode(text);
  if (roll(30) === 0 && bytes.length > 0) bytes[roll(bytes.length)] = roll(256);
  return bytes;
}

export function randomLayout(roll: Roll): RowLayout {
  const width = 1 + roll(4);
  const columns = Array.from({ length: width }, (_, at) => at).filter(() => roll(2) === 0);
  return {
    name: "random.csv",
    delimiter: [",", ";", "\t", "|", ":", "~"][roll(6)] as string,
    width,
    line: 1 + roll(3),
    passed: roll(3),
    columns: roll(2) === 0 ? undefined : columns,
  };
}

/** Both read the same, or refuse at the same line; tells whether they read. */
export async function compare(roll: Roll, seed: number): Promise<boolean> {
  const layout = randomLayout(roll);
  const bytes = randomText(roll, layout.delimiter, layout.width);
  // A file of blank lines is refused before: the parser counts them from the end of the first line that is none.
  if (new TextDecoder().decode(bytes).trim() === "") return true;
  const expected = byParser(bytes, layout);
  for (const piece of [bytes.length + 1, 1 + roll(5), 1 + roll(90)]) {
    const found = await bySluice(bytes, layout, piece);
    const text = JSON.stringify(Buffer.from(bytes).toString());
    const about = `seed ${seed}, pieces of ${piece}, ${JSON.stringify(layout)}: ${text}`;
    if ("rows" in expected) assert.deepEqual(found, expected, about);
    else {
      assert.ok(!("rows" in found), about);
      // Behind a row that only the parser reads it looks at the quotes of a piece before it counts cells.
      const later = expected.ragged && Number(found.line) > Number(expected.line);
      if (expected.line !== undefined && !later) assert.equal(found.line, expected.line, about);
    }
  }
  return "rows" in expected;
}
