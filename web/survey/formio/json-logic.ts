// SPDX-License-Identifier: Apache-2.0
/** What JSON logic reads: `var` may name one field, and nothing that holds others. */
import type { Json } from "../linter/types.js";
import type { ObjectSite } from "../linter/walk.js";

const FIELD = /^\s*(data|row)(\.[\p{L}\p{N}_$-]+)+\s*$/u;
/** What a list is brought down to, and the item that is looked at. */
const REDUCED = /^(accumulator|current(\.[\p{L}\p{N}_$-]+)*)$/u;
/** Of a list: what is done with each item, of which `var` is a part. */
const OF_ITEM = /\.(map|filter|reduce|all|none|some)\[1\]/;

const isField = (name: Json): boolean => typeof name === "string" && (FIELD.test(name) || REDUCED.test(name));

/** Whether it is put together, or could be of any field. */
export function readsUnknownField({ object, path }: ObjectSite): boolean {
  const { var: name } = object;
  if (name === undefined || typeof object.type === "string") return false;
  if (OF_ITEM.test(path)) return typeof name === "object" && name !== null;
  return !isField(name);
}
