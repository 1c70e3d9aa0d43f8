// SPDX-License-Identifier: GPL-3.0-or-later
/** Fifty damaged files and more: each refused with a message that says where, and no output, or repaired, and then right. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Engine } from "../../wasm/contract/engine.js";
import { type ErrorCode, SluiceError } from "../../wasm/contract/errors.js";
import { convert } from "../../wasm/files/formats/convert.js";
import { withRow } from "../../wasm/files/formats/in-rows.js";
import { LineIndex } from "../../wasm/files/formats/lines.js";
import { toParquet } from "../../wasm/files/formats/parquet-out.js";
import { blobAccess } from "../../wasm/files/formats/random-access.js";
import { HEAD_BYTES, recognise } from "../../wasm/files/formats/recognise.js";
import { toXlsx } from "../../wasm/files/formats/xlsx-out.js";
import { privatise } from "../../wasm/files/privatise.js";
import { fakeEngine, protocol } from "./fake-engine.js";
import { source } from "./helpers.js";
import { batches, bytesOf, cells, row, workbookParts, zipped } from "./tables.js";
import { assertSpoken } from "./translations.js";

/** The inputs can be seen coming out. */
const faithful: Engine = { ...fakeEngine, sample: (_weights, _columns, inputs) => inputs.slice() };

/** As the command line and the page privatise it: the text that comes out, of which there is none where this rejects. */
async function privatised(bytes: Uint8Array): Promise<string> {
  const lines = new LineIndex();
  const format = recognise(bytes.subarray(0, HEAD_BYTES), "people");
  try {
    const table =
      format === "text" || format === "gzip"
        ? bytes
        : await bytesOf(convert(blobAccess(new Blob([Uint8Array.from(bytes)]), "people"), format, {}, lines));
    const file = await privatise(faithful, source(table, 7, "people"), protocol, { write: "reports", keep: [] });
    return await file.blob.text();
  } catch (error) {
    throw format === "text" ? error : withRow(error, lines);
  }
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, "utf16le"));
const swapped = (text: string) => new Uint8Array(Buffer.from(utf16(text)).swap16());
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

const WORKBOOK = await bytesOf(
  toXlsx(
    batches([
      ["id", "x"],
      ["1", "no"],
      ["2", "=yes"],
    ]),
  ),
);
const PARQUET = await bytesOf(
  toParquet(
    batches([
      ["id", "x"],
      ["1", "no"],
      ["2", "=yes"],
    ]),
  ),
);
const sheet = (data: string) => cells(`${row(1, ["id", "x"])}${data}`);

type Damaged = [what: string, bytes: Uint8Array | string, code: ErrorCode, place: { line?: number; row?: number }];

const REFUSED: Damaged[] = [
  ["nothing at all", "", "bad_file", {}],
  ["blanks only", " \n\t\n", "bad_file", {}],
  ["a header and no rows", "id,x\n", "bad_file", {}],
  ["no header", "1,no\n2,no\n", "bad_file", { line: 1 }],
  ["a header of numbers", "1,2\n3,4\n", "bad_file", { line: 1 }],
  ["an empty first line of cells", ",\n1,no\n", "bad_file", { line: 1 }],
  ["a row that is short", "id,x\n1,no\n2\n3,no\n", "bad_file", { line: 3 }],
  ["a row that is long", "id,x\n1,no\n2,no,more\n", "bad_file", { line: 3 }],
  ["one row with a delimiter behind it", "id,x\n1,no\n2,no,\n", "bad_file", { line: 3 }],
  ["rows without the header's last delimiter, but one", "id,x,\n1,no\n2,no,\n", "bad_file", { line: 2 }],
  ["a delimiter that is not in quotes", "id,x\n1,no, really\n2,no\n", "bad_file", { line: 2 }],
  ["a quote that never closes", 'id,x\n1,"no\n2,no\n', "bad_file", { line: 2 }],
  ["a quote that never closes, after a line break in a cell", 'id,x\n"1\n1",no\n2,"no\n', "bad_file", { line: 4 }],
  ["text after a closing quote", 'id,x\n1,"no" way\n', "bad_file", { line: 2 }],
  ["a blank before a quote", 'id,x\n1,no\n2, "no"\n', "bad_file", { line: 3 }],
  ["a single quote within quotes", 'id,x\n1,"n"o"\n', "bad_file", { line: 2 }],
  ["the column twice", "x,x\nno,no\n", "unknown_column", { line: 1 }],
  ["the column missing", "id,y\n1,no\n", "unknown_column", {}],
  ["the column in another case", "id,X\n1,no\n", "unknown_column", {}],
  ["a category that is not known", "id,x\n1,no\n2,maybe\n", "unknown_category", { line: 3 }],
  ["a category in another case", "id,x\n1,No\n", "unknown_category", { line: 2 }],
  ["a missing value that the protocol does not know", "id,x\n1,no\n2,\n", "unknown_category", { line: 3 }],
  ["a letter of another alphabet in a category", "id,x\n1,n\u043e\n", "unknown_category", { line: 2 }],
  ["rows of another file behind the table", "id,x\n1,no\n\nname,y\n2,yes\n", "unknown_category", { line: 4 }],
  ["a second header further down", "id,x\n1,no\nid,x\n2,no\n", "bad_file", { line: 3 }],
  ["a zero byte", `id,x\n${"1,no\n".repeat(30)}1,n\u0000o\n`, "bad_file", { line: 32 }],
  ["a control character", "id,x\n1,no\n2,n\u0007o\n", "bad_file", { line: 3 }],
  ["an end-of-file mark before the end", "id,x\n1,no\n\u001a2,no\n", "bad_file", { line: 3 }],
  ["bytes that are no UTF-8", joined(utf8("id,x\né,no\n2,"), latin1("\xff\xfe\n")), "bad_file", { line: 3 }],
  ["half a UTF-8 character at the end", joined(utf8("id,x\né,no\n2,n"), latin1("\xc3")), "bad_file", { line: 3 }],
  [
    "UTF-8 that was cut in the middle of the file",
    joined(utf8("id,x\né,no\n"), latin1("\xe6\x97,no\n")),
    "bad_file",
    { line: 3 },
  ],
  ["bytes that several encodings have", latin1("id,x\n\xe9\x81,no\n"), "bad_file", {}],
  ["half a UTF-16 character", joined(utf16("id,x\n1,no\n"), latin1("\x00\xd8\x0a\x00")), "bad_file", { line: 3 }],
  ["a few zeros that are no UTF-16", "id,x\n1,\0no\n2,yes\n", "bad_file", { line: 2 }],
  ["a zero in each row, beside line ends", `id,x\n${"1,\0no\n\0,no\n".repeat(5)}`, "bad_file", { line: 2 }],
  ["a zero in the header", "id\0,x\n1,no\n2,yes\n", "bad_file", { line: 1 }],
  ["an odd number of bytes in UTF-16", joined(utf16("id,x\n1,no\n"), latin1("2")), "bad_file", {}],
  ["a picture", joined(latin1("\x89PNG\r\n\x1a\n\0\0\0\rIHDR"), new Uint8Array(40)), "bad_file", {}],
  ["a program", joined(latin1("\x7fELF\x02\x01\x01"), new Uint8Array(60)), "bad_file", {}],
  ["gzip", latin1("\x1f\x8b\x08\0\0\0\0\0"), "bad_file", {}],
  ["PDF", "%PDF-1.7\n%âãÏÓ\n", "bad_file", {}],
  ["an old workbook", latin1("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0"), "bad_file", {}],
  ["a zip that is no workbook", zipped({ "a.txt": "id,x" }), "bad_file", {}],
  ["a workbook cut in half", WORKBOOK.subarray(0, WORKBOOK.length >> 1), "bad_file", {}],
  ["a workbook without its last bytes", WORKBOOK.subarray(0, -9), "bad_file", {}],
  ["a workbook with a changed byte", WORKBOOK.map((byte, i) => (i === 700 ? byte ^ 0x55 : byte)), "bad_file", {}],
  ["a workbook without sheets", zipped(workbookParts({ sheets: {} })), "bad_file", {}],
  ["a workbook whose sheet is empty", cells(""), "bad_file", {}],
  [
    "a cell with an error",
    sheet(`<row r="2"><c r="A2"><v>1</v></c><c r="B2" t="e"><v>#N/A</v></c></row>`),
    "bad_file",
    { row: 2 },
  ],
  ["a cell beside the header", sheet(row(2, [1, "no", "more"])), "bad_file", { row: 2 }],
  [
    "a category that is not known, in a workbook",
    sheet(`${row(2, [1, "no"])}${row(5, [2, "maybe"])}`),
    "unknown_category",
    { row: 5 },
  ],
  ["a Parquet file cut in half", PARQUET.subarray(0, PARQUET.length >> 1), "bad_file", {}],
  ["a Parquet file without its footer", PARQUET.subarray(0, -8), "bad_file", {}],
  [
    "a Parquet file with a lying footer",
    PARQUET.map((byte, i) => (i === PARQUET.length - 5 ? 0x7f : byte)),
    "bad_file",
    {},
  ],
  [
    "a Parquet file with a category that is not known",
    await bytesOf(toParquet(batches([["x"], ["no"], ["maybe"]]))),
    "unknown_category",
    { row: 2 },
  ],
];

test("fifty damaged files: each is refused, says where, and gives nothing", async () => {
  assert.ok(REFUSED.length >= 50, `${REFUSED.length} files`);
  for (const [what, content, code, place] of REFUSED) {
    const bytes = typeof content === "string" ? utf8(content) : content;
    const error = await privatised(bytes).then(
      (text) => assert.fail(`${what}: ${JSON.stringify(text)}`),
      (reason: unknown) => reason,
    );
    assert.ok(error instanceof SluiceError, `${what}: ${error}`);
    assert.equal(error.code, code, `${what}: ${error.message}`);
    assert.equal(error.place.file, "people", what);
    for (const [key, value] of Object.entries(place)) {
      assert.equal(error.place[key as "line"], value, `${what}: ${key}, ${error.message}`);
    }
    assert.ok(error.message.length > 10 && error.remedy.length > 10, what);
    assertSpoken(error);
  }
});

/** Odd, but there is one thing only that they can mean. */
const REPAIRED: [what: string, bytes: Uint8Array | string][] = [
  ["a byte order mark", "\uFEFFid,x\n1,no\n2,=yes\n"],
  ["CR LF", "id,x\r\n1,no\r\n2,=yes\r\n"],
  ["CR alone", "id,x\r1,no\r2,=yes\r"],
  ["mixed line ends", "id,x\r\n1,no\n2,=yes\r"],
  ["no line end at the end", "id,x\n1,no\n2,=yes"],
  ["blank lines", "\nid,x\n\n1,no\n\n\n2,=yes\n\n"],
  ["blanks around cells", " id , x \n 1 , no \n 2 , =yes \n"],
  ["semicolons", "id;x\n1;no\n2;=yes\n"],
  ["semicolons with decimal commas", "id;x\n1,5;no\n2,5;=yes\n"],
  ["tabs", "id\tx\n1\tno\n2\t=yes\n"],
  ["vertical bars", "id|x\n1|no\n2|=yes\n"],
  ["quotes everywhere", '"id","x"\n"1","no"\n"2","=yes"\n'],
  ["a blank behind every comma, before quotes", '"id", "x"\n"1", "no"\n"2", "=yes"\n'],
  ["line breaks and delimiters in cells", 'id,x\n"a\nb,c",no\n"say ""x""",=yes\n'],
  ["Windows-1252", latin1("id,x\nM\xfcller,no\n\x80,=yes\n")],
  ["UTF-16, little-endian", utf16("id,x\n1,no\n2,=yes\n")],
  ["UTF-16, big-endian", swapped("id,x\n1,no\n2,=yes\n")],
  ["UTF-16 without its mark", utf16("id,x\n1,no\n2,=yes\n").subarray(2)],
  ["a delimiter behind every row but the header", "id,x\na7,no,\nb8,=yes,\n"],
  ["a delimiter behind the header only", "id,x,\n1,no\n2,=yes\n"],
  ["a delimiter behind every line", "id,x,\n1,no,\n2,=yes,\n"],
  ["other columns without a name, or with one twice", "a,a,,x\n1,1,1,no\n2,2,2,=yes\n"],
  ["a spreadsheet's apostrophe", "id,x\n1,no\n2,'=yes\n"],
  ["an unseen character in a category", "id,x\n1,n\u200bo\n2,=yes\n"],
  ["a workbook", WORKBOOK],
  [
    "a workbook with empty rows about its table",
    cells(`${row(4, ["id", "x"])}${row(5, [1, "no"])}${row(9, [2, "=yes"])}`),
  ],
  ["a Parquet file", PARQUET],
];

test("odd files that can mean one thing only are read as that", async () => {
  for (const [what, content] of REPAIRED) {
    const bytes = typeof content === "string" ? utf8(content) : content;
    assert.equal(await privatised(bytes), "x\nno\n'=yes\n", what);
  }
});
