// SPDX-License-Identifier: GPL-3.0-or-later
/** Says the licence of each file of a package, as programs read it (REUSE 3): most files say so themselves. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.mjs";
import { schemas } from "./manifest.mjs";

export const GPL = "GPL-3.0-or-later";
export const APACHE = "Apache-2.0";
/** Lit's, in the elements that explain protocols. */
const BSD = "BSD-3-Clause";

/** Files that cannot say so themselves, and are permissive beside files under the GPL. */
const permissive = ["dist/sluice-answer.wasm", ...schemas.all, "SURVEYS.md", "RULES.md"];

/** The licences of the package with everything, and of that for those who only ask. */
export const ofAll = {
  texts: [GPL, APACHE, BSD],
  rows: [
    { path: ["**"], licence: GPL },
    { path: permissive, licence: APACHE },
  ],
};
export const ofAsking = { texts: [APACHE], rows: [{ path: ["**"], licence: APACHE }] };

/**
 * The texts of the licences, and which file has which.
 * @param {typeof ofAll} told
 * @returns {[string, string | Uint8Array][]}
 */
export function licences({ texts, rows }) {
  const annotations = rows.map(
    ({ path, licence }) => `[[annotations]]
path = ${JSON.stringify(path)}
SPDX-FileCopyrightText = "The authors of Sluice"
SPDX-License-Identifier = "${licence}"
`,
  );
  return [
    ...texts.map((id) => /** @type {[string, Uint8Array]} */ ([`LICENSES/${id}.txt`, licenceText(id)])),
    ["REUSE.toml", `version = 1\n\n${annotations.join("\n")}`],
  ];
}

/** @type {Record<string, string>} */
const places = { [APACHE]: "LICENSE-APACHE", [BSD]: "node_modules/lit/LICENSE" };

/** @param {string} id */
export const licenceText = (id) => readFileSync(join(root, places[id] ?? "LICENSE"));

/** Those of ReadStat and zlib, which stand in a module: their sources are not here when a package is made. */
export const ofModules = () => readFileSync(join(root, "wasm/binding/stat/NOTICES.txt"), "utf8");

const LINE = "-".repeat(80);

/**
 * The notices that licences of libraries ask for, as these stand in the scripts.
 * @param {Iterable<string>} libraries @param {string[]} others notices as they are
 */
export function notices(libraries, others = []) {
  const parts = [...libraries].sort().map((name) => {
    const folder = join(root, "node_modules", name);
    const [file] = readdirSync(folder).filter((one) => /^licen[cs]e(\.(md|txt))?$/i.test(one));
    if (file === undefined) throw new Error(`${name} has no text of its licence`);
    const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    return `${name} ${version}\n\n${readFileSync(join(folder, file), "utf8").trim()}\n`;
  });
  const all = [...parts, ...others].join(`\n${LINE}\n\n`);
  return `Libraries that stand in the scripts${others.length > 0 ? " and modules" : ""} of this package, with their licences.\n\n${all}`;
}

/** The libraries among what scripts are made of. @param {Iterable<string>} inputs */
export const librariesIn = (inputs) =>
  new Set([...inputs].flatMap((input) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1] ?? []));
