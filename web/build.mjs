// SPDX-License-Identifier: GPL-3.0-or-later
/** Builds the site into .build/site: hashed files that may be put on any static host. */
import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { worker } from "../wasm/api/esbuild-plugins.mjs";

/** @param {string} name */
const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/** @type {esbuild.BuildOptions} */
const common = {
  bundle: true,
  write: false,
  minify: true,
  format: "esm",
  target: "es2022",
  // The libraries' licences ask for their notices to stay.
  legalComments: "eof",
  logLevel: "silent",
};

/**
 * @param {{ outdir?: string, engine?: esbuild.Plugin }} options `engine` resolves "sluice:worker".
 * @returns {Promise<string>} the folder of the site
 */
export async function build({ outdir = here("../.build/site/"), engine = worker() } = {}) {
  /** @type {Map<string, Uint8Array>} */
  const files = new Map();

  /**
   * @param {string} stem
   * @param {string} extension
   * @param {Uint8Array} contents
   */
  const add = (stem, extension, contents) => {
    const hash = createHash("sha256").update(contents).digest("hex").slice(0, 10);
    const name = `${stem}-${hash}.${extension}`;
    files.set(name, contents);
    return `./${name}`;
  };

  const engineName = add(
    "engine",
    "js",
    await bundle({
      stdin: { contents: 'export { default } from "sluice:worker";', resolveDir: here(".") },
      plugins: [engine],
    }),
  );
  const formatsName = add(
    "formats",
    "js",
    await bundle({
      stdin: { contents: 'export { default } from "sluice:formats";', resolveDir: here(".") },
      plugins: [worker()],
    }),
  );
  const scripts = { ENGINE: engineName, FORMATS: formatsName };
  const names = {
    engine: engineName,
    formats: formatsName,
    page: add("page", "js", await script("main.ts", scripts)),
    use: add("use", "js", await script("use.ts", scripts)),
    receive: add("receive", "js", await script("receive.ts", scripts)),
    figures: add("figures", "js", await script("figures.ts", scripts)),
    limits: add("limits", "js", await bundle({ entryPoints: [here("limits.ts")] })),
    style: add("page", "css", await bundle({ entryPoints: [here("styles/page.css")] })),
    // An address of its own would need a policy that lets images be fetched.
    icon: `data:image/svg+xml;base64,${(await readFile(here("icon.svg"))).toString("base64")}`,
  };

  for (const page of ["index.html", "use.html", "receive.html", "figures.html", "limits.html"]) {
    let text = await readFile(here(page), "utf8");
    for (const [key, name] of Object.entries(names)) text = text.replace(`%${key}%`, name);
    files.set(page, new TextEncoder().encode(text));
  }

  await rm(outdir, { recursive: true, force: true });
  await mkdir(outdir, { recursive: true });
  for (const [name, contents] of files) await writeFile(`${outdir}/${name}`, contents);
  return outdir;
}

/**
 * The script of a page, which finds others by the names that they have been given.
 * @param {string} entry
 * @param {Record<string, string>} scripts
 */
function script(entry, scripts) {
  const names = Object.entries(scripts).map(([constant, name]) => [constant, JSON.stringify(name)]);
  return bundle({
    entryPoints: [here(entry)],
    define: Object.fromEntries(names),
    external: Object.values(scripts),
  });
}

/**
 * @param {esbuild.BuildOptions} options
 * @returns {Promise<Uint8Array>}
 */
async function bundle(options) {
  const { outputFiles, warnings } = await esbuild.build({ ...common, ...options });
  if (warnings.length) {
    const texts = await esbuild.formatMessages(warnings, { kind: "warning" });
    throw new Error(texts.join("\n"));
  }
  const [file] = outputFiles ?? [];
  if (!file) throw new Error("esbuild wrote nothing");
  return file.contents;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await build().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
