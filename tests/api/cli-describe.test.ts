// SPDX-License-Identifier: GPL-3.0-or-later
/** `design --describe`: what the columns of files like those of hospitals, employers and schools are, and their roles. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { besideReading, type Folder, inFolder, start } from "./run-cli.js";

const two = (n: number) => String(n).padStart(2, "0");
const of =
  (...cells: string[]) =>
  (row: number) =>
    cells[row % cells.length] as string;
const NAMES = ["Anna", "Bram", "Carla", "Dirk", "Emma", "Finn", "Greta", "Hugo", "Ines", "Jan", "Kim"];
const named = (row: number) =>
  `${NAMES[row % 11]} ${NAMES[(row * 7) % 11]}son${String.fromCharCode(97 + (Math.floor(row / 11) % 26))}`;

function csv(rows: number, columns: Record<string, (row: number) => string>, separator = ","): string {
  const lines = Array.from({ length: rows }, (_, row) =>
    Object.values(columns)
      .map((cell) => cell(row))
      .join(separator),
  );
  return `${[Object.keys(columns).join(separator), ...lines].join("\n")}\n`;
}

const HOSPITAL = csv(600, {
  "Patient ID": (row) => `P${10_000 + row}`,
  Name: named,
  "HIV status": (row) => (row % 9 === 0 ? "" : (["negative", "negative", "positive", "pending"][row % 4] as string)),
  Department: of("Cardiology", "Oncology", "Emergency", "cardiology", "Surgery", "Oncology", "Emergency"),
  Admitted: (row) => `2023-${two(1 + (row % 12))}-${two(1 + ((row * 5) % 28))}`,
  Age: (row) => (row % 13 === 0 ? "999" : String(18 + ((row * 11) % 71))),
  Sex: of("f", "m"),
  Note: (row) => `was seen by ${named(row)} and went home without any complaint`,
});
const STAFF = csv(
  400,
  {
    Personalnummer: (row) => String(400_100 + 7 * row),
    "E-Mail": (row) => `p${row}@example.org`,
    Vorname: (row) => NAMES[row % 11] as string,
    Abteilung: of("Vertrieb", "Einkauf", "IT", "Lager", "Werk"),
    Eintritt: (row) => `${two(1 + ((row * 5) % 28))}.${two(1 + (row % 12))}.${two(19 + (row % 4))}`,
    Schwerbehindert: of("nein", "nein", "ja", "nein", "nein", "nein", "ja"),
    Gehalt: (row) => `${2000 + ((row * 37) % 3000)},50`,
    PLZ: (row) => `0${1000 + ((row * 3) % 100)}`,
  },
  ";",
);
const SCHOOL = csv(200, {
  leerling: (row) => `L${row % 100}`,
  toets: of("1", "2"),
  klas: of("1A", "1B", "2A"),
  "gratis lunch": of("ja", "nee", "nee", "n.v.t."),
  weging: (row) => (0.5 + (row % 11) / 10).toFixed(1),
  cijfer: of("6", "7", "8", "5", "9"),
});

interface Column {
  name: string;
  kind: string;
  role: string;
  namesPeople: boolean;
  may: string[];
  mends: {
    about: string;
    says: string;
    options?: string[];
    schema?: { columns: Record<string, { merged: { into: string; cells: string[] }[] }> };
  }[];
}

async function described(folder: Folder, file: string, ...options: string[]) {
  const { code, stdout, stderr } = await folder.run("design", "--describe", file, "--json", ...options);
  assert.equal(code, 0, stderr);
  const found = JSON.parse(stdout) as {
    columns: Column[];
    options: string[];
    asks: { about: string; column: string; options: string[] }[];
    encoding: { value: string };
  };
  return { ...found, of: (name: string) => found.columns.find((column) => column.name === name) as Column };
}

const rolesOf = (columns: Column[]) =>
  Object.fromEntries(columns.map(({ name, kind, role }) => [name, `${kind}: ${role}`]));

test("a hospital's columns, with what may be mended and how", () =>
  inFolder(async (folder) => {
    folder.write("hospital.csv", HOSPITAL);
    const { columns, options, asks, of } = await described(folder, "hospital.csv");
    assert.deepEqual(rolesOf(columns), {
      "Patient ID": "id: leave",
      Name: "names: leave",
      "HIV status": "categories: hide",
      Department: "categories: share",
      Admitted: "date: leave",
      Age: "numbers: leave",
      Sex: "categories: group",
      Note: "text: leave",
    });
    assert.deepEqual(asks, []);
    assert.deepEqual(options, ["--secret=HIV status", "--release=Department,Sex"]);
    assert.deepEqual(
      of("Age").mends.map(({ about, options }) => [about, options?.[0]?.replace(/=\d.*/, "")]),
      [
        ["missing", "--missing"],
        ["ranges", "--bins=Age"],
      ],
    );
    assert.deepEqual(
      of("Admitted").mends.map(({ about, schema }) => [about, schema?.columns.Admitted?.merged.length]),
      [
        ["month", 12],
        ["year", 1],
      ].filter(([, n]) => n !== 1),
    );
    // The options and schemas of these mends make a protocol.
    const [spellings] = of("Department").mends;
    assert.equal(spellings?.about, "spellings");
    folder.write(
      "rules.json",
      JSON.stringify({ columns: { ...spellings?.schema?.columns, ...of("Admitted").mends[0]?.schema?.columns } }),
    );
    const level = ["--guarantee", "lip", "--epsilon", "1", "--json"];
    const design = (...more: string[]) => folder.run("design", "hospital.csv", ...more, ...level);
    const categories = async (...more: string[]) => {
      const { code, stdout, stderr } = await design(...more);
      assert.equal(code, 0, stderr);
      return (JSON.parse(stdout) as { channel: { inputs: string[] } }).channel.inputs;
    };
    assert.deepEqual((await categories("--secret=HIV status", "--release=Department", "--schema=rules.json")).sort(), [
      ...["Cardiology", "Emergency", "Oncology", "Surgery"],
    ]);
    assert.equal((await categories("--secret=Sex", "--release=Admitted", "--schema=rules.json")).length, 12);
    const age = of("Age").mends.flatMap(({ options = [] }) => options);
    assert.ok((await categories("--secret=Sex", "--release=Age", ...age)).length >= 4);
  }));

test("an employer's columns in German: decimal commas, dates with years of two digits, postcodes", () =>
  inFolder(async (folder) => {
    folder.write("staff.csv", STAFF);
    const { columns, options, of } = await described(folder, "staff.csv");
    assert.deepEqual(rolesOf(columns), {
      Personalnummer: "id: leave",
      "E-Mail": "address: leave",
      Vorname: "names: leave",
      Abteilung: "categories: share",
      Eintritt: "date: leave",
      Schwerbehindert: "yes-no: hide",
      Gehalt: "numbers: leave",
      PLZ: "postcode: leave",
    });
    assert.deepEqual(options, ["--secret=Schwerbehindert", "--release=Abteilung"]);
    assert.deepEqual(
      of("Eintritt").mends.map(({ about }) => about),
      ["month", "year"],
    );
    assert.ok(of("Gehalt").mends.some(({ options }) => options?.includes("--decimal-comma")));
  }));

test("a school's columns in Dutch: pupils with two rows, weights, n.v.t.", () =>
  inFolder(async (folder) => {
    folder.write("school.csv", SCHOOL);
    const { columns, asks, of } = await described(folder, "school.csv");
    assert.deepEqual(rolesOf(columns), {
      leerling: "id: leave",
      toets: "numbers: share",
      klas: "categories: group",
      "gratis lunch": "yes-no: hide",
      weging: "weights: weight",
      cijfer: "numbers: leave",
    });
    assert.deepEqual(
      asks.map(({ about, column }) => [about, column]),
      [["people", "leerling"]],
    );
    assert.deepEqual(
      of("gratis lunch").mends.map(({ options }) => options),
      [["--missing=n.v.t."]],
    );
  }));

test("roles that are said stay, what names people is never proposed, and each column may be kept or left", () =>
  inFolder(async (folder) => {
    for (const [name, text] of [
      ["hospital.csv", HOSPITAL],
      ["staff.csv", STAFF],
      ["school.csv", SCHOOL],
    ] as const) {
      folder.write(name, text);
      const { columns } = await described(folder, name);
      for (const column of columns) {
        if (column.namesPeople) assert.ok(["leave", "weight"].includes(column.role), column.name);
        assert.ok(column.may.includes("leave") && column.may.includes(column.role), column.name);
      }
    }
    const said = await described(folder, "hospital.csv", "--secret", "Sex", "--release", "HIV status,Department");
    assert.deepEqual(said.options, ["--secret=Sex", "--release=HIV status,Department"]);
  }));

test("counted tables and text encodings are told", () =>
  inFolder(async (folder) => {
    folder.write("counts.csv", "says,place,n\nyes,a,40\nyes,b,42\nno,a,44\nno,b,49\n");
    const { asks, columns } = await described(folder, "counts.csv");
    assert.deepEqual(
      asks.map(({ about, options }) => [about, options]),
      [["counts", ["--weight=n", "--each-row=person"]]],
    );
    assert.equal(rolesOf(columns).n, "numbers: weight");
    const { outcome, child } = start(["design", "--describe", "-", "--json"], folder.path);
    child.stdin?.end(Buffer.from("ort,sagt\nK\xf6ln,ja\nUlm,nein\n", "latin1"));
    assert.equal(
      (JSON.parse((await outcome).stdout) as { encoding: { value: string } }).encoding.value,
      "windows-1252",
    );
  }));

test("it speaks English, Dutch and German, and its JSON is the same in all", () =>
  inFolder(async (folder) => {
    folder.write("hospital.csv", HOSPITAL);
    const run = async (LC_ALL: string, ...more: string[]) => {
      const { code, stdout, stderr } = await start(["design", "--describe", "hospital.csv", ...more], folder.path, {
        LC_ALL,
      }).outcome;
      assert.equal(code, 0, stderr);
      assert.equal(besideReading(stderr), "");
      return stdout;
    };
    const english = await run("C");
    assert.match(english, /^hospital\.csv: 600 rows, 8 columns\.\n/);
    assert.match(english, /\nHIV status: answers, 3 different, 67 empty\n {2}Hide: 67 people gave no answer to it\n/);
    assert.match(english, /\nName: names of people, .*may name people\n {2}Leave out: it may name people\n/);
    assert.match(
      english,
      /\n {4}"999" may stand for no answer\. If so, count such cells as missing\. {2}--missing=999\n/,
    );
    assert.match(
      english,
      /\nsluice design hospital\.csv '--secret=HIV status' --release=Department,Sex --guarantee=NOTION --epsilon=E\n$/,
    );
    const [dutch, german] = [await run("nl_NL.UTF-8"), await run("de_DE.UTF-8")];
    assert.match(dutch, /Verbergen: 67 mensen hebben er geen antwoord op gegeven/);
    assert.match(german, /Verbergen: 67 Personen haben darauf nicht geantwortet/);
    for (const words of [dutch, german]) assert.doesNotMatch(words, /\b(?:the|people|answers|different)\b/);
    assert.equal(await run("nl_NL.UTF-8", "--json"), await run("C", "--json"));
  }));

test("options about a protocol are refused beside it, and so are columns that are not there", () =>
  inFolder(async (folder) => {
    folder.write("counts.csv", "says,place\nyes,a\nno,b\n");
    const refused = async (...more: string[]) => {
      const { code, stderr } = await folder.run("design", "--describe", "counts.csv", ...more);
      assert.equal(code, 2);
      return stderr;
    };
    assert.match(await refused("--epsilon", "1"), /--epsilon is not for --describe/);
    assert.match(await refused("--secret", "sex"), /There is no column "sex"/);
    assert.match(await refused("counts.csv"), /takes one data file/);
  }));
