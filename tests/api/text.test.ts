// SPDX-License-Identifier: GPL-3.0-or-later
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Source } from "../../wasm/files/source.js";
import { decoded, openText } from "../../wasm/files/text.js";
import { rejects, source } from "./helpers.js";

async function read(from: Source): Promise<{ text: string; encoding: string }> {
  const file = await openText(from);
  let text = "";
  for await (const chunk of decoded(file.bytes(1), file.name, 1)) text += chunk.text;
  return { text, encoding: file.encoding.name };
}

function utf16(text: string, littleEndian: boolean, mark: boolean): Uint8Array {
  const marked = mark ? `\uFEFF${text}` : text;
  const view = new DataView(new ArrayBuffer(marked.length * 2));
  for (let i = 0; i < marked.length; i++) view.setUint16(2 * i, marked.charCodeAt(i), littleEndian);
  return new Uint8Array(view.buffer);
}

const TEXT = "name,city\nZoë,Köln\n日本,東京\n😀,x\n";
const utf8 = new TextEncoder().encode(TEXT);
const encodings: [string, Uint8Array, string][] = [
  ["utf-8", utf8, TEXT],
  ["utf-8", new Uint8Array([0xef, 0xbb, 0xbf, ...utf8]), TEXT],
  ["utf-16le", utf16(TEXT, true, true), TEXT],
  ["utf-16be", utf16(TEXT, false, true), TEXT],
  ["utf-16le", utf16(TEXT, true, false), TEXT],
  ["utf-16be", utf16(TEXT, false, false), TEXT],
  ["windows-1252", Buffer.from("name,city\nZo\xeb,K\xf6ln \x80\n", "latin1"), "name,city\nZoë,Köln €\n"],
];

for (const [name, bytes, text] of encodings) {
  test(`${name} (first bytes ${Buffer.from(bytes.subarray(0, 3)).toString("hex")}) in pieces of any size`, async () => {
    for (const piece of [1, 2, 3, 5, 64, 1000]) {
      assert.deepEqual(await read(source(bytes, piece)), { text, encoding: name }, `pieces of ${piece}`);
    }
  });
}

test("words of Western Europe in Windows-1252 are read without a question", async () => {
  for (const words of [
    "Köln Straße Äpfel übrig",
    "élève garçon à été naïve Noël",
    "niño corazón ¿qué? cigüeña 1º",
    "città perché lunedì più è",
    "één café coëfficiënt financiën",
    "não opções coração mães à avô",
    "Ærø rødgrød København på",
    "Malmö öl år äldre",
    "Tromsø bokmål gjør være",
    "yö hyvää päivää Åbo",
    "Þórður ýmist óvíða Reykjavík öld",
    "Jõgeva jäääär öö Pärnu",
  ]) {
    const text = `says,n\n${words.split(" ").join(",1\n")},1\n`;
    assert.deepEqual(await read(source(Buffer.from(text, "latin1"))), { text, encoding: "windows-1252" });
  }
});

test("a character is never split between the chunks of a large file", async () => {
  // Pieces of 2^20 + 1 bytes cut the characters, of 1 to 4 bytes, at every place.
  const text = "aé日😀,\n".repeat(300_000);
  for (const bytes of [new TextEncoder().encode(text), utf16(text, true, true), utf16(text, false, true)]) {
    const file = await read(source(bytes, (1 << 20) + 1));
    assert.ok(file.text === text, file.encoding);
  }
});

for (const ending of ["\n", "\r\n", "\r"]) {
  test(`lines that end in ${JSON.stringify(ending)} come out ending in \\n`, async () => {
    const { text } = await read(source(["a", "b", "", "c", ""].join(ending), 1));
    assert.equal(text, "a\nb\n\nc\n");
    const large = Array.from({ length: 400_000 }, (_, i) => String(i));
    for (const piece of [(1 << 20) - 1, 1 << 20, 99_991]) {
      const file = await read(source(large.join(ending), piece));
      assert.ok(file.text === large.join("\n"), `pieces of ${piece}`);
    }
  });
}

for (const [what, bytes] of [
  ["a workbook", "PK\x03\x04\x14\x00\x06\x00"],
  ["an old workbook", "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"],
  ["a PDF", "%PDF-1.7\n"],
  ["a Parquet file", "PAR1\x15\x04"],
  ["a gzip archive", "\x1f\x8b\x08\x00"],
  ["a picture", "\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"],
  ["a text with a zero byte", `a,b\n1,2\n3,\x00\n${"4,5\n".repeat(50)}`],
] as const) {
  test(`${what} is not a text file, and the remedy is to export as CSV`, async () => {
    const error = await rejects(read(source(Buffer.from(bytes, "latin1"))), "bad_file", { file: "people.csv" });
    assert.match(error.message, /not a text file|is not read|cannot be decoded/);
    assert.match(error.remedy, /CSV/);
  });
}

test("an undecodable byte far down is an error with its line, never a replacement character", async () => {
  const lines = 300_000;
  const good = new TextEncoder().encode("é,1\r\n".repeat(lines));
  const bytes = Buffer.concat([good, Buffer.from("x\xff,2\r\ny,3\r\n", "latin1")]);
  for (const piece of [1 << 20, 99_991]) {
    const error = await rejects(read(source(bytes, piece)), "bad_file", { line: lines + 1 });
    assert.match(error.remedy, /UTF-8/);
  }
});

test("a character cut off by the end of the file is an error", async () => {
  await rejects(read(source(Buffer.from(`\xc3\xa9,1\n${"b,2\n".repeat(3)}x,\xc3`, "latin1"))), "bad_file", { line: 5 });
  const cut = Buffer.concat([new TextEncoder().encode("é,1\n".repeat(300_000)), Buffer.from([0xe6, 0x97])]);
  await rejects(read(source(cut)), "bad_file", { line: 300_001 });
  await rejects(read(source(utf16("a,b\n", true, true).subarray(0, 9))), "bad_file");
});

test("a zero byte far down is an error with its line", async () => {
  const bytes = `${"a,1\n".repeat(300_000)}b,\0\n`;
  await rejects(read(source(bytes)), "bad_file", { line: 300_001 });
});
