// SPDX-License-Identifier: GPL-3.0-or-later
/** No file is silently read in a wrong encoding, and files in Windows-1252 are read without a question. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Said } from "../../wasm/common/said.js";
import { SluiceError } from "../../wasm/contract/errors.js";
import type { EncodingName } from "../../wasm/contract/file-types.js";
import { decodeLeniently, isMultibyte } from "../../wasm/files/code-pages.js";
import { recogniseEncoding } from "../../wasm/files/encoding.js";
import { inspect } from "../../wasm/files/inspect.js";
import { encodedTexts } from "./encoded-texts.js";
import { source } from "./helpers.js";

/** The bytes of each character, of an encoding with one or two for each. */
function encoder(name: EncodingName): (text: string) => Uint8Array {
  const bytes = new Map<string, number[]>();
  const learn = (...code: number[]) => {
    const read = decodeLeniently(name, Uint8Array.from(code));
    if ([...read].length === 1 && read !== "\ufffd" && !bytes.has(read)) bytes.set(read, code);
  };
  for (let byte = 0; byte < 256; byte++) learn(byte);
  if (isMultibyte(name))
    for (let lead = 0x81; lead < 0xff; lead++) for (let trail = 0x40; trail < 0xff; trail++) learn(lead, trail);
  return (text) =>
    Uint8Array.from(
      [...text].flatMap((character) => bytes.get(character) ?? assert.fail(`${character} is not in ${name}`)),
    );
}

const all = Object.entries(encodedTexts).flatMap(([names, texts]) =>
  names.split(" ").flatMap((name) => texts.map((text) => ({ name: name as EncodingName, text }))),
);
const encoders = new Map([...new Set(all.map(({ name }) => name))].map((name) => [name, encoder(name)]));
const cases = all.map(({ name, text }) => {
  const written = `${text.replaceAll("/", "\n")}\n`;
  return { name, written, bytes: encoders.get(name)?.(written) as Uint8Array };
});

/** The encoding that a text is read in, or the words that a person is asked about. */
function outcome(bytes: Uint8Array): { read?: EncodingName; asked?: { word: string; name: string }[] } {
  try {
    return { read: recogniseEncoding(bytes, "people").name };
  } catch (error) {
    assert.ok(error instanceof SluiceError && error.id === "encoding-other", String(error));
    const words = error.values.words as Said[];
    return { asked: words.map(({ values: { word, encoding } }) => ({ word: String(word), name: String(encoding) })) };
  }
}

test("each text is read as it was written, or its own word is among those that are asked about", () => {
  assert.ok(cases.length > 350);
  let asked = 0;
  for (const { name, written, bytes } of cases) {
    const found = outcome(bytes);
    if (found.read) assert.equal(decodeLeniently(found.read, bytes), written, `${name} is read as ${found.read}`);
    else {
      asked += 1;
      const words = written.split(/[\n,; "]/);
      assert.ok(
        found.asked?.some(
          ({ word, name: said }) => words.includes(word) && decodeLeniently(said as EncodingName, bytes) === written,
        ),
        `${name}: ${written} ${JSON.stringify(found.asked)}`,
      );
    }
  }
  assert.ok(asked > 200, String(asked));
});

test("files in Windows-1252 are asked about where a word of another encoding is as good, and nowhere else", () => {
  const western = cases.filter(({ name }) => name === "windows-1252");
  const asked = western.filter(({ bytes }) => outcome(bytes).asked).map(({ written }) => written.split("\n")[1]);
  assert.ok(western.length > 50);
  assert.deepEqual(asked, ["cœur,1", "Košice,1"]);
});

test("what is said is believed, however long a character is and wherever a piece of the file ends", async () => {
  for (const { name, written, bytes } of cases.filter(
    (each) => isMultibyte(each.name) || each.name.startsWith("ibm"),
  )) {
    for (const piece of [1, 2, 7, 1 << 16]) {
      const { preview, header } = await inspect({ ...source(bytes, piece), dialect: { encoding: name } });
      const rows = [header, ...preview].map((row) => row.join(","));
      assert.deepEqual(rows, written.trimEnd().split("\n"), `${name} in pieces of ${piece}`);
    }
  }
});

test("a text in UTF-8 stays one when a byte of it is damaged", () => {
  const bytes = new TextEncoder().encode("stad,n\nKöln,1\nDüren,2\n北京,3\n");
  bytes[8] = 0xff;
  assert.equal(recogniseEncoding(bytes, "people").name, "utf-8");
});
