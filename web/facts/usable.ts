// SPDX-License-Identifier: GPL-3.0-or-later
/** Finds the columns of a file that can be used at all: those with a name of their own. */

import type { Inspection } from "../../wasm/engine/sluice.js";
import { messages } from "../messages/page.js";
import { plain, quoted } from "../text/format-message.js";
import { ownError } from "../text/own-error.js";

export function usable(header: string[]): boolean[] {
  return header.map((name) => name !== "" && header.indexOf(name) === header.lastIndexOf(name));
}

/** Throws when no two columns could be given the roles of the secret and of what is shared. */
export function checkUsable({ name: file, header, rows }: Inspection): void {
  const t = messages.data;
  const fail = (id: string, message: string, remedy: string, place = {}) => {
    const text = plain(message, { file: quoted([file]), ...place });
    throw ownError(id, "bad_file", text, remedy, { file, line: 1 });
  };
  if (header.length < 2) fail("one-column", t.oneColumn, t.oneColumnRemedy, { column: quoted([header[0] ?? ""]) });
  if (rows === 0) fail("no-rows", t.noRows, t.noRowsRemedy);
  const good = usable(header);
  if (good.filter(Boolean).length >= 2) return;
  const twice = header.find((name, index) => name !== "" && !good[index]);
  if (twice === undefined) fail("columns-unnamed", t.unnamed, t.twiceRemedy);
  else fail("columns-alike", t.twice, t.twiceRemedy, { column: quoted([twice]) });
}

/** The names that stand in the way of their columns, each once. */
export function unusableNames(header: string[]): string[] {
  const good = usable(header);
  return [...new Set(header.filter((_, index) => !good[index]))].map((name) =>
    name ? quoted([name]) : messages.empty,
  );
}
