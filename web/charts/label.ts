// SPDX-License-Identifier: GPL-3.0-or-later
/** Labels in a picture whose text cannot wrap by itself. */

import { onGrid, type Rounding } from "../../wasm/common/rounding.js";
import { isNegligible } from "../../wasm/engine/sluice.js";
import { decimal } from "../text/format-message.js";

/** Width of a character at the charts' 13 px, on the generous side: fonts differ. */
export const charWidth = 7.4;

export function widest(labels: string[]): number {
  return Math.max(0, ...labels.map((label) => label.length)) * charWidth;
}

/** As much of a label as there is room for; a number at its end, which tells it from others, is not cut off. */
export function shorten(label: string, room: number): string {
  const most = Math.max(3, Math.floor(room / charWidth));
  if (label.length <= most) return label;
  const [number = ""] = / \(\d+\)$/.exec(label) ?? [];
  const end = number.length < most / 2 ? number : "";
  return `${label.slice(0, most - 1 - end.length).trimEnd()}…${end}`;
}

/**
 * A chance as a number out of 100, as short as it can be; only a chance of 0 is "0". A bound never looks better than it
 * is.
 */
export function outOf100(chance: number, round: Rounding = Math.round): string {
  if (chance === 0) return "0";
  if (isNegligible(chance)) return "≈0";
  if (isNegligible(1 - chance)) return "100";
  const value = chance * 100;
  if (round === Math.ceil) return decimal(onGrid(value, value > 99 ? 10 : 1, round), 1);
  if (round === Math.floor) return decimal(onGrid(value, value < 1 ? 10 : 1, round), 1);
  if (value < 0.5) return "<1";
  if (value >= 99.5 && value < 100) return ">99";
  return value.toFixed(0);
}
