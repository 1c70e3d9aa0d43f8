// SPDX-License-Identifier: GPL-3.0-or-later
/** Rows that are no people: what is left out and told, what is asked about, and what is read as it stands. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { SluiceError } from "../../wasm/contract/errors.js";
import type { Layout } from "../../wasm/contract/file-types.js";
import { count } from "../../wasm/files/count.js";
import { inspect } from "../../wasm/files/inspect.js";
import { privatise } from "../../wasm/files/privatise.js";
import { testInFolder } from "./cli-folder.js";
import { fakeEngine, protocol } from "./fake-engine.js";
import { rejects, source } from "./helpers.js";
import { assertSaid, assertSpoken } from "./translations.js";

/** A line of cells, quoted as these programs do it. */
const line = (...cells: (string | number)[]) =>
  cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(",");
const file = (...lines: string[]) => `${lines.join("\n")}\n`;

const QUALTRICS = file(
  line("StartDate", "EndDate", "Finished", "ResponseId", "Q1", "Q2"),
  line("Start Date", "End Date", "Finished", "Response ID", "How old\nare you?", "Do you smoke?"),
  line(...["startDate", "endDate", "finished", "_recordId", "QID1", "QID2"].map((id) => `{"ImportId":"${id}"}`)),
  line("2026-01-05 10:00:00", "2026-01-05 10:09:00", "True", "R_1a", "34", "Yes"),
  line("2026-01-05 11:00:00", "2026-01-05 11:02:00", "True", "R_2b", "61", "No"),
);
/** The same, of which another program has taken the third line. */
const QUALTRICS_TEXTS = QUALTRICS.split("\n")
  .filter((each) => !each.includes("ImportId"))
  .join("\n");
const KOBO = ["3f2504e0-4f89-11d3-9a0c-0305e82c3301", "3f2504e0-4f89-11d3-9a0c-0305e82c3302"];

type Told = [note: string, rows?: number];
type Case = [what: string, text: string, header: string[] | undefined, rows: number, told: Told[], layout?: Layout];

const READ: Case[] = [
  [
    "Qualtrics, three lines",
    QUALTRICS,
    ["StartDate", "EndDate", "Finished", "ResponseId", "Q1", "Q2"],
    2,
    [["label-rows-skipped", 2]],
  ],
  ["Qualtrics, tabs", QUALTRICS.replaceAll('","', '"\t"'), undefined, 2, [["label-rows-skipped", 2]]],
  ["Qualtrics without the line of ids", QUALTRICS_TEXTS, undefined, 2, [["label-rows-skipped", 1]]],
  ["Qualtrics, all rows wanted", QUALTRICS, undefined, 4, [], { labelRows: 0 }],
  [
    "REDCap, raw, with the boxes of a question",
    file("record_id,age,symptoms___1,symptoms___2", "1,34,1,0", "2,61,0,0"),
    ["record_id", "age", "symptoms___1", "symptoms___2"],
    2,
    [],
  ],
  [
    "REDCap, labels",
    file(line("Record ID", "How old?", "Symptoms (choice=Cough)"), line(1, 34, "Checked"), line(2, 61, "Unchecked")),
    undefined,
    2,
    [],
  ],
  [
    "REDCap, raw, with events",
    file("record_id,redcap_event_name,age", "1,baseline_arm_1,34", "1,week_2_arm_1,", "2,baseline_arm_1,61"),
    undefined,
    3,
    [["rows-of-events"]],
  ],
  [
    "REDCap, labels, with events",
    file(line("Record ID", "Event Name", "Age"), line(1, "Baseline", 34), line(1, "Week 2", "")),
    undefined,
    2,
    [["rows-of-events"]],
  ],
  ["an event without records", file("Event Name,Age", "Fair,34", "Market,61"), undefined, 2, []],
  [
    "LimeSurvey, codes",
    file(
      line("id", "submitdate", "lastpage", "startlanguage", "q1[SQ001]"),
      line(1, "2026-01-05", 3, "nl", "Y"),
      line(2, "2026-01-06", 3, "nl", ""),
    ),
    undefined,
    2,
    [],
  ],
  [
    "LimeSurvey, full texts",
    file(
      line("Response ID", "Date submitted", "Last page", "Do you smoke? [Now and then]"),
      line(1, "2026-01-05", 3, "Yes"),
      line(2, "2026-01-06", 3, "No"),
    ),
    undefined,
    2,
    [],
  ],
  [
    "LimeSurvey, VV: texts above codes",
    file(
      ["Response ID", "Date submitted", "Last page", "Start language", "Do you smoke?"].join("\t"),
      ["id", "submitdate", "lastpage", "startlanguage", "q1"].join("\t"),
      ["1", "2026-01-05", "3", "nl", "Y"].join("\t"),
    ),
    undefined,
    1,
    [["label-rows-skipped", 1]],
  ],
  [
    "Google Forms",
    file(
      line("Timestamp", "Do you smoke?", "Which of these?"),
      line("2026/01/05 10:00:00 AM GMT+1", "Yes", "a, b"),
      line("2026/01/05 11:00:00 AM GMT+1", "No", "a"),
    ),
    ["Timestamp", "Do you smoke?", "Which of these?"],
    2,
    [],
  ],
  [
    "Kobo, with groups in its names",
    file("start;person/age;person/smokes;_id;_uuid", `2026-01-05;34;yes;1;${KOBO[0]}`, `2026-01-05;61;no;2;${KOBO[1]}`),
    ["start", "person/age", "person/smokes", "_id", "_uuid"],
    2,
    [],
  ],
  [
    "Kobo, with labels below the names",
    file(
      "start;person/age;person/smokes;_id;_uuid",
      "start;How old?;Do you smoke?;;",
      `2026-01-05;34;yes;1;${KOBO[0]}`,
      `2026-01-05;61;no;2;${KOBO[1]}`,
    ),
    undefined,
    2,
    [["label-rows-skipped", 1]],
  ],
  [
    "HXL tags",
    file("Province,Sex,Age", "#adm1+name,#meta+sex,#meta+age", "Ulm,f,34", "Bonn,m,61"),
    undefined,
    2,
    [["label-rows-skipped", 1]],
  ],
  [
    "SurveyMonkey",
    file(
      line("Respondent ID", "Collector ID", "Do you smoke?"),
      line("", "", "Response"),
      line("118", "7", "Yes"),
      line("119", "7", "No"),
    ),
    undefined,
    2,
    [["label-rows-skipped", 1]],
  ],
  [
    "SurveyMonkey, with names in lower case",
    file("respondent_id,collector_id,smokes", ",,Response", "118,7,Yes", "119,7,No"),
    undefined,
    2,
    [["label-rows-skipped", 1]],
  ],
  ["answers that are hashtags", file("one,other", "#sun,#sea", "#sea,#sun", "#sun,rain"), undefined, 3, []],
  [
    "a code for missing answers in the first row",
    file("a,b,c", "NA,NA,x", "1,2,x", "3,4,y", "5,6,y"),
    undefined,
    4,
    [],
  ],
  ["words in one of two columns of numbers", file("a,b", "unknown,1", "1,2", "3,4", "5,6"), undefined, 4, []],
  ["a place called Total among others", file("place,says", "Total,yes", "Ulm,no"), undefined, 2, []],
  ["a last row called Total with words behind", file("place,says", "Ulm,no", "Total,yes"), undefined, 2, []],
  ["lists in a single column", file("picks", "a|b", "b|c", "c|d"), ["picks"], 3, []],
  ["a delimiter behind every row but the header", file("id,x", "1,no,", "2,yes,"), ["id", "x", ""], 2, []],
  ["blank lines above", file("", "", "id,x", "1,no", "2,yes"), ["id", "x"], 2, []],
  ["notes above, said", file("Report of today", "", "id,x", "1,no", "2,yes"), ["id", "x"], 2, [], { skipRows: 2 }],
  [
    "notes with half a quote above, said",
    file('The 3" pipes', "id,x", "1,no", "2,yes"),
    ["id", "x"],
    2,
    [],
    { skipRows: 1 },
  ],
  ["totals below, said", file("x,n", "no,1", "yes,2", "Total,3"), undefined, 2, [], { skipLast: 1 }],
  ["rows of empty cells below, said to be people", file("x,n", "no,1", ",", ","), undefined, 3, [], { skipLast: 0 }],
  ["rows of empty cells below, left out", file("x,n", "no,1", "yes,2", ",", ","), undefined, 2, [], { skipLast: 2 }],
  ["an empty answer in quotes at the end", file("x,n", "no,1", '"",""'), undefined, 2, []],
  ["rows of empty cells among others", file("x,n", "no,1", ",", "yes,2"), undefined, 3, []],
  ["totals below, said to be a person", file("x,n", "no,1", "yes,2", "Total,3"), undefined, 3, [], { skipLast: 0 }],
  [
    "totals and a note below, said",
    file("x,n,m", "no,1,1", "yes,2,1", "Total,3,2", "Source: us", ""),
    undefined,
    2,
    [],
    { skipLast: 2 },
  ],
  [
    "everything said at once",
    file("Report", "x,n", "word,word", "no,1", "Total,1"),
    ["x", "n"],
    1,
    [],
    { skipRows: 1, labelRows: 1, skipLast: 1 },
  ],
];

for (const [what, text, header, rows, told, layout] of READ) {
  test(`reads ${what}`, async () => {
    for (const piece of [5, 1 << 20]) {
      const found = await inspect({ ...source(text, piece), layout });
      if (header) assert.deepEqual(found.header, header);
      assert.equal(found.rows, rows);
      assert.deepEqual(
        (found.notes ?? []).map(({ id, values }) => (values.rows === undefined ? [id] : [id, values.rows])),
        told,
      );
      for (const note of found.notes ?? []) assertSaid(note);
    }
  });
}

test("no other separator than the one that somebody has said makes lines above a table", async () => {
  const text = file("place^paid", "north^1,5", "south^2,5");
  const found = await inspect({ ...source(text), dialect: { separator: "^" } });
  assert.deepEqual(found.header, ["place", "paid"]);
  const below = file("Report of today", "place^paid^n", "north^1^2", "south^2^2");
  const error = await rejects(inspect({ ...source(below), dialect: { separator: "^" } }), "bad_file");
  assert.equal(error.id, "lines-above");
});

const ASKED: [what: string, text: string, id: string, values: object, layout?: Layout][] = [
  ["a note above", file("Report of today", "id,x", "1,no", "2,yes"), "lines-above", { lines: 1 }],
  ["a note and a blank line above", file("Report of today", "", "id;x", "1;no", "2;yes"), "lines-above", { lines: 2 }],
  [
    "a title with commas above, set apart by a blank line",
    file("Survey of students, autumn 2026", "Exported by us", "", "sex,x,age", "f,no,20", "m,yes,31"),
    "lines-above",
    { lines: 3 },
  ],
  ["two notes above, tabs", file("Report", "By: us", "id\tx\ty", "1\tno\ta", "2\tyes\tb"), "lines-above", { lines: 2 }],
  ["a note above, padded", file("Report,,,", "id,x,y,z", "1,no,a,b", "2,yes,a,b"), "lines-above", { lines: 1 }],
  [
    "a note above, and no more is said than of the end",
    file("Report", "id,x", "1,no", "2,yes"),
    "lines-above",
    { lines: 1 },
    { skipLast: 0 },
  ],
  ...["Total", "Totals:", "Summe", "Totaal", "Gesamt", "Grand total"].map((name): (typeof ASKED)[number] => [
    `a last row called ${name}`,
    file("x;n;share", "no;1;33,3 %", "yes;2;66,7 %", `${name};3;100 %`),
    "totals-below",
    { name },
  ]),
  [
    "totals behind an empty cell",
    file("x,y,n", "no,a,1", "yes,b,2", ",Total,3", ""),
    "totals-below",
    { name: "Total" },
  ],
  [
    "words above numbers",
    file("age,income,sex", "years,euros a month,as told", "34,2000,f", "61,1800,m", "20,900,f"),
    "labels-below",
    {},
  ],
  ...["Gesamtergebnis", "Total Result", "Totaal Resultaat"].map((name): (typeof ASKED)[number] => [
    `a last row of a pivot table called ${name}`,
    file("x,n", "no,1", "yes,2", `${name},3`),
    "totals-below",
    { name },
  ]),
  [
    "totals above the note that is left out",
    file("x,n,m", "no,1,1", "yes,2,1", "Total,3,2", "Source: us"),
    "totals-left",
    { name: "Total", rows: 2 },
    { skipLast: 1 },
  ],
  [
    "totals above others that are left out, in columns that are made from lists",
    file("x,n,picks", "no,1,a;b", "yes,2,b;a", "Subtotal,2,", "Total,3,"),
    "totals-left",
    { name: "Subtotal", rows: 2 },
    { skipLast: 1, split: [{ column: "picks", separator: ";" }] },
  ],
  [
    "a note between Excel's line sep=; and the header",
    file("sep=;", "Report of today", "", "id;x", "1;no", "2;yes"),
    "lines-above",
    { lines: 2 },
  ],
  ["rows of empty cells below", file("x;n", "no;1", "yes;2", ";", " ; ", "", ";"), "empty-below", { rows: 3, last: 3 }],
  ["a row of tabs below", file("x\tn\tm", "no\t1\t", "yes\t2\t", "\t\t"), "empty-below", { rows: 1, last: 1 }],
  [
    "rows of empty cells above the note that is left out",
    file("x,n,m", "no,1,1", "yes,2,1", ",,", ",,", "Source: us"),
    "empty-below",
    { rows: 2, last: 3 },
    { skipLast: 1 },
  ],
  ["a note below", file("x,n,m", "no,1,1", "yes,2,1", "Source: us"), "row-single", { width: 3 }],
  ["more lines to leave out than there are", file("id,x", "1,no"), "skipped-all", { lines: 9 }, { skipRows: 9 }],
];

for (const [what, text, id, values, layout] of ASKED) {
  test(`asks about ${what}`, async () => {
    const error = await inspect({ ...source(text, 7), layout }).then(
      (found) => assert.fail(JSON.stringify(found.header)),
      (reason: unknown) => reason,
    );
    assert.ok(error instanceof SluiceError, String(error));
    assert.equal(error.id, id, error.message);
    assert.deepEqual(error.values, values);
    assertSpoken(error);
  });
}

test("lines keep the numbers that they have in the file", async () => {
  const layout = { skipRows: 2, labelRows: 1 };
  const text = file("Report", "", "id,x", "label,label", "1,no", "2,no,more");
  assert.equal((await rejects(inspect({ ...source(text), layout }), "bad_file")).place.line, 6);
});

test("nobody is drawn for a row that is left out, and it counts for nothing", async () => {
  const text = file("id,x", '"{""ImportId"":""a""}","{""ImportId"":""b""}"', "1,no", "2,=yes", "3,no", "Total,3");
  const layout = { skipLast: 1 };
  const table = await count({ ...source(text), layout }, { secret: "id", data: "x" });
  assert.deepEqual(table.secret.categories, ["1", "2", "3"]);
  for (const once of [undefined, { secret: "0".repeat(64) }]) {
    const choice = { write: "reports" as const, keep: ["id"], ...(once && { once }) };
    const made = await privatise(fakeEngine, { ...source(text), layout }, protocol, choice);
    assert.equal(made.rows, 3);
    assert.deepEqual(
      made.notes?.map(({ id }) => id),
      ["label-rows-skipped"],
    );
    assert.equal((await made.blob.text()).trim().split("\n").length, 4);
  }
});

testInFolder("the command line names the option, and takes it", async (folder) => {
  const rows = ["f,a", "m,b", "f,b", "m,a", "f,a", "m,a"];
  folder.write("above.csv", file("Report", "", "sex,x", ...rows));
  folder.write("below.csv", file("sex,x,n", ...rows.map((row) => `${row},1`), "Total,,6"));
  folder.write(
    "labels.csv",
    file("sex,x,_id,_uuid", "Sex,Answer,,", ...rows.map((row, i) => `${row},${i},${KOBO[0]}`)),
  );
  const design = (name: string, ...more: string[]) =>
    folder.run("design", name, "--secret", "sex", "--release", "x", "--guarantee", "lip", "--epsilon", "1", ...more);
  const above = await design("above.csv");
  assert.equal(above.code, 2);
  assert.match(above.stderr, /begin after line 2[\s\S]*notes[\s\S]*--skip-rows=2/);
  assert.equal((await design("above.csv", "--skip-rows=2", "-o", "p.json")).code, 0);
  const below = await design("below.csv");
  assert.equal(below.code, 2);
  assert.match(below.stderr, /begins with "Total"[\s\S]*--skip-last=1[\s\S]*--skip-last=0/);
  assert.equal((await design("below.csv", "--skip-last=1")).code, 0);
  folder.write("empty.csv", file("sex,x,n", ...rows.map((row) => `${row},1`), ",,", ",,"));
  const empty = await design("empty.csv");
  assert.match(empty.stderr, /ends with 2 rows of empty cells[\s\S]*--skip-last=2[.][\s\S]*--skip-last=0 counts them/);
  for (const option of ["--skip-last=2", "--skip-last=0"]) assert.equal((await design("empty.csv", option)).code, 0);
  const labels = await design("labels.csv");
  assert.equal(labels.code, 0, labels.stderr);
  assert.match(labels.stderr, /labels\.csv: 1 row of labels or ids, as Kobo .* left out\. --label-rows=0/);
  const private_ = await folder.run("privatise", "p.json", "below.csv", "--skip-last=1", "-o", "out.csv");
  assert.equal(private_.code, 0, private_.stderr);
  assert.equal(folder.read("out.csv").trim().split("\n").length, 7);
  assert.match((await design("above.csv", "--skip-rows=two")).stderr, /--skip-rows must be a whole number/);
});
