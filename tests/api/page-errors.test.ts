// SPDX-License-Identifier: GPL-3.0-or-later
/** Errors that the page says in words of its own: each is one of ours, has its values, and is said so. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { Text } from "../../wasm/common/said.js";
import { type ErrorText, saidBy } from "../../wasm/contract/errors.js";
import * as engine from "../../wasm/engine/texts.js";
import * as dialect from "../../wasm/files/dialect-texts.js";
import { countReports } from "../../wasm/files/report-counts.js";
import * as files from "../../wasm/files/texts.js";
import { readProtocol } from "../../wasm/protocol/protocol-file.js";
import * as protocols from "../../wasm/protocol/texts.js";
import { errors as german } from "../../web/messages/de/errors.js";
import { errors } from "../../web/messages/en/errors-page.js";
import { errors as dutch } from "../../web/messages/nl/errors.js";
import { inLanguage, messageOf, remedyOf } from "../../web/text/translate.js";
import { rejects, source } from "./helpers.js";

const known = new Map(
  [engine, files, dialect, protocols]
    .flatMap((room) => Object.values<Text | ErrorText>(room))
    .map((text) => [text[0], text]),
);
/** A value may be left out, and is never made up. */
const holes = (text: string) => new Set(text.match(/\{\w+/g));

test("each is an error or a part of one that there is, with no value that it has not", () => {
  for (const [id, words] of Object.entries(errors)) {
    const text = known.get(id);
    assert.ok(text, id);
    const english = typeof words === "string" ? [text[1]] : text.slice(2);
    for (const [i, own] of [words].flat().entries()) {
      for (const hole of holes(own)) assert.ok(holes(english[i] ?? "").has(hole), `${id}: ${hole}`);
    }
  }
});

test("no error of the page names an option of the command line", () => {
  const OPTION = /--[a-z]/;
  for (const catalogue of [errors, dutch, german]) {
    for (const [id, words] of Object.entries(catalogue)) assert.doesNotMatch([words].flat().join(" "), OPTION, id);
  }
  const named = [...known].filter(([, text]) => text.some((part) => OPTION.test(part))).map(([id]) => id);
  assert.ok(named.includes("split-empty-missing"));
  for (const id of named) assert.ok(errors[id], id);
});

const read = async (text: string) => {
  const protocol = readProtocol(readFileSync("tests/vectors/protocols/ldp-grr.json", "utf8"));
  return rejects(() => countReports(source(text), protocol, { written: "reports", as: "rows" }), "unknown_category");
};

test("what is not one of the noisy answers is told in the page's words, and in the command line's there", async () => {
  const error = await read("district\nnorth\nzzzzz\n");
  assert.equal(error.message, '"zzzzz" is not a report of this protocol.');
  assert.equal(messageOf(error), "“zzzzz” is not one of the noisy answers of these settings.");
  assert.equal(
    remedyOf(error),
    "Correct the row, or take it out. If many rows are like it, add their own settings file.",
  );
  const near = await read("district\nnorth\nNorth\n");
  assert.equal(
    remedyOf(near),
    "Did you mean “north”? Correct the row, or take it out. If many rows are like it, add their own settings file.",
  );
});

test("other errors are said as they are", async () => {
  const error = await rejects(async () => readProtocol("{", "a.json"), "bad_protocol");
  assert.equal(inLanguage(saidBy(error)), messageOf(error));
  assert.equal(messageOf(error).replaceAll(/[“”]/g, '"'), error.message);
});
