// SPDX-License-Identifier: GPL-3.0-or-later
/** Finds imports that go round in circles, or against the direction of the rooms. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cruise } from "dependency-cruiser";
import { sources } from "../sources.mjs";
import { examples, product, tests, tools } from "./rooms.mjs";

/**
 * @typedef {import("dependency-cruiser").IForbiddenRuleType} Rule
 * @typedef {import("dependency-cruiser").IRegularForbiddenRuleType} Ends
 */

/** All that is checked. */
const folders = ["wasm", "web", "bench", tests];

/** Rooms by how far they are from the ground. */
const order = [...product, ...tools].map(({ room }) => room);

/** Patterns for the files of rooms; "*" stands for one folder. @param {string[]} rooms */
const within = (...rooms) => rooms.map((room) => `^${room.replace("*", "[^/]+")}/`);

/** @param {string} name @param {Ends["from"]} from @param {Ends["to"]} to @returns {Rule} */
const never = (name, from, to) => ({ name, severity: "error", from, to });

const circles = [
  never("a circle at run time", {}, { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } }),
  never("a circle by types", {}, { circular: true, via: { dependencyTypes: ["type-only"] } }),
];

const directions = [
  ...order.map((room, at) =>
    never(
      "against the direction",
      { path: within(room), pathNot: within(...examples) },
      { path: within(...order.slice(at + 1), tests) },
    ),
  ),
  never("from outside the rooms", { path: within("wasm", "web"), pathNot: within(...order, ...examples) }, {}),
  never("to outside the rooms", {}, { path: within("wasm", "web"), pathNot: within(...order, ...examples) }),
];

const narrower = product.flatMap(({ room, only, types = [], door }) => [
  ...(only
    ? [
        never(
          "more than the room may import",
          { path: within(room), pathNot: within(...examples) },
          { path: within(...folders), pathNot: within(room, ...only, ...types) },
        ),
      ]
    : []),
  ...types.map((of) =>
    never("more than types", { path: within(room) }, { path: within(of), dependencyTypesNot: ["type-only"] }),
  ),
  ...(door
    ? [
        never(
          "through a door",
          { path: within(...product.map((one) => one.room)), pathNot: within(room) },
          { path: within(room) },
        ),
      ]
    : []),
]);

/** Of rooms that are written with a "*", one never imports another. */
const siblings = order
  .filter((room) => room.includes("*"))
  .map((room) =>
    never(
      "one feature from another",
      { path: `^${room.replace("*", "([^/]+)")}/` },
      { path: within(room), pathNot: `^${room.replace("*", "$1")}/` },
    ),
  );

const apart = examples.flatMap((folder) => [
  never("out of an example", { path: within(folder) }, { path: within(...folders), pathNot: within(folder) }),
  never(
    "an example in the product",
    { path: within(...product.map(({ room }) => room)), pathNot: within(folder) },
    { path: within(folder) },
  ),
]);

/** Scripts alone: what they import besides has no line for a licence. @param {string} root */
function licences(root) {
  const permissive = sources(folders, [".ts", ".mjs", ".js"], root)
    .filter((name) => /^\/\/ SPDX-License.Identifier: Apache-2\.0\n/.test(readFileSync(join(root, name), "utf8")))
    .map((name) => `^${name.replaceAll(".", "\\.")}$`);
  const scripts = folders.map((folder) => `^${folder}/.*\\.(ts|mjs|js)$`);
  return never(
    "the GPL in the Apache licence",
    { path: ["^$", ...permissive] },
    { path: scripts, pathNot: permissive },
  );
}

/** An import that leads nowhere would pass every other rule. The build makes what it names `.build`. */
const nowhere = never(
  "an import of nothing",
  { pathNot: within(...examples) },
  { couldNotResolve: true, path: "^\\.", pathNot: "\\.build/" },
);

/**
 * Counts the files and their imports, and describes in a line each import that breaks a rule.
 * @param {string} root the checkout
 */
export async function crossings(root) {
  const { output } = await cruise(
    folders.filter((folder) => existsSync(join(root, folder))),
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: [...circles, ...directions, ...narrower, ...siblings, ...apart, licences(root), nowhere] },
      doNotFollow: "node_modules",
      exclude: "^web/figures/out/",
      tsPreCompilationDeps: true,
      detectJSDocImports: true,
    },
  );
  if (typeof output === "string") throw new Error(output);
  const { totalCruised: files, totalDependenciesCruised: imports = 0, violations } = output.summary;
  const broken = violations.map(
    ({ rule, from, to, cycle }) => `${rule.name}: ${[from, ...(cycle?.map(({ name }) => name) ?? [to])].join(" -> ")}`,
  );
  return { files, imports, broken: [...new Set(broken)].sort() };
}
