// SPDX-License-Identifier: GPL-3.0-or-later
/** The HTML files: one template, with what the page consists of beside it or in it. */
import { readFile } from "node:fs/promises";
import { blank, sha256 } from "./stamp.mjs";

/** @param {string} name */
const read = (name) => readFile(new URL(name, import.meta.url));

/** In the policy of a page that starts the engine. */
const computes = "'wasm-unsafe-eval'";

/**
 * A page of the site, of which everything else is in files of their own.
 * @param {{ view: string, title: string, description: string, start: string }} about
 * @param {{ style: string, script: string, later: string[], soon: Set<string> }} names `soon`: those of them without which
 *   nothing is shown
 */
export function ofFiles({ view, ...about }, { style, script, later, soon }) {
  const parts = [
    `<link rel="stylesheet" href="${style}">`,
    `<script type="module" src="${script}"></script>`,
    ...later.filter((name) => soon.has(name)).map((name) => `<link rel="modulepreload" href="${name}">`),
    // Asked for by site-parts.ts, once there is something to see.
    `<meta name="sluice-parts" content="${later.filter((name) => !soon.has(name)).join(" ")}">`,
  ];
  return fill({
    ...about,
    view: ` data-view="${view}"`,
    scripts: `'self' ${computes}`,
    styles: "'self'",
    // `'self'` is for the file of the service worker, until the page shuts itself off.
    workers: "'self' blob:",
    parts: parts.join("\n"),
  });
}

/**
 * The page with everything in it. Its policy lets in this very style and this very script, and nothing else.
 * @param {{ title: string, description: string, start: string }} about
 * @param {{ style: string, script: string }} texts
 */
export function oneFile({ title, description, start }, { style, script }) {
  // As HTML reads it, these would end them, or keep the script from ending.
  if (/<\/script|<!--/i.test(script) || /<\/style/i.test(style)) throw new Error("sluice.html would be cut off");
  return fill({
    title,
    description,
    start,
    view: "",
    scripts: `${inPolicy(script)} ${computes}`,
    styles: inPolicy(style),
    workers: "blob:",
    parts: `<style>${style}</style>\n<script type="module">${script}</script>`,
  });
}

/**
 * A page under another name: it leads to the page under its own with all that stands behind the address. It takes its
 * place in the window's history. If no script may run, there is a link.
 * @param {{ address: string, label: string, title: string, description: string }} to
 */
export function forwarding({ address, label, title, description }) {
  const script = `location.replace(${JSON.stringify(address)} + location.search + location.hash)`;
  return fill({
    title,
    description,
    start: `<p><a href="${address}">${label}</a></p>`,
    view: "",
    scripts: inPolicy(script),
    styles: "'none'",
    workers: "'none'",
    parts: `<script>${script}</script>`,
  });
}

/** @param {string} part */
function inPolicy(part) {
  return `'sha256-${sha256(Buffer.from(part), "base64")}'`;
}

/** @param {{ [place: string]: string, parts: string }} values for the places in the template */
async function fill({ parts, ...values }) {
  // An address of its own would need a policy that lets images be fetched.
  const icon = `data:image/svg+xml;base64,${(await read("icon.svg")).toString("base64")}`;
  const template = (await read("page.html")).toString();
  // The parts hold programs and come last: programs may hold anything.
  const text = Object.entries({ ...values, icon, build: blank, parts }).reduce(
    (whole, [place, value]) => whole.replace(`%${place}%`, () => value),
    template,
  );
  return Buffer.from(text);
}
