// SPDX-License-Identifier: GPL-3.0-or-later
/** Reads the texts of the page out of web/messages, and those of its elements for surveys. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import * as esbuild from "esbuild";

export const languages = ["en", "nl", "de"];

/**
 * Catalogues that people read in surveys and beside them: a file for each language.
 * @type {Record<string, string>}
 */
const ELSEWHERE = { survey: "survey/words", "data-flow": "survey/data-flow/words" };

/** Catalogues that English has. @param {string} root the checkout */
const names = (root) => [
  ...readdirSync(join(root, "web/messages/en"))
    .filter((file) => file.endsWith(".ts"))
    .map((file) => file.slice(0, -".ts".length)),
  ...Object.keys(ELSEWHERE),
];

/** Without its ending. @param {string} name @param {string} language */
const fileOf = (name, language) =>
  name in ELSEWHERE ? `${ELSEWHERE[name]}/${language}` : `messages/${language}/${name}`;

/**
 * The texts of each catalogue in a language, without those that it takes from another one.
 * @param {string} root
 * @param {string} language
 * @returns {Promise<Map<string, string[]>>}
 */
export async function catalogues(root, language) {
  const folder = join(root, "web");
  const there = names(root).filter((name) => existsSync(join(folder, `${fileOf(name, language)}.ts`)));
  const { outputFiles } = await esbuild.build({
    stdin: {
      contents: there.map((name, i) => `export * as c${i} from "./${fileOf(name, language)}.js";`).join("\n"),
      resolveDir: folder,
    },
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    logLevel: "silent",
  });
  const code = Buffer.from(outputFiles[0]?.text ?? "").toString("base64");
  /** @type {Record<string, Record<string, unknown>>} */
  const modules = await import(`data:text/javascript;base64,${code}`);
  const exported = new Set(Object.values(modules).flatMap((module) => Object.values(module)));
  return new Map(
    there.map((name, i) => [name, Object.values(modules[`c${i}`] ?? {}).flatMap((one) => texts(one, exported))]),
  );
}

/** An id as errors have it, before their code and their two texts. */
const id = /^[a-z]+(-[a-z]+)+$/;

/**
 * @param {unknown} value
 * @param {Set<unknown>} elsewhere
 * @returns {string[]}
 */
function texts(value, elsewhere) {
  if (typeof value === "string") return [value];
  if (Array.isArray(value) && id.test(String(value[0]))) return value.slice(2);
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap((part) => (elsewhere.has(part) ? [] : texts(part, elsewhere)));
}
