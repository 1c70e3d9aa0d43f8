// SPDX-License-Identifier: GPL-3.0-or-later
/** Checks what has to be right before a file is privatised. */

import { say } from "../common/said.js";
import type { Engine } from "../contract/engine.js";
import { fail, inFile } from "../contract/errors.js";
import type { PrivatiseChoice } from "../contract/file-types.js";
import type { ProtocolFile } from "../contract/types.js";
import { columnsOf } from "../protocol/columns.js";
import { columnOfReports } from "../protocol/pairs.js";
import { findColumn, looksAlike } from "./header.js";
import { splitName } from "./split.js";
import * as texts from "./texts.js";

/** Finds the column that names people: none of those that the protocol reads, which would name answers. */
export function personIn(
  header: string[],
  protocol: ProtocolFile,
  person: string | undefined,
  file: string,
): number | undefined {
  if (person === undefined) return undefined;
  const { secret, data } = protocol;
  if ([secret, data, ...columnsOf(secret), ...columnsOf(data)].some(({ name }) => looksAlike(person, name))) {
    throw fail(texts.personColumnUsed, person).at(inFile(file, { column: person }));
  }
  return findColumn(header, person, file);
}

/** Throws `not_certified` where a protocol does not keep what it promises. */
export function checkGuarantee(engine: Engine, protocol: ProtocolFile): void {
  const { holds, reason, flaw } = engine.audit(protocol);
  if (!holds) throw fail(texts.guaranteeNotKeptBecause, flaw ?? reason ?? "");
}

/** `lists` are the columns that are split: each holds what its parts do. */
export function checkKept(
  protocol: ProtocolFile,
  { keep, knowingly = [] }: PrivatiseChoice,
  file: string,
  lists: string[] = [],
): void {
  const { guarantee, secret, data, channel, seesSecret } = protocol;
  const shared = [
    ...columnsOf(data),
    data,
    { name: columnOfReports(guarantee.notion, { secret, data, seesSecret, ...channel }) },
  ];
  const holds = (list: string, name: string) => lists.includes(list) && name.startsWith(splitName(list, ""));
  for (const column of keep) {
    const role =
      // A column that looks like the secret is most likely the secret, written by another program.
      [secret, ...columnsOf(secret)].some(({ name }) => looksAlike(column, name) || holds(column, name))
        ? say(texts.theSecret)
        : shared.some(({ name }) => looksAlike(column, name) || holds(column, name))
          ? say(texts.whatReportsStandFor)
          : undefined;
    if (role) {
      throw fail(texts.keptColumnNamedLike, column, role).at(inFile(file, { column }));
    }
  }
  const other = knowingly.find((column) => !keep.includes(column));
  if (other !== undefined) {
    throw fail(texts.keptColumnMissing, other).at(inFile(file, { column: other }));
  }
  const twice = keep.find((column, i) => keep.indexOf(column) !== i);
  if (twice === undefined) return;
  throw fail(texts.columnKeptTwice, twice).at(inFile(file, { column: twice }));
}
