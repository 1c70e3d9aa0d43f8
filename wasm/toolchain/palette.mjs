// SPDX-License-Identifier: GPL-3.0-or-later
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "./root.mjs";

/** The style sheet of the site: its colours in light come first, then those in the dark. */
export const sheet = join(root, "web/styles/page.css");

/**
 * The colours of the site by their names. A colour that one of both lacks is an error.
 * @returns {Promise<Record<string, [light: string, dark: string]>>}
 */
export async function palette() {
  const parts = (await readFile(sheet, "utf8")).split("prefers-color-scheme: dark");
  const [light = new Map(), dark = new Map()] = parts.map(
    (part) => new Map([...part.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name = "", colour = ""]) => [name, colour])),
  );
  if (light.size === 0 || [...light.keys()].join() !== [...dark.keys()].join())
    throw new Error(`${sheet} has other colours in light than in the dark`);
  return Object.fromEntries(Array.from(light, ([name, colour]) => [name, [colour, dark.get(name)]]));
}
