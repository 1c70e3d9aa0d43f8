// SPDX-License-Identifier: GPL-3.0-or-later
/** `sluice ledger`: what has been released, and what is left. */
import { fail } from "../contract/errors.js";
import { keysAsText } from "../releases/derived-in-release.js";
import { type Ledger, type Release, shownLevel, spentOf } from "../releases/ledger.js";
import { aligned } from "./aligned.js";
import { Arguments } from "./arguments.js";
import { confirmRelease, loadLedger } from "./derived-randomness.js";
import { print, printJson } from "./output.js";
import * as texts from "./texts.js";

export async function ledger(args: string[]): Promise<void> {
  const given = new Arguments("ledger", args);
  const [path] = given.files;
  if (path === undefined || given.files.length > 1) throw given.error("ledger takes one ledger");
  const confirm = given.text("confirm");
  const [, identity = "", people, answers] = /^([0-9a-f]{64}):(\d+):([0-9a-f]{64})$/.exec(confirm ?? "") ?? [];
  if (confirm !== undefined && answers === undefined)
    throw given.error("--confirm takes what the script printed last: the protocol, the number of people, the answers");
  const found =
    answers === undefined
      ? await loadLedger(path)
      : await confirmRelease(path, { identity, people: Number(people), answers });
  if (given.flag("keys")) {
    if (found.version === 1) throw fail(texts.ledgerOfVersionOne).at({ file: path });
    return print(`${keysAsText(found.secret)}\n`);
  }
  await (given.flag("json") ? printJson(toJson(found)) : print(summary(found)));
}

/** Nothing of the device's secret, and no counts. */
function toJson(found: Ledger) {
  const spent = spentOf(found);
  return {
    budget: found.budget,
    spent,
    remaining: Math.max(0, found.budget.epsilon - spent),
    releases: found.releases.map(({ protocol, of, when, rows, together, awaited }) => ({
      when,
      of,
      rows,
      together,
      ...(awaited && { awaited }),
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

function line({ protocol, when, rows, together, awaited }: Release): string[] {
  const { notion, epsilon } = protocol.guarantee;
  const made = `${protocol.protocol} (${notion} ${epsilon})`;
  return [
    when.slice(0, 10),
    protocol.secret.name,
    protocol.data.name,
    made,
    awaited ? "awaited" : String(rows),
    shownLevel(together),
  ];
}
