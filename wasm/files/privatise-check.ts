// SPDX-License-Identifier: GPL-3.0-or-later
/** What has to be right before a file is privatised. */

import type { Engine } from "../contract/engine.js";
import { SluiceError } from "../contract/errors.js";
import type { PrivatiseChoice } from "../contract/file-types.js";
import type { ProtocolFile } from "../contract/types.js";
import { columnsOf } from "../protocol/columns.js";
import { columnOfReports } from "../protocol/pairs.js";
import { findColumn, looksAlike } from "./header.js";

/** Where the column stands that names people: none of those that the protocol reads, which would name answers. */
export function personIn(
  header: string[],
  protocol: ProtocolFile,
  person: string | undefined,
  file: string,
): number | undefined {
  if (person === undefined) return undefined;
  const { secret, data } = protocol;
  if ([secret, data, ...columnsOf(secret), ...columnsOf(data)].some(({ name }) => looksAlike(person, name))) {
    throw new SluiceError(
      "bad_request",
      `The column "${person}" is what is released or kept back, and names nobody.`,
      "Choose the column that says who is who, or none.",
      { ...(file && { file }), column: person },
    );
  }
  return findColumn(header, person, file);
}

/** Throws `not_certified` where a protocol does not keep what it promises. */
export function checkGuarantee(engine: Engine, protocol: ProtocolFile): void {
  const { holds, reason } = engine.audit(protocol);
  if (holds) return;
  throw new SluiceError(
    "not_certified",
    `The protocol does not keep its guarantee${reason ? `: ${reason}` : "."}`,
    "Do not use this protocol file; design the protocol again.",
  );
}

export function checkKept(protocol: ProtocolFile, { keep, knowingly = [] }: PrivatiseChoice, file: string): void {
  const { guarantee, secret, data, channel } = protocol;
  const shared = [...columnsOf(data), data, { name: columnOfReports(guarantee.notion, { secret, data, ...channel }) }];
  for (const column of keep) {
    const role =
      // A column that looks like the secret is most likely the secret, written by another program.
      [secret, ...columnsOf(secret)].some(({ name }) => looksAlike(column, name))
        ? "the secret"
        : shared.some(({ name }) => looksAlike(column, name))
          ? "what the reports stand for"
          : undefined;
    if (role) {
      throw new SluiceError(
        "bad_request",
        `The column "${column}" is named like ${role} and cannot be kept.`,
        "Keep other columns or none; if it is something else, give it another name in the file.",
        { ...(file && { file }), column },
      );
    }
  }
  const other = knowingly.find((column) => !keep.includes(column));
  if (other !== undefined) {
    throw new SluiceError(
      "bad_request",
      `The column "${other}" is not kept, so that nothing has to be known of it.`,
      "Keep it, or leave it out of both.",
      { ...(file && { file }), column: other },
    );
  }
  const twice = keep.find((column, i) => keep.indexOf(column) !== i);
  if (twice === undefined) return;
  throw new SluiceError("bad_request", `The column "${twice}" is kept twice.`, "Name each column once.", {
    ...(file && { file }),
    column: twice,
  });
}
