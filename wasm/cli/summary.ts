// SPDX-License-Identifier: GPL-3.0-or-later
/** A design or an audit, to be read at a terminal. */
import { shortened as cut, visible } from "../common/characters.js";
import { isNegligible } from "../common/negligible.js";
import { certainty, onGrid } from "../common/rounding.js";
import { countsNobody } from "../contract/assumptions.js";
import { SluiceError } from "../contract/errors.js";
import { restsOn } from "../contract/notions.js";
import { COUNTING, objectiveTraits } from "../contract/objectives.js";
import type {
  AuditResult,
  Design,
  Guess,
  Leakage,
  ProtocolFile,
  Search,
  Utility,
  WorstCase,
  WorstRatio,
} from "../contract/types.js";
import { type Kept, kept } from "../contract/utility-target.js";
import { BETWEEN, columnsOf } from "../protocol/columns.js";
import { decimals } from "../protocol/decimals.js";
import { isOfSet } from "../protocol/sample-set.js";
import { chanceOfMark } from "../protocol/unary-encoding.js";
import { aligned } from "./aligned.js";
import { type Audited, statementOf } from "./audited.js";
import { inPercent, shortNames } from "./cells.js";
import { endedEarly, isBare, shortfall } from "./shortfall.js";
import { statement } from "./statement.js";

/** So many rows and columns of the channel fit a screen. */
const SHOWN = 12;

/** `needed` is how many people it takes until every share is within 5 points, where that is planned for. */
export function summariseDesign(design: Design, search: Search, needed: number | undefined): string {
  const { guarantee, utility, secret, data } = design;
  const { mutualInformation, dataEntropy } = utility;
  const { what, symbol } = kept(guarantee.notion, design.seesSecret);
  const promise = statement(guarantee, { secret, data, people: design.total });
  const nobody = countsNobody(design);
  // The guarantee holds whatever the shares are; these figures do not.
  const supposed = nobody ? ", if all answers are as common" : "";
  return lines([
    heading(design),
    `Guarantee ${promise}, checked exactly.`,
    ...dropped(design),
    "",
    `Kept of the ${what}${supposed}`,
    `  I(${symbol};Y)  ${nats(mutualInformation)} of H(${symbol}) ${nats(dataEntropy)}: ${percent(mutualInformation / dataEntropy)}`,
    ...bound(design, search),
    ...worth(design),
    ...endedEarly(design, search),
    ...guesses(design),
    ...(nobody ? [] : people(design, needed)),
    ...counted(design),
    "",
    `Leakage of the secret${supposed}`,
    ...leakage(design.leakage),
    `  I(S;Y)  ${nats(design.secretInformation)}`,
    ...average(design),
    ...(nobody && needed !== undefined ? ["", "Whoever answers", ...people(design, needed)] : []),
    "",
    ...(design.marks ? marksOf(design, design.marks) : channel(design)),
    "",
    `Computed in ${design.seconds.toPrecision(3)} s from ${nobody ? "no table" : `a table with a total of ${design.total}`}.`,
  ]);
}

/** Whether the limit of the average leakage takes anything away. A search that finds one that does ends at it. */
function average({ guarantee: { averageLeakage: most }, secretInformation }: Design): string[] {
  if (most === undefined) return [];
  const isBinding = secretInformation > most * (1 - 1e-6);
  return [`  at most ${most} nats as asked${isBinding ? "" : ": this limit takes nothing away"}`];
}

/** How good a guess of one person's data is, and where reports are answers, how often they are wrong. */
function guesses({ guess, guessDistance, error, reportDistance }: Design): string[] {
  const without = guessDistance ? `, without one ${short(guessDistance.baseline)}` : "";
  return [
    `  ${guessed(guess)}`,
    ...(guessDistance ? [`  mean distance of the best guess ${short(guessDistance.expected)}${without}`] : []),
    ...(error === undefined ? [] : [`  a report is not the true answer in ${percent(error)}`]),
    ...(reportDistance === undefined ? [] : [`  mean distance of report and answer ${short(reportDistance)}`]),
  ];
}

/** The way out where some share can never be told, in a line of its own. */
const UNTOLD = "  --objective counting makes a protocol from which they can, as a --counting-efficiency does";

/** How many people have to send reports for shares to be told well. */
function people({ utility: { objective }, seesSecret, guarantee: { epsilon } }: Design, needed?: number): string[] {
  if (needed === undefined) return [];
  // Reports of a channel that sees the secret tell them if the table says how both go together.
  if (seesSecret && !Number.isFinite(needed)) return [];
  if (Number.isFinite(needed))
    return [`  ${inPeople(needed)} for every share to be within 5 percentage points at 95 %`];
  const untold = "  the shares of the data cannot all be estimated from reports";
  return epsilon > 0 && objective !== COUNTING ? [`${untold};`, UNTOLD] : [untold];
}

/** How well that is told which was asked for, and how well it could be. */
function counted({ contrasts = [], counted, utility, data: { categories } }: Design): string[] {
  const asked = utility.contrasts ?? [];
  const lines = contrasts.map(({ peopleFor5Points }, i) => {
    return `  about ${inPeople(peopleFor5Points)} for ${sumOf(asked[i] ?? [], categories)} to 5 percentage points`;
  });
  if (!counted) return lines;
  const { variance, bound } = counted;
  const least = onGrid(bound / variance, 1e3, Math.floor);
  return [
    ...lines,
    `  counting  ${variance.toFixed(4)}, at least ${onGrid(bound, 1e4, Math.floor).toFixed(4)} under this guarantee: efficiency ${percent(least)} or more`,
  ];
}

/** A sum of shares in few words: the names in it with their coefficients. */
export function sumOf(coefficients: number[], categories: string[]): string {
  const terms = coefficients.flatMap((coefficient, x) => {
    if (coefficient === 0) return [];
    const size = Math.abs(coefficient) === 1 ? "" : `${Math.abs(coefficient)} `;
    return [`${coefficient < 0 ? "- " : "+ "}${size}${cut(categories[x] ?? "")}`];
  });
  return terms.join(" ").replace(/^\+ /, "");
}

/** In thousands, as figures of so many people are read. */
export function inPeople(people: number): string {
  return `${people.toLocaleString("en-GB")} people`;
}

function guessed({ correct, baseline }: Guess): string {
  return `a guess of the data is right in ${percent(correct)}, without a report in ${percent(baseline)}`;
}

function short(distance: number): string {
  return distance.toPrecision(4);
}

function heading({ protocol, data, secret, seesSecret, utility: { objective } }: Design | ProtocolFile): string {
  const sees = seesSecret ? "; the channel sees both" : "";
  const aim = objective === undefined ? "" : ` It was made for the objective ${objective}, not for information.`;
  return `Protocol ${protocol}: "${data.name}" is shared, "${secret.name}" is kept back${sees}.${aim}`;
}

/** For an objective other than information: how good the channel is at it. */
function worth({ utility: { objective, value, bound }, guarantee, seesSecret }: Design): string[] {
  if (objective === undefined || value === undefined || bound === undefined) return [];
  const least = objectiveTraits(objective)?.least;
  const most = onGrid(bound, 1e4, least ? Math.floor : Math.ceil).toFixed(4);
  const whose = bounded({ guarantee, seesSecret });
  return [`  ${objective}  ${value.toFixed(4)}, at ${least ? "least" : "most"} ${most} under this guarantee${whose}`];
}

function dropped({ dropped: { secret, data } }: Design): string[] {
  const names = [...secret, ...data].map((name) => `"${name}"`);
  return names.length > 0 ? [`Left out, as they never occur: ${names.join(", ")}.`] : [];
}

/** No bound is told where it is only what there is to be kept at all. */
function bound({ utility, guarantee, seesSecret }: Design, search: Search): string[] {
  if (utility.upperBound === undefined) return [];
  return shortfall(utility, search) !== undefined && isBare(utility)
    ? ["  no better bound is proved yet"]
    : [
        `  at most ${nats(roundedUp(utility.upperBound))} under this guarantee${bounded({ guarantee, seesSecret })}${asGood(utility)}`,
      ];
}

/** Under a counting efficiency, the protocols that the bound is of. */
function asGood({ countingEfficiency: least }: Utility): string {
  return least === undefined ? "" : `, as good to count from (counting efficiency ${least})`;
}

/** The channels that a bound is of. */
function bounded({ guarantee, seesSecret }: Pick<Design, "guarantee" | "seesSecret">): string {
  // Under rldp two protocols may be proved for different distributions.
  const untold = seesSecret ? "" : ", by channels that are not told the secret";
  return restsOn(guarantee.notion) === "sample" ? ", by channels that are proved for the same distributions" : untold;
}

/** The inputs that the channel has a row for. */
function inputsOf({ seesSecret, secret, data }: Design): string[] {
  const values = shortNames(data.categories);
  return seesSecret ? shortNames(secret.categories).flatMap((s) => values.map((x) => `${s}${BETWEEN}${x}`)) : values;
}

/** How a report comes about where it is a set of marks, and how it is written. */
function marksOf({ data }: Design, marks: NonNullable<Design["marks"]>): string[] {
  const names = shortNames(data.categories);
  const shown = names.length > SHOWN ? [...names.slice(0, SHOWN), `and ${names.length - SHOWN} more`] : names;
  return [
    `Report: a mark or none for each of ${names.length} values, drawn each by itself`,
    `  one's own value is marked in 50.0 % of all cases, any other in ${inPercent(chanceOfMark(marks))} %`,
    `  a privatised file has a letter for each value, y where it is marked, in this order:`,
    `  ${shown.join(", ")}`,
  ];
}

function channel(design: Design): string[] {
  const { reports, channel: matrix } = design;
  const inputs = inputsOf(design);
  const heading = `Channel: ${inputs.length} ${design.seesSecret ? "pairs" : "values"} to ${reports.length} reports, in percent`;
  if (inputs.length > SHOWN || reports.length > SHOWN) return [heading, "  too large to be shown; --json prints it"];
  const rows = inputs.map((input, x) => [
    input,
    ...reports.map((_, y) => inPercent(matrix[x * reports.length + y] ?? 0)),
  ]);
  const note = matrix.some(isNegligible) ? ["  ≈0: below one in a thousand million, but not none"] : [];
  return [heading, ...aligned([["", ...shortNames(reports)], ...rows]), ...note];
}

export function summariseAudit({ file, result, verdict, worst, data }: Audited): string {
  const { engine, checker } = verdict;
  const promise = statementOf({ file, verdict });
  const about = kept(file.guarantee.notion, file.seesSecret);
  return lines([
    heading(file),
    verdict.holds ? `The guarantee ${promise} holds exactly.` : `Do NOT rely on the guarantee ${promise}.`,
    `  engine   ${engine.holds ? "holds" : `refuses the file: ${engine.reason}`}`,
    `  checker  ${checker.holds ? "holds; it shares nothing with the engine" : `refuses the file: ${checker.reason}`}`,
    ...certificate(file, result),
    ...[checker.optimum?.said, checker.unproved].flatMap((said) => said?.text ?? []),
    "",
    countsNobody(file) ? "If all answers are as common" : "Under the protocol's own prior",
    ...figures(result, about),
    ...(worst ? ["", ...atWorst(worst)] : []),
    ...data.flatMap((item) => ["", `Under the distribution of ${item.path}`, ...under(item.result, file, about)]),
  ]);
}

/** The place where the channel comes nearest to what is promised. */
function certificate({ channel, secret, data, guarantee }: ProtocolFile, { worst }: AuditResult): string[] {
  if (!worst) return [];
  const bound = guarantee.bounds?.find(({ level }) => level === worst.level) ?? guarantee.bound;
  const report = worst.marks
    ? `the marks ${worst.marks.map((x) => quotedName(data.categories[x])).join(", ") || "of none"}`
    : `the report ${quotedName(channel.reports[worst.report ?? 0])}`;
  const side = ({ secret: s, data: x, known = [] }: WorstRatio["more"]) => {
    const of = s === undefined ? "" : quotedName(secret.categories[s]);
    if (x === undefined) return of || "everybody";
    const alike = known.length < columnsOf(data).length ? "people who share known columns with " : "";
    return [of, `${alike}${quotedName(data.categories[x])}`].filter(Boolean).join(" among ");
  };
  const most = `${decimals(worst)}, of at most ${decimals(bound)}`;
  const sides = `for ${side(worst.more)} than for ${side(worst.less)}`;
  // A proof for the set of a sample bounds every ratio, and reckons none but that of the table.
  if (isOfSet(guarantee)) {
    return [
      `By the table's own shares the largest ratio is ${decimals(worst)}: ${report} is that much likelier ${sides}.`,
      `By any that the sample does not rule out, the file proves that no ratio exceeds ${decimals(bound)}.`,
    ];
  }
  return restsOn(guarantee.notion) === "sample"
    ? [
        `Its largest ratio is ${most}: ${report} is at most that much likelier ${sides}.`,
        "This is over all distributions that the proof allows for, which are more than the sample allows for.",
      ]
    : [`Its largest ratio is ${most}: ${report} is that much likelier ${sides}.`];
}

const quotedName = (name = "") => `"${cut(visible(name))}"`;

/** The level of each notion, at most, if the table is but a sample. */
function atWorst({ alpha, people, levels }: WorstCase): string[] {
  const known = Object.entries(levels).map(([notion, worst]) => [
    notion,
    worst === null
      ? "not known"
      : Number.isFinite(worst.level)
        ? `at most ${nats(roundedUp(worst.level))}`
        : "unbounded",
  ]);
  const sure = certainty(alpha);
  return [
    `If these ${people.toLocaleString("en")} people are only a sample: under any distribution that it does not rule out (${sure} %)`,
    ...aligned(known),
  ];
}

/** Rounds a bound up: its last digit is never below it. */
function roundedUp(level: number): number {
  return onGrid(level, 1e4, Math.ceil);
}

function under(result: AuditResult | SluiceError, file: ProtocolFile, about: Kept): string[] {
  if (result instanceof SluiceError) return ["  nothing can be told: see the error about this file"];
  return [...figures(result, about), ...missing(result, file)];
}

/** The names in the parameters that are not there. */
function missing({ missing, leakage }: AuditResult, { guarantee, secret, data }: ProtocolFile): string[] {
  if (!missing) return [];
  const { notion } = guarantee;
  const lacked = [
    ...missing.secret.map((category) => ({ category, of: secret.name })),
    ...missing.data.map((category) => ({ category, of: data.name })),
  ].map(({ category, of }) => `"${cut(category)}" of "${cut(of)}"`);
  const lines = [`  The guarantee speaks of categories that these data lack: ${lacked.join(", ")}.`];
  return notion in leakage
    ? [...lines, `  ${notion} is told for what is left.`]
    : [...lines, `  Nothing is left that ${notion} compares, so it has no level here.`];
}

function figures(result: AuditResult, { symbol }: Kept): string[] {
  return [
    ...leakage(result.leakage),
    ...edgesOf(result),
    ...aligned([
      [`I(${symbol};Y)`, nats(result.mutualInformation)],
      ["I(S;Y)", nats(result.secretInformation)],
    ]),
    `  ${guessed(result.guess)}`,
    ...guessLeakage(result),
  ];
}

function guessLeakage({ guessLeakage: told }: AuditResult): string[] {
  if (!told) return [];
  const row = (what: string, which: "maximal" | "sibson") => [
    what,
    `${nats(roundedUp(told.secret[which]))} about the secret,`,
    `${nats(roundedUp(told.data[which]))} about the data`,
  ];
  return aligned([row("maximal leakage", "maximal"), row("Sibson, order 2", "sibson")]);
}

/** So many edges fit a screen; those that leak most come first. */
function edgesOf({ edges = [] }: AuditResult): string[] {
  const sorted = edges.toSorted((a, b) => b.level - a.level);
  const rows = sorted.slice(0, SHOWN).map(({ profiles: [one, other], level }) => {
    return [`"${cut(one)}" and "${cut(other)}"`, Number.isFinite(level) ? nats(roundedUp(level)) : "unbounded"];
  });
  const more = sorted.length > SHOWN ? [`  and ${sorted.length - SHOWN} more, which --json tells`] : [];
  return [...aligned(rows), ...more];
}

function leakage(levels: Record<string, Leakage>): string[] {
  return aligned(
    Object.entries(levels).map(([notion, { level }]) => [
      notion,
      Number.isFinite(level) ? nats(roundedUp(level)) : "unbounded",
    ]),
  );
}

function nats(value: number): string {
  return `${value.toFixed(4)} nats`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function lines(texts: string[]): string {
  return `${texts.map(visible).join("\n")}\n`;
}
