// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The releases about some people so far, and a budget for all releases together. Only levels that add up are added.
 * Releases of the same answers are verified as one channel. Those of independent observations add if the notion's
 * levels add. Anything else is refused.
 */

import {
  atLeastZero,
  fields,
  list,
  name,
  onlyKeys,
  plainName,
  record,
  show,
  text,
  versionUnknown,
} from "../common/checked.js";
import { parseStrictly } from "../common/json.js";
import { Reason } from "../common/reason.js";
import { type Rounding, significant } from "../common/rounding.js";
import type { Said } from "../common/said.js";
import { say } from "../common/said.js";
import type { Engine } from "../contract/engine.js";
import { adviceOf, fail, inFile, reasonOf, SluiceError, saidBy } from "../contract/errors.js";
import type { PrivatisedFile } from "../contract/file-types.js";
import type { JointTable, Promised, ProtocolFile, Releases } from "../contract/types.js";
import { checkParameters } from "../protocol/guarantee-check.js";
import { checkProtocol } from "../protocol/protocol-check.js";
import type { LedgerVersion } from "./derived-in-release.js";
import { isDeviceSecret, newDeviceSecret } from "./derived-randomness.js";
import { auditJointly } from "./joint-audit.js";
import * as texts from "./texts.js";

/** One release: a protocol, applied to the answers of a file. */
export interface Release {
  protocol: ProtocolFile;
  /** Its observation, compared with what was released before. */
  of: Releases;
  /** Time of the release, ISO 8601. */
  when: string;
  rows: number;
  /** See `PrivatisedFile.answers`. */
  answers: string;
  /** The level of all releases up to this one, in nats of the budget's notion. */
  together: number;
  /** A script has been given out for it, and nobody has said yet what it was run on: `rows` and `answers` say nothing. */
  awaited?: true;
}

export interface Ledger {
  format: "sluice-ledger";
  /** Version 2 derives reports of named people as derived-in-release.ts says. */
  version: LedgerVersion;
  /**
   * The device's secret, from which reports are derived (see derived-randomness.ts). A person who has it can undo them.
   */
  secret: string;
  /** The most that all releases together may come to. */
  budget: Promised;
  releases: Release[];
}

/** Levels in nats under the budget's notion. */
export interface Account {
  /** The level of all releases so far. */
  spent: number;
  /** The level of the new release by itself. */
  requested: number;
  /** The rest of the budget. */
  remaining: number;
  /** The level of everything, with the new release. */
  together: number;
}

export function newLedger(budget: Promised): Ledger {
  return { format: "sluice-ledger", version: 2, secret: newDeviceSecret(), budget, releases: [] };
}

/** The level of all that has been released. */
export function spentOf({ releases }: Ledger): number {
  return Math.max(0, ...releases.map(({ together }) => together));
}

/** A release that is planned, beside the ledger's own releases. */
export interface Proposed {
  protocol: ProtocolFile;
  of?: Releases;
  /** If protocols were made from different tables: one with all columns and the secret. */
  table?: JointTable | undefined;
}

/** The release that this one repeats: by the same protocol, of the same answers, which then have the same reports. */
export function repeated(
  ledger: Ledger,
  { protocol }: Pick<Proposed, "protocol">,
  { answers }: Pick<PrivatisedFile, "answers">,
): Release | undefined {
  return mayRepeat(ledger, { protocol }).find((release) => release.answers === answers);
}

/** Those releases of which it may be a repetition: that only the answers tell. */
export function mayRepeat({ releases }: Ledger, { protocol }: Pick<Proposed, "protocol">): Release[] {
  const { certificate } = protocol;
  return releases.filter((release) => release.protocol.certificate.protocol === certificate.protocol);
}

/** Throws where answers are said to be others than those that have been released, and are the same. */
export function checkObservation(
  { releases }: Ledger,
  { of = SAME }: Proposed,
  { answers }: Pick<PrivatisedFile, "answers">,
) {
  if (of === SAME || releases.every((release) => release.answers !== answers)) return;
  throw fail(
    texts.answersReleasedBefore,
    say(of === "independent samples" ? texts.independentSamples : texts.independentSecrets),
  );
}

/** The budget if nothing else is said: as much as the protocol promises, once. */
export function budgetFor({ guarantee }: ProtocolFile, epsilon = guarantee.epsilon): Promised {
  const { notion, parameters } = guarantee;
  // How a proof is made is no part of what is promised.
  const { ranges: _, ...promised } = parameters ?? {};
  return { notion, epsilon, ...(Object.keys(promised).length > 0 && { parameters: promised }) };
}

/** The ledger with one more release, made now. */
export function released(
  ledger: Ledger,
  { protocol, of = SAME }: Proposed,
  { rows, answers = "" }: Pick<PrivatisedFile, "rows" | "answers">,
  { together }: Account,
): Ledger {
  const when = new Date().toISOString();
  const made = { protocol, of, when, rows, answers, together };
  return { ...ledger, releases: [...ledger.releases, made] };
}

/** Stands in the place of the answers of a release that is awaited. */
const AWAITED = "awaited";

/** The ledger with a release that a script is given out for. */
export function awaiting(ledger: Ledger, proposed: Proposed, state: Account): Ledger {
  const { releases, ...rest } = released(ledger, proposed, { rows: 0, answers: AWAITED }, state);
  return { ...rest, releases: releases.map((one, i) => (i < releases.length - 1 ? one : { ...one, awaited: true })) };
}

/** The release of this protocol that a script was given out for, and of which nobody has said yet what it was run on. */
export function awaited({ releases }: Ledger, identity: string): Release | undefined {
  return releases.find(({ protocol, awaited }) => awaited && protocol.certificate.protocol === identity);
}

/** A run of a script: the identity of its protocol, and the answers of how many people. */
export interface Ran {
  identity: string;
  people: number;
  answers: string;
}

/**
 * The ledger once a script has been run. A run on the same answers as before is the same release. Throws
 * `bad_request` where none is awaited of the protocol, or where other observations were claimed and are the same.
 */
export function confirmed(ledger: Ledger, { identity, people, answers }: Ran): Ledger {
  const found = awaited(ledger, identity);
  if (!found) throw fail(texts.noneAwaited);
  const others = { ...ledger, releases: ledger.releases.filter((one) => one !== found) };
  if (repeated(others, found, { answers })) return others;
  checkObservation(others, found, { answers });
  const { awaited: _, ...rest } = found;
  return {
    ...ledger,
    releases: ledger.releases.map((one) => (one === found ? { ...rest, rows: people, answers } : one)),
  };
}

/**
 * The account with this release. Throws `over_budget`, with what is spent, requested and left, where it would exceed the
 * budget, or where nobody can tell that it would not.
 */
export function account(engine: Engine, ledger: Ledger, proposed: Proposed): Account {
  const { budget, releases } = ledger;
  const spent = spentOf(ledger);
  const requested = ownLevel(engine, budget, proposed.protocol);
  const state = { spent, requested, remaining: Math.max(0, budget.epsilon - spent) };
  const of = proposed.of ?? SAME;
  if (of === SAME && releases.some((release, i) => i > 0 && release.of !== SAME)) {
    throw refusal(state, budget, say(texts.severalObservations), say(texts.ledgerForEach));
  }
  const all = [...releases, { protocol: proposed.protocol, of }];
  let found: { level: number; holds: boolean };
  try {
    found = levelOf(engine, budget, all, proposed.table);
  } catch (error) {
    if (!(error instanceof SluiceError)) throw error;
    throw refusal(state, budget, saidBy(error), adviceOf(error));
  }
  // Under another table the same releases may come to less; what has been spent stays spent.
  const reached = Math.max(found.level, spent, requested);
  const exact = Math.min(reached, budget.epsilon);
  if (found.holds && reached <= budget.epsilon * (1 + 2 * ROUNDING)) return { ...state, together: exact };
  const why = Number.isFinite(reached) ? say(texts.wouldReach, levelValue(reached)) : say(texts.wouldRuleOut);
  throw refusal(
    state,
    budget,
    say(texts.budgetExceeded, why, levelValue(budget.epsilon), budget.notion),
    say(texts.releaseNothingMore),
  );
}

const SAME: Releases = "same observation";

type Entry = Pick<Release, "protocol" | "of">;

/** Those of the same observation are one channel; others add to it, or do not, by what they are of. */
function levelOf(engine: Engine, budget: Promised, entries: Entry[], table: JointTable | undefined) {
  // The first one is of whatever the others are compared with.
  const same = entries.filter(({ of }, i) => i === 0 || of === SAME);
  const others = entries.filter(({ of }, i) => i > 0 && of !== SAME);
  const joined = auditJointly(
    engine,
    same.map(({ protocol }) => protocol),
    budget,
    table,
  );
  // Doubles measure a level, integers have proved that it is within the budget.
  if (others.length === 0) return joined.holds ? { ...joined, level: Math.min(joined.level, budget.epsilon) } : joined;
  const [only] = same;
  const base = only && same.length === 1 ? ownLevel(engine, budget, only.protocol) : joined.level * (1 + ROUNDING);
  const level = others.reduce(
    (sum, { protocol, of }) => engine.compose(of, budget.notion, [sum, ownLevel(engine, budget, protocol)]),
    base,
  );
  return { level, holds: level <= budget.epsilon };
}

/** Doubles may have taken this from a level. */
const ROUNDING = 1e-9;

/** No less than a protocol's level under the budget's notion: what is proved of it, where it is the same. */
function ownLevel(engine: Engine, budget: Promised, file: ProtocolFile): number {
  const { notion, epsilon, parameters } = file.guarantee;
  const { ranges: _, ...promised } = parameters ?? {};
  const same = notion === budget.notion && JSON.stringify(promised) === JSON.stringify(budget.parameters ?? {});
  const { level } = auditJointly(engine, [file], budget);
  const measured = level * (1 + ROUNDING);
  return same ? Math.min(epsilon, measured) : measured;
}

function refusal(account: Omit<Account, "together">, budget: Promised, why: Said, advice: Said): SluiceError {
  const { spent, requested, remaining } = account;
  return fail(
    texts.overBudget,
    why,
    levelValue(spent),
    levelValue(requested),
    levelValue(remaining, Math.floor),
    levelValue(budget.epsilon),
    budget.notion,
    advice,
  );
}

/** In four digits, rounded up unless it is what remains; what rounding has left is nothing. */
export function shownLevel(level: number, round: Rounding = Math.ceil): string {
  const value = levelValue(level, round);
  return typeof value === "number" ? String(value) : value.text;
}

function levelValue(level: number, round: Rounding = Math.ceil): number | Said {
  if (!Number.isFinite(level)) return say(texts.noBound);
  return level < 1e-9 ? 0 : significant(level, 4, round);
}

/** The ledger's text. */
export function writeLedger(ledger: Ledger): string {
  return `${JSON.stringify(ledger, null, 2)}\n`;
}

/** Reads a ledger; every protocol in it is checked like any other. Throws `bad_file`. */
export function readLedger(source: string, file = ""): Ledger {
  return asFile(file, () => checkLedger(parseStrictly(source)));
}

/** The same of a ledger that was not written as text. */
export function checkedLedger(value: unknown): Ledger {
  return asFile("", () => checkLedger(value));
}

function asFile<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw fail(texts.ledgerWrong, reasonOf(error)).at(inFile(file));
  }
}

function checkLedger(value: unknown): Ledger {
  const raw = fields(value, ["format", "version", "secret", "budget", "releases"], say(texts.theLedger));
  if (raw.format !== "sluice-ledger") throw new Reason(say(texts.ledgerNotALedger));
  if (raw.version !== 1 && raw.version !== 2) throw new Reason(versionUnknown(raw.version));
  if (!isDeviceSecret(raw.secret)) throw new Reason(say(texts.ledgerSecretWrong));
  const releases = list(raw.releases, "releases").map((item, i) => release(item, `releases[${i}]`));
  const { version, secret } = raw;
  return { format: "sluice-ledger", version, secret, budget: budgetOf(raw.budget, releases), releases };
}

function budgetOf(value: unknown, [first]: Release[]): Promised {
  const raw = record(value, "budget");
  onlyKeys(raw, ["notion", "epsilon", "parameters"], "budget");
  // As long as nothing has been released, nobody knows which categories there are.
  const names = Object.values(record(raw.parameters ?? {}, "budget.parameters")).flat(3);
  const any = { name: "", categories: names.filter((item): item is string => typeof item === "string") };
  const { secret, data } = first?.protocol ?? { secret: any, data: any };
  return {
    notion: plainName(raw.notion, "budget.notion"),
    epsilon: atLeastZero(raw.epsilon, "budget.epsilon"),
    ...(raw.parameters !== undefined && {
      parameters: checkParameters(raw.parameters, secret, data, "budget.parameters"),
    }),
  };
}

/** The observations that a release can be of. */
export const RELEASES = ["independent samples", "independent secrets", "same observation"] as const;

function release(value: unknown, where: string): Release {
  const raw = record(value, where);
  onlyKeys(raw, ["protocol", "of", "when", "rows", "answers", "together", "awaited"], where);
  if (raw.awaited !== undefined && raw.awaited !== true) throw new Reason(say(texts.releaseAwaitedWrong, where));
  const of = text(raw.of, `${where}.of`);
  if (!RELEASES.includes(of as Releases)) throw new Reason(say(texts.releaseOfWrong, where, show(of)));
  return {
    protocol: checkProtocol(raw.protocol, ""),
    of: of as Releases,
    when: name(raw.when, `${where}.when`),
    rows: atLeastZero(raw.rows, `${where}.rows`),
    answers: name(raw.answers, `${where}.answers`),
    together: atLeastZero(raw.together, `${where}.together`),
    ...(raw.awaited === true && { awaited: true as const }),
  };
}
