// SPDX-License-Identifier: GPL-3.0-or-later
/** Groups beside each other: which differences are clear, and in words. */
import type {
  Difference,
  GroupDifferences,
  GroupEstimate,
  GroupsEstimate,
  NamedShare,
  SettingsFile,
} from "../../../wasm/engine/sluice.js";
import type { IntervalsSpec } from "../../charts/chart.js";
import { messages as page } from "../../messages/page.js";
import { messages } from "../../messages/results.js";
import { messages as shown } from "../../messages/shares.js";
import { count, integer, list, percent, plain } from "../../text/format-message.js";
import { differenceText } from "../../text/share-text.js";
import type { Kind } from "./results-state.js";
import { pointOf, rangeOf, shareShown, timesIn100, variablesOf } from "./shown-shares.js";

const t = messages.compare;

/** So many small groups are told of one by one. */
const SINGLE = 3;

/** One answer of one variable, in each group. */
export interface Compared {
  variable: string;
  answer: string;
  rows: { group: GroupEstimate; share: NamedShare; difference?: Difference | undefined }[];
}

/** With weights there are no ranges but approximate ones. */
export function kindOf({ weight }: GroupsEstimate, kind: Kind): Kind {
  return weight === undefined ? kind : "wald";
}

export function comparedIn(protocol: SettingsFile, { groups, differences = [] }: GroupsEstimate): Compared[] {
  const [first] = groups;
  if (!first) return [];
  return variablesOf(protocol, first).flatMap(({ name: variable, shares }, v) =>
    shares.map(({ name: answer }, i) => ({
      variable,
      answer,
      rows: groups.map((group) => ({
        group,
        share: variablesOf(protocol, group)[v]?.shares[i] as NamedShare,
        difference: differencesIn(differences.find((one) => one.group === group.name))[v]?.[i],
      })),
    })),
  );
}

/** In the order of `variablesOf`. */
function differencesIn(one: GroupDifferences | undefined): Difference[][] {
  if (!one) return [];
  return [one.data, ...(one.columns ?? []).map(({ values }) => values), ...(one.secrets ? [one.secrets] : [])];
}

interface Clear {
  compared: Compared;
  group: string;
  difference: Difference;
  /** How far its range keeps from 0, of all that it is wide. */
  far: number;
}

/** A range that leaves out 0. */
function isClear([low, high]: readonly [number, number]): boolean {
  return low > 0 || high < 0;
}

function clearIn(all: Compared[], kind: Kind): { clear: Clear[]; told: number } {
  const clear: Clear[] = [];
  let told = 0;
  for (const compared of all) {
    for (const { group, difference } of compared.rows) {
      const ends = difference && rangeOf(difference, kind);
      if (!ends) continue;
      told += 1;
      if (!isClear(ends)) continue;
      const far = Math.max(ends[0], -ends[1]) / (ends[1] - ends[0] || 1);
      clear.push({ compared, group: group.name, difference, far });
    }
  }
  clear.sort((a, b) => b.far - a.far);
  return { clear, told };
}

/** The answer whose difference is the clearest, to begin with. */
export function clearest(all: Compared[], kind: Kind): Compared | undefined {
  return clearIn(all, kind).clear[0]?.compared ?? all[0];
}

/** One sentence of the clearest difference, and how much that is worth among all others. */
export function differenceSentences(all: Compared[], found: GroupsEstimate, kind: Kind): string[] {
  const reference = found.differences?.[0]?.reference;
  if (reference === undefined) return [];
  const { clear, told } = clearIn(all, kind);
  const [first] = clear;
  if (!first && told > 0) return [t.alike];
  // With weights there is no range of few people, and where nothing is told of an answer there never is one.
  if (!first) return all.some(({ rows }) => rows.some((row) => row.difference?.identifiable)) ? [t.untold] : [];
  const { difference, compared, group } = first;
  const ends = rangeOf(difference, kind) as [number, number];
  const higher = ends[0] > 0;
  // The sentence says which one is more: the points have no sign.
  const middle = pointOfDifference(difference);
  const points = higher
    ? differenceText(middle, ends)
    : differenceText(middle === undefined ? undefined : -middle, [-ends[1], -ends[0]]);
  const said = plain(higher ? t.more : t.less, {
    answer: plain(page.quoted, { name: compared.answer }),
    group: plain(page.quoted, { name: group }),
    other: plain(page.quoted, { name: reference }),
    points: points.replaceAll("+", ""),
  });
  if (told === 1) return [said];
  const all100 = timesIn100(1 - found.confidence);
  return [
    said,
    `${count(clear.length, t.clear, { all: integer(told) })} ${plain(kind === "wald" ? t.byChanceAbout : t.byChance, { n: all100 })}`,
  ];
}

/** The same for whoever does not see the groups. */
export function differencesText(protocol: SettingsFile, found: GroupsEstimate, kind: Kind): string[] {
  return differenceSentences(comparedIn(protocol, found), found, kindOf(found, kind));
}

/** Groups of which next to nothing can be told. */
export function fewSentences({ groups }: GroupsEstimate): string[] {
  const few = groups.filter((group) => group.few);
  return [
    ...few
      .slice(0, SINGLE)
      .map((group) =>
        plain(t.few, { group: plain(page.quoted, { name: group.name }), people: count(group.people, shown.people) }),
      ),
    ...(few.length > SINGLE ? [count(few.length - SINGLE, t.fewMore)] : []),
  ];
}

export function weightSentences({ weight, groups }: GroupsEstimate): string[] {
  if (weight === undefined) return [];
  const people = groups.reduce((sum, group) => sum + group.people, 0);
  const effective = groups.reduce((sum, { people, designEffect = 1 }) => sum + people / designEffect, 0);
  return [
    plain(t.weighted, { column: weight }),
    plain(t.effect, { people: count(people, shown.people), n: integer(Math.floor(effective)) }),
  ];
}

export function groupsChart(found: GroupsEstimate, { answer, rows }: Compared, kind: Kind): IntervalsSpec {
  const title = plain(t.chart, { answer });
  return {
    kind: "intervals",
    title,
    rowAxis: found.column ?? t.group,
    point: shown.point,
    interval: plain(shown.interval, { sure: percent(found.confidence) }),
    none: shown.pointNot,
    rows: rows.map(({ group, share }) => ({
      name: group.name,
      point: pointOf(share, kind),
      ends: rangeOf(share, kind),
    })),
    summary: `${title}: ${list(rows.map(({ group, share }) => `${group.name} ${shareShown(share, kind)}`))}.`,
  };
}

/** No difference is more than all people. */
function pointOfDifference({ unbiased }: Difference): number | undefined {
  return unbiased === undefined ? undefined : Math.min(1, Math.max(-1, unbiased));
}

/** "+3.2 points ± 1.1", or that it cannot be told. */
export function differenceShown(difference: Difference | undefined, kind: Kind): string {
  const ends = difference && rangeOf(difference, kind);
  if (!ends) return shown.pointNot;
  return differenceText(pointOfDifference(difference), ends);
}
