// SPDX-License-Identifier: GPL-3.0-or-later
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import type { Said } from "../../wasm/common/said.js";
import { SluiceError, saidBy } from "../../wasm/contract/errors.js";
import type { Decision, Dialect, Inspection } from "../../wasm/contract/file-types.js";
import type { JointTable } from "../../wasm/contract/types.js";
import { count } from "../../wasm/files/count.js";
import { CsvScanner } from "../../wasm/files/csv-scanner.js";
import { nameOfSeparator } from "../../wasm/files/dialect.js";
import { convert, unpackedTable } from "../../wasm/files/formats/convert.js";
import { LineIndex } from "../../wasm/files/formats/lines.js";
import { blobAccess } from "../../wasm/files/formats/random-access.js";
import { gzipNotRead, HEAD_BYTES, recognise, unpackedNote } from "../../wasm/files/formats/recognise.js";
import { TextNumbers } from "../../wasm/files/formats/text-numbers.js";
import { inspect } from "../../wasm/files/inspect.js";
import { missingCodes } from "../../wasm/files/missing-codes.js";
import type { Source } from "../../wasm/files/source.js";
import { columnsOf } from "../../wasm/protocol/columns.js";
import { readingAsked } from "../../web/facts/reading-question.js";
import { rowsAsked } from "../../web/facts/rows-asked.js";
import { source } from "./helpers.js";
import type { Kind, Told } from "./kind-of-file.js";
import { kinds } from "./kinds-of-files.js";
import { statWasm } from "./stat-load.js";
import { bytesOf } from "./tables.js";
import { assertSaid, assertSpoken } from "./translations.js";

type Outcome = "read" | "told" | "asked" | "refused";

interface Result {
  seen?: Omit<Inspection, "notes">;
  table?: JointTable;
  told: Told[];
  said: string[];
  error?: SluiceError;
}

/** As the page and the command line make one of any file. */
async function sourceOf({ file, dialect, layout }: Kind, piece: number, hear: (note: Said) => void): Promise<Source> {
  const content = typeof file === "function" ? await file() : file;
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : Uint8Array.from(content);
  const outer = recognise(bytes.subarray(0, HEAD_BYTES), "people");
  if (outer === "gzip" || outer === "zip") {
    const found = await unpackedTable(blobAccess(new Blob([bytes]), "people"), outer);
    if (found) {
      hear(unpackedNote(found));
      return sourceIn(new Uint8Array(await found.blob.arrayBuffer()), { dialect, layout }, piece, hear);
    }
  }
  return sourceIn(bytes, { dialect, layout }, piece, hear);
}

async function sourceIn(
  bytes: Uint8Array<ArrayBuffer>,
  { dialect, layout }: Pick<Kind, "dialect" | "layout">,
  piece: number,
  hear: (note: Said) => void,
): Promise<Source> {
  const format = recognise(bytes.subarray(0, HEAD_BYTES), "people");
  if (format === "gzip") throw gzipNotRead("people");
  if (format === "text") return { ...source(bytes, piece), layout, dialect: dialect ?? {} };
  const numbers = new TextNumbers();
  const choice = { stat: statWasm, onNote: hear, skipRows: layout?.skipRows, texts: numbers };
  const access = blobAccess(new Blob([bytes]), "people");
  const text = await bytesOf(convert(access, format, choice, new LineIndex()));
  const made = { encoding: "utf-8", separator: ",", typed: true, texts: numbers.columns } as const;
  return { ...source(text, piece), layout, dialect: { ...dialect, ...made } };
}

async function resultOf(kind: Kind, piece: number): Promise<Result> {
  const result: Result = { told: [], said: [] };
  const hear = (note: Said) => {
    assertSaid(note);
    result.told.push(note.values.rows === undefined ? [note.id] : [note.id, Number(note.values.rows)]);
    result.said.push(note.text);
  };
  const blank = (lines: number) => {
    result.told.push(["blank-lines", lines]);
    result.said.push(`${lines} blank ${lines === 1 ? "line was" : "lines were"} passed over.`);
  };
  try {
    const file = await sourceOf(kind, piece, hear);
    const { notes = [], ...seen } = await inspect(file, { onNote: hear, onBlankLines: blank });
    assert.ok(notes.length <= result.told.length);
    result.seen = seen;
    for (const { why } of Object.values<Decision<unknown>>({ ...seen.dialect })) assertSaid(why);
    if (kind.counted) result.table = await counted(kind.counted, file, result, hear);
  } catch (error) {
    assert.ok(error instanceof SluiceError, String(error));
    result.error = error;
  }
  return result;
}

async function counted(
  choice: NonNullable<Kind["counted"]>,
  file: Source,
  { told, said }: Result,
  hear: (note: Said) => void,
) {
  const { edges, data, ...others } = choice;
  const coding = edges && [{ column: data, edges }];
  const before = told.map(([id]) => id);
  const onNote = (note: Said) => before.includes(note.id) || hear(note);
  const table = await count(file, { ...others, data, ...(coding && { coding }) }, { onNote });
  const codes = edges
    ? []
    : [table.secret, table.data].flatMap(columnsOf).flatMap(({ values }) => missingCodes(values));
  if (codes.length > 0) {
    told.push(["missing-codes"]);
    const look = codes.length > 1 ? "look like codes" : "looks like a code";
    said.push(`${codes.map((code) => `"${code}"`).join(", ")} ${look} for no answer.`);
  }
  return table;
}

/** Asked is what the page has a question for; the error of the command line names the option. */
function outcomeOf({ error, told }: Result): Outcome {
  if (!error) return told.length > 0 ? "told" : "read";
  return readingAsked(error) || rowsAsked(error) ? "asked" : "refused";
}

function check(kind: Kind, { seen, told, error }: Result): void {
  if (error) {
    assert.equal(error.id, kind.refused, error.message);
    if (kind.params) assert.deepEqual(error.values, kind.params);
    for (const part of kind.names ?? []) assert.ok(`${error.message} ${error.remedy}`.includes(part), error.message);
    assertSpoken(error);
  } else assert.equal(kind.refused, undefined, JSON.stringify(seen?.header));
  if (!error) assert.deepEqual(told, kind.told ?? []);
  if (!seen) return;
  const { columns } = seen;
  const valuesOf = (at: number) => columns[at]?.values.map(({ value }) => value);
  if (kind.encoding) assert.equal(seen.encoding, kind.encoding);
  if (kind.separator) assert.equal(seen.delimiter, kind.separator);
  if (kind.header) assert.deepEqual(seen.header, kind.header);
  if (kind.rows !== undefined) assert.equal(seen.rows, kind.rows);
  if (kind.values) assert.deepEqual(valuesOf(0), kind.values);
  if (kind.column) assert.deepEqual(valuesOf(kind.column[0]), kind.column[1]);
  if (kind.sum) {
    const [at, expected] = kind.sum;
    const sum = columns[at]?.numbers?.reduce((all, one) => all + one, 0) ?? Number.NaN;
    assert.ok(Math.abs(sum - expected) < 1e-9, `${sum}`);
  }
  if (kind.why) assert.match(seen.dialect[kind.why[0]].why.text, kind.why[1]);
  for (const [key, value] of Object.entries(kind.dialect ?? {})) {
    const decision: Decision<unknown> | undefined = seen.dialect[key as keyof Dialect];
    if (decision) assert.deepEqual(decision, { ...decision, value, chosen: true });
  }
}

/** The same work by the parser alone. */
async function byParser<T>(work: () => Promise<T>): Promise<T> {
  const { reads } = CsvScanner;
  let asked = 0;
  CsvScanner.reads = () => {
    asked += 1;
    return false;
  };
  try {
    return await work();
  } finally {
    CsvScanner.reads = reads;
    assert.ok(asked < 100);
  }
}

/** Each answer that the page offers settles what it asks about, in the same text: another question may follow. */
async function checkAnswers(kind: Kind, { error }: Result): Promise<void> {
  const asked = error && (rowsAsked(error)?.answers ?? readingAsked(error)?.answers);
  if (!error || !asked || kind.counted) return;
  const file = await sourceOf(kind, 1 << 20, () => undefined);
  for (const answer of asked) {
    const layout = "layout" in answer ? { ...file.layout, ...answer.layout } : file.layout;
    const dialect = "choice" in answer ? { ...file.dialect, ...answer.choice } : (file.dialect ?? {});
    const next = await inspect({ ...file, layout, dialect }).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    assert.ok(next === undefined || next instanceof SluiceError, String(next));
    assert.notEqual(next?.id, error.id, JSON.stringify(answer));
  }
}

/** How it is read where nothing else is said. */
function howRead({ encoding, delimiter, dialect, header, rows }: Inspection): string {
  const mark = nameOfSeparator(delimiter);
  const cells = header.length > 1 ? `, between ${typeof mark === "string" ? mark : mark.text}` : "";
  const named = dialect.header.value ? "" : ", no names";
  const [line, column] = [rows === 1 ? "row" : "rows", header.length === 1 ? "column" : "columns"];
  return `${encoding}${cells}${named}: ${rows} ${line} of ${header.length} ${column}`;
}

/** Everything that somebody would see. */
const shown = ({ seen, table, told, error }: Result) => ({
  seen,
  table,
  told,
  error: error && { id: error.id, values: error.values, place: error.place },
});

const outcomes = new Map<Kind, { outcome: Outcome; said: string }>();

for (const [title, all] of kinds) {
  for (const kind of all) {
    test(`${title}: ${kind.name}`, async () => {
      for (const piece of [1 << 20, 3, 7]) {
        const result = await resultOf(kind, piece);
        check(kind, result);
        assert.deepEqual(shown(await byParser(() => resultOf(kind, piece))), shown(result));
        await checkAnswers(kind, result);
        const outcome = outcomeOf(result);
        const said = result.error ? [saidBy(result.error).text] : result.said;
        outcomes.set(kind, { outcome, said: outcome === "read" ? howRead(result.seen as Inspection) : said.join(" ") });
      }
    });
  }
}

test("the list of kinds says what becomes of each", () => {
  const list = Object.fromEntries(
    kinds.map(([title, all]) => [
      title,
      Object.fromEntries(
        all.map((kind) => {
          const { outcome, said } = outcomes.get(kind) as { outcome: Outcome; said: string };
          return [kind.name, `${outcome}: ${said.replaceAll("\n", " ")}`];
        }),
      ),
    ]),
  );
  assert.equal(Object.values(list).flatMap(Object.keys).length, outcomes.size, "each kind has a name of its own");
  assert.ok(outcomes.size >= 200);
  const expected = `${JSON.stringify(list, undefined, 2)}\n`;
  if (readFileSync("tests/api/kinds-of-files.json", "utf8") === expected) return;
  writeFileSync(".build/kinds-of-files.json", expected);
  assert.fail(
    "tests/api/kinds-of-files.json does not say what becomes of each: it would be as .build/kinds-of-files.json is now",
  );
});
