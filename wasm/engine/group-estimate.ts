// SPDX-License-Identifier: GPL-3.0-or-later
/** Shares of groups, and their differences: what `estimateWith` says of each group by itself, put beside each other. */
import { shortened } from "../common/characters.js";
import { say } from "../common/said.js";
import type * as core from "../contract/boundary.js";
import { fail } from "../contract/errors.js";
import type { Ends, EstimateOptions, NamedShare, ReportCounts } from "../contract/estimate-types.js";
import type {
  Difference,
  GroupDifferences,
  GroupEstimate,
  GroupedReports,
  GroupOptions,
  GroupsEstimate,
  ReportGroup,
} from "../contract/research-types.js";
import type { SettingsFile } from "../contract/types.js";
import { nearest } from "../files/header.js";
import { BETWEEN, shownNames } from "../protocol/columns.js";
import { CONFIDENCE, estimateWith } from "./estimate.js";
import { normalSum, varianceOf } from "./normal-sum.js";
import { sizesOf, stratifiedWith } from "./stratified.js";
import * as texts from "./texts.js";
import { weightedWith } from "./weighted-estimate.js";

/** The intervals of a share that hold however few people there are: those of differences are made of them. */
const PROVED = ["each", "together"] as const;
/** With fewer people no normal interval is given. */
const FEW = 30;

type Raw = Pick<core.Boundary, "estimate" | "estimateWeighted" | "valueWeights">;

export function estimateGroupsWith(
  raw: Raw,
  protocol: SettingsFile,
  grouped: GroupedReports,
  { difference, population, ...asked }: GroupOptions = {},
): GroupsEstimate {
  const { columns, weight, missing } = grouped;
  const confidence = asked.confidence ?? CONFIDENCE;
  const names = shownNames(grouped.groups.map(({ cells }) => cells.join(BETWEEN)));
  const reference = difference === undefined || difference === false ? undefined : referenceOf(names, difference);
  if (asked.shrink !== undefined && weight !== undefined) throw fail(texts.shrinkWeighted);
  if (population && (weight !== undefined || reference !== undefined)) throw fail(texts.populationBeside);
  const cells = grouped.groups.map((group) => group.cells.join(BETWEEN));
  const sizes = population && sizesOf(cells, population);
  const estimated = (options: EstimateOptions) =>
    grouped.groups.map((group, g) => ({
      name: names[g] as string,
      ...(weight === undefined
        ? plain(raw, protocol, grouped, group, options)
        : weightedWith(raw, protocol, grouped, group, options)),
    }));
  const groups = estimated(asked).map((group): GroupEstimate => {
    const { people, designEffect = 1 } = group;
    return { ...group, few: people / designEffect < FEW };
  });
  // The intervals of some groups hold at once with the confidence asked for if each fails with its part of the doubt.
  const surerFor = (some: number) => estimated({ ...asked, confidence: 1 - (1 - confidence) / some });
  return {
    ...(columns.length > 0 && { column: columns.join(BETWEEN) }),
    ...(weight !== undefined && { weight }),
    people: groups.reduce((sum, { people }) => sum + people, 0),
    ...(missing && { missing }),
    confidence,
    groups,
    ...(reference !== undefined && { differences: differencesOf(groups, surerFor(2), reference, confidence) }),
    ...(sizes && {
      population: stratifiedWith(groups, surerFor(groups.length), sizes, confidence),
    }),
  };
}

function plain(
  raw: Raw,
  protocol: SettingsFile,
  grouped: GroupedReports,
  group: ReportGroup,
  options: EstimateOptions,
): Omit<GroupEstimate, "name" | "few"> {
  const { people, data, columns, secrets, impossible, fit } = estimateWith(
    raw,
    protocol,
    countedIn(grouped, group),
    options,
  );
  return { people, data, ...(columns && { columns }), ...(secrets && { secrets }), impossible, fit };
}

/** The counts of one group as `estimateWith` takes them. */
function countedIn({ written, reports }: GroupedReports, group: ReportGroup): ReportCounts {
  return { written, reports: group.reports.map((y) => reports[y] as string), counts: group.counts };
}

/** The group that all others are compared with. */
function referenceOf(names: string[], wanted: true | string): number {
  if (names.length < 2) throw fail(texts.groupAlone);
  if (wanted === true) return 0;
  const at = names.indexOf(wanted);
  if (at >= 0) return at;
  const near = nearest(wanted, names);
  const meant = near === undefined ? "" : say(texts.meantGroup, shortened(near));
  throw fail(texts.groupUnknown, shortened(wanted), meant, names.slice(0, LISTED).map(shortened));
}

const LISTED = 20;

type Shares = Pick<GroupEstimate, "name" | "data" | "columns" | "secrets">;

function differencesOf(
  groups: GroupEstimate[],
  surer: Shares[],
  reference: number,
  confidence: number,
): GroupDifferences[] {
  const against = { at: groups[reference] as GroupEstimate, surer: surer[reference] as Shares };
  return groups.flatMap((group, g) => {
    if (g === reference) return [];
    const sure = surer[g] as Shares;
    const between = (of: (shares: Shares) => NamedShare[] | undefined) =>
      of(group)?.map((share, i) =>
        differenceOf(
          summandOf(share, group, 1),
          summandOf(of(against.at)?.[i] as NamedShare, against.at, -1),
          [of(sure)?.[i] as NamedShare, of(against.surer)?.[i] as NamedShare],
          confidence,
        ),
      );
    const columns = group.columns?.map(({ name }, c) => ({
      name,
      values: between(({ columns }) => columns?.[c]?.values) as Difference[],
    }));
    const secrets = between(({ secrets }) => secrets);
    return [
      {
        group: group.name,
        reference: against.at.name,
        data: between(({ data }) => data) as Difference[],
        ...(columns && { columns }),
        ...(secrets && { secrets }),
      },
    ];
  });
}

function summandOf(share: NamedShare, group: GroupEstimate, factor: number) {
  return { share, variance: varianceOf(share, group), factor };
}

type Compared = ReturnType<typeof summandOf>;

function differenceOf(
  first: Compared,
  second: Compared,
  [surer, otherSurer]: [NamedShare, NamedShare],
  confidence: number,
): Difference {
  const [one, other] = [first.share, second.share];
  const { unbiased, deviation = 0 } = one;
  const proved = PROVED.flatMap((kind) => {
    const ends = betweenIntervals(surer[kind], otherSurer[kind]);
    return ends ? [[kind, ends] as const] : [];
  });
  const identifiable = one.identifiable && other.identifiable;
  const wald = identifiable && normalSum([first, second], confidence, [-1, 1]);
  return {
    name: one.name,
    identifiable,
    ...(unbiased !== undefined &&
      other.unbiased !== undefined && {
        unbiased: unbiased - other.unbiased,
        deviation: Math.hypot(deviation, other.deviation ?? 0),
      }),
    ...Object.fromEntries(proved),
    ...(wald && { wald }),
  };
}

/** If both hold, so does this. */
function betweenIntervals(one: Ends | undefined, other: Ends | undefined): Ends | undefined {
  return one && other && [one[0] - other[1], one[1] - other[0]];
}
