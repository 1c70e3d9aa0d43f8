// SPDX-License-Identifier: GPL-3.0-or-later
import { shortened } from "../characters.js";
import { fewPeople } from "../few-people.js";
import type { Design } from "../types.js";

/** One line about a table of very few people; nothing where the guarantee makes up for that itself, as rldp does. */
export function caution({ guarantee, secret, data, prior }: Design): string | undefined {
  const found = guarantee.notion === "rldp" ? undefined : fewPeople(secret, data, prior);
  if (!found) return undefined;
  const { people, few, single } = found;
  const [first] = single;
  const others = single.length > 1 ? ` (and ${single.length - 1} more like it)` : "";
  const reasons = [
    ...(few ? [`the table counts only ${people} people`] : []),
    ...(first ? [`a single person has "${shortened(first.category)}" in "${shortened(first.column)}"${others}`] : []),
  ];
  return `Caution: ${reasons.join(", and ")}. The guarantee is about the shares counted here; among others they may differ much.`;
}
