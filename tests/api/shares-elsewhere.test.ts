// SPDX-License-Identifier: GPL-3.0-or-later
/** The programs of the command line's note that estimate in other languages find what the command finds. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { allReports, expanded } from "../../wasm/protocol/unary-encoding.js";
import { DESIGN, furnish } from "./cli-folder.js";
import { inFolder } from "./run-cli.js";

const note = readFileSync("wasm/cli/README.md", "utf8");
const programIn = (language: string) => new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, "s").exec(note)?.[1] ?? "";

interface Elsewhere {
  interpreter: string;
  file: string;
  program: string;
}
const elsewhere: Elsewhere[] = [
  { interpreter: "python3", file: "shares.py", program: programIn("python") },
  { interpreter: "Rscript", file: "shares.R", program: programIn("r") },
];

type Folder = Parameters<Parameters<typeof inFolder>[0]>[0];

/** The lines that the program prints, one for each answer. */
function sharesBy({ interpreter, file, program }: Elsewhere, folder: Folder, settings: string): string[] {
  folder.write(file, program);
  const env = { ...process.env, LC_ALL: "C.UTF-8" };
  const { status, stdout, stderr } = spawnSync(interpreter, [file, settings, "counts.csv"], {
    ...{ cwd: folder.at("."), encoding: "utf8", env },
  });
  assert.equal(status, 0, stderr);
  return stdout.trim().split("\n");
}

const SHARES = [0.5, 0.1, 0.3, 0.1];
const ANSWERS = ["never", "now and then", "tous les étés", "it, and more"];

for (const protocol of ["grr", "oue", "block-design"]) {
  test(`Python and R find the likeliest shares from a ${protocol} file and counts, as the command does`, () =>
    inFolder(async (folder) => {
      const made = await folder.run(
        "question",
        "smokes",
        ...ANSWERS,
        "--epsilon=2",
        `--protocol=${protocol}`,
        "-o",
        "protocol.json",
      );
      assert.equal(made.code, 0, made.stderr);
      const { channel } = JSON.parse(folder.read("protocol.json"));
      const reports: string[] = channel.marks ? allReports(ANSWERS.length) : channel.reports;
      const rows: number[][] = channel.marks
        ? expanded(Number(channel.marks.other) / 2 ** 62, ANSWERS.length, reports)
        : channel.weights.map((row: string[]) => row.map((weight) => Number(weight) / 2 ** 62));
      const sent = (y: number) => rows.reduce((sum, row, x) => sum + (SHARES[x] ?? 0) * (row[y] ?? 0), 0);
      const lines = reports.map((report, y) => `"${report}",${Math.round(20_000 * sent(y))}`);
      folder.write("counts.csv", `report,count\n${lines.join("\n")}\n`);
      const told = await folder.run("estimate", "protocol.json", "--counts", "counts.csv", "--json");
      assert.equal(told.code, 0, told.stderr);
      const { data } = JSON.parse(told.stdout) as { data: { name: string; likelihood: number }[] };
      for (const each of elsewhere) {
        const found = sharesBy(each, folder, "protocol.json");
        assert.equal(found.length, data.length);
        for (const [i, { name, likelihood }] of data.entries()) {
          const [share = "", ...rest] = (found[i] ?? "").split(" ");
          assert.equal(rest.join(" "), name, each.file);
          assert.ok(Math.abs(Number(share) - likelihood) < 1e-3, `${name}: ${share} and ${likelihood}`);
        }
      }
    }));
}

test("Python and R find the same shares with settings for readers, which have no counts", () =>
  inFolder(async (folder) => {
    await furnish(folder);
    await folder.run("design", "people.csv", ...DESIGN, "--protocol", "grr", "-o", "protocol.json");
    const { channel } = JSON.parse(folder.read("protocol.json")) as { channel: { reports: string[] } };
    const lines = channel.reports.map((report, y) => `"${report}",${100 + 7 * y}`);
    folder.write("counts.csv", `report,count\n${lines.join("\n")}\n`);
    for (const each of elsewhere) {
      const [full, readers] = ["protocol.json", "protocol.readers.json"].map((file) => sharesBy(each, folder, file));
      assert.equal(full?.length, channel.reports.length);
      assert.deepEqual(readers, full);
    }
  }));
