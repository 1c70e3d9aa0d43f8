// SPDX-License-Identifier: GPL-3.0-or-later
/** A person's word on the rows of a file: it goes along with the file, whoever reads it. */

import { Reason } from "../../wasm/common/reason.js";
import type { Layout } from "../../wasm/engine/sluice.js";
import { checkLayout } from "../../wasm/files/layout-check.js";

const layouts = new WeakMap<File, Layout>();

export function layoutOf(file: File): Layout | undefined {
  return layouts.get(file);
}

export function setLayoutOf(file: File, layout: Layout): void {
  layouts.set(file, layout);
}

/** A person's new word; undefined takes back an earlier one. */
export type LayoutChange = { [Key in keyof Layout]?: Layout[Key] | undefined };

/** Adds a person's new word to the earlier ones. */
export function changeLayoutOf(file: File, change: LayoutChange): void {
  const said = Object.entries({ ...layoutOf(file), ...change }).filter(([, value]) => value !== undefined);
  setLayoutOf(file, Object.fromEntries(said));
}

/**
 * The layout of another file. It is split in the same way, but which lines of it are people has to be said of itself.
 */
export function layoutLike(file: File, own: File | undefined): Layout | undefined {
  const said = layoutOf(file);
  if (file === own) return said;
  const { split } = (own && layoutOf(own)) ?? {};
  return split ? { split, ...said } : said;
}

/** As it was kept, if it is one. */
export function readLayout(value: unknown): Layout | undefined {
  try {
    return checkLayout(value);
  } catch (error) {
    if (error instanceof Reason) return undefined;
    throw error;
  }
}
