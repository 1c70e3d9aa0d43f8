// SPDX-License-Identifier: GPL-3.0-or-later
import type { Arguments } from "./arguments.js";

/** A text with commas that is no column's name is a list of columns. */
export function sharedColumns(release: string, header: string[], given: Arguments): string | string[] {
  if (header.includes(release) || !release.includes(",")) return release;
  const columns = given.listed("release", release);
  const twice = columns.find((name, i) => columns.indexOf(name) !== i);
  if (twice !== undefined) throw given.error(`--release names the column "${twice}" twice`);
  return columns;
}
