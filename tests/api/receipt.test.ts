// SPDX-License-Identifier: GPL-3.0-or-later
/** Each sentence of a receipt, held against the bytes that were saved, the source and the text of the settings file. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { SluiceError } from "../../wasm/contract/errors.js";
import type { Coding, Notion, WorstCase, WriteMode } from "../../wasm/contract/types.js";
import { count } from "../../wasm/files/count.js";
import { privatise } from "../../wasm/files/privatise.js";
import { countReports } from "../../wasm/files/report-counts.js";
import { readProtocol, toProtocolFile, writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { allReports, expanded } from "../../wasm/protocol/unary-encoding.js";
import { type Line, receipt } from "../../web/facts/receipt.js";
import { dice, source } from "./helpers.js";
import { realEngine } from "./real-engine.js";

const engine = await realEngine();
type Kind = Line["kind"];
const FILES = 200;
/** Beliefs and chances are computed twice, in other orders. */
const NEAR = 1e-7;
const bare = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, "").replaceAll("\u00a0", " ");
const digits = (text = "") => Number(text.replaceAll(",", ""));

/** All that a sentence is held against. */
interface Evidence {
  name: string;
  date: string;
  settings: string;
  readers: string | undefined;
  /** The records of the saved file and of its source, and their names of columns. */
  saved: Record<string, string>[];
  source: Record<string, string>[];
  columns: string[];
  /** The answer and the hidden value of each row of the source, as the rules make them. */
  answers: string[];
  secrets: string[];
  /** The settings file as it is written. */
  file: {
    guarantee: { notion: Notion; epsilon: number; parameters?: { alpha?: number } };
    channel: { reports: string[]; weights?: string[][]; marks?: { other: string }; standsFor?: number[][] };
    secret: { categories: string[] };
    data: { name: string; categories: string[]; columns?: { name: string; values: string[] }[] };
    prior: number[][];
    seesSecret?: boolean;
    coding?: Coding[];
    roundCounts?: number;
  };
  write: WriteMode;
  ofTable: boolean;
  worst: WorstCase | undefined;
  keep: string[];
}

/** P(s, x, y) of each combination that occurs, by the whole numbers of the settings file. */
function joint({ file }: Evidence): { s: number; x: number; y: number; p: number }[] {
  const { channel, prior, seesSecret, data } = file;
  const width = data.categories.length;
  const q = channel.marks
    ? expanded(Number(channel.marks.other) / 2 ** 62, width, allReports(width))
    : (channel.weights ?? []).map((row) => row.map((weight) => Number(BigInt(weight)) / 2 ** 62));
  const total = prior.flat().reduce((sum, n) => sum + n, 0);
  return prior.flatMap((row, s) =>
    row.flatMap((people, x) =>
      (q[seesSecret ? s * width + x : x] ?? []).flatMap((chance, y) =>
        people > 0 && chance > 0 ? [{ s, x, y, p: (people / total) * chance }] : [],
      ),
    ),
  );
}

function sums<Of>(all: Of[], key: (of: Of) => string | number, of: (of: Of) => number): Map<string | number, number> {
  const found = new Map<string | number, number>();
  for (const one of all) found.set(key(one), (found.get(key(one)) ?? 0) + of(one));
  return found;
}

interface Belief {
  s: number;
  before: number;
  most: number;
  least: number;
}

function beliefs(of: Evidence): Belief[] {
  const all = joint(of);
  const [sent, had] = [
    sums(
      all,
      ({ y }) => y,
      ({ p }) => p,
    ),
    sums(
      all,
      ({ s }) => s,
      ({ p }) => p,
    ),
  ];
  const both = sums(
    all,
    ({ s, y }) => `${s},${y}`,
    ({ p }) => p,
  );
  return of.file.secret.categories.map((_, s) => {
    const after = [...sent].map(([y, p]) => (both.get(`${s},${y}`) ?? 0) / p);
    return { s, before: had.get(s) ?? 0, most: Math.max(...after), least: Math.min(...after) };
  });
}

const moves = ({ before, most, least }: Belief) => Math.max(most / before, before / least);

/** The chance that a row has the answer that the saved file says, given what it says; by the words of the file. */
function chanceOfSame(of: Evidence): (record: Record<string, string>) => number {
  const { file, write } = of;
  const all = joint(of);
  const shown = (x: number) => shownAnswer(file, x);
  const cellOf = (record: Record<string, string>) => cell(of, record);
  const sent = sums(
    all,
    ({ y }) => y,
    ({ p }) => p,
  );
  if (write === "values") {
    const both = sums(
      all,
      ({ x, y }) => `${x},${y}`,
      ({ p }) => p,
    );
    const found = new Map<string, number>();
    file.data.categories.forEach((_, x) => {
      const [had, same] = [...sent].reduce<[number, number]>(
        ([had, same], [y, p]) => {
          const own = both.get(`${x},${y}`) ?? 0;
          return [had + own, same + own * (own / p)];
        },
        [0, 0],
      );
      found.set(shown(x), had > 0 ? same / had : 0);
    });
    return (record) => found.get(cellOf(record)) ?? Number.NaN;
  }
  const found = new Map<string, number>();
  file.channel.reports.forEach((report, y) => {
    const own = all.filter(
      (one) => one.y === y && namesOf(file, y).includes(`${file.seesSecret ? one.s : ""},${one.x}`),
    );
    const p = sent.get(y) ?? 0;
    found.set(report, p > 0 ? own.reduce((sum, one) => sum + one.p, 0) / p : 0);
  });
  return (record) => found.get(cellOf(record)) ?? Number.NaN;
}

const partsOf = (file: Evidence["file"], x: number) =>
  (file.data.columns ?? [{ name: "", values: file.data.categories }]).map(({ values }) => values[x] ?? "");
const shownAnswer = (file: Evidence["file"], x: number) =>
  partsOf(file, x)
    .map((part) => part || "(empty)")
    .join(" · ");

/** The inputs, as "secret,answer", that a report says by its words: of one answer alone, whoever has it. */
function namesOf(file: Evidence["file"], y: number): string[] {
  const { channel, data, secret, seesSecret } = file;
  const word = channel.reports[y] ?? "";
  const plain = word.replace(/ \(\d+\)$/, "");
  const of = (names: (x: number) => string) =>
    data.categories.flatMap((_, x) =>
      [word, plain].some((one) => one === names(x) || (one === "" && names(x) === "(empty)"))
        ? secret.categories.map((_, s) => `${seesSecret ? s : ""},${x}`)
        : [],
    );
  const answers = of((x) => shownAnswer(file, x));
  if (answers.length > 0) return [...new Set(answers)];
  return secret.categories.flatMap((category, s) =>
    data.categories.flatMap((_, x) =>
      [word, plain].includes(`${category || "(empty)"} · ${shownAnswer(file, x)}`) ? [`${s},${x}`] : [],
    ),
  );
}

/** The own cell of a record, or its cells, as one text. */
function cell({ file, write, keep, columns }: Evidence, record: Record<string, string>): string {
  const own =
    write === "values"
      ? (file.data.columns ?? [{ name: file.data.name }]).map(({ name }) => name)
      : columns.filter((name) => !keep.includes(name));
  const texts = own.map((name) => (record[name] ?? "").replace(/^'(?=[=+\-@])/, ""));
  return write === "values" ? texts.map((text) => text || "(empty)").join(" · ") : texts.join();
}

/** The way in which the saved file writes answers. */
type Written = "answers" | "codes" | "pairs" | "ticks";
function writtenAs({ file, write }: Evidence): Written {
  if (write === "values") return "answers";
  if (file.channel.marks) return "ticks";
  const words = file.channel.reports.map((report) => report.replace(/ \(\d+\)$/, ""));
  const answers = new Set(
    file.data.categories.flatMap((_, x) => [shownAnswer(file, x), file.data.categories[x] ?? ""]),
  );
  if (words.every((word) => answers.has(word))) return "answers";
  return file.seesSecret && file.channel.reports.every((_, y) => namesOf(file, y).length > 0) ? "pairs" : "codes";
}

/** Whether chance writes something else than the answer of somebody. */
const changes = (of: Evidence): boolean => {
  if (writtenAs(of) === "ticks") return true;
  return of.file.data.categories.some((_, x) => !neverChanges(of, x));
};

function neverChanges(of: Evidence, x: number): boolean {
  const { file, write } = of;
  if (file.channel.marks) return false;
  const all = joint(of);
  const own = all.filter((one) => one.x === x);
  if (write === "values") return own.every(({ y }) => all.every((one) => one.y !== y || one.x === x));
  return own.every(({ s, y }) => namesOf(file, y).includes(`${file.seesSecret ? s : ""},${x}`));
}

const say = (condition: unknown, text: string, why: string) => assert.ok(condition, `${why}: ${text}`);

function inNumbers(text: string, pattern: RegExp): number[] {
  const found = pattern.exec(text);
  assert.ok(found, `${pattern} in ${text}`);
  return found.slice(1).map(digits);
}

const FACTORS: Partial<Record<Notion, RegExp>> = {
  lip: /^No noisy answer changes belief in any hidden value by more than a factor of ([\d.,]+), up or down\.$/,
  ldp: /^No noisy answer is more than ([\d.,]+) times as likely with one hidden value as with any other\.$/,
  pml: /^No noisy answer makes any hidden value likelier than before by more than a factor of ([\d.,]+)\. It may make one less likely, or rule it out\.$/,
  pmc: /^No noisy answer makes any hidden value less likely than before by more than a factor of ([\d.,]+)\. It may make one likelier\.$/,
  "data-ldp": /^No noisy answer is more than ([\d.,]+) times as likely with one answer as with any other\.$/,
  srlip:
    /^A reader may already know any of the shared columns\. Even so, no noisy answer changes belief in a hidden value by more than a factor of ([\d.,]+)\.$/,
  rlip: /^No noisy answer changes belief in any hidden value by more than a factor of ([\d.,]+), up or down\. This holds for any true percentages, with about ([\d.]+) % certainty, if every cell of the table has many people\.$/,
  rpml: /^No noisy answer makes any hidden value likelier than before by more than a factor of ([\d.,]+)\. It may make one less likely, or rule it out\. This holds for any true percentages, with about ([\d.]+) % certainty, if every cell of the table has many people\.$/,
  rldp: /^No noisy answer is more than ([\d.,]+) times as likely with one hidden value as with any other\. This holds for any true percentages, with about ([\d.]+) % certainty, if every cell of the table has many people\.$/,
};

/** The factor that the channel reaches for people as in the table, in the sense of its notion. */
function reached(of: Evidence): number {
  const { notion } = of.file.guarantee;
  const all = joint(of);
  const rows = (key: (one: { s: number; x: number }) => number) => {
    const [had, both] = [
      sums(all, key, ({ p }) => p),
      sums(
        all,
        (one) => `${key(one)},${one.y}`,
        ({ p }) => p,
      ),
    ];
    const reports = [...new Set(all.map(({ y }) => y))];
    return Math.max(
      ...reports.map((y) => {
        const chances = [...had].map(([of, p]) => (both.get(`${of},${y}`) ?? 0) / p);
        return Math.max(...chances) / Math.min(...chances);
      }),
    );
  };
  if (notion === "data-ldp") return rows(({ x }) => x);
  if (notion === "ldp" || notion === "rldp") return rows(({ s }) => s);
  return Math.max(
    ...beliefs(of).map(({ before, most, least }) =>
      notion.endsWith("pml")
        ? most / before
        : notion === "pmc"
          ? before / least
          : Math.max(most / before, before / least),
    ),
  );
}

/** The numbers of a sentence on the belief in a category. */
function exposure(text: string, pattern: RegExp, belief: Belief): void {
  const [before = 0, people = 0, least = 0, most = 0] = inNumbers(
    text.replace(/fewer than 1\b/, "0").replace(/more than ([\d,]+)/, (_, n) => String(digits(n) + 1)),
    pattern,
  );
  say([100, 1000, 10_000, 1_000_000].includes(people), text, "a round number of people");
  say(
    Math.abs(before - belief.before * people) <= (people === 1_000_000 ? 1 : 0.5 + NEAR),
    text,
    `before is ${belief.before}`,
  );
  say(Math.abs(least - Math.floor(belief.least * people + NEAR)) <= NEAR, text, `least is ${belief.least}`);
  say(Math.abs(most - Math.ceil(belief.most * people - NEAR)) <= NEAR, text, `most is ${belief.most}`);
}

const quotedNames = (text = "") =>
  [...text.matchAll(/“([^”]*)”/g)].map(([, name = ""]) => (name === "(empty)" ? "" : name));

/** All that is true of what the file hides, in the words of the receipt. */
function hidden(of: Evidence): string[] {
  const { file } = of;
  const x = (file.data.columns ?? [{ name: file.data.name }]).map(({ name }) => `“${name}”`).join(" and ");
  const { notion, epsilon } = file.guarantee;
  const far = Math.max(...beliefs(of).map(moves));
  const all = joint(of);
  const [sent, had] = [
    sums(
      all,
      ({ y }) => y,
      ({ p }) => p,
    ),
    sums(
      all,
      ({ x }) => x,
      ({ p }) => p,
    ),
  ];
  const nothing =
    !file.seesSecret &&
    [
      ...sums(
        all,
        ({ x, y }) => `${x},${y}`,
        ({ p }) => p,
      ),
    ].length ===
      sent.size * had.size &&
    [
      ...sums(
        all,
        ({ x, y }) => `${x},${y}`,
        ({ p }) => p,
      ),
    ].every(([key, p]) => {
      const [x, y] = String(key).split(",").map(Number);
      return Math.abs(p / ((had.get(x as number) ?? 0) * (sent.get(y as number) ?? 0)) - 1) < NEAR;
    });
  const medium = Math.exp(0.5) * (1 + NEAR);
  const ofAnswers = notion === "data-ldp" || nothing;
  const proves = !Number.isFinite(far) || beliefs(of).some(({ most }) => most > 1 - NEAR);
  if (!changes(of)) return [];
  if (!ofAnswers) {
    const weak = far > medium;
    return [
      weak ? "This limits how much a reader learns from the file about “s”." : "This hides “s”.",
      ...(proves ? ["A noisy answer can still prove or rule out a value of it."] : []),
      `It does not hide ${x}.`,
    ];
  }
  return nothing || Math.exp(epsilon) <= medium
    ? [`This hides ${x}, and so “s”.`]
    : [`This limits how much a reader learns from the file about ${x}, and so about “s”.`];
}

/** Each kind of sentence, held against the evidence. */
const HOLDS: Record<Kind, (text: string, of: Evidence) => void> = {
  rows(text, { saved, date }) {
    const [, n, on] = /^([\d,]+) rows?, protected on (.+)\.$/.exec(text) ?? [];
    assert.equal(digits(n), saved.length, text);
    assert.equal(on, date);
  },
  protection(text, of) {
    const { notion, epsilon, parameters } = of.file.guarantee;
    const [factor = 0, sure] = inNumbers(text, FACTORS[notion] ?? /^$/);
    const limit = Math.exp(epsilon);
    say(factor >= limit - NEAR && factor < limit + 0.0100001, text, `the limit is ${limit}`);
    say(reached(of) <= factor + NEAR, text, `the channel reaches ${reached(of)}`);
    if (sure !== undefined) say(Math.abs(sure / 100 - (1 - (parameters?.alpha ?? 0))) < NEAR, text, "certainty");
  },
  level(text, { file }) {
    const [, level, notion] =
      /^Epsilon is ([\d.]+)\. The kind of protection is (?!not)[\w -]+, ([\w-]+)\.$/.exec(text) ?? [];
    const { epsilon } = file.guarantee;
    say(Number(level) >= epsilon - NEAR && Number(level) < epsilon + 0.001, text, `epsilon is ${epsilon}`);
    assert.equal(notion, file.guarantee.notion);
  },
  whom(text, of) {
    const { notion, parameters } = of.file.guarantee;
    if (notion === "data-ldp") return assert.equal(text, "It holds for all people, listed or not.");
    if (/^r/.test(notion)) {
      const pattern =
        /^It holds for all people that these ([\d,]+) were drawn from at random, with about ([\d.]+) % certainty\.$/;
      const [people, sure = 0] = inNumbers(text, pattern);
      assert.equal(people, of.source.length);
      return say(Math.abs(sure / 100 - (1 - (parameters?.alpha ?? 0))) < NEAR, text, "certainty");
    }
    if (!of.ofTable)
      return assert.equal(text, "It holds for people as in the table of the settings, taken as all there are.");
    const [people] = inNumbers(text, /^It holds for the ([\d,]+) listed people, taken as all there are\.$/);
    assert.equal(people, of.source.length, text);
  },
  sample(text, { file, worst, source }) {
    const { notion, epsilon } = file.guarantee;
    const level = worst?.levels[notion]?.level;
    if (level === undefined)
      return assert.equal(text, "Do they stand for more people than are listed? Then it may be far weaker.");
    const [, people, effect, limit = ""] =
      /^Are these ([\d,]+) people only a sample\? Then a noisy answer can (.+)\. The limit here is (?:a factor of )?([\d.]+)\.$/.exec(
        text,
      ) ?? [];
    assert.equal(digits(people), source.length, text);
    say(Number(limit) >= Math.exp(epsilon) - NEAR && Number(limit) < Math.exp(epsilon) + 0.0100001, text, "limit");
    if (!Number.isFinite(level)) return assert.equal(effect, "rule a hidden value out", text);
    if (level >= Math.log(1000)) return assert.equal(effect, "nearly rule a hidden value out", text);
    const [factor = 0] = inNumbers(effect ?? "", /^change a belief by a factor of ([\d.,]+)$/);
    const exact = Math.exp(level);
    say(factor >= exact - NEAR && factor < exact + (exact < 10 ? 0.0100001 : 1.0000001), text, `it is ${exact}`);
  },
  once: (text) => assert.equal(text, "Share one protected file of these people. A second one gives more away."),
  happened(text, of) {
    const { file, saved, ofTable } = of;
    const x = (file.data.columns ?? [{ name: file.data.name }]).map(({ name }) => `“${name}”`).join(" and ");
    const as = writtenAs(of);
    if (text === "First, your rules for ranges, missing and rare values were used.")
      return say(file.coding?.length, text, "there are rules");
    if (text === "This is for people as in the table.") return assert.ok(!ofTable);
    if (text === `Each answer in ${x} became a noise code, picked by chance.`) return assert.equal(as, "codes");
    if (text === `Each row got a pair of “s” and ${x}, picked by chance.`) return assert.equal(as, "pairs");
    if (text === `Each answer in ${x} became a list of ticks, picked by chance.`) {
      assert.equal(as, "ticks");
      for (const record of saved) assert.match(cell(of, record), /^[yn]+$/);
      return;
    }
    if (text === `Chance changed nothing in ${x}. Unchanged answers already keep the chosen limit for “s”.`) {
      assert.ok(!changes(of), text);
      for (const [row, record] of of.write === "values" ? saved.entries() : [])
        assert.equal(cell(of, record), of.answers[row], text);
      return;
    }
    const same = chanceOfSame(of);
    const expected = saved.reduce((sum, record) => sum + same(record), 0);
    const changed = new RegExp(`^We changed about ([\\d,]+) of ([\\d,]+) answers? in ${x} by chance\\.$`);
    const named =
      as === "codes"
        ? /^The code names the real answer in about ([\d,]+) of ([\d,]+) rows?\.$/
        : /^The pair is the real one in about ([\d,]+) of ([\d,]+) rows?\.$/;
    const [n = 0, rows] = inNumbers(text, as === "answers" ? changed : named);
    assert.equal(rows, saved.length, text);
    const told = as === "answers" ? saved.length - expected : expected;
    say(Math.abs(n - told) <= 0.5 + NEAR, text, `to be expected are ${told}`);
  },
  same(text, of) {
    const same = chanceOfSame(of);
    const expected = of.saved.reduce((sum, record) => sum + same(record), 0);
    const [n = 0, rows] = inNumbers(text, /^About ([\d,]+) of ([\d,]+) (?:is|are) the real answers?\.$/);
    assert.equal(rows, of.saved.length, text);
    say(Math.abs(n - expected) <= 0.5 + NEAR, text, `to be expected are ${expected}`);
  },
  hides: (text, of) => say(hidden(of).includes(text), text, `true are ${hidden(of)}`),
  never(text, of) {
    const { file, saved, answers } = of;
    const [, names = ""] = /^Chance never changes the answers? (.+)\.$/.exec(text) ?? [];
    const told = quotedNames(names);
    const never = file.data.categories.flatMap((_, x) => (neverChanges(of, x) ? [shownAnswer(file, x)] : []));
    const [, more = "0"] = / and (\d+) more$/.exec(names) ?? [];
    assert.equal(told.length + Number(more), never.length, text);
    for (const name of told) say(never.includes(name || "(empty)"), text, `${name} is one of ${never}`);
    if (of.write === "values")
      saved.forEach((record, row) => {
        if (told.includes(answers[row] ?? "")) assert.equal(cell(of, record), answers[row], text);
      });
  },
  others(text, of) {
    const { saved, columns, write, file } = of;
    const own = write === "values" ? (file.data.columns?.length ?? 1) : 1;
    const others = columns.slice(-(columns.length - own) || columns.length);
    if (text === "The file has no other column.") return assert.equal(columns.length, own, text);
    const [, unchanged, names] =
      /^These columns were copied (unchanged )?and are not protected: (.+)\.$/.exec(text) ?? [];
    assert.deepEqual(quotedNames(names).sort(), of.keep.slice().sort(), text);
    assert.deepEqual(others.length, of.keep.length);
    const bent = saved.some((record, row) => of.keep.some((name) => record[name] !== of.source[row]?.[name]));
    assert.equal(unchanged === undefined, bent, text);
  },
  tells(text, of) {
    const [, column = "", what = ""] =
      /^“(.+)” tells “(.+)” exactly: beside it the noisy answers hide nothing\.$/.exec(text) ?? [];
    say(of.keep.includes(column), text, "it is a column of the file");
    const known = new Map<string, string>();
    of.source.forEach((record, row) => {
      const value = (what === "s" ? of.secrets : of.answers)[row] ?? "";
      const there = known.get(record[column] ?? "") ?? value;
      assert.equal(there, value, text);
      known.set(record[column] ?? "", value);
    });
  },
  present: (text) =>
    assert.equal(text, "It does not hide that a person is in the file, how many rows there are, or their order."),
  covers: (text) =>
    assert.equal(
      text,
      "It covers what a noisy answer says about “s”. It does not cover other columns or other files about the same people.",
    ),
  exposed(text, of) {
    const all = beliefs(of);
    const named = all.filter(({ s }) => of.file.secret.categories[s] !== "");
    if (text === "No noisy answer says anything about “s”.") {
      for (const belief of all) say(moves(belief) < 1 + NEAR, text, JSON.stringify(belief));
      return;
    }
    const [, category] = /^“(.*)”: /.exec(text) ?? [];
    const belief = named.find(({ s }) => of.file.secret.categories[s] === category);
    assert.ok(belief, text);
    const most = Math.max(...named.map(moves));
    say(moves(belief) >= most * (1 - NEAR), text, "no other moves further");
    exposure(
      text,
      /^“.*”: ([\d,]+) of ([\d,]+) people\. After one noisy answer, a reader would say ([\d,]+) to ([\d,]+)\.$/,
      belief,
    );
  },
  missing(text, of) {
    const belief = beliefs(of).find(({ s }) => of.file.secret.categories[s] === "");
    assert.ok(belief, text);
    exposure(
      text,
      /^No answer in “s”: ([\d,]+) of ([\d,]+) people\. After one noisy answer, a reader would say ([\d,]+) to ([\d,]+)\.$/,
      belief,
    );
  },
  figures(text, { file, source }) {
    const { notion } = file.guarantee;
    if (/^r/.test(notion)) {
      const pattern =
        /^These figures take the percentages of the table for the true ones\. The protection also holds for all others that its ([\d,]+) people do not rule out\.$/;
      return assert.deepEqual(inNumbers(text, pattern), [source.length]);
    }
    const says = {
      srlip:
        "These figures are for a reader who knows none of the shared columns. The protection also holds for other readers.",
      "data-ldp":
        "These figures are for people as in the table of the settings. Among others they differ. The protection does not count on a table.",
    };
    assert.equal(text, says[notion as keyof typeof says]);
  },
  give: (text, { name }) => assert.equal(text, `Give this away: ${name}.`),
  readers(text, { readers, write, file: { guarantee, data, roundCounts } }) {
    const start = `Give this away: ${readers}, the settings for readers. They`;
    const some = "but an expert may compute some from them.";
    const columns = (data.columns ?? [data]).map(({ name }) => name).join(" and ");
    // All of these protocols but the searched one, which no file here has under it, are the same for every table.
    const rounded = `Their odds follow from counts rounded to multiples of ${roundCounts}.`;
    const [none, told] = roundCounts ? [".", rounded] : [",", some];
    const reports =
      guarantee.notion === "data-ldp" && !roundCounts ? "hold no counts." : `list no counts${none} ${told}`;
    const values = `list no counts of s${none} ${told} Any reader can compute the true percentages of ${columns}.`;
    assert.equal(text, `${start} ${write === "reports" ? reports : values}`);
  },
  settings(text, { settings, readers, file }) {
    const cells = file.prior.flat();
    const whole = readers === undefined ? "the settings file" : "the full settings file";
    const start = `Keep this: ${settings}, ${whole}. It holds true counts: s by ${(file.data.columns ?? [{ name: file.data.name }]).map(({ name }) => name).join(" and ")}.`;
    say(text.startsWith(start), text, start);
    say(text.endsWith(" Give it only to people who may see these counts."), text, "whom to give it to");
    const number = (pattern: RegExp) => digits(pattern.exec(text)?.[1] ?? "0");
    assert.deepEqual(
      [
        number(/([\d,]+) of its counts (?:is|are) of one person/),
        number(/([\d,]+) of its counts (?:is|are) of 2 to 4 people/),
        [...text.slice(start.length).matchAll(/[\d,]+ of its counts/g)].length,
      ],
      [
        cells.filter((n) => n === 1).length,
        cells.filter((n) => n > 1 && n < 5).length,
        Number(cells.includes(1)) + Number(cells.some((n) => n > 1 && n < 5)),
      ],
      text,
    );
  },
  receipt: (text) =>
    assert.equal(text, "Keep this receipt, or show it to an officer. It has percentages from your table."),
};

/** The kinds that have to be there, whatever the receipt says; those of several sentences by their number. */
function needed(of: Evidence): string[] {
  const { guarantee, secret } = of.file;
  const { notion } = guarantee;
  const as = writtenAs(of);
  const ofSample = /^r/.test(notion);
  const moved = beliefs(of).filter((belief) => moves(belief) > 1 + 1e-8);
  const named = moved.filter(({ s }) => secret.categories[s] !== "");
  const level = of.worst?.levels[notion]?.level;
  const real = !changes(of);
  const coded = of.file.coding?.length ? ["happened"] : [];
  const counted =
    as === "ticks" ||
    (as === "codes" &&
      of.file.channel.reports.every(
        (_, y) => namesOf(of.file, y).length === 0 && (of.file.channel.standsFor?.[y]?.length ?? 0) !== 1,
      ));
  const number = real || counted ? [] : of.ofTable ? ["happened"] : ["happened", "happened"];
  const never =
    !real && (as === "answers" || as === "codes") && of.file.data.categories.some((_, x) => neverChanges(of, x));
  return [
    "rows",
    "protection",
    "level",
    "whom",
    ...(ofSample || notion === "data-ldp" || (level !== undefined && level <= guarantee.epsilon) ? [] : ["sample"]),
    "once",
    ...coded,
    ...(real ? ["happened"] : [...(as === "answers" ? [] : ["happened"]), ...number]),
    ...(as === "answers" && !real ? ["same"] : []),
    ...(never ? ["never"] : []),
    "others",
    "present",
    "covers",
    ...(named.length > 0 || moved.length === 0 ? ["exposed"] : []),
    ...(moved.length > named.length ? ["missing"] : []),
    ...(moved.length > 0 && (ofSample || notion === "data-ldp" || notion === "srlip") ? ["figures"] : []),
    "give",
    ...(of.readers === undefined ? [] : ["readers"]),
    "settings",
    "receipt",
  ];
}

/** Throws unless every sentence is true, and none that is needed is left out. */
function check(lines: Line[], of: Evidence): void {
  for (const { kind, text } of lines) HOLDS[kind](bare(text), of);
  const free = ["hides", "tells"];
  const there = lines.map(({ kind }) => kind).filter((kind) => !free.includes(kind));
  assert.deepEqual(there, needed(of));
  assert.deepEqual(
    lines.filter(({ kind }) => kind === "hides").map(({ text }) => bare(text)),
    hidden(of),
  );
  const determined = of.keep.filter((column) => tellsS(of, column));
  const told = lines.filter(({ kind, text }) => kind === "tells" && /tells “s” exactly/.test(bare(text)));
  assert.equal(told.length, determined.length, `${determined}`);
}

function tellsS(of: Evidence, column: string): boolean {
  const known = new Map<string, string>();
  return of.source.every((record, row) => {
    const there = known.get(record[column] ?? "") ?? of.secrets[row];
    known.set(record[column] ?? "", of.secrets[row] ?? "");
    return there === of.secrets[row];
  });
}

interface Way {
  protocol: string;
  notion: Notion;
  seesSecret?: boolean;
}

const WAYS: Way[] = [
  { protocol: "optimal", notion: "lip" },
  { protocol: "grr", notion: "ldp" },
  { protocol: "oue", notion: "lip" },
  { protocol: "optimal", notion: "pml" },
  { protocol: "resample", notion: "lip" },
  { protocol: "optimal", notion: "rlip" },
  { protocol: "block-design", notion: "data-ldp" },
  { protocol: "optimal", notion: "pmc" },
  { protocol: "cr", notion: "rldp", seesSecret: true },
  { protocol: "grr", notion: "srlip" },
  { protocol: "grr", notion: "rpml" },
  { protocol: "grr", notion: "data-ldp" },
  { protocol: "optimal", notion: "ldp" },
];

const csvCell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Another reading of CSV than the product's, for cells without line breaks. */
function records(text: string): Record<string, string>[] {
  const [head = "", ...lines] = text.split("\n").filter((line) => line !== "");
  const cells = (line: string) =>
    [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
      ([, q, plain]) => q?.replaceAll('""', '"') ?? plain ?? "",
    );
  const names = cells(head);
  return lines.map((line) => Object.fromEntries(cells(line).map((cell, i) => [names[i] ?? "", cell])));
}

const MERGES: Coding = { column: "x", merged: [{ into: "other", cells: ["x1", "x2"] }] };

/** A random file, what was saved of it, and its receipt. */
async function made(seed: number): Promise<{ lines: Line[]; of: Evidence } | undefined> {
  const roll = dice(seed);
  const way = WAYS[seed % WAYS.length] as Way;
  const [secrets, answers] = [2 + roll(4), 2 + roll(5)];
  const [gaps, empty] = [roll(3) === 0, roll(4) === 0];
  const odd = roll(5) === 0;
  const weights = Array.from({ length: secrets * answers }, () => (roll(4) === 0 ? 0 : 1 + roll(9)));
  const many = 60 + roll(300);
  // A cell is picked as often as it weighs.
  const cells = weights.flatMap((n, cell) => Array<number>(n).fill(cell));
  const pick = () => cells[roll(cells.length)] ?? 0;
  const rows = Array.from({ length: many }, (_, i) => {
    const at = pick();
    const [s, x] = [Math.floor(at / answers), at % answers];
    return {
      s: gaps && s === 0 ? "" : `s${s}`,
      x: empty && x === 0 ? "" : odd && x === 1 ? "=x, 1" : `x${x}`,
      n: `n${(x + roll(2)) % 2}`,
      k: roll(9) === 0 ? "=k" : `k${roll(3)}`,
      code: `c${s}${roll(2)}`,
      row: String(i),
    };
  });
  const two = way.notion === "srlip" || (way.protocol === "optimal" && roll(4) === 0);
  const data = two ? ["x", "n"] : ["x"];
  const coding = roll(5) === 0 && answers > 3 && !odd ? [MERGES] : undefined;
  const keep = [[], ["k"], ["k", "code"], []][roll(4)] as string[];
  const spreadsheetSafe = roll(2) === 0 ? ("all" as const) : ("reports" as const);
  const write: WriteMode = way.seesSecret || roll(2) ? "reports" : "values";
  const ofTable = roll(6) > 0;
  const names = Object.keys(rows[0] ?? {});
  const text = [names, ...rows.map(Object.values)].map((cells) => cells.map(csvCell).join(",")).join("\n");
  try {
    const table = await count(source(`${text}\n`), { secret: "s", data, ...(coding && { coding }) });
    const parameters = /^r/.test(way.notion) ? { alpha: 0.05 } : undefined;
    const design = engine.design({
      table,
      notion: way.notion,
      protocol: way.protocol,
      epsilon: [0.1, 0.5, 0.9, 1.6, 3][roll(5)] as number,
      search: { gap: 1e-3, seconds: 1 },
      ...(way.seesSecret && { seesSecret: true }),
      ...(parameters ? { parameters } : seed % 4 === 0 && { roundCounts: 2 + (seed % 3) }),
    });
    const written = writeProtocol(toProtocolFile(design));
    const protocol = readProtocol(written, "");
    const choice = { write, keep, knowingly: keep, spreadsheetSafe };
    const { blob, tells, apostrophes } = await privatise(engine, source(`${text}\n`), protocol, choice);
    const saved = await blob.text();
    const counted = await countReports(source(saved), protocol, { written: write, as: "rows" });
    const isSample = ["lip", "ldp", "pml"].includes(way.notion);
    const worst = isSample && ofTable ? engine.worstCase(protocol) : undefined;
    const found = {
      name: `people-${seed}-private.csv`,
      date: `${1 + roll(28)} March 2026`,
      settings: {
        full: `people-${seed}-protocol.json`,
        ...(roll(3) === 0 && { readers: `people-${seed}-readers.json` }),
      },
    };
    const { file, lead, sections, title } = receipt({
      ...found,
      design,
      protocol,
      write,
      counted,
      ofTable,
      weighted: false,
      worst,
      keep,
      marked: spreadsheetSafe === "all" && keep.length > 0 && apostrophes > 0,
      tells,
    });
    assert.ok(title.endsWith(found.name));
    const merged = (cell: string) => (coding?.[0]?.merged?.[0]?.cells.includes(cell) ? "other" : cell);
    return {
      lines: [file, ...lead, ...sections.flatMap(({ lines }) => lines)],
      of: {
        name: found.name,
        date: found.date,
        settings: found.settings.full,
        readers: found.settings.readers,
        saved: records(saved),
        source: rows,
        columns: Object.keys(records(saved)[0] ?? {}),
        answers: rows.map(({ x, n }) =>
          (two ? [merged(x), n] : [merged(x)]).map((part) => part || "(empty)").join(" · "),
        ),
        secrets: rows.map(({ s }) => s),
        file: JSON.parse(written),
        write,
        ofTable,
        worst,
        keep,
      },
    };
  } catch (error) {
    // Some tables do not suit a protocol, and a column that tells nearly everything may be refused.
    if (error instanceof SluiceError && ["bad_request", "bad_table", "too_few_categories"].includes(error.code))
      return undefined;
    throw error;
  }
}

/** The same sentence with something else in it: each has to be noticed. */
const SWAPS: [from: string, to: string][] = [
  ["protected on", "made on"],
  ["No noisy answer", "Hardly any noisy answer"],
  ["Even so, no noisy answer", "Even so, hardly any noisy answer"],
  ["The kind of protection is", "The kind of protection is not"],
  ["the listed", "the"],
  ["listed people", "people"],
  ["listed or not", "if they are listed"],
  ["were drawn from at random", "were chosen from"],
  ["as in the table", "unlike the table"],
  ["far weaker", "as strong"],
  ["only a sample", "all there are"],
  ["Share one", "Share any"],
  ["We changed", "We looked at"],
  ["names the real answer", "names an answer"],
  ["is the real one", "is another one"],
  ["became", "stayed"],
  ["changed nothing", "changed all"],
  ["your rules", "no rules"],
  ["This is for people", "This is for all people"],
  ["It does not hide", "It hides"],
  ["This hides", "This limits how much a reader learns from the file about"],
  ["This limits how much a reader learns from the file about", "This hides"],
  ["prove or rule out", "not show"],
  ["never changes", "often changes"],
  ["copied unchanged", "copied"],
  ["were copied and", "were copied unchanged and"],
  ["no other column", "another column"],
  ["exactly", "roughly"],
  ["It covers", "It does not cover"],
  ["No noisy answer says anything", "A noisy answer says a little"],
  ["No answer in", "An answer in"],
  ["would say", "would never say"],
  ["These figures", "Those figures"],
  ["Keep this", "Give this away"],
  ["Give this away", "Keep this"],
  ["no counts", "counts"],
  ["an expert may", "nobody can"],
  ["follow from counts rounded", "follow from counts as they are, and not rounded"],
  ["true counts", "noisy counts"],
  ["percentages from your table", "nothing from a table of people"],
  ["the real answer", "another answer"],
  ["Keep this receipt", "Give this receipt away"],
];

/** Planted falsehoods: each number, each name and each turn of words, one at a time. */
function planted(text: string): { text: string; as: "number" | "name" | "word" }[] {
  // Numbers in the names of the file's own are names.
  const outside = text.split(/(“[^”]*”)/);
  const numbers = outside.flatMap((part, i) =>
    i % 2
      ? []
      : [...part.matchAll(/\d[\d,]*(\.\d+)?/g)].flatMap((found) =>
          (found[1] ? [0.02, -0.02] : [1, -1]).map((by) => {
            const other = (digits(found[0]) + by).toLocaleString("en", { maximumFractionDigits: 12 });
            const changed = part.slice(0, found.index) + other + part.slice(found.index + found[0].length);
            return { text: outside.with(i, changed).join(""), as: "number" as const };
          }),
        ),
  );
  const names = outside.flatMap((part, i) =>
    i % 2 ? [{ text: outside.with(i, part.replace(/.”$/, "~”")).join(""), as: "name" as const }] : [],
  );
  const words = SWAPS.flatMap(([from, to]) =>
    text.includes(from) ? [{ text: text.replace(from, to), as: "word" as const }] : [],
  );
  return [...numbers, ...names, ...words];
}

/** Throws unless whatever is false in place of a true line is noticed; says what was tried. */
function notices(lines: Line[], of: Evidence): string[] {
  return lines.flatMap((line, i) => {
    const text = bare(line.text);
    assert.throws(() => check(lines.toSpliced(i, 1), of), Error, `left out: ${text}`);
    const all = planted(text);
    for (const { text } of all)
      assert.throws(() => check(lines.with(i, { ...line, text }), of), Error, `not noticed: ${text}`);
    return ["left out", ...all.map(({ as }) => as)].map((as) => `${line.kind}: ${as}`);
  });
}

test(`no sentence of the receipts of ${FILES} random files is false, and none that is needed is missing`, async () => {
  const seen = new Map<Kind, number>();
  const tried = new Set<string>();
  let files = 0;
  for (let seed = 1; files < FILES; seed++) {
    assert.ok(seed < 3 * FILES, `${files} files`);
    const one = await made(seed);
    if (!one) continue;
    files += 1;
    try {
      check(one.lines, one.of);
      // Negative control: it takes as long as many files.
      if (files % 4 === 0) for (const what of notices(one.lines, one.of)) tried.add(what);
    } catch (error) {
      throw new Error(`seed ${seed}, ${JSON.stringify(WAYS[seed % WAYS.length])}: ${error}`, { cause: error });
    }
    for (const { kind } of one.lines) seen.set(kind, (seen.get(kind) ?? 0) + 1);
  }
  const kinds = Object.keys(HOLDS) as Kind[];
  for (const kind of kinds) assert.ok((seen.get(kind) ?? 0) >= 3, `${kind} was seen ${seen.get(kind) ?? 0} times`);
  for (const kind of kinds) assert.ok(tried.has(`${kind}: word`), `no false words in: ${kind}`);
  const withNumbers = "rows protection level whom sample happened same exposed missing figures give settings".split(
    " ",
  );
  for (const kind of withNumbers) assert.ok(tried.has(`${kind}: number`), `no false number in: ${kind}`);
  for (const kind of ["happened", "hides", "never", "others", "tells", "covers", "exposed"])
    assert.ok(tried.has(`${kind}: name`), `no false name in: ${kind}`);
});
