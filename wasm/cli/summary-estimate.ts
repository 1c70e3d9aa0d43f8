// SPDX-License-Identifier: GPL-3.0-or-later
/** Estimates, to be read at a terminal. */
import { shortened, visible } from "../common/characters.js";
import { certainty, decimalsOfEnds, onGrid, percentOfEnd, significant } from "../common/rounding.js";
import type { Ends, NamedShare, ReportCounts, SurveyEstimate, SurveyPlan } from "../contract/estimate-types.js";
import type { SettingsFile } from "../contract/types.js";
import { areOthers, isSuspicious } from "../engine/suspicious.js";
import { shownNames } from "../protocol/columns.js";
import { isForReaders } from "../protocol/readers-check.js";
import { isMarks } from "../protocol/unary-encoding.js";
import { aligned } from "./aligned.js";

/** The first one is what people mean who ask for one share. */
export const INTERVALS = ["each", "together", "wald"] as const;
export type Kind = (typeof INTERVALS)[number];

/** Words of earlier releases, and those that stand for the same or better. */
export const FORMER: Record<string, Kind> = { exact: "together", bernstein: "each" };

export const HOLDS: Record<Kind, (sure: string) => string> = {
  each: (sure) => `Each interval holds for its own share at ${sure} or more, however few the reports are.`,
  together: (sure) => `All intervals hold at once at ${sure} or more, however few the reports are.`,
  wald: (sure) => `Each interval holds for its own share at about ${sure}, where there are many reports.`,
};

/** Stands for an unbiased estimate that is off by more than all people: its digits would only look like knowledge. */
const NOISE = "noise";

/** `shrink` is how many people the table counts for, where shares are shrunken towards it. */
export function summariseEstimate(
  protocol: SettingsFile,
  counted: ReportCounts,
  found: SurveyEstimate,
  kind: Kind,
  shrink: number | undefined,
): string {
  const { people, missing = 0, confidence, data, columns = [], secrets } = found;
  const { notion, epsilon } = protocol.guarantee;
  const groups = [
    { name: protocol.data.name, values: data },
    ...columns,
    ...(secrets ? [{ name: protocol.secret.name, values: secrets }] : []),
  ];
  const sure = `${certainty(1 - confidence)} %`;
  const interval = `${sure} interval`;
  const shares = groups.flatMap(({ values }) => values);
  const heading = [
    `${people} reports of the protocol ${protocol.protocol} (${notion} at ${epsilon} nats).`,
    ...(missing > 0 ? [`${missing} ${missing === 1 ? "row" : "rows"} without a report passed over.`] : []),
  ];
  if (isSuspicious(found)) return joined([...heading, ...received(counted), ...suspicion(found)]);
  return joined([
    ...heading,
    ...groups.flatMap(({ name, values }) => [
      "",
      ...aligned([headingOf(name, interval, shrink), ...values.map((share) => rowOf(share, kind))]),
    ]),
    "",
    HOLDS[kind](sure),
    holdsFor(found, kind),
    ...instead(shares, kind),
    ...(shrink === undefined ? [] : shrunken(shares, shrink)),
    ...likelier(protocol),
    ...unbiasedNotes(shares),
    ...untold(shares, protocol),
    ...verdict(found, protocol),
  ]);
}

export const joined = (lines: string[]): string => `${lines.map(visible).join("\n")}\n`;

/** The counts, and nothing that was worked out from them. */
export function received({ reports, counts }: ReportCounts): string[] {
  const names = shownNames(reports);
  const rows = counts.map((count, y) => [shortened(names[y] ?? ""), count.toLocaleString("en")]);
  return ["", ...aligned([["report", "received"], ...rows])];
}

/** Why no share is estimated, where the reports do not come from the protocol. */
export function suspicion({ impossible, fit }: Pick<SurveyEstimate, "impossible" | "fit">): string[] {
  return [
    "",
    impossible
      ? "These reports cannot have come from this protocol, whoever has been asked."
      : `Reports that come from this protocol look like these at most once in ${oneIn(fit.probability)} surveys.`,
    ...NO_SHARES,
  ];
}

export const NO_SHARES = [
  "So no share is estimated. Check that it is the right protocol file, and that no reports were made up, repeated or",
  "left out.",
];

function holdsFor({ scope }: SurveyEstimate, kind: Kind): string {
  return scope[kind].of === "both"
    ? "They hold for the people who sent the reports, and for all people of whom these are a random sample."
    : "They hold for all people of whom those who sent the reports are a random sample.";
}

/** The columns of `rowOf`. */
export function headingOf(name: string, interval: string, shrink?: number): string[] {
  return [shortened(name), "unbiased", "likeliest", ...(shrink === undefined ? [] : ["shrunken"]), interval];
}

export function shrunken(shares: NamedShare[], shrink: number): string[] {
  if (shares.every(({ shrunken }) => shrunken === undefined)) return ["These reports leave no share to shrink."];
  return [
    `“shrunken” is biased towards the protocol's table, which counts as ${shrink.toLocaleString("en")} people's known answers: the mode`,
    "of the posterior under a Dirichlet prior. It is off by less where the people resemble the table. It has no",
    "interval: those here take no notice of the table.",
  ];
}

export function rowOf(share: NamedShare, kind: Kind): string[] {
  const { name, likelihood, shrunken } = share;
  const biased = shrunken === undefined ? [] : [percent(shrunken)];
  return [shortened(name), unbiasedOf(share), percent(likelihood), ...biased, intervalShown(share, kind)];
}

/** With an exact interval in the place of one that would mislead. */
export function intervalShown(
  of: Pick<NamedShare, Kind>,
  kind: Kind,
  text: (ends: Ends) => string = intervalOf,
): string {
  const ends = of[kind];
  if (ends) return text(ends);
  return isReplaced(of, kind) ? `${text(of.each as Ends)} ${EXACT}` : "none";
}

export const EXACT = "(exact)";

function isReplaced({ each, wald }: Pick<NamedShare, Kind>, kind: Kind): boolean {
  return kind === "wald" && !wald && each !== undefined;
}

function instead(shares: NamedShare[], kind: Kind): string[] {
  if (!shares.some((share) => isReplaced(share, kind))) return [];
  return [
    "Where it says (exact), Wald's interval would mislead: there are too few reports, or one of them moves the",
    "estimate by more than its deviation. The interval of --intervals each stands there instead.",
  ];
}

/** The core weighs whole sets of so many categories at most (`kMostWrittenMarks`). */
const MOST_WEIGHED = 10;

/** With more marks than that, the two estimates differ in what they use. */
function likelier({ channel }: SettingsFile): string[] {
  if (!isMarks(channel) || channel.reports.length <= MOST_WEIGHED) return [];
  return [
    "The likeliest shares use which answers are marked together, and are off by less than the unbiased ones,",
    "which count the marks of each answer alone.",
  ];
}

type Unbiased = Pick<NamedShare, "unbiased" | "deviation">;

export function unbiasedOf({ unbiased, deviation = 0 }: Unbiased, text = percent): string {
  if (unbiased === undefined) return "not told";
  return deviation > 1 ? NOISE : text(unbiased);
}

function untold(shares: NamedShare[], protocol: SettingsFile): string[] {
  if (shares.every(({ identifiable }) => identifiable)) return [];
  // Estimates of such files are those of readers without the table.
  const isShared = isForReaders(protocol) || protocol.salt !== undefined;
  return [
    "What is not told cannot be told from reports of this protocol, however many there are: its interval is",
    `all that is known, and the likeliest share is as near to ${isShared ? "equal shares" : "the protocol's table"} as the reports allow.`,
  ];
}

/** The notes on estimates in the column “unbiased” that cannot be the truth. */
export function unbiasedNotes(shares: Unbiased[], differences: Unbiased[] = []): string[] {
  const all = [...shares, ...differences];
  const isShown = ({ deviation = 0 }: Unbiased) => deviation <= 1;
  const beyond =
    shares.some((share) => isShown(share) && isBeyond(share, 0)) ||
    differences.some((difference) => isShown(difference) && isBeyond(difference, -1));
  return [
    ...(all.some((one) => unbiasedOf(one) === NOISE)
      ? [
          `Where it says “${NOISE}” the unbiased estimate is off by more than 100 % as a rule: this protocol lets too`,
          "little through for so few reports. With --json it is told all the same.",
        ]
      : []),
    ...(beyond
      ? [
          "An unbiased estimate is right on average over many surveys. In one survey it can be a percentage or a",
          "difference that no people have: below 0 % or above 100 %, or beyond 100 points. Intervals never are.",
        ]
      : []),
  ];
}

/** As it is shown: no share is below 0, and no difference below -1. */
const isBeyond = ({ unbiased = 0 }: Unbiased, least: number): boolean => unbiased < least - 5e-4 || unbiased > 1 + 5e-4;

export function verdict(
  found: Pick<SurveyEstimate, "fit" | "priorFit" | "gap">,
  { guarantee }: SettingsFile,
): string[] {
  const { fit, gap } = found;
  const odd = fit.probability < 1 ? ` (p = ${fit.probability.toPrecision(2)})` : "";
  const lines = [`The reports go with the protocol${odd}. Made-up or repeated reports can also go with it.`];
  if (areOthers(found, guarantee)) {
    lines.push(
      "These people are not distributed like those the protocol was made from: what it promises them is to be",
    );
    lines.push("looked at again, where the promise depends on the distribution (sluice audit).");
  }
  if (gap === null)
    lines.push("The likeliest distribution was not searched for: there are too many different reports.");
  return lines;
}

function oneIn(probability: number): string {
  return probability > 1e-15 ? Math.floor(1 / probability).toLocaleString("en") : "10^15";
}

/** The ends are rounded outwards, as on the page. */
function intervalOf(ends: readonly [number, number]): string {
  const decimals = decimalsOfEnds(ends);
  const [low] = percentOfEnd(ends[0], Math.floor, decimals);
  const [high] = percentOfEnd(ends[1], Math.ceil, decimals);
  return `${low} % to ${high} %`;
}

/** With one decimal, two where little is missing. */
function percent(share: number): string {
  const own = share > 0.9 && share < 1 && share * 100 !== Math.round(share * 100) ? 2 : 1;
  return `${onGrid(100 * share, 10 ** own)
    .toFixed(own)
    .replace(/\.0+$/, "")} %`;
}

/** The words of a plan for each kind, before "intervals". */
const PLANNED: Record<Kind, string> = {
  each: "intervals that hold for each share by itself (each)",
  together: "intervals that hold for all shares at once (together)",
  wald: "intervals that are about right for each share by itself (wald)",
};

/** The plan for one kind of intervals; without a kind, for the exact ones. */
export function summarisePlan({ confidence, anybody, halfWidth, people }: SurveyPlan, kind?: Kind): string {
  const sure = `${certainty(1 - confidence)} %`;
  const kinds: Kind[] = kind === undefined ? ["each", "together"] : [kind];
  const needed = people && kinds.map((own) => `  ${shownPeople(people[own])} for ${PLANNED[own]}`);
  const widths = halfWidth && kinds.map((own) => `${width(halfWidth[own])} (${own})`);
  const lines = [
    ...(people && needed
      ? [`For every share to be within ${people.halfWidth} either way at ${sure}:`, `${needed.join(",\n")}.`]
      : []),
    ...(halfWidth && widths
      ? [`With ${shownPeople(halfWidth.people)}, shares are within ${widths.join(" or ")} either way, at ${sure}.`]
      : []),
    ...(anybody
      ? [
          "That is for whoever answers: these settings hold no table, so it is planned for the people whose shares",
          "are the hardest to estimate.",
        ]
      : [
          "That is for people who are distributed as in the protocol's table. These are halves of intervals: where one ends",
          "at 0 or at 100 %, a share may be off by up to twice as much.",
        ]),
  ];
  return `${lines.join("\n")}\n`;
}

/** The planner ends at 10^12 people, whether more would be enough or no number of them is. */
function shownPeople(people: number | null): string {
  return people === null
    ? "not even 1,000,000,000,000 people are enough"
    : `${people.toLocaleString("en")} ${people === 1 ? "person" : "people"}`;
}

function width(half: number): string {
  if (!Number.isFinite(half)) return "no bound";
  // Never narrower than it is.
  return String(significant(half, 2, Math.ceil));
}
