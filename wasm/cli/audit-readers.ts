// SPDX-License-Identifier: GPL-3.0-or-later
/** An audit of settings for readers: what they claim, what can be checked, and what cannot without the full file. */
import { significant } from "../common/rounding.js";
import type { ReadersFile } from "../contract/types.js";
import { levelByItself } from "../protocol/by-itself.js";
import { print, printJson } from "./output.js";

/** Rounded upwards: it is a bound. */
const shown = (level: number) => (Number.isFinite(level) ? `${significant(level, 6, Math.ceil)} nats` : "no limit");

export async function auditReaders(file: ReadersFile, path: string, json: boolean): Promise<void> {
  const { protocol, guarantee, secret, commitment } = file;
  const { notion, epsilon, averageLeakage } = guarantee;
  const channelLevel = levelByItself(file);
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
