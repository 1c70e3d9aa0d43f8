// SPDX-License-Identifier: Apache-2.0
/** A channel may keep a promise whatever the people are: nothing else can be checked of settings without a table. */
import { fail } from "../contract/errors.js";
import { OF_ANSWERS } from "../contract/notions.js";
import type { ReadersFile, SettingsFile } from "../contract/types.js";
import { exponentialBelow } from "./exponential.js";
import * as texts from "./texts.js";
import { isMarks } from "./unary-encoding.js";

const UNIT = 1n << 62n;

/** The largest of these ratios of two chances of the same report; a report that only some send has none. */
function worstRatio(channel: SettingsFile["channel"]): readonly [most: bigint, least: bigint] {
  if (isMarks(channel)) {
    const other = BigInt(channel.marks.other);
    return [UNIT - other, other];
  }
  const [width, rows] = [channel.reports.length, channel.weights.map((row) => row.map(BigInt))];
  let worst: readonly [bigint, bigint] = [1n, 1n];
  for (let y = 0; y < width; y += 1) {
    const chances = rows.map((row) => row[y] as bigint);
    const most = chances.reduce((one, other) => (one > other ? one : other));
    const least = chances.reduce((one, other) => (one < other ? one : other));
    if (most * worst[1] > worst[0] * least) worst = [most, least];
  }
  return worst;
}

/** No report is more than e to this level times as likely with one answer as with any other. */
export function levelByItself({ channel }: SettingsFile): number {
  const [most, least] = worstRatio(channel);
  return least === 0n ? Number.POSITIVE_INFINITY : Math.log(Number(most)) - Math.log(Number(least));
}

/** Whether the promise is of the channel alone, so that it can be checked without a table. */
export function isOfChannel({ guarantee, seesSecret }: Pick<ReadersFile, "guarantee" | "seesSecret">): boolean {
  return guarantee.notion === OF_ANSWERS && !seesSecret;
}

/** Throws `not_certified` where a promise of the channel alone is not kept, exactly. Others are taken as they are. */
export function checkByItself(file: ReadersFile): void {
  if (!isOfChannel(file)) return;
  const [most, least] = worstRatio(file.channel);
  const [numerator, denominator] = exponentialBelow(file.guarantee.epsilon);
  if (most * denominator > least * numerator) throw fail(texts.notKeptByItself);
}
