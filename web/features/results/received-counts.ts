// SPDX-License-Identifier: GPL-3.0-or-later
/** The counts that were received: nothing else can be shown of answers that do not come from the settings. */
import { shownNames } from "../../../wasm/engine/sluice.js";
import { messages } from "../../messages/results.js";
import { integer } from "../../text/format-message.js";
import { numbersTable } from "./numbers-table.js";
import type { Received } from "./results-state.js";

const t = messages.says;

/** Files that were counted by several settings, or that are surveys of their own, stand apart. */
export function receivedCounts({ files, counted, each }: Received, apart: boolean) {
  const parts = apart ? each.map((one, i) => ({ name: files[i]?.name, one })) : [{ name: undefined, one: counted }];
  return parts.map(({ name, one }) => {
    const names = shownNames(one.reports);
    const rows = one.counts.map((n, y) => [names[y] ?? "", integer(n)]);
    return numbersTable([name ?? t.noisyAnswer, t.received], rows, t.received);
  });
}
