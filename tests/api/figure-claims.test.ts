// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The page's sentences on what a paper says have their place there. The stored numbers bear out what it says to agree
 * or to differ.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Claim, Figure, Panel } from "../../web/figures/figure.js";
import { figures } from "../../web/figures/figures.js";
import { correlation, median, percent } from "../../web/figures/means.js";
import { noiseOf, pairOfProfiles, requestFor, TABLE_1 } from "../../web/figures/profiles.js";
import { Random } from "../../web/figures/random.js";
import { stored } from "../../web/figures/stored.js";
import { ADULT_LEVELS, adultTables, attributesOf, combinationsOf } from "../../web/figures/tables.js";
import { conditionsOf, levelOf, theorem4 } from "../../web/figures/theorem4.js";
import { messages as german } from "../../web/messages/de/figures.js";
import { messages as english } from "../../web/messages/en/figures.js";
import { messages as dutch } from "../../web/messages/nl/figures.js";
import { realEngine } from "./real-engine.js";

const engine = await realEngine();
const designer = { design: async (request: Parameters<typeof engine.design>[0]) => engine.design(request) };

/** The sections and the numbered parts that figures are told from, as the papers have them; A's numbers are those on arXiv. */
const places: Record<Figure["paper"], { sections: string[]; parts: RegExp }> = {
  A: { sections: ["V", "VII-A", "VII-B", "VII-C", "VII-D", "VII-E"], parts: /^(?:Figure [3-9]|Theorem 4)$/ },
  B: {
    sections: ["II-A", "III-A", "III-B", "Appendix B"],
    parts: /^(?:Figure 4|Example 1|Lemma 1|equation \((?:6|13)\))$/,
  },
  C: { sections: ["5.1", "5.2", "6.1", "6.2"], parts: /^(?:Figure 2\([abc]\)|Figure 3|Table 1|equation \([67]\))$/ },
  E: { sections: ["V", "VI"], parts: /^(?:Figure [23]|Conclusion)$/ },
};

/** The parts that a claim lacks. */
function lacking(paper: Figure["paper"], { says, at }: Claim): string[] {
  const { section = "", part = "", words = "" } = (at as Claim["at"] | undefined) ?? {};
  const count = words.split(" ").length;
  return [
    ...(says === "" ? ["says"] : []),
    ...(places[paper].sections.includes(section) ? [] : ["section"]),
    ...(places[paper].parts.test(part) ? [] : ["part"]),
    ...(count >= 4 && count <= 12 ? [] : ["words"]),
  ];
}

test("every claim has its place in the paper: section, numbered part and first words", () => {
  let count = 0;
  for (const { id, paper, setting, claims } of figures) {
    for (const claim of [setting, ...claims]) {
      assert.deepEqual(lacking(paper, claim), [], `${id}: ${claim.says}`);
      count += 1;
    }
    assert.equal(new Set(claims.map(({ says }) => says)).size, claims.length, id);
  }
  assert.ok(count > 50, `${count}`);
});

test("a claim without a place, or with one that its paper does not have, is refused", () => {
  const claim = { says: "So it is.", at: { section: "VII-A", part: "Figure 3", words: "As one can see, it is" } };
  assert.deepEqual(lacking("A", claim), []);
  assert.deepEqual(lacking("E", claim), ["section"]);
  assert.deepEqual(lacking("A", { ...claim, at: { ...claim.at, part: "Figure 10", words: "" } }), ["part", "words"]);
  assert.deepEqual(lacking("A", { says: "So it is." } as Claim), ["section", "part", "words"]);
});

test("the page says how many figures of the papers it has, and that most of them have sliders", () => {
  const ofPapers = new Set(figures.map(({ paper, number }) => `${paper} ${number.replace(/\(.*/, "")}`));
  const count = (kind: string) => [...ofPapers].filter((name) => name.includes(kind)).length;
  assert.deepEqual([count("Figure"), count("Table"), count("Example"), ofPapers.size], [12, 1, 1, 14]);
  assert.match(english.lead, / 12 of their figures, one table and one example/);
  assert.match(dutch.lead, / 12 figuren, één tabel en één voorbeeld/);
  assert.match(german.lead, / 12 ihrer Abbildungen, eine Tabelle und ein Beispiel/);
  assert.ok(figures.filter(({ sliders }) => sliders.length > 0).length > figures.length / 2);
});

/** The page's sentences on how a figure differs, and on what is ours. */
const saidOf = (id: string) => {
  const { claims = [], beyond = [] } = figures.find((figure) => figure.id === id) ?? {};
  return [...claims.map(({ differs = "" }) => differs), ...beyond].join(" ");
};

const panelsOf = (id: string): Panel[] => stored[id]?.panels ?? [];

/** The values of a line by x. */
function line(panel: Panel | undefined, name: string): Map<number, number> {
  const found = panel?.series.find((one) => one.name.includes(name));
  assert.ok(found, name);
  return new Map(found.points.map(({ x, y }) => [x, y]));
}

/** The x at which one line is above another. */
const above = (one: Map<number, number>, other: Map<number, number>) =>
  [...one].filter(([x, y]) => y > (other.get(x) ?? Number.NaN) + 1e-6).map(([x]) => x);

const medianOf = (panel: Panel | undefined, series: number, of: "x" | "y") =>
  median((panel?.series[series]?.points ?? []).map((point) => point[of]));

test("A, Figures 3 and 4: as many distributions as the paper has, times about alike, information in order", () => {
  for (const id of ["a3", "a4"]) {
    const [panel, ...others] = panelsOf(id);
    assert.equal(others.length, 0);
    assert.deepEqual(
      panel?.series.map(({ points }) => points.length),
      [10, 10, 10, 10],
    );
    for (const [l, { points = [] }] of (panel?.series ?? []).entries()) {
      assert.ok(
        points.every(({ y }) => y > 0.8 && y <= 1.000001),
        id,
      );
      assert.ok(Math.abs(medianOf(panel, l, "x")) < 0.3, `${id}: ${medianOf(panel, l, "x")}`);
      assert.ok(medianOf(panel, l, "y") > 0.92);
    }
    // The shares are of 100 distributions.
    const kept = [...(stored[id]?.sentences[1] ?? "").matchAll(/([\d.]+) % at ε/g)].map(([, share]) => Number(share));
    assert.equal(kept.length, 4);
    assert.ok(kept.every((share) => share > 92 && share <= 100));
    if (id === "a3") assert.ok(kept.every((share, l) => share >= (kept[l - 1] ?? 0)));
  }
});

test("A, Figure 5: Theorem 4 takes about as long as lip and keeps little, product hundreds of times as long", () => {
  const [theorem, product, best] = panelsOf("a5");
  for (const [l, { points = [] }] of (theorem?.series ?? []).entries()) {
    assert.equal(points.length, 10);
    assert.ok(medianOf(product, l, "x") < -2, `${medianOf(product, l, "x")}`);
    points.forEach(({ y }, i) => {
      const [ours, better] = [product?.series[l]?.points[i], best?.series[l]?.points[i]];
      assert.ok(ours && better && better.x > ours.x && better.y >= ours.y - 1e-4 && better.y <= 1.000001);
      assert.ok(ours.y > 1.3 * y, `${ours.y} ${y}`);
    });
  }
  const [times = "", ...kept] = stored.a5?.sentences ?? [];
  const [as, ours = 0, optimum = 0] = [...times.matchAll(/([\d.,]+) times/g)].map(([, number]) => Number(number));
  const ratio = (panel: Panel | undefined) =>
    1 / median((panel?.series ?? []).flatMap(({ points }) => points.map(({ x }) => 10 ** x)));
  assert.ok(ratio(theorem) > 0.5 && ratio(theorem) < 2, `${ratio(theorem)}`);
  for (const [said, panel] of [[as, theorem] as const, [ours, product] as const, [optimum, best] as const]) {
    assert.ok(Math.abs((said ?? 0) / ratio(panel) - 1) < 0.06, `${said} ${ratio(panel)}`);
  }
  for (const [l, sentence] of [[0, kept[0]] as const, [3, kept[1]] as const]) {
    for (const panel of [theorem, product, best]) {
      assert.ok(sentence?.includes(` ${percent(medianOf(panel, l, "y"))}`), `${sentence}`);
    }
  }
});

/** The reports on one attribute, as a channel that sees all. */
const lifted = (sizes: number[], attribute: number, rows: number[][]) =>
  combinationsOf(sizes).map((values) => rows[values[attribute] ?? 0] ?? []);

test("A, Theorem 4 as printed: each attribute's protocol is the best at ε/3 given whatever is known of the others", () => {
  const random = new Random(5);
  const sizes = [3, 3, 4];
  const joint = [random.uniforms(36), random.uniforms(36)];
  for (const epsilon of [0.5, 1, 1.5, 2]) {
    for (const attribute of sizes.keys()) {
      const found = engine.design({ ...conditionsOf(joint, sizes, attribute), epsilon: epsilon / 3 });
      const count = found.reports.length;
      const rows = found.data.categories.map((_, x) => [...found.channel.subarray(x * count, (x + 1) * count)]);
      assert.ok(Math.abs(levelOf(joint, sizes, lifted(sizes, attribute, rows)) - epsilon / 3) < 1e-6);
      const { mutualInformation, upperBound = Number.NaN } = found.utility;
      assert.ok(upperBound - mutualInformation < 2e-6, `${upperBound - mutualInformation}`);
      const own = combinationsOf(sizes).reduce<number[]>((sums, values, x) => {
        const at = values[attribute] ?? 0;
        sums[at] = (sums[at] ?? 0) + joint.reduce((sum, row) => sum + (row[x] ?? 0), 0);
        return sums;
      }, []);
      const all = own.reduce((sum, weight) => sum + weight, 0);
      for (const [x, weight] of own.entries()) {
        assert.ok(Math.abs(weight / all - (found.dataDistribution[x] ?? 0)) < 1e-12);
      }
    }
  }
});

test("A, Figure 5: the marks and the levels of the whole are those of Theorem 4's products", async () => {
  const random = new Random(5);
  const sizes = [3, 3, 4];
  const priors = Array.from({ length: 10 }, () => [random.uniforms(36), random.uniforms(36)]);
  for (const [l, epsilon] of [[0, 0.5] as const, [3, 2] as const]) {
    const levels: number[] = [];
    for (const [i, joint] of priors.entries()) {
      const { information, level } = await theorem4(designer, joint, sizes, epsilon, 1);
      const table = attributesOf(joint, sizes);
      const lip = engine.design({ table, notion: "lip", epsilon, protocol: "optimal" }).utility.mutualInformation;
      assert.ok(Math.abs(information / lip - (panelsOf("a5")[0]?.series[l]?.points[i]?.y ?? 0)) < 1e-3);
      levels.push(level);
    }
    const told = `At ε = ${epsilon} Theorem 4 keeps `;
    const sentence = stored.a5?.sentences.find((one) => one.startsWith(told));
    assert.ok(sentence?.endsWith(` has a level of ${median(levels).toFixed(2)} there.`), `${sentence}`);
  }
});

test("A, Theorem 4 is false: two protocols that meet its condition at level 0 have a product of level ln 5", () => {
  const sizes = [4, 4];
  const bits = [0, 1, 2, 3].map((value) => [value >> 1, value & 1] as const);
  const joint = [0, 1].map((s) =>
    combinationsOf(sizes).map(([one = 0, other = 0]) => {
      const [first, second] = bits[one] ?? [0, 0];
      return one === other ? ((first ^ second) === s ? 9 : 1) : 0;
    }),
  );
  const reports = [0, 1].map((j) => bits.map((pair) => [0, 1].map((bit) => (pair[j] === bit ? 1 : 0))));
  for (const j of [0, 1]) assert.equal(levelOf(joint, sizes, lifted(sizes, j, reports[j] ?? [])), 0);
  const product = combinationsOf(sizes).map(([one = 0, other = 0]) =>
    (reports[0]?.[one] ?? []).flatMap((chance) => (reports[1]?.[other] ?? []).map((next) => chance * next)),
  );
  assert.ok(Math.abs(levelOf(joint, sizes, product) - Math.log(5)) < 1e-12);
  assert.match(saidOf("a5"), new RegExp(`ln 5 = ${Math.log(5).toFixed(6)}\\.`));
  // A bit and its neighbour alone do not meet the condition: whoever knows one learns from the other.
  const apart = [0, 1].map((s) => [0, 1, 2, 3].map((x) => (((x >> 1) ^ (x & 1)) === s ? 9 : 1)));
  assert.ok(
    levelOf(
      apart,
      [2, 2],
      lifted([2, 2], 0, [
        [1, 0],
        [0, 1],
      ]),
    ) > 1.6,
  );
});

test("A, Figure 6: who keeps more at which ε is as the page says", () => {
  const panels = panelsOf("a6");
  const names = ["Best", "(CR)", "(GRR)", "(OUE)"] as const;
  const lines = panels.map((panel) => names.map((name) => line(panel, name)));
  const of = (letter: string) => {
    const [best, cr, grr, oue] = lines["abcdef".indexOf(letter)] ?? [];
    assert.ok(best && cr && grr && oue);
    return { best, cr, grr, oue };
  };
  for (const { table } of adultTables)
    assert.equal(
      table.weights.reduce((sum, weight) => sum + weight, 0),
      32_561,
    );
  const low = ADULT_LEVELS.filter((epsilon) => epsilon <= 0.5);
  for (const letter of "abd") assert.ok(above(of(letter).oue, of(letter).grr).every((x) => low.includes(x)));
  assert.deepEqual(above(of("b").oue, of("b").grr), low);
  assert.deepEqual(above(of("d").oue, of("d").grr), low);
  assert.deepEqual(above(of("a").oue, of("a").grr), [0.1, 0.2]);
  for (const letter of "cef") assert.deepEqual(above(of(letter).oue, of(letter).grr), []);
  assert.deepEqual(
    above(of("b").oue, of("b").cr),
    ADULT_LEVELS.filter((epsilon) => epsilon >= 0.4 && epsilon <= 1.6),
  );
  assert.deepEqual(above(of("d").oue, of("d").cr), [0.5]);
  for (const letter of "ef") assert.ok(above(of(letter).cr, of(letter).best).includes(0.1));
  assert.deepEqual(above(of("b").cr, of("b").grr), [0.1, 0.2, 0.3]);
  assert.deepEqual(above(of("d").grr, of("d").cr), [0.6, 0.8]);
  for (const letter of "abcdef") {
    const { best, cr, grr, oue } = of(letter);
    for (const one of [cr, grr]) assert.ok((best.get(4) ?? 1) - (one.get(4) ?? 0) < 0.13, letter);
    assert.ok([...oue.values()].every((kept) => kept < 0.5001));
    assert.ok((oue.get(4) ?? 0) > 0.44, letter);
  }
});

test("A, Figure 7: CR gains with a/c, and where its lead exceeds a standard deviation", () => {
  const at1 = panelsOf("a7").map((panel) => {
    const [a = 0, c = 0] = (panel.title.match(/\d+/g) ?? []).map(Number);
    const points = panel.series.map(({ points }) => points.find(({ x }) => x === 1));
    const [cr, grr] = points.map((point) => point?.y ?? 0);
    const deviations = points.map((point) => (point?.high ?? 0) - (point?.y ?? 0));
    return { a, c, cr: cr ?? 0, grr: grr ?? 1, deviation: Math.max(...deviations) };
  });
  assert.deepEqual(
    at1.map(({ a, c }) => [a, c]),
    [
      [5, 2],
      [2, 5],
      [5, 5],
      [3, 5],
      [5, 7],
      [7, 5],
    ],
  );
  assert.ok(correlation(at1.map(({ a, c, cr, grr }) => [Math.log(a / c), cr / grr])) > 0.8);
  assert.deepEqual(
    at1.filter(({ cr, grr, deviation }) => cr - grr > deviation).map(({ a, c }) => [a, c]),
    [
      [5, 5],
      [7, 5],
    ],
  );
});

test("A, Figure 8: the correlations are those of the marks, and the paper's lie among those of other draws", () => {
  const paper = [0.9815, 0.9889, 0.9731];
  panelsOf("a8").forEach((panel, l) => {
    const points = panel.series[0]?.points ?? [];
    assert.equal(points.length, 100);
    const [, found = 0, low = 0, high = 0] =
      /ρ is ([\d.]+), and from ([\d.]+) to ([\d.]+) over/.exec(stored.a8?.sentences[l] ?? "")?.map(Number) ?? [];
    assert.ok(Math.abs(correlation(points.map(({ x, y }) => [x, y])) - found) < 2e-4);
    assert.ok(low <= (paper[l] ?? 0) && (paper[l] ?? 1) <= high, `${low} ${high}`);
  });
});

test("A, Figure 9: the α of GRR is that of the closed form, larger than CR's in (a) and smaller in (b)", () => {
  const panels = panelsOf("a9");
  [1, 3].forEach((shown, p) => {
    const [cr, grr] = [line(panels[p], "(CR)"), line(panels[p], "(GRR)")];
    assert.equal(above(p === 0 ? grr : cr, p === 0 ? cr : grr).length, ADULT_LEVELS.length);
    const { table } = adultTables[shown] ?? assert.fail();
    const a = table.data.categories.length;
    const rows = table.secret.categories.map((_, s) => [...table.weights.slice(s * a, (s + 1) * a)]);
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    const all = sum(rows.map(sum));
    const e = Math.E;
    const least = rows.flatMap((row) =>
      row.map((weight, x) => {
        const [given, whole] = [weight / sum(row), sum(rows.map((other) => other[x] ?? 0)) / all];
        return (e - 1) / Math.max(0, given - e * whole, whole - e * given);
      }),
    );
    assert.ok(Math.abs(Math.log(1 + Math.min(...least)) - (grr.get(1) ?? 0)) < 1e-3);
  });
});

test("B, Example 1: the scheme that sees the secret keeps more, and a better Markov scheme twice as much", () => {
  const [kept] = panelsOf("b1");
  const [resample, coupling] = [line(kept, "draw anew"), line(kept, "Non-Markov")];
  assert.equal(above(coupling, resample).length, resample.size);
  const told = [...(stored.b1?.sentences[0] ?? "").matchAll(/ (\d\.\d{4})(?:;|\.$)/g)].map(([, number]) =>
    Number(number),
  );
  assert.deepEqual(told.slice(0, 2), [0.3024, 0.7055]);
  assert.ok((told[1] ?? 0) > 2 * (told[0] ?? 1));
});

test("B, Figure 4: nearly all pairs of random channels are in reverse order, and not all", () => {
  const points = panelsOf("b4")[0]?.series[0]?.points ?? [];
  assert.equal(points.length, 100);
  const pairs = points.flatMap((one, i) => points.slice(i + 1).map((other) => (one.x - other.x) * (one.y - other.y)));
  const share = pairs.filter((product) => product < 0).length / pairs.length;
  assert.ok(share > 0.9 && share < 1, `${share}`);
  assert.match(stored.b4?.sentences[0] ?? "", new RegExp(`channels ${(100 * share).toFixed(1)} % are`));
});

test("C, Figure 2(a): each flip is that of the closed form, grows with the difference, and ends at Warner's", () => {
  const e = Math.exp(stored.c2?.values.epsilon ?? 0);
  const [even, corner, plain] = panelsOf("c2")[0]?.series ?? [];
  const both = (p: number, q: number) => {
    const n = Math.max(0, q - e * p, 1 - p - e * (1 - q));
    return n / (2 * n + e - 1);
  };
  for (const { x: d, y } of even?.points ?? []) assert.ok(Math.abs(y - both((1 - d) / 2, (1 + d) / 2)) < 1e-4, `${d}`);
  for (const { x: d, y } of corner?.points ?? []) {
    if (d >= 0.5) assert.ok(Math.abs(y - both(0, d)) < 1e-4, `${d}`);
    else assert.equal(y < both(0, d) - 1e-3, d > 0, `${d}`);
  }
  // With 0 and d, each has a chance of its own: the nearest that chances up to `most` bring them.
  const near = (d: number, most: number) => {
    const other = Math.min(d, d + most * (1 - 2 * d));
    return other <= e * most && 1 - most <= e * (1 - other);
  };
  for (const { x: d, y } of corner?.points ?? []) {
    assert.ok(y <= both(0, d) + 1e-4);
    assert.ok(near(d, y + 1e-4) && (d === 0 || !near(d, y - 1e-4)), `${d}: ${y}`);
  }
  for (const { points = [] } of [even, corner].flatMap((series) => series ?? [])) {
    points.forEach(({ x, y }, i) => {
      assert.ok(y >= (points[i - 1]?.y ?? 0));
      assert.equal(x < 1, y < (plain?.points[i]?.y ?? 0) - 1e-5);
    });
  }
});

test("C, smooth one bit: as much as one chance for both where ½ lies between the profiles, otherwise less", () => {
  const random = new Random(22);
  let [between, beside, none] = [0, 0, 0];
  for (let i = 0; i < 100; i += 1) {
    const [p, q, epsilon] = [random.uniform(), random.uniform(), 0.1 + random.uniform()];
    const e = Math.exp(epsilon);
    const n = Math.max(0, p - e * q, q - e * p, 1 - p - e * (1 - q), 1 - q - e * (1 - p));
    const one = n / (2 * n + e - 1);
    const smooth = noiseOf(engine.design(requestFor(pairOfProfiles(p, q), epsilon, "smooth-one-bit")));
    assert.ok(smooth <= one + 1e-9);
    if (n === 0) none += 1;
    else if ((p - 0.5) * (q - 0.5) < 0) between += Number(Math.abs(smooth - one) < 1e-9);
    else beside += Number(smooth < one - 1e-6);
  }
  assert.equal(between + beside + none, 100);
  assert.ok(Math.min(between, beside, none) > 5, `${between} ${beside} ${none}`);
});

test("C, Table 1: neighbours differ by a factor of 3 at most, and nothing is changed from ln 3 on", () => {
  const ratios = TABLE_1.slice(1).flatMap((row, i) => row.map((chance, t) => chance / (TABLE_1[i]?.[t] ?? 0)));
  const most = Math.max(...ratios.map((ratio) => Math.max(ratio, 1 / ratio)));
  assert.ok(Math.abs(most - 3) < 1e-12);
  assert.match(
    stored.c1?.sentences[1] ?? "",
    new RegExp(`a factor of 3 at most, so from ε = ln 3 = ${Math.log(3).toFixed(4)} `),
  );
});

test("C, Figure 2(b) and (c): the four costs at ε = 0.5, the fourth the least and all below randomised response", () => {
  const [response, smooth] = panelsOf("c2b");
  const costs = (panel: Panel | undefined, x: number) =>
    (panel?.series ?? []).map(({ points }) => points.find((point) => point.x === x)?.y ?? Number.NaN);
  assert.deepEqual(
    costs(response, 0.5).map((cost) => cost.toFixed(4)),
    ["0.1291", "0.1291", "0.1291", "0.1291"],
  );
  assert.deepEqual(
    costs(smooth, 0.5).map((cost) => cost.toFixed(4)),
    ["0.0227", "0.0227", "0.0510", "0.0170"],
  );
  for (const { x } of smooth?.series[0]?.points ?? []) {
    const [most, least] = [costs(smooth, x)[2] ?? 0, costs(smooth, x)[3] ?? 0];
    assert.ok(costs(smooth, x).every((cost) => cost >= least - 1e-6 && cost <= most + 1e-6));
    assert.ok(most < Math.min(...costs(response, x)));
  }
});

test("C, Figure 3: neighbours stay within e^ε, and the smooth mechanism spreads wider than Warner's", () => {
  const [response6, smooth6, response21, smooth21] = panelsOf("c3");
  assert.deepEqual(
    smooth6?.series.map(({ points }) => points.find(({ x }) => x === 0.5)?.y.toFixed(3)),
    ["0.147", "0.243", "0.400", "0.600", "0.757", "0.853"],
  );
  const spread = ({ series }: Panel, l: number) => (series.at(-1)?.points[l]?.y ?? 0) - (series[0]?.points[l]?.y ?? 1);
  for (const [response, smooth] of [
    [response6, smooth6],
    [response21, smooth21],
  ]) {
    assert.ok(response && smooth);
    const count = smooth.series.length;
    (smooth.series[0]?.points ?? []).forEach(({ x }, l) => {
      for (const panel of [response, smooth]) {
        panel.series.slice(1).forEach(({ points }, i) => {
          const [one, other] = [panel.series[i]?.points[l]?.y ?? 0, points[l]?.y ?? 0];
          // Four digits are stored.
          const within = (a: number, b: number) => a - 5e-5 <= Math.exp(x) * (b + 5e-5);
          assert.ok(
            within(one, other) && within(other, one) && within(1 - one, 1 - other) && within(1 - other, 1 - one),
          );
        });
      }
      response.series.forEach(({ points }, i) => {
        const wanted = (1 + (i / (count - 1)) * (Math.exp(x) - 1)) / (1 + Math.exp(x));
        assert.ok(Math.abs((points[l]?.y ?? 0) - wanted) < 6e-5);
      });
      assert.ok(spread(smooth, l) > spread(response, l));
    });
    assert.ok(spread(response, 0) < 0.06);
  }
  assert.ok(smooth21 && spread(smooth21, 0) > 0.5);
});

/** The place from which one line rises above another for good, as the page tells it. */
function passes(one: Map<number, number>, other: Map<number, number>): string {
  const xs = [...one.keys()];
  const gap = (x: number) => (one.get(x) ?? 0) - (other.get(x) ?? 0);
  const i = xs.findLastIndex((x) => gap(x) <= 0);
  const [from = 0, to = 0] = [xs[i], xs[i + 1]];
  return (from + ((to - from) * gap(from)) / (gap(from) - gap(to))).toFixed(1);
}

test("E, Figure 2: PolyOpt leads at every ε, randomised response overtakes between 2.5 and 3, CR leads IR at low ε", () => {
  const [panel, ours] = panelsOf("e2");
  const [poly, cr, ir, grr] = panel?.series.map(({ points }) => new Map(points.map(({ x, y }) => [x, y]))) ?? [];
  assert.ok(poly && cr && ir && grr);
  const between = line(ours, "PolyOpt");
  // With four digits they are the same from ε = 7 on.
  assert.deepEqual(
    above(between, poly),
    [...poly.keys()].filter((x) => x < 7),
  );
  for (const [tight, printed] of [
    [line(ours, "CR"), cr],
    [line(ours, "IR"), ir],
  ] as const)
    assert.equal(above(tight, printed).length, printed.size);
  const told = `passes IR at about ε = ${passes(grr, ir)} and CR at about ε = ${passes(grr, cr)}.`;
  assert.ok(
    stored.e2?.sentences.some((sentence) => sentence.endsWith(told)),
    told,
  );
  for (const other of [cr, ir, grr]) assert.equal(above(poly, other).length, poly.size);
  const high = [...poly.keys()].filter((x) => x >= 3);
  assert.deepEqual(above(grr, cr), high);
  assert.deepEqual(above(grr, ir), high);
  for (const x of [0.2, 0.5]) assert.ok((cr.get(x) ?? 0) > 2.5 * (ir.get(x) ?? 1) && (cr.get(x) ?? 1) < 0.06);
  for (const one of [cr, ir]) assert.ok((one.get(1) ?? 0) > 1.5 * (grr.get(1) ?? 1));
});

test("E, Figure 3: CR keeps more the more people there are, IR hardly, and randomised response passes IR at 3.6, CR ever later", () => {
  const panels = panelsOf("e3");
  assert.deepEqual(
    panels.map(({ title }) => title),
    ["n = 1,000", "n = 10,000", "n = 100,000"],
  );
  const kept = (name: string, x: number) => panels.map((panel) => line(panel, name).get(x) ?? Number.NaN);
  for (const x of [0.2, 1, 4]) {
    const [few = 0, more = 0, most = 0] = kept("CR", x);
    assert.ok(few < more && more < most);
  }
  for (const panel of panels) {
    const [cr, ir, grr] = [line(panel, "CR"), line(panel, "IR"), line(panel, "GRR")];
    assert.ok((cr.get(1) ?? 0) > 2 * (grr.get(1) ?? 1) && (ir.get(1) ?? 0) > 2 * (grr.get(1) ?? 1));
    assert.deepEqual(above(grr, ir), [4, 6, 8]);
    assert.ok(above(grr, cr).includes(6) && !above(grr, cr).includes(3));
    if (panel.title !== "n = 1,000") assert.deepEqual(above(cr, ir), [...cr.keys()]);
  }
  const ofIr = panels.map((panel) => passes(line(panel, "GRR"), line(panel, "IR")));
  const [few, more, most] = panels.map((panel) => passes(line(panel, "GRR"), line(panel, "CR")));
  assert.deepEqual(ofIr, ["3.6", "3.6", "3.6"]);
  assert.ok(saidOf("e3").includes(`IR at about ε = 3.6 with each n.`));
  assert.ok(saidOf("e3").includes(`at about ${few}, ${more} and ${most}, as n grows.`), `${few} ${more} ${most}`);
});
