// SPDX-License-Identifier: GPL-3.0-or-later
/** Exports of survey programs, and tables with notes, labels and totals around them: kinds of files. */
import type { Layout } from "../../wasm/contract/file-types.js";
import type { Kind, Told } from "./kind-of-file.js";

/** A line of cells, quoted as these programs do it. */
const line = (...cells: (string | number)[]) =>
  cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(",");
export const file = (...lines: string[]) => `${lines.join("\n")}\n`;

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
export const KOBO = ["3f2504e0-4f89-11d3-9a0c-0305e82c3301", "3f2504e0-4f89-11d3-9a0c-0305e82c3302"];

type Read = [what: string, text: string, header: string[] | undefined, rows: number, told: Told[], layout?: Layout];

const READ: Read[] = [
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
    "Kobo, with labels in two languages below the names",
    file(
      "start;person/age;person/smokes;_id;_uuid",
      "début;Quel âge ?;Fumez-vous ?;;",
      "start;How old?;Do you smoke?;;",
      `2026-01-05;34;yes;1;${KOBO[0]}`,
      `2026-01-05;61;no;2;${KOBO[1]}`,
    ),
    undefined,
    2,
    [["label-rows-skipped", 2]],
  ],
  [
    "Qualtrics before 2016, with numbers for names",
    file("V1,V2,Q1", "ResponseID,ResponseSet,Have you ever?", "R_0,Default,yes", "R_1,Default,no"),
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
  ["a delimiter behind every row but the header", file("id,x", "a7,no,", "b8,yes,"), ["id", "x", ""], 2, []],
  ["blank lines above", file("", "", "id,x", "1,no", "2,yes"), ["id", "x"], 2, [["blank-lines", 2]]],
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
    [["blank-lines", 1]],
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

export const surveys: Kind[] = [
  ...READ.map(
    ([name, file, header, rows, told, layout]): Kind => ({
      ...{ name, file, rows, told },
      ...(header && { header }),
      ...(layout && { layout }),
    }),
  ),
  ...ASKED.map(
    ([name, file, refused, params, layout]): Kind => ({
      ...{ name, file, refused, params },
      ...(layout && { layout }),
    }),
  ),
];
