// SPDX-License-Identifier: GPL-3.0-or-later
/** Estimates as they are shown: which range and which estimate go together, and how they read. */
import type {
  Ends,
  GroupsEstimate,
  NamedShare,
  PooledEstimate,
  SettingsFile,
  Share,
  StratifiedShare,
  SurveyEstimate,
} from "../../../wasm/engine/sluice.js";
import type { IntervalsSpec } from "../../charts/chart.js";
import { messages as page } from "../../messages/page.js";
import { messages } from "../../messages/results.js";
import { messages as shown } from "../../messages/shares.js";
import { count, day, list, percent, plain } from "../../text/format-message.js";
import { endsOf, pointText, shareText } from "../../text/share-text.js";
import type { Kind } from "./results-state.js";

const t = messages.says;

/** The shares of one variable. */
export interface Variable<S = NamedShare> {
  name: string;
  shares: S[];
}

interface Found<S = NamedShare> {
  data: S[];
  columns?: { name: string; values: S[] }[];
  secrets?: S[];
}

/** All that has shares, by name. */
export function variablesOf<S = NamedShare>({ data, secret }: SettingsFile, found: Found<S>): Variable<S>[] {
  return [
    { name: data.name, shares: found.data },
    ...(found.columns ?? []).map(({ name, values }) => ({ name, shares: values })),
    ...(found.secrets ? [{ name: secret.name, shares: found.secrets }] : []),
  ];
}

/** The shares of all people, from groups whose sizes are known. */
export function populationOf(protocol: SettingsFile, { population }: GroupsEstimate): Variable<StratifiedShare>[] {
  return population ? variablesOf(protocol, population) : [];
}

/** The range of a kind; where an approximate one would mislead, the exact one stands in its place. */
export function rangeOf(share: Pick<Share, Kind>, kind: Kind): Ends | undefined {
  return share[kind] ?? (kind === "wald" ? (share.each ?? share.together) : undefined);
}

/** Whether an unbiased estimate is off by more than all people: its digits would only look like knowledge. */
export function isNoise({ deviation = 0 }: Pick<Share, "deviation">): boolean {
  return deviation > 1;
}

/** Ranges of all shares hold the likeliest one; that of one lies around the unbiased one, which may be below 0 or above 1. */
export function pointOf(share: Share, kind: Kind): number | undefined {
  if (!share.identifiable) return undefined;
  if (kind === "together") return share.likelihood;
  return isNoise(share) ? undefined : withinOf(share.unbiased);
}

function withinOf(unbiased: number | undefined): number | undefined {
  return unbiased === undefined ? undefined : Math.min(1, Math.max(0, unbiased));
}

/** "3.1 % ± 0.9", "2.2 to 4.0 %", or that it cannot be told. */
export function shareShown(share: Share, kind: Kind): string {
  return pointShown(pointOf(share, kind), rangeOf(share, kind));
}

/** A population has no likeliest shares: the estimate is the unbiased one. */
export function stratifiedShown(share: StratifiedShare, kind: Kind): string {
  return pointShown(withinOf(share.unbiased), rangeOf(share, kind));
}

function pointShown(point: number | undefined, ends: Ends | undefined): string {
  if (ends) return shareText(point, ends);
  return point === undefined ? shown.pointNot : percent(point);
}

/** How sure, as a number of times out of 100. */
export function timesIn100(confidence: number): string {
  return percent(confidence).replace(/\s*%/, "");
}

/** Says how often the ranges hold. */
export function kindText(kind: Kind, confidence: number): string {
  return plain(t.kindSays[kind], { n: timesIn100(confidence) });
}

/** Whose percentages the ranges hold: those of the people in the file as well, where that is known. */
export function scopeText(found: SurveyEstimate | PooledEstimate, kind: Kind): string {
  return "scope" in found && found.scope[kind].of === "both" ? t.scopeBoth : t.scope;
}

/** As a picture with its table. */
export function intervalsOf(
  { people, confidence }: Pick<SurveyEstimate, "people" | "confidence">,
  { name, shares }: Variable,
  kind: Kind,
): IntervalsSpec {
  const rows = shares.map((share) => ({ name: share.name, point: pointOf(share, kind), ends: rangeOf(share, kind) }));
  const parts = rows.map(({ name, point, ends }) => {
    const estimate = point === undefined ? shown.pointNot : ends ? pointText(point, ends) : percent(point);
    if (!ends) return plain(shown.partNone, { name, point: estimate });
    const [low, high] = endsOf(ends);
    return plain(shown.part, { name, point: estimate, low, high: plain(page.percent, { n: high }) });
  });
  return {
    kind: "intervals",
    title: plain(t.title, { column: name }),
    rowAxis: name,
    point: shown.point,
    interval: plain(shown.interval, { sure: percent(confidence) }),
    none: shown.pointNot,
    rows,
    summary: plain(shown.summary, { people: count(people, shown.people), parts: list(parts) }),
  };
}

/** A summary that can be sent to somebody who has never seen this page. */
export function plainSummary(
  protocol: SettingsFile,
  found: SurveyEstimate | PooledEstimate,
  kind: Kind,
  made = new Date(),
): string {
  const { data, question } = protocol;
  const people = count(found.people, shown.people);
  const lines = variablesOf(protocol, found).map(({ name, shares }) =>
    plain(t.plainSummary, {
      people,
      // A short name has neither the question's own words nor its mark.
      question: name === data.name ? (question?.wording ?? name) : name,
      parts: shares.map((share) => `${share.name} ${shareShown(share, kind)}`).join("; "),
    }),
  );
  const missing = found.missing ? [count(found.missing, messages.reports.missing)] : [];
  return [
    ...lines,
    plain(t.plainDay, { day: day(made) }),
    ...missing,
    t.unit,
    `${kindText(kind, found.confidence)} ${scopeText(found, kind)}`,
    t.plainNote,
    t.fits,
  ].join("\n");
}
