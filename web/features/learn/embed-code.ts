// SPDX-License-Identifier: GPL-3.0-or-later
/** The lines that show a picture as it stands in a page that is not ours (web/live/README.md). */
import type { LiveElement } from "../../live/element.js";
import type { Counts } from "../../live/table.js";

/** The place of the elements beside the page. */
export const FOLDER = "sluice-live";

/**
 * The least that the policy of the page must allow if it allows nothing else. It holds for the worker as well if it is
 * sent with all files.
 */
export const POLICY = "script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'";

/** Those of how a page shows it, and not of what it shows. */
const OF_THE_PAGE = ["loading", "theme"];

/** Empty where there is no table to compute from. */
export function embedCode(picture: LiveElement): string {
  const table = picture.counted;
  if (!table) return "";
  const { localName } = picture;
  const attributes = Object.entries(attributesOf(picture)).map(
    ([name, value]) => ` ${name}${value && `="${escaped(value)}"`}`,
  );
  return [
    `<script type="module" src="./${FOLDER}/${localName.replace("sluice-live-", "")}.js"></script>`,
    `<${localName}${attributes.join("")}>`,
    ...rowsOf(table).map((line) => `  ${line}`),
    `</${localName}>`,
    "",
  ].join("\n");
}

/** Those that differ from what an element has of itself; one without a value is merely there. */
function attributesOf(picture: LiveElement): Record<string, string> {
  const fresh = document.createElement(picture.localName) as LiveElement;
  const { elementProperties } = picture.constructor as typeof LiveElement;
  const found: Record<string, string> = {};
  for (const [key, { attribute, state }] of elementProperties) {
    const name = attribute === undefined || attribute === true ? String(key).toLowerCase() : attribute;
    const [value, usual]: unknown[] = [picture, fresh].map((element) => Reflect.get(element, key));
    if (state || name === false || OF_THE_PAGE.includes(name) || value === undefined) continue;
    if (value === usual || value === false) continue;
    found[name] = value === true ? "" : typeof value === "object" ? JSON.stringify(value) : String(value);
  }
  return found;
}

function rowsOf({ secret, data, weights }: Counts): string[] {
  const width = data.categories.length;
  const head = data.categories.map((name) => `<th scope="col">${escaped(name)}</th>`);
  const rows = secret.categories.map((name, s) => {
    const cells = Array.from(weights)
      .slice(s * width, (s + 1) * width)
      .map((weight) => `<td>${weight}</td>`);
    return `  <tr><th scope="row">${escaped(name)}</th>${cells.join("")}</tr>`;
  });
  return ["<table>", `  <tr><td></td>${head.join("")}</tr>`, ...rows, "</table>"];
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
