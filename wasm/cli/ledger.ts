// SPDX-License-Identifier: GPL-3.0-or-later
/** `sluice ledger`: what has been released, and what is left. */
import { type Ledger, type Release, shownLevel, spentOf } from "../releases/ledger.js";
import { aligned } from "./aligned.js";
import { Arguments } from "./arguments.js";
import { loadLedger } from "./derived-randomness.js";
import { print, printJson } from "./output.js";

export async function ledger(args: string[]): Promise<void> {
  const given = new Arguments("ledger", args);
  const [path] = given.files;
  if (path === undefined || given.files.length > 1) throw given.error("ledger takes one ledger");
  const found = await loadLedger(path);
  await (given.flag("json") ? printJson(toJson(found)) : print(summary(found)));
}

/** Nothing of the device's secret, and no counts. */
function toJson(found: Ledger) {
  const spent = spentOf(found);
  return {
    budget: found.budget,
    spent,
    remaining: Math.max(0, found.budget.epsilon - spent),
    releases: found.releases.map(({ protocol, of, when, rows, together }) => ({
      when,
      of,
      rows,
      together,
      protocol: protocol.protocol,
      guarantee: { notion: protocol.guarantee.notion, epsilon: protocol.guarantee.epsilon },
      secret: protocol.secret.name,
      data: protocol.data.name,
      identity: protocol.certificate.protocol,
    })),
  };
}

function summary(found: Ledger): string {
  const { notion, epsilon } = found.budget;
  const spent = spentOf(found);
  const lines = found.releases.map((release) => line(release));
  const left = Math.max(0, epsilon - spent);
  return `${[
    `Budget: ${epsilon} nats of ${notion}. Spent: ${shownLevel(spent)}. Remaining: ${shownLevel(left, Math.floor)}.`,
    ...(lines.length > 0
      ? ["", ...aligned([["released", "secret", "data", "protocol", "rows", "spent so far"], ...lines])]
      : []),
  ].join("\n")}\n`;
}

function line({ protocol, when, rows, together }: Release): string[] {
  const { notion, epsilon } = protocol.guarantee;
  const made = `${protocol.protocol} (${notion} ${epsilon})`;
  return [when.slice(0, 10), protocol.secret.name, protocol.data.name, made, String(rows), shownLevel(together)];
}
