// SPDX-License-Identifier: GPL-3.0-or-later
/** The program of the command line's note that estimates in another language finds what the command finds. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { allReports, expanded } from "../../wasm/protocol/unary-encoding.js";
import { DESIGN, furnish } from "./cli-folder.js";
import { inFolder } from "./run-cli.js";

const note = readFileSync("wasm/cli/README.md", "utf8");
const [, program = ""] = /```python\n(.*?)```/s.exec(note) ?? [];

const SHARES = [0.5, 0.1, 0.3, 0.1];
const ANSWERS = ["never", "now and then", "every day", "it, and more"];

for (const protocol of ["grr", "oue", "block-design"]) {
  test(`Python finds the likeliest shares from a ${protocol} file and counts, as the command does`, () =>
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
      folder.write("shares.py", program);
      const { status, stdout, stderr } = spawnSync("python3", ["shares.py", "protocol.json", "counts.csv"], {
        cwd: folder.at("."),
        encoding: "utf8",
      });
      assert.equal(status, 0, stderr);
      const told = await folder.run("estimate", "protocol.json", "--counts", "counts.csv", "--json");
      assert.equal(told.code, 0, told.stderr);
      const { data } = JSON.parse(told.stdout) as { data: { name: string; likelihood: number }[] };
      const found = stdout.trim().split("\n");
      assert.equal(found.length, data.length);
      for (const [i, { name, likelihood }] of data.entries()) {
        const [share = "", ...rest] = (found[i] ?? "").split(" ");
        assert.equal(rest.join(" "), name);
        assert.ok(Math.abs(Number(share) - likelihood) < 1e-3, `${name}: ${share} and ${likelihood}`);
      }
    }));
}

test("Python finds the same shares with settings for readers, which have no counts", () =>
  inFolder(async (folder) => {
    await furnish(folder);
    await folder.run("design", "people.csv", ...DESIGN, "--protocol", "grr", "-o", "protocol.json");
    const { channel } = JSON.parse(folder.read("protocol.json")) as { channel: { reports: string[] } };
    const lines = channel.reports.map((report, y) => `"${report}",${100 + 7 * y}`);
    folder.write("counts.csv", `report,count\n${lines.join("\n")}\n`);
    folder.write("shares.py", program);
    const [full, readers] = ["protocol.json", "protocol.readers.json"].map((settings) =>
      spawnSync("python3", ["shares.py", settings, "counts.csv"], { cwd: folder.at("."), encoding: "utf8" }),
    );
    assert.equal(full?.status, 0, full?.stderr);
    assert.equal(full?.stdout.trim().split("\n").length, channel.reports.length);
    assert.equal(readers?.stdout, full?.stdout);
  }));
