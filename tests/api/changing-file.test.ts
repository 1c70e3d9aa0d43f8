// SPDX-License-Identifier: GPL-3.0-or-later
/** Real files that change or vanish while they are read. */
import assert from "node:assert/strict";
import { appendFileSync, openAsBlob, truncateSync, unlinkSync } from "node:fs";
import { test } from "node:test";
import { openSource } from "../../wasm/cli/files.js";
import type { Task } from "../../wasm/contract/task.js";
import { count } from "../../wasm/files/count.js";
import { inspect } from "../../wasm/files/inspect.js";
import { privatise } from "../../wasm/files/privatise.js";
import { blobSource, type Source } from "../../wasm/files/source.js";
import { fakeEngine, protocol } from "./fake-engine.js";
import { rejects } from "./helpers.js";
import { inFolder } from "./run-cli.js";

const ROWS = 200_000;
const jobs: Record<string, (source: Source, task?: Task) => Promise<unknown>> = {
  inspect,
  count: (source, task) => count(source, { secret: "s", data: "x" }, task),
  privatise: (source, task) => privatise(fakeEngine, source, protocol, { write: "reports", keep: [] }, task),
};
const kinds: Record<string, (path: string) => Promise<Source>> = {
  "a file of the command line": openSource,
  "a file of the page": async (path) => blobSource(await openAsBlob(path), path),
};
const damages: Record<string, (path: string) => void> = {
  "is cut": (path) => truncateSync(path, 100),
  grows: (path) => appendFileSync(path, "ill,no\n"),
  vanishes: unlinkSync,
};

for (const [kind, open] of Object.entries(kinds)) {
  for (const [what, damage] of Object.entries(damages)) {
    // An open file of the command line stays readable, whole and unchanged, when its name vanishes.
    const fine = open === openSource && damage === unlinkSync;
    test(`${kind} that ${what} in the middle is ${fine ? "still read whole" : "an error"}`, async () => {
      for (const job of Object.values(jobs)) {
        await inFolder(async (folder) => {
          folder.write("people.csv", `s,x\n${"ill,no\nwell,=yes\n".repeat(ROWS / 2)}`);
          const path = folder.at("people.csv");
          let damaged = false;
          let rows = 0;
          const onProgress = (progress: { rows: number }) => {
            if (!damaged) damage(path);
            damaged = true;
            rows = progress.rows;
          };
          const work = job(await open(path), { onProgress });
          if (fine) await work;
          else await rejects(work, "file_changed", { file: path });
          if (fine) assert.equal(rows, ROWS);
          assert.ok(damaged);
        });
      }
    });
  }
}
