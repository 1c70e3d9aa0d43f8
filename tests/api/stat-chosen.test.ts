// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The encoding of texts in files of SPSS, Stata and SAS can be said, whatever the file says. Such files also say
 * something of their columns.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { EncodingName } from "../../wasm/contract/file-types.js";
import { convert } from "../../wasm/files/formats/convert.js";
import { LineIndex } from "../../wasm/files/formats/lines.js";
import { blobAccess } from "../../wasm/files/formats/random-access.js";
import { encodingsOf, HEAD_BYTES, recognise } from "../../wasm/files/formats/recognise.js";
import type { StatFacts } from "../../wasm/files/formats/stat-in.js";
import { fails } from "./helpers.js";
import { statFile } from "./stat-files.js";
import { statWasm } from "./stat-load.js";
import { bytesOf } from "./tables.js";

async function read(bytes: Uint8Array, encoding?: EncodingName) {
  const format = recognise(bytes.subarray(0, HEAD_BYTES), "people");
  assert.notEqual(format, "text");
  const notes: string[] = [];
  let facts: StatFacts | undefined;
  const text = await bytesOf(
    convert(
      blobAccess(new Blob([Uint8Array.from(bytes)]), "people"),
      format as Exclude<typeof format, "text" | "gzip">,
      {
        stat: statWasm,
        encoding,
        onNote: (note) => notes.push(note.id),
        onFacts: (found) => {
          facts = found;
        },
      },
      new LineIndex(),
    ),
  );
  return { text: new TextDecoder().decode(text).replace(/^\uFEFF/, ""), notes, facts };
}

/** The word café, but with é as one byte of an encoding that the file does not name. */
async function withByte(kind: "sav" | "dta"): Promise<Uint8Array> {
  const file = Buffer.from(await statFile(kind, [{ name: "word", width: 16 }], [["xcafé"], ["bar"]]));
  const at = file.indexOf("xcafé");
  assert.ok(at > 0);
  return Buffer.concat([file.subarray(0, at), Buffer.from("caf\xe9ss", "latin1"), file.subarray(at + 6)]);
}

for (const [kind, without] of [
  ["sav", "refused, for the file says that it is UTF-8"],
  ["dta", "taken for Western, which is told"],
] as const) {
  test(`a wrong encoding of a ${kind} is ${without}, and another one that is said is taken`, async () => {
    const file = await withByte(kind);
    if (kind === "sav") assert.equal((await fails(() => read(file), "bad_file")).id, "stat-encoding-wrong");
    else assert.deepEqual((await read(file)).notes, ["stat-encoding-guessed"]);
    for (const [encoding, letter] of [
      ["windows-1252", "é"],
      ["windows-1251", "й"],
      ["macintosh", "È"],
    ] as const) {
      const { text, notes, facts } = await read(file, encoding);
      assert.equal(text.trimEnd(), `word\ncaf${letter}ss\nbar`);
      assert.deepEqual(notes, []);
      assert.deepEqual([facts?.encoding?.value, facts?.encoding?.chosen], [encoding, true]);
    }
    assert.equal((await fails(() => read(file, "utf-8"), "bad_file")).id, "stat-encoding-not-chosen");
  });
}

test("where nobody has said it, the encoding stands with its reason", async () => {
  for (const kind of ["sav", "dta"] as const) {
    const file = await statFile(kind, [{ name: "word", width: 16 }], [["café"]]);
    const { encoding } = (await read(file)).facts ?? {};
    const why = kind === "sav" ? "the file says so" : "all of its texts are UTF-8";
    assert.deepEqual([encoding?.value, encoding?.why.text, encoding?.chosen], ["utf-8", why, false]);
  }
  const { encoding } = (await read(await withByte("dta"))).facts ?? {};
  assert.deepEqual([encoding?.value, encoding?.why.text], ["windows-1252", "the file does not say"]);
});

test("labels of columns and the weight are told, but no label that is blank or the name", async () => {
  const columns = [{ name: "q1", label: " How are you? " }, { name: "q2", label: "q2" }, { name: "q3" }, { name: "w" }];
  const { facts } = await read(await statFile("sav", columns, [[1, 2, 3, 1.5]], { weight: 3 }));
  assert.deepEqual(facts?.labels, [["q1", "How are you?"]]);
  assert.equal(facts?.weight, "w");
});

test("no encoding is offered where a format settles it, and none of two bytes for texts in a table", () => {
  for (const format of ["zip", "parquet", "por"] as const) assert.deepEqual(encodingsOf(format), []);
  assert.ok(encodingsOf("text").includes("utf-16le"));
  assert.deepEqual(
    encodingsOf("sav"),
    encodingsOf("text").filter((name) => !/^utf-16|^ibm4|^ibm85/.test(name)),
  );
});
