// SPDX-License-Identifier: GPL-3.0-or-later
/** The label's sentences on a protocol, against the channel of the file and against closed forms. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import type { Design, DesignRequest, JointTable } from "../../wasm/contract/types.js";
import { designFrom } from "../../wasm/protocol/explain.js";
import { readProtocol, toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { chanceOfMark, isMarks } from "../../wasm/protocol/unary-encoding.js";
import { rounded, timesText } from "../../web/facts/costing.js";
import { costsOf, PLAIN, planOptions } from "../../web/facts/costs.js";
import { differences } from "../../web/facts/differences.js";
import type { Fact } from "../../web/facts/fact.js";
import { naming } from "../../web/facts/naming.js";
import { protocolFacts, worstOfAll } from "../../web/facts/protocol-facts.js";
import { verified } from "../../web/facts/verified.js";
import { level as german } from "../../web/messages/de/level.js";
import { level as english } from "../../web/messages/en/level.js";
import { level as dutch } from "../../web/messages/nl/level.js";
import { plain } from "../../web/text/format-message.js";
import { realEngine } from "./real-engine.js";

const folder = "tests/vectors/protocols";
const files = readdirSync(folder).map((name) => readProtocol(readFileSync(`${folder}/${name}`, "utf8"), name));
const engine = await realEngine();
const levels = { en: english, nl: dutch, de: german };
const TABLE: JointTable = {
  secret: { name: "income", categories: ["high", "low"] },
  data: { name: "region", categories: ["north", "south", "west"] },
  weights: Float64Array.of(60, 20, 15, 40, 80, 35),
};

function designed(request: Partial<DesignRequest> = {}): Design {
  return engine.design({ table: TABLE, notion: "ldp", epsilon: 1, protocol: "grr", ...request });
}

function costs(design: Design) {
  return costsOf(design, engine.plan(toProtocolFile(design), { people: PLAIN }, planOptions(design)));
}

/** The few words and the sentences of a fact. */
function said(design: Design, name: Fact["name"], known?: ReturnType<typeof costs>): [string, string] {
  const fact = protocolFacts(design, known).find((one) => one.name === name);
  assert.ok(fact, name);
  const text = ({ message, values }: typeof fact.brief) => plain(message, values);
  return [text(fact.brief), fact.sentences.map(text).join(" ")];
}

test("a limit of what reports give away on average is told beside what they do give away", () => {
  const averageLeakage = 0.01;
  const [, sentences] = said(designed({ protocol: "optimal", averageLeakage }), "learnt");
  const [p, q] = [95 / 250, 155 / 250];
  const share = averageLeakage / -(p * Math.log(p) + q * Math.log(q));
  const told = /On average a noisy answer still gives away ([\d.]+)\s%.*limit for this average is ([\d.]+)\s%/.exec(
    sentences.replace(/[\u2066-\u2069\u00a0\u202f]/g, (space) => (/\s/.test(space) ? " " : "")),
  );
  assert.ok(told, sentences);
  assert.equal(Number(told[2]), Math.ceil(1000 * share) / 10);
  assert.ok(Number(told[1]) <= Number(told[2]));
  assert.doesNotMatch(said(designed({ protocol: "optimal" }), "learnt")[1], /limit for this average/);
});

test("a guess of the secret from the reports is as often right as it is said to be, and without them", () => {
  // With each report the commonest income among those who send it: at level 1 sometimes another one than among all.
  const design = designed();
  const [a, b] = [TABLE.data.categories.length, design.reports.length];
  const total = TABLE.weights.reduce((sum, n) => sum + n, 0);
  const joint = (s: number, y: number) =>
    TABLE.data.categories.reduce(
      (sum, _, x) => sum + ((TABLE.weights[s * a + x] ?? 0) / total) * (design.channel[x * b + y] ?? 0),
      0,
    );
  const informed = design.reports.reduce((sum, _, y) => sum + Math.max(joint(0, y), joint(1, y)), 0);
  const [, sentences] = said(design, "learnt");
  const [, people, right, blind] =
    /A reader guesses “income” of ([\d,]+) people right at most ([\d,]+) times with their noisy answers\. Without them it is ([\d,]+) times/.exec(
      sentences.replace(/[\u2066-\u2069]/g, ""),
    ) ?? [];
  const number = (text = "") => Number(text.replace(",", ""));
  assert.equal(number(right), Math.ceil(informed * number(people) - 1e-9), sentences);
  assert.equal(number(blind), Math.round((155 / 250) * number(people)), sentences);
  assert.ok(number(right) > number(blind));
  // If one income is the likelier one whatever is reported, reports are of no use for that.
  const [, still] = said(designed({ epsilon: 0.01 }), "learnt");
  assert.match(still.replace(/[\u2066-\u2069]/g, ""), /right 62 times, with their noisy answers or without/);
});

test("the report that is named moves a belief by the largest factor of all, and by that to where it is said to", () => {
  let seen = 0;
  for (const file of files) {
    const { channel, secret, data, prior, seesSecret } = file;
    if (isMarks(channel)) continue;
    const [a, total] = [data.categories.length, prior.flat().reduce((sum, n) => sum + n, 0)];
    const joint = (s: number, y: number) =>
      (prior[s] ?? []).reduce(
        (sum, n, x) => sum + ((n / total) * Number(channel.weights[seesSecret ? s * a + x : x]?.[y])) / 2 ** 62,
        0,
      );
    const shares = prior.map((row) => row.reduce((sum, n) => sum + n, 0) / total);
    const after = (s: number, y: number) =>
      joint(s, y) / secret.categories.reduce((sum, _, other) => sum + joint(other, y), 0);
    const all = secret.categories.flatMap((_, s) =>
      channel.reports.flatMap((_, y) => {
        const belief = after(s, y);
        const before = shares[s] ?? 0;
        return Number.isNaN(belief) ? [] : [Math.max(belief / before, before / belief)];
      }),
    );
    const worst = worstOfAll(designFrom(file));
    assert.ok(worst?.report !== undefined);
    assert.ok(Math.abs(worst.factor / Math.max(...all) - 1) < 1e-6, `${worst.factor} ${Math.max(...all)}`);
    assert.ok(Math.abs(after(worst.secret, worst.report) - worst.after) < 1e-9);
    seen += 1;
  }
  assert.ok(seen > 10);
});

test("of reports that are answers those name the truth that stay, and none tells it for certain", () => {
  const design = designed({ epsilon: 0.3 });
  const stay = design.dataDistribution.reduce((sum, share, x) => sum + share * (design.channel[x * 3 + x] ?? 0), 0);
  assert.ok(Math.abs(naming(design).names - stay) < 1e-12);
  const cases = `^The noisy answer names the true answer in “region” ${Math.round(stay * 100)} times in 100\\. It never gives`;
  assert.match(said(design, "kept")[1], new RegExp(cases));
  assert.match(
    said(designed({ epsilon: 9 }), "kept")[1],
    /^The noisy answer gives away .* in “region” for certain 100 times in 100/,
  );
  const marks = designed({ protocol: "oue" });
  assert.match(said(marks, "kept")[1], /^A noisy answer ticks the true answer 50 times in 100/);
  // If answers say nothing of the secret, no other mark is drawn.
  const alone = of(
    [
      [30, 60, 10],
      [60, 120, 20],
    ],
    { notion: "lip", epsilon: 0, protocol: "oue" },
  );
  assert.match(said(alone, "kept")[1], /^A noisy answer ticks the true answer 50 times in 100, and never another/);
  assert.doesNotMatch(said(marks, "learnt")[1], /who send “/, "a set of marks has no name");
});

/** A design for a table of these rows. */
function of(rows: number[][], request: Partial<DesignRequest>): Design {
  const names = (count: number, first: string) =>
    Array.from({ length: count }, (_, i) => String.fromCharCode(first.charCodeAt(0) + i));
  const table: JointTable = {
    secret: { name: "S", categories: names(rows.length, "s") },
    data: { name: "X", categories: names(rows[0]?.length ?? 0, "a") },
    weights: Float64Array.from(rows.flat()),
  };
  return designed({ table, ...request });
}

/** From the channel: P(answer, report), and of that what a report of this answer alone, and one named for it, have. */
function named(design: Design): { names: number; tells: number } {
  const [a, b] = [design.data.categories.length, design.reports.length];
  const joint = Array.from({ length: b }, (_, y) =>
    Array.from({ length: a }, (_, x) =>
      design.secret.categories.reduce((sum, _, s) => {
        const input = design.seesSecret ? s * a + x : x;
        return sum + ((design.prior[s * a + x] ?? 0) / design.total) * (design.channel[input * b + y] ?? 0);
      }, 0),
    ),
  );
  const tells = joint.map((row) => Math.max(...row) > (1 - 1e-9) * row.reduce((sum, part) => sum + part, 0));
  const sum = (part: (row: number[], y: number) => number) => joint.reduce((all, row, y) => all + part(row, y), 0);
  return {
    tells: sum((row, y) => (tells[y] ? Math.max(...row) : 0)),
    names: sum((row, y) => {
      const [first = 0, ...others] = design.standsFor[y] ?? [];
      return others.length === 0 || tells[y] ? (row[first] ?? 0) : 0;
    }),
  };
}

test("reports that tell the answer are counted whatever they are called, and whatever the secret is that they say too", () => {
  const told = { protocol: "optimal", seesSecret: true };
  const sample = { notion: "rldp", epsilon: 1, parameters: { alpha: 0.05 }, seesSecret: true };
  const two = [
    [47, 16, 7],
    [33, 13, 2],
  ];
  const one = [[30], [50]];
  const cases: [number[][], Partial<DesignRequest>, RegExp][] = [
    // Each answer has several reports, "a", "a (2)" and "a (3)".
    [
      [
        [40, 20, 20],
        [40, 20, 20],
        [8, 4, 4],
      ],
      { ...told, epsilon: 0.1 },
      /^The noisy answer gives away .* 100 times in 100/,
    ],
    [
      [
        [15, 33, 11, 11],
        [28, 9, 36, 1],
      ],
      { ...told, notion: "pml", epsilon: 2 },
      /^The noisy answer gives away .* 100 times in 100/,
    ],
    [
      [
        [14, 33, 31, 55],
        [38, 26, 29, 56],
      ],
      { ...told, notion: "lip", epsilon: 0.5 },
      /^The noisy answer gives away .* 98 times in 100/,
    ],
    [
      [
        [60, 20, 15],
        [40, 80, 35],
      ],
      { protocol: "optimal", notion: "lip", epsilon: 0.5 },
      / 97 times in 100\. .* for certain 57 times in 100\./,
    ],
    // Reports are pairs.
    [two, { ...sample, protocol: "grr" }, /^The noisy answer names .* \d+ times in 100\. It never/],
    [two, { ...sample, protocol: "ir-tight" }, /^The noisy answer names .* 77 times in 100\. It never/],
    [one, { ...sample, protocol: "cr" }, /^The noisy answer gives away .* 100 times in 100/],
  ];
  for (const [rows, request, says] of cases) {
    const design = of(rows, request);
    const [found, expected] = [naming(design), named(design)];
    assert.ok(Math.abs(found.names - expected.names) < 1e-9, `${found.names} ${expected.names}`);
    assert.ok(Math.abs(found.tells - expected.tells) < 1e-9, `${found.tells} ${expected.tells}`);
    assert.match(said(design, "kept")[1], says);
  }
});

test("what reports of randomised response cost is what its closed form says", () => {
  const design = designed({ epsilon: 0.3 });
  const [p = 0, q = 0] = design.channel;
  const deviations = [...design.dataDistribution].map((share) => {
    const sent = q + share * (p - q);
    return Math.sqrt(sent * (1 - sent)) / (p - q);
  });
  const answers = [...design.dataDistribution].map((share) => Math.sqrt(share * (1 - share)));
  const { within, times } = costs(design);
  // As wide as the people are reckoned by that the sentence beside it names: an interval cut at 0 would be narrower.
  const normal = (1.959963984540054 * Math.max(...deviations)) / Math.sqrt(PLAIN);
  assert.ok(Math.abs(within / normal - 1) < 1e-6, `${within} ${normal}`);
  const ratios = deviations.map((deviation, x) => (deviation / (answers[x] ?? 0)) ** 2);
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)];
  assert.ok(Math.abs(times / most - 1) < 1e-6);
  const [brief, says] = said(design, "costs", costs(design));
  assert.equal(brief, `${timesText(least)} to ${timesText(most)} times as many people`);
  assert.ok(says.includes(`You need about ${rounded(most * 1000).toLocaleString("en")} people`), says);
});

test("people who are enough for every share are enough for a rare one, and it is said which share they are for", () => {
  const rare: JointTable = {
    secret: { name: "s", categories: ["yes", "no"] },
    data: { name: "x", categories: ["a", "b", "c"] },
    weights: Float64Array.of(500, 20, 2, 300, 170, 8),
  };
  const design = designed({ table: rare, notion: "lip", epsilon: 0.5 });
  const { times, hardest } = costs(design);
  assert.equal(hardest?.answer, 2);
  const { halfWidth } = engine.plan(toProtocolFile(design), { people: Math.ceil(times * PLAIN) }, {});
  const widths = [...design.dataDistribution].map(
    (share) => 1.959963984540054 * Math.sqrt((share * (1 - share)) / PLAIN),
  );
  halfWidth?.categories.forEach(({ wald }, x) => {
    assert.ok(wald <= (widths[x] ?? 0) * (1 + 1e-6), `${x}: ${wald} ${widths[x]}`);
  });
  assert.ok(Math.abs((halfWidth?.categories[2]?.wald ?? 0) / (widths[2] ?? 1) - 1) < 1e-3, "and none too many");
  const [brief, says] = said(design, "costs", costs(design));
  assert.match(brief, /^\d\.?\d? to 29 times as many people$/);
  assert.match(says, /^You need about 29,000 people .*“c” needs that many\. “b” needs about 3,100\./);
  // One of two answers is as hard to tell as the other.
  const two = { ...rare, data: { name: "x", categories: ["a", "b"] }, weights: Float64Array.of(500, 20, 300, 170) };
  const even = designed({ table: two, notion: "lip", epsilon: 0.2 });
  assert.match(said(even, "costs", costs(even)).join(" "), /^[\d.,]+ times as many people (?!.*that many)/);
});

test("answers that go out as they are cost nothing more, and what cannot be told no number of people tells", () => {
  const free = costs(designed({ notion: "ldp", epsilon: 6, protocol: "optimal" }));
  assert.ok(Math.abs(free.times - 1) < 1e-3, `${free.times}`);
  const nothing = designed({ epsilon: 0 });
  assert.equal(costs(nothing).times, Number.POSITIVE_INFINITY);
  assert.equal(said(nothing, "costs", costs(nothing))[0], "more people do not help");
  assert.equal(said(nothing, "learnt")[0], "nothing about “income”");
  assert.equal(protocolFacts(nothing, undefined).length, 3, "what is not known is not said");
  const told = costs(designed({ notion: "lip", epsilon: 0.5, protocol: "cr", seesSecret: true }));
  assert.ok(told.assumed && Number.isFinite(told.times));
});

test("what rounding leaves of a channel that says nothing is no number of people, and what is known anyway is not said", () => {
  for (const protocol of ["grr", "oue"]) {
    const nothing = designed({ protocol, epsilon: 0 });
    assert.equal(costs(nothing).times, Number.POSITIVE_INFINITY, protocol);
    assert.equal(said(nothing, "costs", costs(nothing))[0], "more people do not help", protocol);
  }
  const little = designed({ notion: "data-ldp", epsilon: 0.05 });
  assert.ok(costs(little).within >= 0.5 && Number.isFinite(costs(little).times));
  assert.doesNotMatch(said(little, "costs", costs(little))[1], /percentage points/);
  assert.match(said(designed(), "costs", costs(designed()))[1], /percentage points/);
});

test("of an opened file with reports of marks the label has what all marks together give away", () => {
  const design = designed({ protocol: "oue", epsilon: 0.4 });
  const file = toProtocolFile(design);
  const opened = verified(file, engine.audit(file));
  const other = chanceOfMark({ other: design.marks?.other ?? "" });
  // P(set of marks | answer), for all sets.
  const chance = (set: number, x: number) =>
    [0, 1, 2].reduce((all, mark) => {
      const marked = mark === x ? 0.5 : other;
      return all * ((set >> mark) & 1 ? marked : 1 - marked);
    }, 1);
  const joint = [0, 1].map((s) =>
    Array.from({ length: 8 }, (_, set) =>
      [0, 1, 2].reduce((sum, x) => sum + ((TABLE.weights[3 * s + x] ?? 0) / 250) * chance(set, x), 0),
    ),
  );
  const shares = joint.map((row) => row.reduce((sum, part) => sum + part, 0));
  const information = joint
    .flatMap((row, s) =>
      row.map((part, set) => {
        const sent = joint.reduce((sum, { [set]: one = 0 }) => sum + one, 0);
        return part * Math.log(part / ((shares[s] ?? 0) * sent));
      }),
    )
    .reduce((sum, part) => sum + part, 0);
  assert.ok(Math.abs(opened.secretInformation - information) < 1e-9, `${opened.secretInformation} ${information}`);
  assert.deepEqual(said(opened, "learnt"), said(design, "learnt"));
  assert.ok(Number.isNaN(designFrom(file).secretInformation), "the marks one by one do not say it");
});

test("what the label says is learnt is told for whom, and is not nothing where somebody else learns", () => {
  // Two coins and whether they show the same side: each alone says nothing of it.
  const sides = ["head · head", "head · tail", "tail · head", "tail · tail"];
  const coins: JointTable = {
    secret: { name: "same side", categories: ["yes", "no"] },
    data: {
      name: "first · second",
      categories: sides,
      columns: [0, 1].map((j) => ({ name: `coin ${j}`, values: sides.map((side) => side.split(" · ")[j] ?? "") })),
    },
    weights: Float64Array.of(50, 0, 0, 50, 0, 50, 50, 0),
  };
  const known = designed({ table: coins, notion: "srlip", epsilon: 0.3, protocol: "product" });
  assert.ok((known.leakage.srlip?.level ?? 0) > 0.1);
  assert.match(said(known, "learnt").join(": "), /^\d+ of 100 people instead of 50: .* none of the shared columns/);
  const nothing = designed({ table: coins, notion: "srlip", epsilon: 0, protocol: "product" });
  assert.equal(said(nothing, "learnt")[0], "nothing about “same side”");
  const robust = designed({ notion: "rldp", epsilon: 1, parameters: { alpha: 0.05 } });
  assert.match(said(robust, "learnt")[1], /percentages of the table for the true ones/);
  assert.doesNotMatch(said(designed(), "learnt")[1], /true ones|shared columns/);
});

test("a promise rests on what it takes for granted", () => {
  assert.match(
    said(designed({ notion: "lip", epsilon: 0.3 }), "rests").join(": "),
    /^a table of 250 people: .*readers know nothing else about them/,
  );
  assert.match(
    said(designed(), "rests")[1],
    /how common each answer is with each hidden value\. Readers know nothing else about a person’s answer\./,
  );
  assert.deepEqual(said(designed({ notion: "data-ldp" }), "rests"), [
    "no table",
    "This counts on nothing about the people.",
  ]);
  const sample = designed({ notion: "rldp", epsilon: 1, parameters: { alpha: 0.05 } });
  assert.match(
    said(sample, "rests")[1],
    /drawn at random\. .* about 95\s% certainty, if every cell of the table has many people/,
  );
});

test("whoever knows more of an answer than which go with which secret may learn more, and every such promise says so", () => {
  // Two coins: the second says nothing of whether both show the same side, but to somebody who knows the first.
  for (const [language, words] of [
    ["en", /reader knows (nothing else about a person’s answer|no more of an answer than)/],
    ["nl", /lezer weet (verder niets over iemands antwoord|van een antwoord niet meer dan)/],
    [
      "de",
      /Leser wissen (sonst nichts über die Antwort einer Person|über die Antwort einer Person sonst nur|von einer Antwort nur)/,
    ],
  ] as const) {
    for (const notion of ["ldp", "profile", "rldp"] as const)
      assert.match(levels[language].notions[`${notion}.assumes`], words, notion);
  }
});

test("numbers of people are rounded up, to two digits", () => {
  assert.deepEqual([1, 9, 99, 101, 7123, 20000].map(rounded), [1, 9, 99, 110, 7200, 20000]);
  assert.deepEqual([1, 1.04, 9.95, 12.1, 1234].map(timesText), ["1", "1.1", "10", "13", "1,300"]);
});

test("two protocols differ in what is said of them, and in nothing where they are the same", () => {
  const side = (request: Partial<DesignRequest>) => {
    const design = designed({ notion: "lip", epsilon: 0.5, ...request });
    return { design, costs: costs(design) };
  };
  const [grr, best, told] = [side({}), side({ protocol: "optimal" }), side({ protocol: "cr", seesSecret: true })];
  const words = (own: typeof grr, other: typeof grr) =>
    differences(own, other).map(({ message, values }) => plain(message, values));
  assert.deepEqual(words(grr, grr), ["They differ in none of this."]);
  // Both are said as 0.501: levels are rounded up.
  const [nearly, near] = [side({ epsilon: 0.5002 }), side({ epsilon: 0.5001 })];
  const dearer = { ...nearly, costs: { ...nearly.costs, times: 3.29 } };
  const cheaper = { ...near, costs: { ...near.costs, times: 3.21 } };
  assert.deepEqual(words(cheaper, dearer), ["They differ in none of this."], "3,300 people both");
  const share = ({ design: { utility } }: typeof grr) => utility.mutualInformation / utility.dataEntropy;
  assert.ok(share(best) > share(grr));
  assert.ok(words(grr, best).some((text) => text.startsWith("More stays useful: ")));
  assert.ok(words(best, grr).some((text) => text.startsWith("Less stays useful: ")));
  assert.ok(words(grr, told).includes("It uses the hidden column “income”. Your settings do not."));
  assert.ok(words(told, grr).includes("It does not use the hidden column “income”. Your settings do."));
  const nothing = side({ epsilon: 0 });
  assert.ok(words(grr, nothing).includes("It gives the same protection with ε = 0 instead of 0.5."));
  assert.ok(
    words(grr, nothing).some((text) => text.startsWith("Its noisy answers do not show how common every answer is")),
  );
  assert.ok(
    words(grr, nothing).some((text) => /may say less about a person.* at most 1 instead of 1\.\d+\.$/.test(text)),
  );
  assert.ok(
    words(nothing, side({ notion: "rldp", epsilon: 1 })).some((text) => /cannot compare what stays useful/.test(text)),
  );
});
