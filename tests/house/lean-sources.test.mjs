// SPDX-License-Identifier: GPL-3.0-or-later
/** The build puts texts where they are used, and changes nothing else; where it would, it fails. */
import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import * as esbuild from "esbuild";
import { leanSources } from "../../wasm/toolchain/lean-sources.mjs";

const CATALOGUE = `export const map = ["map", "a map"] as const;\nexport const other = ["other", "it's ]"] as const;\n`;

/** Builds the source, and returns its export `found`. @param {string} source @param {string} catalogue @param {string} room */
async function built(source, catalogue = CATALOGUE, room = "room") {
  const house = await mkdtemp(join(tmpdir(), "sluice-lean-"));
  const folder = join(house, room);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, "texts.ts"), catalogue);
    await writeFile(join(folder, "entry.ts"), `import * as texts from "./texts.js";\n${source}`);
    const { outputFiles } = await esbuild.build({
      entryPoints: [join(folder, "entry.ts")],
      bundle: true,
      write: false,
      minify: true,
      format: "esm",
      plugins: [leanSources()],
      logLevel: "silent",
    });
    const code = outputFiles[0]?.text ?? "";
    const { found } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    return { found, code };
  } finally {
    await rm(house, { recursive: true });
  }
}

test("a script carries the texts that it uses and no others", async () => {
  const { found, code } = await built('export const found = [texts.other, ["it is:", texts.other[1]].join(" ")];');
  assert.deepEqual(found, [["other", "it's ]"], "it is: it's ]"]);
  assert.doesNotMatch(code, /a map/);
});

test("a string that looks like the use of a text stays what it is", async () => {
  const { found } = await built("export const found = ['see texts.map', `see texts.map`, /texts.map/.source];");
  assert.deepEqual(found, ["see texts.map", "see texts.map", "texts.map"]);
});

test("a string that looks like a style stays what it is", async () => {
  const { found } = await built('export const found = ["css`a  {}`", "css`a  {}`"];');
  assert.deepEqual(found, ["css`a  {}`", "css`a  {}`"]);
});

test("the same name in any other place stays what it is", async () => {
  const { found } = await built(
    "const one = { texts: { map: 1 } }; export const found = [one.texts.map, one?.texts.map];",
  );
  assert.deepEqual(found, [1, 1]);
});

for (const [what = "", source = ""] of [
  ["a variable", "export const found = (() => { const texts = [1]; return texts.map((one) => one); })();"],
  ["a parameter", "export const found = ((texts: number[]) => texts.map((one) => one))([1]);"],
  ["a part of an object", "export const found = (({ texts }: any) => texts.map(String))({ texts: [1] });"],
  ["a renamed part of an object", "export const found = (({ a: texts }: any) => texts.map(String))({ a: [1] });"],
]) {
  test(`${what} that is called like the catalogue fails the build`, async () => {
    await assert.rejects(built(source), /texts is a catalogue of texts; call the other one differently/);
  });
}

test("a text that is compared fails the build, for it is another list at each use", async () => {
  await assert.rejects(
    built("const one: unknown = texts.map; export const found = one === texts.map;"),
    /texts\.map is another list at each use; compare ids/,
  );
});

test("a text that is made of more than literal strings fails the build", async () => {
  const catalogue = 'const end = "here";\nexport const map = ["map", end] as const;\n';
  await assert.rejects(
    built('const end = "there"; export const found = [texts.map, end];', catalogue),
    /literal strings/,
  );
});

/** @param {string} source */
const messagesBuilt = (source) => built(source, CATALOGUE, "messages/en");

test("messages by dotted keys become the object that the page reads, without the keys", async () => {
  const { found, code } = await messagesBuilt(`const one = "1";
    export const found = { one, "a-b.c.d": "2", e: "f.g", "a-b.c.h": ["i.j"], "a-b.k": { "l.": "3" }, "A text. Its end": "4" };`);
  assert.deepEqual(found, {
    one: "1",
    "a-b": { c: { d: "2", h: ["i.j"] }, k: { "l.": "3" } },
    e: "f.g",
    "A text. Its end": "4",
  });
  assert.doesNotMatch(code, /a-b\.|c\.d/);
});

test("keys with dots stay what they are outside of the catalogues of messages", async () => {
  const { found } = await built('export const found = { "a.b": 1 };');
  assert.deepEqual(found, { "a.b": 1 });
});

test("a message that has others within it fails the build", async () => {
  await assert.rejects(
    messagesBuilt('export const found = { a: "1", "a.b": "2" };'),
    /a is a message, and a\.b another/,
  );
  await assert.rejects(messagesBuilt('export const found = { "a.b": "2", a: "1" };'), /a is a message, and has others/);
});
