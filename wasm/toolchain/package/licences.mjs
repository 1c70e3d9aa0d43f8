// SPDX-License-Identifier: GPL-3.0-or-later
/** Which licence each file of the package is under, as programs read it (REUSE 3): most files say so themselves. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.mjs";

const GPL = "GPL-3.0-or-later";
const APACHE = "Apache-2.0";
/** Those that cannot say so themselves, and of these what is permissive. */
const permissive = ["dist/sluice-answer.wasm", "protocol.schema.json"];

const rows = [
  { path: ["**"], licence: GPL },
  { path: permissive, licence: APACHE },
];

/** The texts of both licences, and which file has which. @returns {[string, string | Uint8Array][]} */
export function licences() {
  const annotations = rows.map(
    ({ path, licence }) => `[[annotations]]
path = ${JSON.stringify(path)}
SPDX-FileCopyrightText = "The authors of Sluice"
SPDX-License-Identifier = "${licence}"
`,
  );
  return [
    [`LICENSES/${GPL}.txt`, readFileSync(join(root, "LICENSE"))],
    [`LICENSES/${APACHE}.txt`, readFileSync(join(root, "LICENSE-APACHE"))],
    ["REUSE.toml", `version = 1\n\n${annotations.join("\n")}`],
  ];
}
