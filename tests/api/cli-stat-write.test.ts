// SPDX-License-Identifier: GPL-3.0-or-later
/** The command line writes files of SPSS and Stata where the output is called like one. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { people, testInFolder } from "./cli-folder.js";
import { type Column, statFile } from "./stat-files.js";
import { takeDta, takeSav } from "./stat-layout.js";

const take = { sav: takeSav, dta: takeDta };
const INCOMES = ["high", "low"];
const REGIONS = ["north", "south", "west"];
const labelled = (labels: string[]): Column["labels"] => labels.map((label, i) => [10 * (i + 1), label]);

/** The people of the CSV, with codes and labels. */
async function asStat(kind: "sav" | "dta"): Promise<Uint8Array> {
  const columns: Column[] = [
    { name: "id", label: "Number" },
    { name: "income", labels: labelled(INCOMES) },
    { name: "region", label: "Region?", labels: labelled(REGIONS) },
  ];
  const rows = people.map((line) => {
    const [id, income = "", region = ""] = line.split(",");
    return [Number(id), 10 * (INCOMES.indexOf(income) + 1), 10 * (REGIONS.indexOf(region) + 1)];
  });
  return statFile(kind, columns, rows);
}

for (const kind of ["sav", "dta"] as const) {
  testInFolder(
    `a .${kind} file comes out as one: codes, labels, what is kept; and is estimated from`,
    async (folder) => {
      writeFileSync(folder.at(`people.${kind}`), await asStat(kind));
      const privatise = async (output: string, ...options: string[]) => {
        const files = ["protocol.json", `people.${kind}`, "-o", output, "--ledger", "ledger.json"];
        const { code, stderr } = await folder.run("privatise", ...files, ...options);
        assert.equal(code, 0, stderr);
        return stderr;
      };
      assert.doesNotMatch(await privatise(`same.${kind}`, "--keep", "id", "--write", "values"), /codes 1, 2/);
      const { names, labels, values, rows } = take[kind](readFileSync(folder.at(`same.${kind}`)));
      assert.deepEqual(names, ["id", "region"]);
      assert.deepEqual(labels, ["Number", "Region?"]);
      assert.deepEqual([...(values[1] ?? [])], labelled(REGIONS));
      assert.deepEqual(
        rows.map(([id]) => id),
        people.map((line) => Number(line.split(",")[0])),
      );
      assert.deepEqual(new Set(rows.map(([, region]) => region)), new Set([10, 20, 30]));
      // The same answers have the same reports, which stand for several answers: the file has no codes for these.
      assert.match(await privatise(`private.${kind}`), /codes 1, 2, 3 and so on.*"region"/);
      await privatise("private.csv");
      const estimate = async (file: string) =>
        JSON.parse((await folder.run("estimate", "protocol.json", file, "--json")).stdout);
      assert.deepEqual(await estimate(`private.${kind}`), await estimate("private.csv"));
    },
  );

  testInFolder(`where the last row is bad nothing is left of a .${kind} file`, async (folder) => {
    folder.write("bad.csv", `region\n${"north\n".repeat(50_000)}nowhere\n`);
    const { code, stderr } = await folder.run("privatise", "protocol.json", "bad.csv", "-o", `out.${kind}`);
    assert.equal(code, 2);
    assert.match(stderr, /bad\.csv:50002: column "region": "nowhere" cannot be reported/);
    assert.deepEqual(
      readdirSync(folder.path).filter((name) => name.includes("out")),
      [],
    );
  });
}

testInFolder(
  "a CSV becomes a Stata file, with what has changed told; one that has no room leaves nothing",
  async (folder) => {
    folder.write("odd.csv", `region,my note\nnorth,x\nwest,${"y".repeat(40_000)}\n`);
    const run = (output: string) =>
      folder.run("privatise", "protocol.json", "odd.csv", "--keep", "my note", "-o", output);
    const made = await run("odd.dta");
    assert.equal(made.code, 0, made.stderr);
    assert.match(made.stderr, /odd\.dta: Stata does not allow some names of columns: "my note" is now "my_note"/);
    assert.match(made.stderr, /odd\.dta: Answers have the codes 1, 2, 3 and so on, .*"region"/);
    const { names, labels, rows } = takeDta(readFileSync(folder.at("odd.dta")));
    assert.deepEqual(names, ["region", "my_note"]);
    assert.deepEqual(labels, ["", "my note"]);
    assert.deepEqual(
      rows.map(([, note]) => note),
      ["x", "y".repeat(40_000)],
    );
    const refused = await run("odd.sav");
    assert.equal(refused.code, 2);
    assert.match(
      refused.stderr,
      /odd\.sav.*A text in the column "my note" is longer than SPSS allows \(32,767 bytes\)/,
    );
    assert.deepEqual(
      readdirSync(folder.path).filter((name) => name.includes("odd.sav")),
      [],
    );
  },
);

testInFolder("formats that are only read are refused by their names", async (folder) => {
  for (const output of ["out.zsav", "out.por", "out.xpt", "out.sas7bdat"]) {
    const { code, stderr } = await folder.run("privatise", "protocol.json", "people.csv", "-o", output);
    assert.equal(code, 2);
    assert.match(stderr, /are read, but not written/);
  }
  assert.deepEqual(
    readdirSync(folder.path).filter((name) => name.includes("out.")),
    [],
  );
});
