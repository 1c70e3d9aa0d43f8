// SPDX-License-Identifier: GPL-3.0-or-later
/** An audit of settings for readers: what they claim, what can be checked, and what cannot without the full file. */
import { significant } from "../common/rounding.js";
import type { ReadersFile } from "../contract/types.js";
import { isMarks, OWN_MARK } from "../protocol/unary-encoding.js";
import { print, printJson } from "./output.js";

/** Rounded upwards: it is a bound. */
const shown = (level: number) => (Number.isFinite(level) ? `${significant(level, 6, Math.ceil)} nats` : "no limit");

export async function auditReaders(file: ReadersFile, path: string, json: boolean): Promise<void> {
  const { protocol, guarantee, secret, commitment } = file;
  const { notion, epsilon, averageLeakage } = guarantee;
  const channelLevel = levelOfChannel(file);
  if (json) {
    const level = Number.isFinite(channelLevel) ? channelLevel : null;
    const checked = ["form", "rows"];
    const notChecked = ["guarantee", "commitment"];
    return printJson({
      settings: "readers",
      protocol,
      claim: guarantee,
      checked,
      notChecked,
      channelLevel: level,
      commitment,
    });
  }
  const average = averageLeakage === undefined ? "" : `, with I(S;Y) at most ${averageLeakage} nats`;
  await print(`Settings for readers of the protocol ${protocol}.

They claim ${notion} at level ${epsilon} nats${average}, for "${secret.name}". That is not checked: it rests on
the table, which only the full settings file has.

Checked: the form of the file; the chances of each input sum to 1 exactly. From the channel alone, a report
is likelier with one input than with another by at most ${shown(channelLevel)}.
Not checked: the guarantee, and the commitment to the full file, ${commitment}.

Whoever has the full file checks both: sluice audit ${path} --full FULL.json
`);
}

/** The level at which the channel keeps its own inputs apart, whatever the table: the logarithm of the largest ratio. */
function levelOfChannel({ channel }: ReadersFile): number {
  if (isMarks(channel)) {
    const other = BigInt(channel.marks.other);
    return logarithm(2n * OWN_MARK - other, other);
  }
  const levels = channel.reports.map((_, y) => {
    const column = channel.weights.map((row) => BigInt(row[y] as string));
    const [least, most] = column.reduce(
      ([low, high], weight) => [weight < low ? weight : low, weight > high ? weight : high],
      [column[0], column[0]] as [bigint, bigint],
    );
    return logarithm(most, least);
  });
  return Math.max(...levels);
}

const logarithm = (numerator: bigint, denominator: bigint): number =>
  denominator === 0n ? Number.POSITIVE_INFINITY : Math.log(Number(numerator)) - Math.log(Number(denominator));
