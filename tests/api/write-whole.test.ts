// SPDX-License-Identifier: GPL-3.0-or-later
/** An output file is written whole or not at all. This file is its own child process. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { writeWhole } from "../../wasm/cli/sinks.js";
import { type Folder, inFolder } from "./run-cli.js";

const bytes = (text: string) => new TextEncoder().encode(text);

/** Hands out half of the content, then does `then`. */
async function* half(then: () => unknown): AsyncGenerator<Uint8Array> {
  yield bytes("half\n");
  await then();
  yield bytes("whole\n");
}

/** The files in the folder, hidden ones too. */
const contents = (folder: Folder) =>
  readdirSync(folder.path).map((name) => [name, readFileSync(folder.at(name), "utf8")]);

const child = process.argv.indexOf("--write");
if (child > 0) await writeWhole(process.argv[child + 1] as string, half(waitForever));
else tests();

function waitForever(): Promise<never> {
  process.stdout.write("half written");
  return new Promise(() => setInterval(() => {}, 1000));
}

function tests(): void {
  for (const before of [[], [["out.csv", "old\n"]]] as [string, string][][]) {
    const what = before.length > 0 ? "over an old file" : "to a new file";

    test(`${what}: the whole content, when all goes well`, () =>
      inFolder(async (folder) => {
        for (const [name, content] of before) folder.write(name, content);
        const seen: unknown[] = [];
        const look = () =>
          seen.push(readdirSync(folder.path).includes("out.csv") && readFileSync(folder.at("out.csv"), "utf8"));
        await writeWhole(folder.at("out.csv"), half(look));
        assert.deepEqual(seen, [before.length > 0 ? "old\n" : false]);
        assert.deepEqual(contents(folder), [["out.csv", "half\nwhole\n"]]);
      }));

    test(`${what}: nothing, when the content fails in the middle`, () =>
      inFolder(async (folder) => {
        for (const [name, content] of before) folder.write(name, content);
        const fail = () => {
          throw new Error("disk full");
        };
        await assert.rejects(writeWhole(folder.at("out.csv"), half(fail)), /disk full/);
        assert.deepEqual(contents(folder), before);
      }));

    test(`${what}: nothing, when the program is interrupted in the middle`, () =>
      inFolder(async (folder) => {
        for (const [name, content] of before) folder.write(name, content);
        for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
          const writer = spawn(process.execPath, [fileURLToPath(import.meta.url), "--write", folder.at("out.csv")]);
          writer.stdout.once("data", () => {
            assert.equal(readdirSync(folder.path).length, before.length + 1, "nothing was being written");
            writer.kill(signal);
          });
          const ended = await new Promise((resolve) => writer.once("exit", (_, reason) => resolve(reason)));
          assert.equal(ended, signal);
          assert.deepEqual(contents(folder), before);
        }
      }));
  }
}
