// SPDX-License-Identifier: GPL-3.0-or-later
/** Forged protocol files, each with the reasons for which engine and checker have to refuse it. */
import type { Base, Document } from "./forger.js";
import { AGE, CITY, renamed } from "./forger.js";

export interface Forgery {
  kind: string;
  what: string;
  from: Base;
  /** Changes the document; all that follows from it is computed anew behind that. */
  forge: (document: Document) => Document | undefined;
  /** The change made behind that, to figures that would be put right otherwise; hashes are computed once more. */
  figures?: (document: Document) => void;
  /** The change made to the text. */
  text?: (text: string) => string;
  engine: string;
  checker: string;
}

const same = (document: Document) => document;
const coded = (...codings: Document[]) => ({
  forge: (document: Document) => ({ ...document, coding: codings }),
});
const put = (text: string, from: string | RegExp, to: string) => {
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`Nothing to forge: ${from}`);
  return changed;
};
const untold = (document: Document) => {
  document.utility.upperBound = document.utility.dataEntropy;
  document.certificate.gap = document.utility.upperBound - document.utility.mutualInformation;
};
const known = (change: (known: Document, parameters: Document) => void) => (document: Document) => {
  change(document.guarantee.known, document.guarantee.parameters);
  return document;
};

const lowered = ({ lifts }: Document) => {
  for (const list of lifts.flat())
    for (let i = 0; i < list.length; i += 1) if (i % 3) list[i] -= 2 ** -8 * Math.floor(2 ** 4 * Math.abs(list[i]) + 1);
};

const raised = ({ lifts }: Document) => {
  for (const list of lifts.flat()) for (let i = 0; i < list.length; i += 1) if (i % 3) list[i] += 4;
};

export const FORGERIES: Forgery[] = [
  // Rules for cells that contradict the table.
  {
    kind: "coding",
    what: "a category with people is merged into another one",
    from: "lip",
    ...coded({ ...CITY, merged: [{ into: "Ulm", cells: ["Bonn", "ULM"] }] }),
    engine: "category-coded-away",
    checker: "category-moved",
  },
  {
    kind: "coding",
    what: "a category with people is called missing",
    from: "lip",
    ...coded({ ...CITY, missing: ["?", "Bonn"] }),
    engine: "category-coded-away",
    checker: "category-moved",
  },
  {
    kind: "coding",
    what: "two categories change their names",
    from: "data-ldp",
    ...coded({
      column: "city",
      merged: [
        { into: "Ulm", cells: ["Bonn"] },
        { into: "Bonn", cells: ["Ulm"] },
      ],
    }),
    engine: "merged-onwards",
    checker: "category-moved",
  },
  {
    kind: "coding",
    what: "a category of marks is called missing",
    from: "marks",
    ...coded({ ...CITY, missing: ["?", "Kiel"] }),
    engine: "category-coded-away",
    checker: "category-moved",
  },
  {
    kind: "coding",
    what: "a value of one of several columns is merged into another one",
    from: "srlip",
    ...coded(CITY, { column: "sex", merged: [{ into: "m", cells: ["f"] }] }),
    engine: "category-coded-away",
    checker: "category-moved",
  },
  {
    kind: "coding",
    what: "a secret with people is merged into another one, for a channel that sees it",
    from: "told",
    ...coded(CITY, { column: "secret", merged: [{ into: "well", cells: ["ill"] }] }),
    engine: "category-coded-away",
    checker: "category-moved",
  },
  {
    kind: "coding",
    what: "a neighbour is called missing",
    from: "profile",
    ...coded(CITY, { column: "secret", missing: ["well"] }),
    engine: "category-coded-away",
    checker: "category-moved",
  },
  {
    kind: "coding",
    what: "cells are merged into a category that does not exist",
    from: "lip",
    ...coded({ ...CITY, merged: [...CITY.merged, { into: "Köln", cells: ["Cologne"] }] }),
    engine: "into-unknown",
    checker: "merged-into-nothing",
  },
  {
    kind: "ranges",
    what: "categories that are no ranges are divided by edges",
    from: "data-ldp",
    ...coded({ column: "city", edges: [3] }),
    engine: "category-no-range",
    checker: "category-not-made",
  },
  {
    kind: "ranges",
    what: "an edge is moved",
    from: "ldp",
    ...coded({ ...AGE, edges: [20, 50] }),
    engine: "category-no-range",
    checker: "category-not-made",
  },
  {
    kind: "ranges",
    what: "an edge more, so that a range of the table is none",
    from: "rldp",
    ...coded({ ...AGE, edges: [20, 40, 60] }),
    engine: "category-no-range",
    checker: "category-not-made",
  },
  {
    kind: "ranges",
    what: "a number is merged into a range that it is not in",
    from: "rldp-least",
    ...coded({ ...AGE, merged: [{ into: "60 or more", cells: ["33"] }] }),
    engine: "number-in-other-range",
    checker: "number-misplaced",
  },
  {
    kind: "ranges",
    what: "a range below all numbers",
    from: "ldp",
    forge: (document) => ({
      ...renamed(document, "below 20", `below ${-Number.MAX_VALUE}`),
      coding: [{ column: "age", edges: [-Number.MAX_VALUE, 60] }],
    }),
    text: (text) => put(text, `${BigInt(-Number.MAX_VALUE)}`, `${-Number.MAX_VALUE}`),
    engine: "category-no-range",
    checker: "category-not-made",
  },
  // Categories that no cell can become.
  {
    kind: "cells",
    what: "a category with blanks around it",
    from: "lip",
    forge: (document) => renamed(document, "Bonn", " Bonn"),
    engine: "blanks-around",
    checker: "category-not-made",
  },
  {
    kind: "cells",
    what: "a category that shows nothing: the empty Braille pattern",
    from: "told",
    forge: (document) => renamed(document, "well", "\u2800"),
    engine: "blanks-around",
    checker: "category-not-made",
  },
  {
    kind: "cells",
    what: "a category that shows nothing: a filler of Hangul",
    from: "told",
    forge: (document) => renamed(document, "well", "\u3164"),
    engine: "blanks-around",
    checker: "category-not-made",
  },
  {
    kind: "cells",
    what: "a secret with a blank of another kind behind it",
    from: "told",
    forge: (document) => renamed(document, "ill", "ill\u00a0"),
    engine: "blanks-around",
    checker: "category-not-made",
  },
  {
    kind: "cells",
    what: "a category with a carriage return in it",
    from: "data-ldp",
    forge: (document) => renamed(document, "Kiel", "Ki\rel"),
    engine: "category-without-cell",
    checker: "category-not-made",
  },
  {
    kind: "cells",
    what: "a value of one of several columns with a blank before it",
    from: "srlip",
    forge: (document) => renamed(document, "m", "\tm"),
    engine: "blanks-around",
    checker: "category-not-made",
  },
  // Categories that look alike.
  {
    kind: "look-alikes",
    what: "two forms of one accent",
    from: "lip",
    forge: (document) => renamed(renamed(document, "Bonn", "Orl\u00e9ans"), "Kiel", "Orle\u0301ans"),
    engine: "look-alikes",
    checker: "names-alike",
  },
  {
    kind: "look-alikes",
    what: "a secret with a character of no width in it",
    from: "told",
    forge: (document) => renamed(document, "well", "i\u200bll"),
    engine: "look-alikes",
    checker: "names-alike",
  },
  {
    kind: "look-alikes",
    what: "a letter of another alphabet",
    from: "data-ldp",
    forge: (document) => renamed(document, "Bonn", "\u041a\u0456\u0435l"),
    engine: "look-alikes",
    checker: "names-alike",
  },
  {
    kind: "look-alikes",
    what: "two kinds of blanks",
    from: "profile",
    forge: (document) => renamed(renamed(document, "well", "very ill"), "tired", "very\u00a0ill"),
    engine: "look-alikes",
    checker: "names-alike",
  },
  {
    kind: "look-alikes",
    what: "two reports that look the same",
    from: "rldp",
    forge: (document) => {
      const { reports } = document.channel;
      reports[1] = `${reports[0]}\u200b`;
      return document;
    },
    engine: "look-alikes",
    checker: "names-alike",
  },
  // The leakage that the channel is said to have.
  {
    kind: "leakage",
    what: "a finite level where the truth is infinite",
    from: "lip",
    forge: same,
    figures: ({ leakage }) => {
      leakage["data-ldp"].level = 0.5;
    },
    engine: "other-leakage",
    checker: "leakage-differs",
  },
  {
    kind: "leakage",
    what: "none at all",
    from: "rldp",
    forge: same,
    figures: (document) => {
      document.leakage = {};
    },
    engine: "other-leakage",
    checker: "leakage-differs",
  },
  {
    kind: "leakage",
    what: "nothing of a notion that gives much away",
    from: "lip",
    forge: same,
    figures: ({ leakage }) => {
      delete leakage.ldp;
    },
    engine: "other-leakage",
    checker: "leakage-differs",
  },
  {
    kind: "leakage",
    what: "nothing of what is promised",
    from: "profile",
    forge: same,
    figures: ({ leakage }) => {
      delete leakage.profile;
    },
    engine: "other-leakage",
    checker: "leakage-differs",
  },
  {
    kind: "leakage",
    what: "another secret than the one that it is reached at",
    from: "lip",
    forge: same,
    figures: ({ leakage }) => {
      leakage.ldp = { ...leakage.ldp, secret: leakage.ldp.versus, versus: leakage.ldp.secret };
    },
    engine: "other-leakage",
    checker: "leakage-differs",
  },
  {
    kind: "leakage",
    what: "another report than the one that it is reached at",
    from: "srlip",
    forge: same,
    figures: ({ leakage, channel }) => {
      leakage.srlip.report = (leakage.srlip.report + 1) % channel.reports.length;
    },
    engine: "other-leakage",
    checker: "leakage-differs",
  },
  {
    kind: "leakage",
    what: "other marks than those that it is reached at",
    from: "marks",
    forge: same,
    figures: ({ leakage }) => {
      leakage.lip.marks = [];
    },
    engine: "other-leakage",
    checker: "leakage-differs",
  },
  {
    kind: "leakage",
    what: "a level that is too low, of a range of distributions",
    from: "rldp",
    forge: same,
    figures: ({ leakage }) => {
      leakage.rldp.level /= 2;
    },
    engine: "other-leakage",
    checker: "leakage-differs",
  },
  {
    kind: "leakage",
    what: "a notion that there is not",
    from: "ldp",
    forge: same,
    figures: ({ leakage }) => {
      leakage.xldp = leakage.ldp;
    },
    engine: "other-leakage",
    checker: "leakage-differs",
  },
  // The distributions that a sample leaves open.
  {
    kind: "sample",
    what: "a chance of being wrong that is none",
    from: "rldp",
    forge: known((_, parameters) => {
      parameters.alpha = 1;
    }),
    engine: "protocol-wrong",
    checker: "alpha-outside",
  },
  {
    kind: "sample",
    what: "a smaller chance of being wrong than the radius is for",
    from: "rldp",
    forge: known((_, parameters) => {
      parameters.alpha = 0.01;
    }),
    engine: "radius-too-small",
    checker: "radius-wrong",
  },
  {
    kind: "sample",
    what: "a share that the sample does not rule out is left out below",
    from: "rldp-least",
    forge: known(({ least }) => {
      least[0][0] += 2 ** 20;
    }),
    engine: "ranges-too-narrow",
    checker: "ranges-wrong",
  },
  {
    kind: "sample",
    what: "a share that the sample does not rule out is left out above",
    from: "rldp",
    forge: known(({ most }) => {
      most[1][0] -= 2 ** 20;
    }),
    engine: "ranges-too-narrow",
    checker: "ranges-wrong",
  },
  {
    kind: "sample",
    what: "a chance raised by hand, with ranges that are not those of the radius",
    from: "rldp",
    forge: known((ranges, parameters) => {
      parameters.alpha = 0.5;
      ranges.radius *= 1.5;
    }),
    engine: "ranges-too-narrow",
    checker: "ranges-wrong",
  },
  {
    kind: "sample",
    what: "everybody else has a share that is left out",
    from: "rlip",
    forge: known(({ othersMost }) => {
      othersMost[1][0] -= 2 ** 20;
    }),
    engine: "ranges-too-narrow",
    checker: "ranges-wrong",
  },
  {
    kind: "sample",
    what: "a secret is said to be commoner than the sample knows",
    from: "rlip",
    forge: known(({ leastSecret }) => {
      leastSecret[0] += 2 ** 20;
    }),
    engine: "ranges-too-narrow",
    checker: "ranges-wrong",
  },
  {
    kind: "sample",
    what: "nothing is said of everybody else",
    from: "rlip",
    forge: known((ranges) => {
      delete ranges.othersLeast;
      delete ranges.othersMost;
    }),
    engine: "ranges-too-narrow",
    checker: "most-wrong",
  },
  // The proof for the set of a sample itself.
  ...(
    [
      ["no proof at all", (certificate) => delete certificate.lifts, "set-not-proved", "lifts-stray"],
      ["a report without points", ({ lifts }) => (lifts[0][0] = []), "set-not-proved", "lifts-not-proved"],
      ["points of one comparison left out", ({ lifts }) => lifts[0].pop(), "entries-miscounted", "list-wrong"],
      [
        "points of one report with those of another",
        ({ lifts }) => lifts[1].unshift(lifts[0].pop()),
        "entries-miscounted",
        "list-wrong",
      ],
      [
        "more points than anybody needs",
        ({ lifts }) => (lifts[0][0] = Array(10_001).fill(lifts[0][0].slice(0, 3)).flat()),
        "set-not-proved",
        "list-wrong",
      ],
      ["points of one report left out", ({ lifts }) => lifts.pop(), "entries-miscounted", "list-wrong"],
      [
        "a number that is no multiple of 2^-62",
        ({ lifts }) => (lifts[0][0][1] = 2 ** -63),
        "points-wrong",
        "list-wrong",
      ],
      ["numbers that are a share of what they were", lowered, "set-not-proved", "lifts-not-proved"],
      ["points that begin too late", ({ lifts }) => lifts[0][0].splice(0, 3), "set-not-proved", "lifts-not-proved"],
      ["points that end too early", ({ lifts }) => lifts[0][0].splice(-3), "set-not-proved", "lifts-not-proved"],
      ["points that go back", ({ lifts }) => lifts[0][0].push(...lifts[0][0]), "set-not-proved", "lifts-not-proved"],
    ] as [string, (certificate: Document) => unknown, string, string][]
  ).map(([what, change, engine, checker]) => ({
    ...{ kind: "sample", what, from: "rlip-set" as const, forge: same, engine, checker },
    figures: ({ certificate }: Document) => void change(certificate),
  })),
  {
    kind: "sample",
    what: "a smaller set than alpha asks for",
    from: "rlip-set",
    forge: known((set) => {
      set.radius *= 0.999;
    }),
    engine: "radius-too-small",
    checker: "radius-wrong",
  },
  ...(
    [
      ["a set of the sample alone", (set) => (set.radius = 0), "radius-alone", "radius-wrong"],
      ["a share beside a set", (set) => (set.leastSecret = [0, 0]), "field-unknown", "shares-wrong"],
      ["ranges of others beside a set", (set) => (set.othersLeast = [[0], [0]]), "field-unknown", "shares-wrong"],
    ] as [string, (set: Document) => unknown, string, string][]
  ).map(([what, change, engine, checker]) => ({
    ...{ kind: "sample", what, from: "rlip-set" as const, engine, checker },
    forge: known((set) => void change(set)),
  })),
  // For two secrets at a time.
  ...(
    [
      ["no proof of pairs at all", (certificate) => delete certificate.lifts, "set-not-proved", "lifts-stray"],
      ["pairs of a report without points", ({ lifts }) => (lifts[0][0] = []), "set-not-proved", "lifts-not-proved"],
      ["the point of a pair left out", ({ lifts }) => lifts[0].pop(), "entries-miscounted", "list-wrong"],
      ["points of pairs the other way round", ({ lifts }) => lifts[0].reverse(), "set-not-proved", "lifts-not-proved"],
      ["a pair with two points", ({ lifts }) => lifts[0][0].push(...lifts[0][0]), "set-not-proved", "lifts-not-proved"],
      ["a pair whose point has a share", ({ lifts }) => (lifts[0][0][0] = 0.5), "set-not-proved", "lifts-not-proved"],
      ["numbers of pairs that are less", lowered, "set-not-proved", "lifts-not-proved"],
      ["numbers of pairs that are more", raised, "set-not-proved", "lifts-not-proved"],
    ] as [string, (certificate: Document) => unknown, string, string][]
  ).map(([what, change, engine, checker]) => ({
    ...{ kind: "sample", what, from: "rldp-set" as const, forge: same, engine, checker },
    figures: ({ certificate }: Document) => void change(certificate),
  })),
  ...(
    [
      [
        "a smaller set of pairs than alpha asks for",
        (set) => (set.radius *= 0.999),
        "radius-too-small",
        "radius-wrong",
      ],
      ["a set of pairs by Pearson's statistic", (set) => delete set.statistic, "sampled-out-of-place", "shares-wrong"],
    ] as [string, (set: Document) => unknown, string, string][]
  ).map(([what, change, engine, checker]) => ({
    ...{ kind: "sample", what, from: "rldp-set" as const, engine, checker },
    forge: known((set) => void change(set)),
  })),
  {
    kind: "sample",
    what: "a set by a statistic that there is not",
    from: "rlip-set",
    forge: known((set) => {
      set.statistic = "pearson";
    }),
    engine: "statistic-unknown",
    checker: "statistic-wrong",
  },
  {
    kind: "sample",
    what: "ranges of one set for those of another",
    from: "rldp",
    forge: known((ranges) => {
      delete ranges.statistic;
    }),
    engine: "ranges-too-narrow",
    checker: "ranges-wrong",
  },
  {
    kind: "sample",
    what: "a set as large as that of Pearson, by the likelihood",
    from: "rlip-set",
    forge: known((set) => {
      set.radius /= 1.14;
    }),
    engine: "radius-too-small",
    checker: "radius-wrong",
  },
  {
    kind: "sample",
    what: "a level of the set at a report that there is not",
    from: "rlip-set",
    forge: same,
    figures: ({ leakage }) => {
      leakage.rlip.report = 77;
    },
    engine: "not-an-index",
    checker: "leakage-differs",
  },
  {
    kind: "sample",
    what: "a channel that goes further than its proof",
    from: "rlip-set",
    forge: (document) => {
      const row: bigint[] = document.channel.weights[0].map(BigInt);
      const most = row.reduce((one, weight, y) => (weight > (row[one] ?? 0n) ? y : one), 0);
      const moved = row.map((weight, y) => (y === most ? 0n : weight / 64n));
      const all = moved.reduce((sum, some) => sum + some, 0n);
      document.channel.weights[0] = row.map((weight, y) => String(weight - (moved[y] ?? 0n) + (y === most ? all : 0n)));
      return document;
    },
    engine: "set-not-proved",
    checker: "lifts-not-proved",
  },
  {
    kind: "sample",
    what: "a level of the set that is below that of the sample itself",
    from: "rlip-set",
    forge: same,
    figures: ({ leakage }) => {
      leakage.rlip.level = leakage.lip.level / 2;
    },
    engine: "other-leakage",
    checker: "leakage-differs",
  },
  {
    kind: "sample",
    what: "a promise about pairs knows of everybody as well",
    from: "rldp",
    forge: known((ranges) => {
      ranges.leastSecret = ranges.least.map(() => 0);
    }),
    engine: "ranges-too-narrow",
    checker: "parameter-stray",
  },
  {
    kind: "sample",
    what: "a share is left out above, of a channel that sees the data alone",
    from: "rldp-data",
    forge: known(({ most }) => {
      most[1][0] -= 2 ** 20;
    }),
    engine: "ranges-too-narrow",
    checker: "ranges-wrong",
  },
  {
    kind: "sample",
    what: "a channel for the shares as they were counted is said to be for all that there may be",
    from: "rldp-set",
    forge: (document) => {
      const { weights } = document.channel;
      // The answer as it is, under its own name.
      document.channel.reports = [...document.data.categories];
      document.channel.standsFor = weights.map((_: string[], x: number) => [x]);
      weights.forEach((row: string[], x: number) => {
        row.forEach((_, y) => {
          row[y] = x === y ? String(2n ** 62n) : "0";
        });
      });
      return document;
    },
    engine: "set-not-proved",
    checker: "lifts-not-proved",
  },
  {
    kind: "sample",
    what: "a channel that sees the data alone is said to see the secret",
    from: "rldp-set",
    forge: (document) => ({ ...document, seesSecret: true }),
    engine: "protocol-wrong",
    checker: "list-wrong",
  },
  // For a channel that sees the secret, whose secrets have rows of their own.
  ...(
    [
      ["no proof of pairs that are seen", (certificate) => delete certificate.lifts, "set-not-proved", "lifts-stray"],
      ["numbers of seen pairs that are less", lowered, "set-not-proved", "lifts-not-proved"],
      ["numbers of seen pairs that are more", raised, "set-not-proved", "lifts-not-proved"],
    ] as [string, (certificate: Document) => unknown, string, string][]
  ).map(([what, change, engine, checker]) => ({
    ...{ kind: "sample", what, from: "rldp-told" as const, forge: same, engine, checker },
    figures: ({ certificate }: Document) => void change(certificate),
  })),
  {
    kind: "sample",
    what: "rows of one secret for those of another, with their proof",
    from: "rldp-told",
    forge: (document) => {
      const { weights } = document.channel;
      const a = document.data.categories.length;
      document.channel.weights = [...weights.slice(a, 2 * a), ...weights.slice(0, a), ...weights.slice(2 * a)];
      return document;
    },
    engine: "report-of-others",
    checker: "lifts-not-proved",
  },
  {
    kind: "sample",
    what: "a channel that sees the secret is said to see the data alone",
    from: "rldp-told",
    forge: ({ seesSecret: _, ...document }) => document,
    engine: "protocol-wrong",
    checker: "list-wrong",
  },
  // Parameters and columns.
  {
    kind: "parameters",
    what: "a parameter that the notion does not have",
    from: "lip",
    forge: (document) => {
      document.guarantee.parameters = { lower: 9 };
      return document;
    },
    engine: "parameter-not-taken",
    checker: "parameter-stray",
  },
  {
    kind: "parameters",
    what: "neighbours twice, once the other way round",
    from: "profile",
    forge: (document) => {
      document.guarantee.parameters.neighbours.push(["well", "ill"]);
      return document;
    },
    engine: "parameter-flaw",
    checker: "pairs-wrong",
  },
  {
    kind: "columns",
    what: "the name of a combination is that of another one",
    from: "srlip",
    forge: (document) => {
      const { values } = document.data.columns[1];
      const [f, m] = [values.indexOf("f"), values.indexOf("m")];
      [values[f], values[m]] = [values[m], values[f]];
      return document;
    },
    engine: "combination-misnamed",
    checker: "combination-of-another",
  },
  {
    kind: "columns",
    what: "secrets of several columns that these do not tell apart",
    from: "secrets",
    forge: (document) => {
      document.secret.columns[1].values.fill("f");
      return document;
    },
    engine: "named-twice",
    checker: "columns-wrong",
  },
  // Texts that two readers may read in two ways.
  {
    kind: "json",
    what: "a level that is there twice",
    from: "lip",
    forge: same,
    text: (text) => put(text, '"epsilon": 0.5', '"epsilon": 0.01, "epsilon": 0.5'),
    engine: "json-field-twice",
    checker: "json-wrong",
  },
  {
    kind: "json",
    what: "a count that no double is",
    from: "lip",
    forge: (document) => {
      document.prior[0][0] = 2 ** 53;
      return document;
    },
    text: (text) => put(text, "9007199254740992", "9007199254740993"),
    engine: "json-number-not-exact",
    checker: "json-wrong",
  },
  {
    kind: "json",
    what: "a level that is a text",
    from: "ldp",
    forge: (document) => {
      document.guarantee.epsilon = "0.5";
      return document;
    },
    engine: "not-finite",
    checker: "epsilon-wrong",
  },
  {
    kind: "json",
    what: "a figure that is not a number",
    from: "lip",
    forge: same,
    text: (text) => put(text, /"dataEntropy": [\d.]+/, '"dataEntropy": NaN'),
    engine: "not-json",
    checker: "no-protocol",
  },
  {
    kind: "json",
    what: "a field that nobody knows",
    from: "data-ldp",
    forge: (document) => {
      document.guarantee.epsilonBefore = 0.01;
      return document;
    },
    engine: "field-unknown",
    checker: "field-stray",
  },
  ...(
    [
      ["too few prices", "lip", ({ certificate }) => certificate.prices.pop(), "entries-miscounted"],
      ["a price that is a text", "lip", ({ certificate }) => certificate.prices.splice(1, 1, "1"), "not-finite"],
      ["prices without a bound", "ldp", ({ certificate }) => (certificate.prices = [1, 1, 1]), "prices-stray"],
      ["prices of a channel that sees the secret", "told", (document) => untold(document), "prices-stray"],
    ] as [string, Base, (document: Document) => unknown, string][]
  ).map(([what, from, change, engine]) => ({
    ...{ kind: "prices", what, from, forge: same, engine, checker: "prices-wrong" },
    figures: (document: Document) => {
      document.certificate.prices ??= document.data.categories.map(() => 0);
      change(document);
    },
  })),
  ...(
    [
      ["a limit of the average that the channel exceeds", "lip", 1e-6, "above-average"],
      ["a limit of the average of marks", "marks", 1, "average-unproved"],
      ["a limit of the average that is 0", "lip", 0, "field-wrong"],
      ["a limit of the average beside a guarantee for a sample", "rlip", 1, "average-unproved"],
      ["the same of a channel that sees the secret", "rldp", 1, "average-unproved"],
    ] as [string, Base, number, string][]
  ).map(([what, from, most, checker]) => ({
    ...{ kind: "average", what, from, forge: same, engine: "average-exceeded", checker },
    figures: (document: Document) => {
      document.guarantee.averageLeakage = most;
    },
  })),
  {
    kind: "json",
    what: "a field that is a prototype",
    from: "ldp",
    forge: (document) => {
      const value = { seesSecret: true };
      Object.defineProperty(document.guarantee, "__proto__", { value, enumerable: true });
      return document;
    },
    engine: "field-unknown",
    checker: "field-stray",
  },
  {
    kind: "json",
    what: "counts that are left out",
    from: "marks",
    forge: (document) => {
      delete document.data.dropped;
      return document;
    },
    engine: "field-missing",
    checker: "field-lacking",
  },
  // The aim that a protocol was made for.
  {
    kind: "objective",
    what: "an objective that nobody knows",
    from: "guesses",
    forge: same,
    figures: (document) => {
      document.utility.objective = "counting-houses";
    },
    engine: "objective-unknown-here",
    checker: "objective-not-known",
  },
  {
    kind: "objective",
    what: "the objective of files that name none is named",
    from: "guesses",
    forge: same,
    figures: (document) => {
      document.utility.objective = "information";
    },
    engine: "objective-unknown-here",
    checker: "objective-not-known",
  },
  {
    kind: "objective",
    what: "a value and a bound without an objective",
    from: "guesses",
    forge: same,
    figures: (document) => {
      delete document.utility.objective;
    },
    engine: "objective-unknown-here",
    checker: "objective-not-known",
  },
  {
    kind: "objective",
    what: "more guesses that are right than there are",
    from: "guesses",
    forge: same,
    figures: ({ utility }) => {
      utility.value += 1e-6;
      utility.bound += 1e-6;
    },
    engine: "other-worth",
    checker: "objective-differs",
  },
  {
    kind: "objective",
    what: "a larger chi-square information than there is",
    from: "chi-square",
    forge: same,
    figures: ({ utility }) => {
      utility.value += 1e-7;
      utility.bound += 1e-7;
    },
    engine: "other-worth",
    checker: "objective-differs",
  },
  {
    kind: "objective",
    what: "a bound that the channel itself exceeds",
    from: "guesses",
    forge: same,
    figures: ({ utility }) => {
      utility.bound = utility.value - 1e-6;
    },
    engine: "other-worth",
    checker: "objective-differs",
  },
  {
    kind: "objective",
    what: "a bound of the information beside that of the objective",
    from: "guesses",
    forge: same,
    figures: untold,
    engine: "objective-misplaced",
    checker: "objective-wrong",
  },
  {
    kind: "objective",
    what: "another objective that needs distances, without them",
    from: "guesses",
    forge: same,
    figures: (document) => {
      document.utility.objective = "distance";
    },
    engine: "objective-misplaced",
    checker: "objective-wrong",
  },
  {
    kind: "objective",
    what: "a report that stands for two answers",
    from: "guesses",
    forge: (document) => {
      document.channel.standsFor[0] = [0, 1];
      return document;
    },
    engine: "objective-misplaced",
    checker: "objective-wrong",
  },
  {
    kind: "objective",
    what: "reports that are named for other answers",
    from: "distance",
    forge: (document) => {
      document.channel.standsFor.reverse();
      return document;
    },
    engine: "report-of-others",
    checker: "objective-differs",
  },
  {
    kind: "objective",
    what: "distances that are half as long",
    from: "distance",
    forge: same,
    figures: ({ utility }) => {
      utility.distances = utility.distances.map((row: number[]) => row.map((distance) => distance / 2));
    },
    engine: "other-worth",
    checker: "objective-differs",
  },
  {
    kind: "objective",
    what: "a distance from a category to itself",
    from: "distance",
    forge: same,
    figures: ({ utility }) => {
      utility.distances[1][1] = 1;
    },
    engine: "distance-not-zero",
    checker: "objective-wrong",
  },
  {
    kind: "objective",
    what: "a bound above the mean distance that is reached",
    from: "distance",
    forge: same,
    figures: ({ utility }) => {
      utility.bound = utility.value + 1e-6;
    },
    engine: "other-worth",
    checker: "objective-differs",
  },
];
