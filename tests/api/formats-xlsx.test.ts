// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of cells in a workbook, and what cannot be read as one table. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { dateText, kindOfFormat, numberText } from "../../wasm/files/formats/number-text.js";
import { blobAccess } from "../../wasm/files/formats/random-access.js";
import { xlsxRows } from "../../wasm/files/formats/xlsx-in.js";
import { toXlsx } from "../../wasm/files/formats/xlsx-out.js";
import { scan } from "../../wasm/files/table.js";
import { rejects, source } from "./helpers.js";
import { batches, bytesOf, cells, converted, row, workbook, workbookParts, zipped } from "./tables.js";

const HEAD = row(1, ["id", "answer"]);
const text = async (bytes: Uint8Array, sheet?: string) => (await converted(bytes, sheet)).text;
/** The text of the second cell of the second row. */
async function cell(content: string, more: Parameters<typeof cells>[1] = {}): Promise<string | undefined> {
  const read = await text(cells(`${HEAD}<row r="2"><c r="A2"><v>1</v></c>${content}</row>`, more));
  return /\n1,(.*)\n$/s.exec(read)?.[1];
}

test("numbers come as a spreadsheet shows them, booleans in capitals", async () => {
  assert.equal(await cell('<c r="B2"><v>0.30000000000000004</v></c>'), "0.3");
  assert.equal(await cell('<c r="B2" t="n"><v>1E3</v></c>'), "1000");
  assert.equal(await cell('<c r="B2"><v>-12.50</v></c>'), "-12.5");
  assert.equal(await cell('<c r="B2"><f>A2+1</f><v>2</v></c>'), "2");
  assert.equal(await cell('<c r="B2"><v>-123456789012345678</v></c>'), "-123456789012345678");
  assert.equal(await cell('<c r="B2"><v>1.2345678901234567E+15</v></c>'), "1234567890123460");
  assert.equal(await cell('<c r="B2" t="b"><v>1</v></c>'), "TRUE");
  assert.equal(await cell('<c r="B2" t="b"><v>0</v></c>'), "FALSE");
  assert.equal(numberText(123_456_789_012_345), "123456789012345");
  assert.equal(numberText(2 / 3), "0.666666666666667");
});

test("a number is one as spreadsheet programs write it; blanks are none", async () => {
  for (const [value, expected] of [
    [" ", ""],
    ["\n", ""],
    [" 5\n", "5"],
    ["5E-1", "0.5"],
    ["+.5e+1", "5"],
  ]) {
    assert.equal(await cell(`<c r="B2"><v>${value}</v></c>`), expected, value);
  }
  for (const value of ["0x1F", "0b11", "0o7", "INF", "Infinity", "NaN", "1e999", "1,5", "1 2", "1_000", "&#xA0;x"]) {
    const error = await rejects(cell(`<c r="B2"><v>${value}</v></c>`), "bad_file");
    assert.match(error.message, /a number is none/, value);
  }
});

test("texts come whole: shared, in runs, in lines, without how they are pronounced", async () => {
  const shared = [
    "<t>one</t>",
    "<r><rPr><b/></rPr><t>t</t></r><r><t>wo</t></r>",
    "<t>漢</t><rPh sb='0' eb='1'><t>kan</t></rPh>",
    '<t xml:space="preserve">&lt;&#x1F600;&#233;_x000A_&gt;</t>',
  ];
  const texts = await Promise.all(shared.map((_, i) => cell(`<c r="B2" t="s"><v>${i}</v></c>`, { texts: shared })));
  assert.deepEqual(texts, ["one", "two", "漢", '"<😀é\n>"']);
  assert.equal(await cell('<c r="B2" t="str"><f>A1</f><v>007</v></c>'), "007");
  assert.equal(await cell('<c r="B2" t="inlineStr"><is><t><![CDATA[a<b]]></t></is></c>'), "a<b");
});

test("a text that begins with blanks and a quote is read like any other", async () => {
  const words = [' "x', '\t""', ' "a" "b', '"', ' "', '\n "y'];
  const rows = words.map((word, i) => row(i + 2, [i, word.replaceAll('"', "&quot;")]));
  const seen: string[][] = [];
  await scan(source(await text(cells(HEAD + rows.join("")))), {}, () => (batch) => seen.push(...batch.rows));
  assert.deepEqual(
    seen.map(([, word]) => word),
    words.map((word) => word.trim()),
  );
});

test("a format of zeros alone shows them in front of whole numbers", async () => {
  const formats = ["00000", "[Red]00000;-0", "000\\-00", "000.0"];
  const styled = (style: number, value: string) => cell(`<c r="B2" s="${style}"><v>${value}</v></c>`, { formats });
  assert.equal(await styled(1, "1067"), "01067");
  assert.equal(await styled(1, "123456"), "123456");
  assert.equal(await styled(1, "-5"), "-5");
  assert.equal(await styled(1, "12.5"), "12.5");
  assert.equal(await styled(2, "7"), "00007");
  assert.equal(await styled(3, "7"), "00007");
  assert.equal(await styled(4, "7"), "7");
});

test("dates are ISO dates, with a time only where there is one", async () => {
  const formats = [
    "yyyy-mm-dd",
    "d/m/yy h:mm",
    "h:mm:ss AM/PM",
    "[h]:mm",
    "0.00",
    "[$-409]mmm yyyy;@",
    "#,##0 &quot;days&quot;",
  ];
  const styled = (style: number, value: number, properties = "") =>
    cell(`<c r="B2" s="${style}"><v>${value}</v></c>`, { formats, properties });
  assert.equal(await styled(1, 45_292), "2024-01-01");
  assert.equal(await styled(1, 45_292.5), "2024-01-01T12:00:00");
  assert.equal(await styled(2, 45_292), "2024-01-01T00:00:00");
  assert.equal(await styled(3, 0.520833333333333), "12:30:00");
  assert.equal(await styled(4, 1.5), "36:00:00");
  assert.equal(await styled(5, 45_292), "45292");
  assert.equal(await styled(6, 45_292), "2024-01-01");
  assert.equal(await styled(7, 45_292), "45292");
  assert.equal(await styled(1, 43_830, 'date1904="1"'), "2024-01-01");
  assert.equal(await cell('<c r="B2" t="d"><v>2024-02-29T00:00:00</v></c>'), "2024-02-29");
  assert.equal(dateText(1, "date", false), "1900-01-01");
  assert.equal(dateText(59, "date", false), "1900-02-28");
  assert.equal(dateText(60, "date", false), "1900-02-29");
  assert.equal(dateText(61, "date", false), "1900-03-01");
  assert.equal(dateText(-1, "date", false), undefined);
  assert.equal(dateText(45_292.999999999, "date-time", false), "2024-01-02T00:00:00");
});

test("number formats are told from those of dates", () => {
  for (const code of [
    "General",
    "0",
    "#,##0.00",
    '"Date" 0',
    "0.0E+00",
    "[Red]0",
    "@",
    "0%",
    "# ?/?",
    "_-* #,##0 _€_-",
  ]) {
    assert.equal(kindOfFormat(200, code), "number", code);
  }
  for (const [code, kind] of [
    ["dd.mm.yyyy", "date"],
    ["yyyy\\-mm\\-dd;@", "date"],
    ["[$-F800]dddd, mmmm dd, yyyy", "date"],
    ["mm:ss.0", "time"],
    ["m/d/yyyy h:mm:ss.000", "date-time"],
    ["[mm]:ss", "elapsed"],
  ] as const) {
    assert.equal(kindOfFormat(200, code), kind, code);
  }
  assert.deepEqual(
    [0, 9, 14, 18, 22, 46, 49].map((id) => kindOfFormat(id, undefined)),
    ["number", "number", "date", "time", "date-time", "elapsed", "number"],
  );
});

test("the table begins where its header does; rows count as in the sheet", async () => {
  const rows = [
    row(3, [undefined, "id", "answer"]),
    row(4, [undefined, 1, "a\nb"]),
    row(7, [undefined, 2, "c"]),
    row(9, []),
  ];
  const { text, notes, lines } = await converted(cells(rows.join("")));
  assert.equal(text, 'id,answer\n1,"a\nb"\n\n\n2,c\n');
  assert.deepEqual(notes, ["2 empty rows were passed over above the header."]);
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6].map((line) => lines.row(line)),
    [3, 4, 4, 5, 6, 7],
  );
});

test("the first sheet that is not empty is read, and the others are told; one can be chosen", async () => {
  const sheets = { Cover: "", People: `${HEAD}${row(2, [1, "x"], 'hidden="1"')}`, Other: row(1, ["z"]) };
  const book = workbook({ sheets });
  const { text: read, notes } = await converted(book);
  assert.equal(read, "id,answer\n1,x\n");
  assert.deepEqual(notes, [
    'Only the sheet "People" was read, not "Cover", "Other".',
    "1 hidden row was read like all others.",
  ]);
  assert.equal(await text(book, "Other"), "z\n");
  const error = await rejects(converted(book, "people"), "bad_request", { file: "people" });
  assert.match(error.remedy, /"Cover", "People", "Other"/);
  await rejects(converted(book, "Cover"), "bad_file");
  const hidden = workbook({ sheets, states: { People: "hidden" } });
  assert.equal(await text(hidden), "z\n");
});

test("cells that have no value of their own stop the file, with their place", async () => {
  const bad: [string, RegExp][] = [
    ['<c r="B2" t="e"><v>#N/A</v></c>', /B2 of the sheet "People" holds the error #N\/A/],
    ['<c r="B2" t="e"><f>1/0</f><v>#DIV/0!</v></c>', /#DIV\/0!/],
    ['<c r="B2"><f>NOW()</f></c>', /formula that has never been calculated/],
    ['<c r="B2" s="1"><v>-3</v></c>', /no date/],
    ['<c r="C2"><v>5</v></c>', /C2 .* outside the columns of the header in row 1/],
  ];
  for (const [content, message] of bad) {
    const error = await rejects(cell(content, { formats: ["yyyy"] }), "bad_file", { file: "people", row: 2 });
    assert.match(error.message, message);
  }
});

test("merged cells in the table are refused, beside it they do no harm", async () => {
  const merged = (ref: string) => ({ after: `<mergeCells><mergeCell ref="${ref}"/></mergeCells>` });
  const data = `${HEAD}${row(2, [1, "x"])}${row(3, [2])}`;
  const error = await rejects(text(cells(data, merged("B2:B3"))), "bad_file", { row: 2 });
  assert.match(error.message, /B2:B3/);
  await rejects(text(cells(data, merged("A1:B1"))), "bad_file", { row: 1 });
  assert.equal(await text(cells(data, merged("D1:E9"))), "id,answer\n1,x\n2,\n");
});

test("names with a prefix and cells without an address are read, too", async () => {
  const parts = workbookParts({ sheets: { A: "" } });
  parts["xl/worksheets/sheet1.xml"] =
    '<x:worksheet xmlns:x="s"><x:sheetData><x:row><x:c t="str"><x:v>a</x:v></x:c><x:c t="str"><x:v>b</x:v></x:c></x:row><x:row><x:c/><x:c><x:v>2</x:v></x:c></x:row></x:sheetData></x:worksheet>';
  assert.equal(await text(zipped(parts)), "a,b\n,2\n");
});

test("what looks like a character that XML does not have comes back as it was, whatever stands around it", async () => {
  const unit = fc.constantFrom(
    "_",
    "x",
    "X",
    "_x",
    "0041",
    "005F",
    "d",
    "&",
    "\r",
    "\n",
    "\0",
    "\u0085",
    "\uFFFE",
    "_x0041_",
  );
  const text = fc.string({ unit, minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 50 }), async (texts) => {
      const all = ["_x0041\u0085", "_x0041_x0041_", ...texts];
      const bytes = await bytesOf(toXlsx(batches([["id", "text"], ...all.map((each) => ["1", each])])));
      const read: (string | undefined)[] = [];
      for await (const rows of xlsxRows(blobAccess(new Blob([Uint8Array.from(bytes)]), ""), {})) {
        read.push(...rows.map((each) => each.cells[1]));
      }
      assert.deepEqual(read.slice(1), all);
    }),
    { numRuns: 50 },
  );
});
