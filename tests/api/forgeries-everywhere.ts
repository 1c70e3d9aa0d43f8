// SPDX-License-Identifier: GPL-3.0-or-later
/** Ways to forge a protocol file that fit any: each is tried on all honest designs, with all hashes right. */
import { type Document, rehashed, renamed } from "./forger.js";

export interface Way {
  kind: string;
  what: string;
  /** Changes the document before all that follows is computed anew; false where it has nothing of the kind. */
  forge?: (document: Document) => unknown;
  /** Changes it behind that; the hashes are put right once more. */
  figures?: (document: Document) => unknown;
  /** Changes it behind that, and leaves the hashes. */
  hashed?: (document: Document) => unknown;
  /** The reasons of which the engine and the checker have to give one. */
  engine: string[];
  checker: string[];
}

const LABELS = {
  engine: ["report-called-otherwise", "report-of-others"],
  checker: ["report-misnamed", "stands-for-others"],
};
const ALIKE = { engine: ["look-alikes"], checker: ["names-alike"] };
const CONTROL = { engine: ["holds-control", "holds-half-character"], checker: ["text-odd"] };
const FIGURE = (engine: string) => ({ engine: [engine], checker: ["figure-wrong"] });

/** Every place where the name of a category stands by itself gets another; rules for cells are not what this is about. */
function rename(document: Document, from: string, to: string): void {
  delete document.coding;
  Object.assign(document, renamed(document, from, to));
}
/** Whether the data have one column, whose categories are free. */
const isPlain = ({ data }: Document) => data.columns === undefined;

const HIDDEN: [string, string][] = [
  ["a filler of Hangul", "\u3164"],
  ["half a filler", "\uffa0"],
  ["a soft hyphen", "\u00ad"],
  ["a blank of no width", "\u200b"],
  ["a joiner of words", "\u2060"],
  ["a selector of variants", "\ufe0f"],
  ["a mark from left to right", "\u200e"],
  ["a mark from right to left", "\u200f"],
  ["an isolate", "\u2067"],
  ["a joiner of graphemes", "\u034f"],
  ["a tag", "\u{e0061}"],
  ["a separator of Mongolian vowels", "\u180e"],
];
const DRAWN: [string, string, string][] = [
  ["an o of Armenian", "Lisbon", "Lisb\u0585n"],
  ["an n of Armenian", "Lisbon", "Lisbo\u0578"],
  ["a bold letter of formulas", "Lisbon", "Lis\u{1d41b}on"],
  ["a double-struck letter of formulas", "Lisbon", "\u{1d543}isbon"],
  ["a script letter among signs", "Lisbon", "\u2112isbon"],
  ["an o of Greek", "Lisbon", "Lisb\u03bfn"],
  ["an o of Cyrillic", "Lisbon", "Lisb\u043en"],
  ["digits of formulas", "Room 10", "Room \u{1d7cf}\u{1d7ce}"],
  ["the sign of Kelvin", "Kelvin", "\u212aelvin"],
  ["an accent by itself", "Orl\u00e9ans", "Orle\u0301ans"],
  ["a wider blank", "New York", "New\u2003York"],
  ["a blank that shows nothing", "New York", "New\u2800York"],
];
const ODD: [string, string][] = [
  ["a bell", "\u0007"],
  ["an end of texts", "\u0000"],
  ["an escape", "\u001b"],
  ["a delete", "\u007f"],
  ["a control of the second set", "\u009b"],
  ["writing reversed", "\u202e"],
  ["writing forced forward", "\u202d"],
  ["half a character", "\ud800"],
];
const WORDS = {
  wording: "Where do you live?",
  language: "en",
};
/** Answers in German, each of its own. */
const translated = ({ data }: Document) => ({
  ...WORDS,
  translations: [
    { language: "de", wording: "Wo?", answers: data.categories.map((_: string, x: number) => `Antwort ${x + 1}`) },
  ],
});
/** Sets a field; for places where a statement would take four lines. */
const put = (of: Document, name: string, value: unknown) => {
  of[name] = value;
  return true;
};
const others = ({ channel }: Document, y: number) => (y + 1) % channel.reports.length;

export const WAYS: Way[] = [
  {
    kind: "labels",
    what: "the names of two reports are exchanged",
    figures: ({ channel }) => {
      const { reports } = channel;
      [reports[0], reports[1]] = [reports[1], reports[0]];
      return true;
    },
    engine: ["report-called-otherwise", "reports-not-categories"],
    checker: ["report-misnamed"],
  },
  {
    kind: "labels",
    what: "a report is called what no answer is",
    figures: ({ channel }) => put(channel.reports, "1", "Atlantis"),
    engine: ["report-called-otherwise", "reports-not-categories"],
    checker: ["report-misnamed"],
  },
  {
    kind: "labels",
    what: "a report has words behind its name",
    figures: ({ channel: { reports } }) => put(reports, "0", `${reports[0]} (certain)`),
    engine: ["report-called-otherwise", "reports-not-categories"],
    checker: ["report-misnamed"],
  },
  {
    kind: "labels",
    what: "a report is called after one answer more",
    figures: ({ channel: { reports }, data }) => put(reports, "0", `${reports[0]} or ${data.categories.at(-1)}`),
    engine: ["report-called-otherwise", "reports-not-categories"],
    checker: ["report-misnamed"],
  },
  {
    kind: "labels",
    what: "all reports change their names and what they stand for in turn",
    figures: ({ channel }) => {
      if (!channel.standsFor) return false;
      channel.reports.push(channel.reports.shift());
      channel.standsFor.push(channel.standsFor.shift());
      return true;
    },
    ...LABELS,
    checker: [...LABELS.checker, "objective-differs"],
    engine: [...LABELS.engine, "other-worth"],
  },
  {
    kind: "labels",
    what: "reports change their weights and keep their names",
    forge: ({ channel }) => {
      if (!channel.weights) return false;
      for (const row of channel.weights) row.push(row.shift());
      return true;
    },
    ...LABELS,
    checker: [...LABELS.checker, "objective-differs", "lifts-not-proved", "worst-differs"],
    engine: [...LABELS.engine, "other-worth"],
  },
  {
    kind: "labels",
    what: "a report stands for nothing",
    figures: ({ channel }) => channel.standsFor?.splice(0, 1, []),
    engine: ["report-of-others", "objective-misplaced"],
    checker: ["list-wrong", "objective-wrong"],
  },
  {
    kind: "labels",
    what: "a report stands for one answer more than it is called after",
    figures: ({ channel, data }) => {
      const row: number[] | undefined = channel.standsFor?.[0];
      const left = data.categories.findIndex((_: string, x: number) => !row?.includes(x));
      if (row && left >= 0) row.push(left);
      return row !== undefined && left >= 0;
    },
    engine: ["report-called-otherwise", "report-of-others", "objective-misplaced"],
    checker: ["report-misnamed", "stands-for-others", "objective-wrong"],
  },
  {
    kind: "labels",
    what: "a report stands for an answer twice",
    figures: ({ channel }) => channel.standsFor?.[0].push(channel.standsFor[0][0]),
    engine: ["category-twice"],
    checker: ["list-wrong", "objective-wrong"],
  },
  {
    kind: "labels",
    what: "a report stands for an answer that there is not",
    figures: ({ channel }) => channel.standsFor?.splice(0, 1, [99]),
    engine: ["not-an-index"],
    checker: ["list-wrong", "objective-wrong"],
  },
  {
    kind: "labels",
    what: "a report that nobody ever sends",
    figures: ({ channel, data }) => {
      if (!channel.weights) return false;
      channel.reports.push(`${data.categories[0]} (9)`);
      channel.standsFor.push([0]);
      for (const row of channel.weights) row.push("0");
      return true;
    },
    engine: ["report-never"],
    checker: ["report-unsent", "list-wrong"],
  },
  {
    kind: "labels",
    what: "two reports look the same",
    figures: ({ channel: { reports } }) => put(reports, "1", `${reports[0]}\u200b`),
    engine: ["look-alikes", "reports-not-categories"],
    checker: ["names-alike"],
  },
  {
    kind: "labels",
    what: "a report looks like another answer",
    figures: (document) => {
      const { channel, data } = document;
      const row: number[] | undefined = channel.standsFor?.[0];
      const other = data.categories.findIndex((_: string, x: number) => row?.length === 1 && x !== row[0]);
      const name = data.categories[other];
      if (row?.length !== 1 || channel.reports.some((report: string, y: number) => y > 0 && report === name))
        return false;
      channel.reports[0] = `${name}\u200b`;
      return true;
    },
    engine: ["report-called-otherwise"],
    checker: ["report-misnamed"],
  },
  ...HIDDEN.map(([what, character]) => ({
    kind: "look-alikes",
    what: `${what} within a name`,
    forge: (document: Document) => {
      if (!isPlain(document)) return false;
      const [one, other] = document.data.categories as [string, string];
      rename(document, one, "Lisbon");
      rename(document, other, `Lis${character}bon`);
      return true;
    },
    ...ALIKE,
  })),
  ...DRAWN.map(([what, one, other]) => ({
    kind: "look-alikes",
    what,
    forge: (document: Document) => {
      if (!isPlain(document)) return false;
      const [first, second] = document.data.categories as [string, string];
      rename(document, first, one);
      rename(document, second, other);
      return true;
    },
    ...ALIKE,
  })),
  ...DRAWN.map(([what, one, other]) => ({
    kind: "look-alikes",
    what: `${what} in a secret`,
    forge: (document: Document) => {
      if (document.secret.columns) return false;
      const [first, second] = document.secret.categories as [string, string];
      rename(document, first, one);
      rename(document, second, other);
      return true;
    },
    ...ALIKE,
  })),
  ...ODD.flatMap(([what, character]) => [
    {
      kind: "characters",
      what: `${what} in a category`,
      forge: (document: Document) => {
        if (!isPlain(document)) return false;
        rename(document, document.data.categories[0], `Lis${character}bon`);
        return true;
      },
      ...CONTROL,
    },
    {
      kind: "characters",
      what: `${what} in the name of the secret`,
      forge: ({ secret }: Document) => put(secret, "name", `${secret.name}${character}`),
      ...CONTROL,
    },
    {
      kind: "characters",
      what: `${what} in the words of a question`,
      forge: (document: Document) => put(document, "question", { wording: `Where${character}?` }),
      ...CONTROL,
      checker: ["text-odd", "words-wrong"],
    },
  ]),
  {
    kind: "columns",
    what: "several columns have the name of another one",
    forge: ({ data, secret }) => {
      const variable = [data, secret].find(({ columns }) => columns);
      if (variable) variable.name = "city · age";
      return variable !== undefined;
    },
    engine: ["columns-called-otherwise"],
    checker: ["columns-misnamed"],
  },
  {
    kind: "columns",
    what: "a column has the name of the other variable's",
    forge: (document) => {
      delete document.coding;
      if (document.data.columns || document.secret.columns) return false;
      document.data.name = document.secret.name;
      return true;
    },
    engine: ["names-same"],
    checker: ["names-wrong"],
  },
  ...(
    [
      [
        "three times the information",
        ({ mutualInformation: i }) => ({ mutualInformation: 3 * i }),
        "other-information",
      ],
      ["no information", () => ({ mutualInformation: 0 }), "other-information"],
      [
        "a millionth more information",
        ({ mutualInformation: i }) => ({ mutualInformation: i + 1e-6 }),
        "other-information",
      ],
      ["information below none", ({ mutualInformation: i }) => ({ mutualInformation: -i }), "other-information"],
      ["twice the entropy", ({ dataEntropy: h }) => ({ dataEntropy: 2 * h }), "other-entropy"],
      ["a millionth less entropy", ({ dataEntropy: h }) => ({ dataEntropy: h - 1e-6 }), "other-entropy"],
      ["no entropy", () => ({ dataEntropy: 0 }), "other-entropy"],
    ] as [string, (utility: Document) => Document, string][]
  ).map(([what, change, engine]) => ({
    kind: "figures",
    what,
    figures: ({ utility }: Document) => Object.assign(utility, change(utility)),
    ...FIGURE(engine),
    checker: ["figure-wrong", "bound-refuted"],
  })),
  {
    kind: "figures",
    what: "a gap that is another one",
    figures: ({ certificate }) => put(certificate, "gap", (certificate.gap ?? 0) + 1e-6),
    engine: ["other-gap"],
    checker: ["figure-wrong", "objective-wrong"],
  },
  {
    kind: "figures",
    what: "a bound above all that there is to know",
    figures: ({ utility, certificate }) => {
      if (utility.objective) return false;
      utility.upperBound = utility.dataEntropy + 1e-6;
      certificate.gap = utility.upperBound - utility.mutualInformation;
      return true;
    },
    engine: ["other-bound"],
    checker: ["figure-wrong"],
  },
  {
    kind: "figures",
    what: "a bound below what is kept",
    figures: ({ utility, certificate }) => {
      if (utility.objective) return false;
      utility.upperBound = utility.mutualInformation - 1e-6;
      certificate.gap = 0;
      return true;
    },
    engine: ["other-bound"],
    checker: ["figure-wrong", "bound-refuted"],
  },
  {
    kind: "figures",
    what: "all is said to have been mixed",
    figures: ({ certificate }) => put(certificate, "mixing", 1),
    engine: ["other-mixing"],
    checker: ["figure-wrong"],
  },
  {
    kind: "figures",
    what: "a level is raised and its bound left",
    forge: ({ guarantee }) => {
      if (guarantee.parameters?.alpha) return false;
      guarantee.epsilon += 0.01;
      return true;
    },
    engine: ["bound-of-lower-level"],
    checker: ["bound-of-another"],
  },
  {
    kind: "figures",
    what: "a slack that is larger by one",
    figures: ({ certificate }) => put(certificate, "slack", String(BigInt(certificate.slack) + 1n)),
    engine: ["other-worst-ratio"],
    checker: ["slack-differs"],
  },
  {
    kind: "figures",
    what: "another report at which the ratio is reached",
    figures: ({ certificate, channel }) => {
      if (certificate.worst.report === undefined) return false;
      certificate.worst.report = others({ channel }, certificate.worst.report);
      return true;
    },
    engine: ["other-worst-ratio"],
    checker: ["worst-differs"],
  },
  {
    kind: "words",
    what: "German answers in reverse under the same identity",
    forge: (document) => put(document, "question", translated(document)),
    hashed: ({ question }) => question.translations[0].answers.reverse(),
    engine: ["other-document"],
    checker: ["protocol-differs"],
  },
  {
    kind: "words",
    what: "a German answer that is another one's name",
    forge: (document) => {
      document.question = translated(document);
      document.question.translations[0].answers[0] = document.data.categories[1].toUpperCase();
    },
    engine: ["named-twice"],
    checker: ["words-wrong"],
  },
  {
    kind: "words",
    what: "two German answers that look alike",
    forge: (document) => {
      document.question = translated(document);
      document.question.translations[0].answers[1] = "An\u200btwort 1";
    },
    engine: ["look-alikes"],
    checker: ["words-wrong"],
  },
  {
    kind: "words",
    what: "an answer that German lacks",
    forge: (document) => {
      document.question = translated(document);
      document.question.translations[0].answers.pop();
    },
    engine: ["entries-miscounted"],
    checker: ["words-wrong"],
  },
  {
    kind: "form",
    what: "rules for no column",
    forge: (document) => put(document, "coding", []),
    engine: ["nothing-in"],
    checker: ["coding-wrong"],
  },
  {
    kind: "form",
    what: "rules that merge no cells",
    forge: (document) => {
      const { secret } = document;
      if (secret.columns) return false;
      document.coding = [{ column: secret.name, merged: [{ into: secret.categories[0], cells: [] }] }];
      return true;
    },
    engine: ["cells-empty"],
    checker: ["coding-wrong"],
  },
];

/** The file that a way makes of an honest one; nothing where it has nothing of the kind. */
export function forgedBy(
  { forge, figures, hashed }: Way,
  honest: Document,
  certified: (document: Document) => Document,
): Document | undefined {
  const document = structuredClone(honest);
  if (forge?.(document) === false) return undefined;
  certified(document);
  if (figures) {
    const made = figures(document);
    if (made === false || made === undefined) return undefined; // as of a channel without the list
    rehashed(document);
  }
  hashed?.(document);
  return document;
}
