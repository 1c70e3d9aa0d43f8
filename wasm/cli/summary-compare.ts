// SPDX-License-Identifier: GPL-3.0-or-later
/** Protocols beside each other, to be read at a terminal. */
import { shortened, visible } from "../common/characters.js";
import { onGrid } from "../common/rounding.js";
import { PLAIN_NOTIONS } from "../contract/notions.js";
import { RANDOMISED_RESPONSE } from "../contract/protocols.js";
import type { Comparison, Contrast, Identifiable, JointTable } from "../contract/types.js";
import { kept } from "../contract/utility-target.js";
import { aligned } from "./aligned.js";
import { inPeople, sumOf } from "./summary.js";

const ESTIMATES: Record<Identifiable, string> = { always: "yes", "under-prior": "with table", "in-part": "in part" };

/** Nats that a bound and its channel may be apart where the search was finished. */
const FINISHED = 2e-6;

/**
 * @param sums those that were asked for, in the order of each entry's contrasts
 * @param orders the orders of the alpha-leakage, if they were asked for: I(S;Y) is that of order 1
 */
export function summariseComparison(
  compared: Comparison[],
  { secret, data }: JointTable,
  sums: Contrast[] = [],
  orders: number[] = [1],
): string {
  const [first] = compared;
  if (!first) return "No protocol is made for these data under this guarantee.\n";
  const targetOf = ({ notion, seesSecret }: Comparison) => kept(notion, seesSecret);
  // Shares of different information are not to be compared, so each has its own table.
  const symbols = [...new Set(compared.map((entry) => targetOf(entry).symbol))];
  const epsilons = [...new Set(compared.map(({ epsilon }) => epsilon))];
  const parts = epsilons.flatMap((epsilon) => symbols.map((symbol) => ({ epsilon, symbol })));
  const tables = parts.flatMap(({ epsilon, symbol }) => [
    "",
    `${first.notion} at level ${epsilon} nats`,
    ...aligned([
      [
        "protocol",
        "sees",
        `I(${symbol};Y)`,
        "kept",
        ...PLAIN_NOTIONS,
        ...orders.map((order) => (order === 1 ? "I(S;Y)" : `order ${orderShown(order)}`)),
        "guess",
        "wrong",
        "people",
        "reports",
        "estimates",
        "alpha",
      ],
      ...compared
        .filter((entry) => entry.epsilon === epsilon && targetOf(entry).symbol === symbol)
        .map((entry) => rowOf(entry, orders)),
    ]),
  ]);
  const open = compared.some(({ mutualInformation, upperBound }) => (upperBound ?? 0) > mutualInformation + FINISHED);
  const entropies = symbols.flatMap((symbol) => compared.find((entry) => targetOf(entry).symbol === symbol) ?? []);
  const lines = [
    `"${shortened(data.name)}" is shared, "${shortened(secret.name)}" is kept back. ${entropies.map(entropy).join(" ")}`,
    ...tables,
    "",
    `guess: how often the best guess of one person's data from a report is right; without one in`,
    `${(100 * first.guess.baseline).toFixed(1)} %. wrong: how often a report is not the true answer.`,
    "people: so many have to send reports for every share to be within 5 points either way, at 95 %: see sluice plan.",
    "sees: what the channel has to be told. estimates: whether the distribution of the data can be",
    "estimated from reports; with table: where the secret is distributed given the data as in the table.",
    "alpha: the protocol's own parameter, neither that of --robust-alpha nor an order.",
    ...leakageExplained(orders),
    ...compared.flatMap(standingOf),
    ...made(compared),
    ...compared.flatMap((entry) => contrastsOf(entry, sums, data.categories)),
    ...(open ? ["*: the search ended early; more may be kept. --seconds gives it more time."] : []),
  ];
  return `${lines.map(visible).join("\n")}\n`;
}

/** The aim of the protocols that were made for something else than information. */
function made(compared: Comparison[]): string[] {
  const [entry] = compared.filter(({ objective }) => objective !== undefined);
  return entry ? [`${entry.protocol}: made for the objective ${entry.objective}, not for information.`] : [];
}

/** How many people each sum takes that was asked for, by the protocol that is made for it. */
function contrastsOf({ protocol, epsilon, contrasts = [] }: Comparison, sums: Contrast[], categories: string[]) {
  return contrasts.map(({ peopleFor5Points }, i) => {
    const sum = new Map(sums[i]);
    const named = sumOf(
      categories.map((name) => sum.get(name) ?? 0),
      categories,
    );
    return `${protocol} at ${epsilon} nats: about ${inPeople(peopleFor5Points)} for ${named} to 5 points.`;
  });
}

function entropy(entry: Comparison): string {
  const { what, symbol } = kept(entry.notion, entry.seesSecret);
  return `H(${symbol}) of the ${what}: ${entry.dataEntropy.toFixed(4)} nats.`;
}

/** How Conditional Reporting, which is told the secret, stands beside the others. */
function standingOf({ protocol, epsilon, standing, alpha = 0 }: Comparison): string[] {
  if (!standing) return [];
  const { beatenBy, information, alpha: less } = standing;
  const name = `${protocol} at ${epsilon} nats`;
  const blind = beatenBy.filter(({ seesSecret }) => !seesSecret).map((one) => one.protocol);
  const told = beatenBy.filter(({ seesSecret }) => seesSecret).map((one) => one.protocol);
  const beside =
    information === undefined
      ? []
      : [
          `${name} keeps ${nearly(information) ? "as much as" : `${Math.abs(information).toFixed(4)} nats ${information > 0 ? "more" : "less"} than`} ${RANDOMISED_RESPONSE}.`,
        ];
  const alphas =
    less === undefined
      ? []
      : [
          `Its alpha is ${level(alpha)} and that of ${RANDOMISED_RESPONSE} ${level(alpha - less)}: a difference of ${less.toFixed(4)}.`,
        ];
  return [
    ...beside,
    ...alphas,
    ...(blind.length > 0
      ? [`${name} is told the secret. These see the data alone and keep more: ${blind.join(", ")}.`]
      : []),
    ...(told.length > 0 ? [`These are told the secret as well and keep more: ${told.join(", ")}.`] : []),
    ...(beatenBy.length === 0 ? [`No protocol in this table keeps more than ${name}.`] : []),
  ];
}

/** As it is shown. */
const nearly = (information: number): boolean => Math.abs(information) < 5e-5;

const orderShown = (order: number): string => (Number.isFinite(order) ? String(order) : "infinity");

/** Explains the columns of other orders than 1. */
function leakageExplained(orders: number[]): string[] {
  if (orders.every((order) => order === 1))
    return ["I(S;Y): alpha-leakage of order 1. --orders 1,2,infinity tells others."];
  return [
    "order: what reports say of the secret at this order of the alpha-leakage (nats). Order 1 is I(S;Y); at",
    "infinity it is ln of how many times as often the best guess of the secret is right with a report.",
  ];
}

function rowOf(entry: Comparison, orders: number[]): string[] {
  const { mutualInformation, upperBound = 0, dataEntropy, leakage, identifiable, alpha } = entry;
  const share = dataEntropy > 0 ? mutualInformation / dataEntropy : 1;
  return [
    entry.protocol,
    entry.seesSecret ? "both" : "data",
    mutualInformation.toFixed(4),
    `${(100 * share).toFixed(1)} %${upperBound > mutualInformation + FINISHED ? "*" : ""}`,
    ...PLAIN_NOTIONS.map((notion) => level(leakage[notion])),
    ...orders.map((order) => leakageOf(entry, order)),
    `${(100 * entry.guess.correct).toFixed(1)} %`,
    entry.error === undefined ? "-" : `${(100 * entry.error).toFixed(1)} %`,
    entry.people == null ? "-" : entry.people.toLocaleString("en-GB"),
    String(entry.reports),
    identifiable ? ESTIMATES[identifiable] : "-",
    alpha === undefined ? "-" : level(alpha),
  ];
}

function leakageOf({ secretInformation, alphaLeakage }: Comparison, order: number): string {
  if (order === 1) return secretInformation.toFixed(4);
  return alphaLeakage?.find((one) => one.order === order)?.leakage.toFixed(4) ?? "-";
}

/** A level that is reached is not said to be less. */
function level(value: number | undefined): string {
  if (value === undefined) return "-";
  return Number.isFinite(value) ? onGrid(value, 1e4, Math.ceil).toFixed(4) : "unbounded";
}
