// SPDX-License-Identifier: GPL-3.0-or-later
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import { root } from "../wasm/toolchain/root.mjs";

/** A link to a question, as one is sent: one of the examples, asked in words. */
export function questionLink() {
  const protocol = JSON.parse(readFileSync(join(root, "web/survey/examples/protocols/smoking.json"), "utf8"));
  const question = { wording: "Do you smoke?", language: "en", asker: "A club", sendTo: "club@example.org" };
  return `answer.html#protocol=${deflateRawSync(JSON.stringify({ ...protocol, question })).toString("base64url")}`;
}
