// SPDX-License-Identifier: GPL-3.0-or-later
import { decimalsOfEnds } from "../../wasm/common/rounding.js";
import { percent } from "./format-message.js";

/** The ends of an interval of shares, rounded outwards, with as many digits as its width asks for. */
export function endsText([from, to]: readonly [number, number]): { low: string; high: string } {
  const [low, high] = [Math.max(0, from), Math.min(1, to)];
  const decimals = decimalsOfEnds([low, high]);
  return { low: percent(low, Math.floor, decimals), high: percent(high, Math.ceil, decimals) };
}
