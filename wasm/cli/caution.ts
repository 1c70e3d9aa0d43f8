// SPDX-License-Identifier: GPL-3.0-or-later
import { shortened } from "../common/characters.js";
import { restsOnTable } from "../contract/assumptions.js";
import { restsOn } from "../contract/notions.js";
import type { Design } from "../contract/types.js";
import { fewPeople } from "../protocol/few-people.js";

/** One line about a table of very few people. */
export function caution({ guarantee, secret, data, prior }: Design): string | undefined {
  const found = restsOnTable(guarantee.notion) ? fewPeople(secret, data, prior) : undefined;
  if (!found) return undefined;
  const { people, few, single } = found;
  const [first] = single;
  const others = single.length > 1 ? ` (and ${single.length - 1} more like it)` : "";
  const reasons = [
    ...(few ? [`the table counts only ${people} people`] : []),
    ...(first ? [`a single person has "${shortened(first.category)}" in "${shortened(first.column)}"${others}`] : []),
  ];
  const numbers = single.filter(({ category }) => category !== "" && Number.isFinite(Number(category)));
  const remedy =
    numbers.length > 1 ? ` Numbers are divided into ranges with --bins ${shortened(numbers[0]?.column ?? "")}=….` : "";
  const why =
    restsOn(guarantee.notion) === "sample"
      ? "The guarantee allows for that; of a sample of more people more is kept."
      : "The guarantee is about the shares counted here; among others they may differ much.";
  return `Caution: ${reasons.join(", and ")}. ${why}${remedy}`;
}
