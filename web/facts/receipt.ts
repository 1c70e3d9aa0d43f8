// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The receipt of a protected file: sentences for an officer, each of which follows from the file that was saved and its
 * settings. `tests/api/receipt.test.ts` holds each kind against both.
 */
import { countsNobody } from "../../wasm/contract/assumptions.js";
import { restsOn } from "../../wasm/contract/notions.js";
import {
  type Design,
  type PrivatisedFile,
  type ProtocolFile,
  type ReportCounts,
  shownNames,
  type WorstCase,
  type WriteMode,
} from "../../wasm/engine/sluice.js";
import { madeBy, writtenAnswers } from "../../wasm/protocol/written-answers.js";
import { messages } from "../messages/page.js";
import { count, integer, levelText, list, plain, quoted } from "../text/format-message.js";
import { beliefs, isMoved, worst } from "./belief.js";
import { happenedAbout } from "./changed-answers.js";
import { exposure } from "./exposed.js";
import { heldSays, readersSay } from "./held-says.js";
import { hiddenName, sharedNames } from "./pairs.js";
import { identifyingColumns } from "./passthrough-columns.js";
import { ifSample } from "./robust.js";
import { certainty, promise } from "./sentence.js";

/** A file that was saved, and what it was made with. */
export interface SavedFile {
  name: string;
  /** In words. */
  date: string;
  design: Design;
  protocol: ProtocolFile;
  write: WriteMode;
  /** How often each thing stands in the bytes that were saved. */
  counted: ReportCounts;
  /** Whether the table is that of its rows, each counted once. */
  ofTable: boolean;
  weighted: boolean;
  worst: WorstCase | undefined;
  /** The columns that were passed on; `marked` where some of their cells got apostrophes. */
  keep: string[];
  marked: boolean;
  tells: PrivatisedFile["tells"];
  /** The names of the settings file, and of the one for readers where there is one. */
  settings: { full: string; readers?: string };
}

type Kind =
  | "rows"
  | "protection"
  | "level"
  | "whom"
  | "sample"
  | "once"
  | "happened"
  | "same"
  | "hides"
  | "never"
  | "others"
  | "tells"
  | "present"
  | "covers"
  | "exposed"
  | "missing"
  | "figures"
  | "give"
  | "readers"
  | "settings"
  | "receipt";

export interface Line {
  kind: Kind;
  text: string;
}

export interface Section {
  title: string;
  lines: Line[];
}

/** `lead` says what the file hides and what it does not, where chance has changed anything. */
export function receipt(saved: SavedFile): { title: string; file: Line; lead: Line[]; sections: Section[] } {
  const t = messages.receipt.page;
  const { name, date, counted, design, write, ofTable } = saved;
  const rows = rowsOf(counted);
  return {
    title: plain(t.title, { name }),
    file: { kind: "rows", text: plain(t.file, { rows: count(rows, messages.rows), date }) },
    lead: happenedAbout(design, write, counted, ofTable).hides.map((text) => ({ kind: "hides", text })),
    sections: [
      { title: t.protectionTitle, lines: [...protection(saved), ...whom(saved), { kind: "once", text: t.once }] },
      { title: plain(t.hidesTitle, { column: quoted(sharedNames(saved.design.data)) }), lines: hidden(saved) },
      { title: plain(t.exposedTitle, { column: quoted([hiddenName(saved.design)]) }), lines: exposed(saved.design) },
      { title: t.filesTitle, lines: files(saved) },
    ],
  };
}

/** Also those without an answer. */
function rowsOf({ counts, missing = 0 }: ReportCounts): number {
  return counts.reduce((sum, n) => sum + n, missing);
}

function protection({ design }: SavedFile): Line[] {
  const { notion, epsilon, parameters } = design.guarantee;
  const { message, values } = promise(notion, epsilon, parameters?.alpha ?? 0);
  const kind = messages.level.notions[notion]?.short ?? notion;
  return [
    { kind: "protection", text: plain(message, values) },
    { kind: "level", text: plain(messages.summary.level, { epsilon: levelText(epsilon), notion: kind }) },
  ];
}

/** The people for whom it holds, and what becomes of it if they stand for more. */
function whom({ design, worst, ofTable, weighted }: SavedFile): Line[] {
  const t = messages.receipt.page.whom;
  const { notion, parameters } = design.guarantee;
  const on = restsOn(notion);
  if (on === "nothing") return [{ kind: "whom", text: t.anyone }];
  const people = integer(design.total);
  if (on === "sample")
    return [{ kind: "whom", text: plain(t.sample, { people, sure: certainty(parameters?.alpha ?? 0) }) }];
  const counted = ofTable && !weighted && design.prior.every(Number.isInteger);
  const who: Line = { kind: "whom", text: counted ? plain(t.listed, { people }) : t.table };
  const claim = worst && ifSample(design, worst);
  if (claim) return [who, { kind: "sample", text: plain(claim.message, claim.values) }];
  // If the limit is known to hold for a sample as well, nothing is to be said.
  return worst?.levels[notion] ? [who] : [who, { kind: "sample", text: t.unknown }];
}

function hidden({ design, protocol, write, counted, ofTable, ...saved }: SavedFile): Line[] {
  const { did, unchanged } = happenedAbout(design, write, counted, ofTable);
  const never = neverChanged(protocol, write);
  const { keep, marked, tells } = saved;
  const { kept, keptSafe, keptNone } = messages.summary;
  const [present = "", covers = ""] = messages.privatise.limits;
  return [
    ...did.map((text): Line => ({ kind: "happened", text })),
    ...(unchanged === undefined ? [] : [same(unchanged, rowsOf(counted))]),
    ...(never.length > 0 && never.length < protocol.data.categories.length
      ? [{ kind: "never" as const, text: neverSays(never) }]
      : []),
    {
      kind: "others",
      text: keep.length > 0 ? plain(marked ? keptSafe : kept, { columns: quoted(keep) }) : keptNone,
    },
    ...identifyingColumns(tells ? { tells } : {}).map((text): Line => ({ kind: "tells", text })),
    { kind: "present", text: present },
    { kind: "covers", text: plain(covers, { secret: hiddenName(design) }) },
  ];
}

function same(unchanged: number, rows: number): Line {
  return { kind: "same", text: count(unchanged, messages.receipt.page.same, { rows: integer(rows) }) };
}

/** So many answers are named that never change. */
const NAMED = 6;

function neverSays(never: string[]): string {
  const { never: says, more } = messages.receipt.page;
  const named = never.slice(0, NAMED).map((name) => plain(messages.quoted, { name: name || messages.empty }));
  const rest = never.length - named.length;
  return count(never.length, says, { answers: list(rest > 0 ? [...named, count(rest, more)] : named) });
}

/** The answers that are written as they are whatever is drawn, by the whole numbers of the settings. */
function neverChanged(protocol: ProtocolFile, write: WriteMode): string[] {
  const { channel, data, secret, seesSecret, prior } = protocol;
  const { as, names } = writtenAnswers(madeBy(protocol), write);
  if (channel.weights === undefined || (as !== "answers" && as !== "codes")) return [];
  const width = data.categories.length;
  const rows = channel.weights.map((row) => row.map((weight) => BigInt(weight) > 0n));
  const inputs = rows.map((sends, input) => ({ sends, s: Math.floor(input / width), x: input % width }));
  const occurs = (s: number, x: number) =>
    seesSecret ? (prior[s]?.[x] ?? 0) > 0 : secret.categories.some((_, of) => (prior[of]?.[x] ?? 0) > 0);
  const isOwn = (y: number, x: number) =>
    write === "reports"
      ? names[y] === x
      : inputs.every((other) => other.x === x || !other.sends[y] || !occurs(other.s, other.x));
  return shownNames(data.categories).filter((_, x) =>
    inputs.every((input) => input.x !== x || input.sends.every((sends, y) => !sends || isOwn(y, x))),
  );
}

function exposed(design: Design): Line[] {
  const t = messages.receipt.page;
  const secret = quoted([hiddenName(design)]);
  if (countsNobody(design)) return [{ kind: "exposed", text: t.nobody }];
  const all = beliefs(design);
  const nameOf = (of: { secret: number }) => design.secret.categories[of.secret] ?? "";
  const found = worst(all.filter((belief) => nameOf(belief) !== ""));
  const missing = all.find((belief) => nameOf(belief) === "");
  const caveat = messages.level.worst[restsOn(design.guarantee.notion)];
  const moved = [found, missing].filter((belief) => belief && isMoved(belief));
  return [
    ...(found && isMoved(found)
      ? [{ kind: "exposed" as const, text: plain(t.exposed, { ...exposure(found), category: nameOf(found) }) }]
      : []),
    ...(missing && isMoved(missing)
      ? [{ kind: "missing" as const, text: plain(t.missing, { ...exposure(missing), column: secret }) }]
      : []),
    ...(moved.length === 0
      ? [{ kind: "exposed" as const, text: plain(messages.protect.guess.still, { column: secret }) }]
      : []),
    ...(caveat && moved.length > 0
      ? [{ kind: "figures" as const, text: plain(caveat, { people: integer(design.total) }) }]
      : []),
  ];
}

/** Says for each file where it goes. A settings file with counts is not given away. */
function files({ name, protocol, weighted, write, settings: { full, readers } }: SavedFile): Line[] {
  const { give, keep, settings, page } = messages.receipt;
  const held = heldSays(protocol, weighted);
  const says = plain(readers === undefined ? settings : page.full, { name: full });
  return [
    { kind: "give", text: `${give} ${name}.` },
    ...(readers === undefined
      ? []
      : [{ kind: "readers" as const, text: `${give} ${readersSay(protocol, write, readers)}` }]),
    { kind: "settings", text: held ? `${keep} ${says} ${held}` : `${give} ${says}` },
    { kind: "receipt", text: held ? page.self : page.selfPlain },
  ];
}
