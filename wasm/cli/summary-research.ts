// SPDX-License-Identifier: GPL-3.0-or-later
/** Estimates of groups, of several protocols and of regressions, to be read at a terminal. */
import { shortened } from "../common/characters.js";
import { certainty, decimalsOfEnds, onGrid } from "../common/rounding.js";
import type { Ends, NamedShare } from "../contract/estimate-types.js";
import type {
  CrossedEstimate,
  Difference,
  GroupEstimate,
  GroupsEstimate,
  PooledEstimate,
  PooledReports,
  Regression,
  StratifiedEstimate,
} from "../contract/research-types.js";
import type { SettingsFile } from "../contract/types.js";
import { isSuspicious } from "../engine/suspicious.js";
import { aligned } from "./aligned.js";
import {
  EXACT,
  HOLDS,
  headingOf,
  intervalShown,
  joined,
  type Kind,
  NO_SHARES,
  received,
  rowOf,
  shrunken,
  suspicion,
  unbiasedNotes,
  unbiasedOf,
  verdict,
} from "./summary-estimate.js";

/** So many small groups are told of one by one. */
const SINGLE = 5;

export function summariseGroups(
  protocol: SettingsFile,
  found: GroupsEstimate,
  kind: Kind,
  suspicious: boolean,
  shrink: number | undefined,
): string {
  const { people, missing = 0, confidence, groups, differences = [], weight, column, population } = found;
  const shown: Kind = weight === undefined ? kind : "wald";
  const sure = `${certainty(1 - confidence)} %`;
  const interval = `${sure} interval`;
  const few = groups.filter((group) => group.few);
  const grouped = column !== undefined && column !== "";
  const inGroups = groups.length === 1 ? ", one group" : `, ${groups.length} groups`;
  const heading = [`${people} reports of ${of(protocol)}${grouped ? inGroups : ""}.`, ...passedOver(missing)];
  if (suspicious) {
    const rows = groups.map(({ name, people }) => [shortened(name), people.toLocaleString("en")]);
    const counts = grouped ? ["", ...aligned([[shortened(column), "people"], ...rows])] : [];
    return joined([...heading, ...counts, "", SOME_DO_NOT, ...NO_SHARES]);
  }
  const lines = [
    ...heading,
    ...variablesIn(protocol, groups[0] as GroupEstimate).flatMap(({ name, of }) => [
      "",
      ...aligned([
        [...(grouped ? [shortened(column), "people"] : []), ...headingOf(name, interval, shrink)],
        ...groups.flatMap((group) => rowsOf(group, of(group) ?? [], shown, grouped)),
      ]),
    ]),
    ...(differences.length > 0 ? differenceLines(protocol, found, shown) : []),
    ...(population ? populationLines(protocol, population, people, shown, sure) : []),
    "",
    ...(weight === undefined
      ? [...(groups.length > 1 ? ["Each group is told by itself."] : []), HOLDS[shown](sure)]
      : weightedLines(groups, weight)),
    ...(shrink === undefined
      ? []
      : shrunken(
          groups.flatMap(({ data }) => data),
          shrink,
        )),
    ...unbiasedNotes(
      [...groups, ...(population ? [population] : [])].flatMap(sharesOf),
      differences.flatMap(({ data }) => data),
    ),
    ...(differences.length > 0 ? [DIFFERENCES_HOLD[shown]] : []),
    ...(population ? populationHolds(shown) : []),
    ...few
      .slice(0, SINGLE)
      .map(
        ({ name, people, designEffect }) =>
          `${grouped ? `“${shortened(name)}” has` : "There are"} ${counted(people, designEffect)}: too few for more than a rough idea.`,
      ),
    ...(few.length > SINGLE ? [`${few.length - SINGLE} more of the ${groups.length} groups have too few people.`] : []),
  ];
  if (lines.some((line) => line.endsWith(EXACT)))
    lines.push(`Where it says ${EXACT}, there are too few reports for a normal interval.`);
  return joined(lines);
}

const SOME_DO_NOT = "Some of these reports do not look like this protocol's.";

function of({ protocol, guarantee: { notion, epsilon } }: SettingsFile): string {
  return `the protocol ${protocol} (${notion} at ${epsilon} nats)`;
}

function passedOver(missing: number): string[] {
  return missing > 0 ? [`${missing} ${missing === 1 ? "row" : "rows"} without a report passed over.`] : [];
}

function counted(people: number, designEffect = 1): string {
  if (designEffect > 1.005) return `${people} people who count as ${onGrid(people / designEffect, 1, Math.floor)}`;
  return people === 1 ? "one person" : `${people} people`;
}

interface Variable {
  name: string;
  of: (group: Pick<GroupEstimate, "data" | "columns" | "secrets">) => NamedShare[] | undefined;
}

/** All that has shares, in the order of an estimate of all people. */
function variablesIn({ data, secret }: SettingsFile, first: Pick<GroupEstimate, "columns" | "secrets">): Variable[] {
  return [
    { name: data.name, of: (group) => group.data },
    ...(first.columns ?? []).map(({ name }, c): Variable => ({ name, of: ({ columns }) => columns?.[c]?.values })),
    ...(first.secrets ? [{ name: secret.name, of: ({ secrets }: { secrets?: NamedShare[] }) => secrets }] : []),
  ];
}

/** All that stand in a column “unbiased”. */
function sharesOf<Share>(one: { data: Share[]; columns?: { values: Share[] }[]; secrets?: Share[] }): Share[] {
  return [...one.data, ...(one.columns ?? []).flatMap(({ values }) => values), ...(one.secrets ?? [])];
}

/** The group's name and number stand on its first line only. */
function rowsOf({ name, people }: GroupEstimate, shares: NamedShare[], kind: Kind, grouped: boolean): string[][] {
  if (!grouped) return shares.map((share) => rowOf(share, kind));
  return shares.map((share, i) => [...(i === 0 ? [shortened(name), String(people)] : ["", ""]), ...rowOf(share, kind)]);
}

function differenceLines(
  { data }: SettingsFile,
  { differences = [], confidence }: GroupsEstimate,
  kind: Kind,
): string[] {
  const reference = shortened(differences[0]?.reference ?? "");
  return [
    "",
    `Differences from “${reference}”, in percentage points:`,
    "",
    ...aligned([
      ["", shortened(data.name), "unbiased", `${certainty(1 - confidence)} % interval`],
      ...differences.flatMap(({ group, data }) =>
        data.map((difference, i) => [i === 0 ? shortened(group) : "", ...differenceOf(difference, kind)]),
      ),
    ]),
  ];
}

function differenceOf(difference: Difference, kind: Kind): string[] {
  return [
    shortened(difference.name),
    unbiasedOf(difference, points),
    intervalShown(
      difference,
      kind,
      (ends) => `${points(ends[0], Math.floor, ends)} to ${points(ends[1], Math.ceil, ends)}`,
    ),
  ];
}

/** With its sign; the ends of an interval are rounded outwards. */
function points(difference: number, round: (value: number) => number = Math.round, ends?: Ends): string {
  const digits = ends ? Math.max(1, decimalsOfEnds(ends)) : 1;
  const shown = onGrid(100 * difference, 10 ** digits, round);
  return `${shown > 0 ? "+" : ""}${(shown + 0).toFixed(digits)}`;
}

const DIFFERENCES_HOLD: Record<Kind, string> = {
  wald: "Intervals of differences are for many reports, and for groups that have no person in common.",
  each: "The interval of each difference holds by itself, however few the reports are.",
  together:
    "All differences of one pair of groups hold at once, however few the reports are; not those of several pairs.",
};

function populationLines(
  { data, secret }: SettingsFile,
  { people: all, strata, designEffect, ...shares }: StratifiedEstimate,
  people: number,
  kind: Kind,
  sure: string,
): string[] {
  const columns = [{ name: data.name, values: shares.data }, ...(shares.columns ?? [])];
  const variables = [...columns, ...(shares.secrets ? [{ name: secret.name, values: shares.secrets }] : [])];
  return [
    "",
    `The population of ${all.toLocaleString("en")} people in ${strata.length} strata:`,
    ...variables.flatMap(({ name, values }) => [
      "",
      ...aligned([
        [shortened(name), "unbiased", `${sure} interval`],
        ...values.map((share) => [shortened(share.name), unbiasedOf(share), intervalShown(share, kind)]),
      ]),
    ]),
    "",
    `Design effect of the strata's weights (Kish): ${designEffect.toFixed(2)}. ${people} reports count as ${onGrid(people / designEffect, 1, Math.floor)}.`,
  ];
}

function populationHolds(kind: Kind): string[] {
  return kind === "wald"
    ? ["Those of the population count on independent people, a random sample of each stratum."]
    : [
        "Those of the population combine the intervals of all strata, each with its part of the doubt: they hold, and",
        "are wide. --intervals wald has narrower ones, for many reports.",
      ];
}

function weightedLines(groups: GroupEstimate[], weight: string): string[] {
  const lines = [
    `Rows count as “${shortened(weight)}” says. Intervals are approximate: each by itself, for many independent people.`,
  ];
  const effects = groups.map(({ designEffect = 1 }) => designEffect);
  const [least, most] = [Math.min(...effects), Math.max(...effects)].map((effect) => effect.toFixed(2));
  const counting = groups.length === 1 ? [groups[0] as GroupEstimate] : [];
  lines.push(
    least === most
      ? `Design effect of the weights (Kish): ${least}. They widen intervals by its square root.`
      : `Design effects of the weights (Kish): ${least} to ${most}. They widen intervals by their square root.`,
  );
  lines.push(
    ...counting.map(
      ({ people, designEffect = 1 }) => `${people} people count as ${onGrid(people / designEffect, 1, Math.floor)}.`,
    ),
  );
  if (groups.some(({ few, data }) => !few && data.some((share) => isOutside(share))))
    lines.push("Where it says none, the estimate is so far outside 0 to 100 % that no share goes with it.");
  return lines;
}

function isOutside({ unbiased = 0, wald }: NamedShare): boolean {
  return !wald && (unbiased < 0 || unbiased > 1);
}

export function summarisePooled(all: PooledReports[], found: PooledEstimate, kind: Kind): string {
  const [{ protocol }] = all as [PooledReports];
  const { people, missing = 0, samples, confidence, data, columns = [] } = found;
  // For one share alone, no interval counts on reports of several protocols.
  const shown: Kind = kind === "wald" ? "wald" : "together";
  const interval = `${certainty(1 - confidence)} % interval`;
  const heading = [
    `${people} reports of ${samples.length} protocols, as of one population:`,
    ...aligned(samples.map((sample) => [`${sample.protocol} at ${sample.epsilon} nats`, String(sample.people)])),
    ...passedOver(missing),
  ];
  if (isSuspicious(found))
    return joined([...heading, ...all.flatMap(({ counted }) => received(counted)), ...suspicion(found)]);
  return joined([
    ...heading,
    ...[{ name: protocol.data.name, values: data }, ...columns].flatMap(({ name, values }) => [
      "",
      ...aligned([[shortened(name), "unbiased", "likeliest", interval], ...values.map((share) => rowOf(share, shown))]),
    ]),
    "",
    HOLDS[shown](`${certainty(1 - confidence)} %`),
    ...unbiasedNotes(sharesOf(found)),
    "This counts on all of them being drawn from the same population.",
    ...verdict(found, protocol),
  ]);
}

export function summariseCrossed(protocol: SettingsFile, found: CrossedEstimate, kind: Kind): string {
  const { people, missing = 0, confidence, columns, pairs } = found;
  const sure = `${certainty(1 - confidence)} %`;
  const heading = [
    `${people} pairs of reports, of two answers each.`,
    ...(missing > 0 ? [`${missing} ${missing === 1 ? "row" : "rows"} without both reports passed over.`] : []),
  ];
  if (isSuspicious(found)) return joined([...heading, ...suspicion(found)]);
  return joined([
    ...heading,
    "",
    ...aligned([
      [
        ...columns.map((name) => shortened(name)),
        "unbiased",
        "likeliest",
        `${sure} interval`,
        "correlation",
        `${sure} interval`,
      ],
      ...pairs.map(({ names: [first, second], correlation, ...share }) => [
        shortened(first),
        ...rowOf({ ...share, name: second }, kind),
        ...(correlation
          ? [
              correlation.value.toFixed(2),
              `${end(correlation.wald[0], Math.floor, 2)} to ${end(correlation.wald[1], Math.ceil, 2)}`,
            ]
          : ["none", "none"]),
      ]),
    ]),
    "",
    HOLDS[kind](sure),
    "Correlations (phi) are between having the one answer and having the other. Their intervals are about right for",
    "many reports, each by itself. Two reports of a person give away more than each by itself: see sluice together.",
    ...unbiasedNotes(pairs),
    ...verdict(found, protocol),
  ]);
}

export function summariseRegression(protocol: SettingsFile, found: Regression, suspicious: boolean): string {
  const { category, people, missing = 0, confidence, coefficients, references } = found;
  const { logLikelihood, logLikelihoodWithoutCovariates } = found;
  const heading = [
    `Logistic regression of “${shortened(category || "(empty)")}” from ${people} reports of ${of(protocol)}.`,
    ...passedOver(missing),
  ];
  if (suspicious) return joined([...heading, "", DO_NOT, ...NO_SHARES]);
  return joined([
    ...heading,
    "",
    ...aligned([
      [
        shortened(protocol.data.name),
        "coefficient",
        "std. error",
        `${certainty(1 - confidence)} % interval`,
        "odds ratio",
      ],
      ...coefficients.map(({ column, level, value, deviation, profile }) => [
        column === "" ? "(constant)" : shortened(level === undefined ? column : `${column} = ${level}`),
        value.toFixed(3),
        deviation.toFixed(3),
        `${end(profile[0], Math.floor)} to ${end(profile[1], Math.ceil)}`,
        column === "" ? "" : Math.exp(value).toPrecision(3),
      ]),
    ]),
    "",
    ...references.map(({ column, level }) => `“${shortened(column)}” is compared with “${shortened(level)}”.`),
    "Coefficients are changes of the log odds. Intervals are those of the profile likelihood, each by itself, for many",
    "reports; without a bound the reports rule nothing out on that side.",
    `Covariates raise the log likelihood by ${(logLikelihood - logLikelihoodWithoutCovariates).toFixed(2)} nats.`,
  ]);
}

const DO_NOT = "The reports do not look like this protocol's.";

/** The ends are rounded outwards. */
function end(value: number | null, round: (value: number) => number, digits = 3): string {
  return value === null ? "no bound" : onGrid(value, 10 ** digits, round).toFixed(digits);
}
