// SPDX-License-Identifier: GPL-3.0-or-later
/** The table of all commands and their options. */

import { NOTIONS } from "../contract/catalogue.js";
import { DEFAULT_NOTION, OF_SAMPLES, ROBUST_NOTIONS } from "../contract/notions.js";
import { DEFAULT_OBJECTIVE, OBJECTIVE_NAMES } from "../contract/objectives.js";
import { BEST_PROTOCOL, PROTOCOL_NAMES, protocolTraits } from "../contract/protocols.js";
import { SQL_ENGINES } from "../files/sql-engines.js";
import { RELEASES } from "../releases/ledger.js";
import { exampleOf } from "./parameter-example.js";
import { READING, rows } from "./reading-options.js";
import { FORMER, INTERVALS } from "./summary-estimate.js";
import type { Command, OptionTable } from "./table.js";

/** All protocols, by what their channels have to be told. */
function protocols(): string {
  const sees = (name: string) => Object.entries(protocolTraits(name).ways);
  const ofData = PROTOCOL_NAMES.filter((name) => sees(name).some(([, ways]) => ways.includes("data")));
  const ofSamples = PROTOCOL_NAMES.filter((name) => sees(name).every(([notion]) => notion === OF_SAMPLES));
  const told = PROTOCOL_NAMES.filter((name) => !ofData.includes(name) && !ofSamples.includes(name));
  const named = ofData.map((name) => (name === BEST_PROTOCOL ? `${name} (default)` : name));
  return `${named.join(", ")}; told the secret: ${told.join(", ")}; under ${OF_SAMPLES}: ${ofSamples.join(", ")}`;
}

const objectives = OBJECTIVE_NAMES.map((name) => (name === DEFAULT_OBJECTIVE ? `${name} (default)` : name)).join(", ");

/** The contents of the file of parameters, for each guarantee that needs one. */
const examples = NOTIONS.flatMap((name) => (exampleOf(name) ? [`${name}: ${exampleOf(name)}`] : [])).join("; ");

const JSON_SUMMARY: OptionTable = { json: { says: "prints one JSON document instead of a summary" } };

const notion = (says: string): OptionTable => ({ guarantee: { value: "NOTION", values: NOTIONS, says } });
const COUNTS: OptionTable = {
  "count-weight": {
    value: "A=W",
    multiple: true,
    says: "for --objective counting or --counting-efficiency: how much the variance of the share of category A counts, 0 or more; 1 where nothing is said. May be repeated",
  },
  contrast: {
    value: "A-B",
    multiple: true,
    says: 'likewise, the difference of two shares is to be told well; may be repeated. Shares by themselves count beside it only with --count-weight. Other sums stand in the file of --parameters, the coefficient of each category: {"contrasts": [[["a", 1], ["b", -0.5]]]}',
  },
};
const EFFICIENCY: OptionTable = {
  "counting-efficiency": {
    value: "E",
    says: "the most information of all channels that are nearly as good to count from: the least variance under the guarantee, over the channel's own, is at least E, above 0 and at most 1. The file states less where the search proves less. With several, E[,E...], design prints a table in the place of a protocol",
  },
};
const COLUMNS: OptionTable = {
  secret: { value: "COL[,COL]", says: "the column to keep back, or several that are kept back together" },
  release: { value: "COL[,COL]", says: "the column to share, or several that are shared together" },
};
const OBJECTIVE: OptionTable = {
  objective: {
    value: "AIM",
    values: OBJECTIVE_NAMES,
    says: `what ${BEST_PROTOCOL} is made for: ${objectives}. counting: shares are estimated with the fewest people. guesses: the best guess of a person's data from a report is right as often as can be. distance: reports are answers, as near to the true ones as can be. chi-square: on average over people, a report multiplies the chance of their true answer by as much as can be. --method and --gap are for information alone, and refused otherwise`,
    brief: `what ${BEST_PROTOCOL} is made for: ${objectives}`,
  },
};
const CATEGORIES: OptionTable = {
  bins: {
    value: "COL=E1,E2,...",
    multiple: true,
    says: "divides a column of numbers into those below E1, from E1 to below E2, ... and the last or more; may be repeated",
  },
  "decimal-comma": { says: "numbers are written like 1,5" },
  missing: {
    value: "CELL",
    multiple: true,
    says: "counts this cell as missing in all these columns, as the empty one is, which is a category of its own; may be repeated",
  },
  "merge-rare": { value: "N", says: 'merges categories that count for less than N into "other"' },
  schema: {
    value: "FILE",
    file: "read",
    says: 'JSON, written before the data are seen: {"columns": {"age": {"edges": [20, 40]}, "region": {"categories": ["north", "south"], "missing": ["?"], "merged": [{"into": "north", "cells": ["N"]}]}}}; categories are then the only ones',
  },
};
const PARAMETERS: OptionTable = {
  parameters: {
    value: "FILE",
    file: "read",
    says:
      "JSON: what the guarantee has to know, by names of categories; levels are multiples of epsilon, one for each secret or pair: " +
      `alip with {"lower": 2} at epsilon 0.5 allows 1 nat. ${examples}. A level for a pair holds in that direction; neighbours count both ways. No other guarantee needs a file. ` +
      'For --protocol coupling-distance and --objective distance {"distances": [["a", "b", 2.5]]} may stand in it, too: how far apart answers are. ' +
      "A pair counts both ways; in both orders, each is from the true answer to the reported one. When it does not, that is their difference where all are numbers, and otherwise that of their places",
  },
};
const SAMPLES: OptionTable = {
  "robust-alpha": {
    value: "A",
    says:
      `${ROBUST_NOTIONS.join(", ")}: the chance that the true distribution is none of those that are allowed for (default 0.05; so simulations show, with rare categories as well). ` +
      "How many are allowed for depends on how many people the table counts: a hundred times the counts keep more and promise less, and only a sample of that size makes it true",
  },
  "robust-proved": {
    says: "of these guarantees: that this chance is at most so large is proved, for samples of any size, and does not rest on simulations. Less is kept",
  },
};
const SECONDS: OptionTable = {
  seconds: { value: "N", says: "after which to end all the same, with the bound proved by then (default 30)" },
};
const WEIGHT_OF_PEOPLE: OptionTable = {
  weight: {
    value: "COL",
    says: "makes each row count that much (numbers, zero or more). Under rldp rows have to count people who were drawn: whole numbers, never survey weights or shares",
  },
};

const INTERVAL_KINDS: OptionTable = {
  intervals: {
    value: "KIND",
    values: INTERVALS,
    former: FORMER,
    says: "each (default): exact for each share by itself, however few the reports. together: all intervals hold at once, however few the reports; the default of --with, which has no each. wald: each by itself, about right for many reports. --weight and --regress have intervals of their own",
    brief: "each (default): of each share by itself; together: all hold at once; wald: about right",
  },
  confidence: { value: "C", says: "how sure the intervals are to be (default 0.95)" },
};
const ASSUMING: OptionTable = {
  "assume-prior": {
    says: "where the channel sees the secret: takes it for known how the secret is distributed given the data, as in the protocol's table. More can be told then, and it is right only where that table is",
  },
};

const design: Command = {
  summary: "finds a protocol for a secret and the data to share, and proves it",
  about: ["Finds the protocol that keeps as much of the data as its guarantee allows."],
  usage: [
    "design DATA.csv --secret COL --release COL --guarantee NOTION --epsilon E [options]",
    "design --describe DATA.csv [--json]",
  ],
  takes: "files",
  common: {
    ...COLUMNS,
    ...notion(`the kind of promise: ${NOTIONS.join(", ")}`),
    epsilon: { value: "E", says: "its level in nats, zero or more" },
    protocol: { value: "NAME", values: PROTOCOL_NAMES, says: protocols() },
    ...OBJECTIVE,
    describe: {
      says: "designs nothing: says what each column of the file looks like, proposes a role for it (share, hide, group by, keep as it is, leave out), and tells what may be mended first, with the options that do so. --secret, --release and --weight name roles that are settled",
      brief: "designs nothing: says what each column is, and its role",
    },
    output: {
      short: "o",
      value: "FILE",
      file: "written",
      says: "writes the protocol file, which holds the table of counts: keep it. Settings for readers, without the table, go beside it: protocol.readers.json beside protocol.json",
      brief: "writes the protocol file, which holds the table of counts, and settings for readers beside it",
    },
    ...JSON_SUMMARY,
  },
  groups: [
    {
      title: "guarantee",
      options: {
        ...PARAMETERS,
        "average-leakage": {
          value: "M",
          says: "a condition beside the guarantee: on average reports say at most M nats of the secret, I(S;Y) <= M, at least 1e-6. Only for optimal without --sees-secret, and not under guarantees for samples",
        },
        ...SAMPLES,
      },
    },
    {
      title: "channel",
      options: {
        "sees-secret": {
          says: "the channel sees the secret as well as the data, as under rldp without a word",
        },
        "sees-data-alone": {
          says: "it does not: under rldp a protocol that can see either then sees the data alone",
        },
        "round-counts": {
          value: "N",
          says: "searches with counts rounded to multiples of N, from 2 to 1000: settings for readers then tell no more of the table. The guarantee holds for the counts as they are; the channel keeps a little less. Try 3",
        },
      },
    },
    { title: "counting", options: { ...COUNTS, ...EFFICIENCY } },
    { title: "categories", options: CATEGORIES },
    rows(WEIGHT_OF_PEOPLE),
    READING,
    {
      title: "search",
      options: {
        method: {
          value: "HOW",
          values: ["vertices", "columns"],
          says: "how optimal searches: vertices (a list of all candidates) or columns (candidates as they are needed); by size when it is not given",
        },
        gap: { value: "NATS", says: "how near to the proven bound is near enough (default 1e-6)" },
        ...SECONDS,
      },
    },
  ],
};

const question: Command = {
  summary: "makes a protocol for a sensitive question, before anybody has answered",
  about: [
    "Makes a protocol for a question of a survey whose answer is itself the secret, before anybody has answered: no data are needed. Its guarantee is data-ldp, which rests on nothing that is known of the people.",
  ],
  usage: [
    "question NAME ANSWER ANSWER... --epsilon E [options]",
    'question smokes never "now and then" "every day" --epsilon 1 -o smoking.json',
  ],
  takes: "words",
  arguments: {
    NAME: "what the question is called in the survey",
    ANSWER:
      "every answer that may be given, as the survey has it (its value, not its label), in the order in which it is shown",
  },
  common: {
    epsilon: {
      value: "E",
      says: "the level in nats: a report is at most e^E times as likely with one answer as with another. Lower protects more and needs more people: sluice plan tells how many",
    },
    skippable: { says: "the question may be left out: no answer is then one of the answers" },
    wording: {
      value: "TEXT",
      says: "the question in full, for the page that people answer on. It stands in the file and decides nothing that is drawn",
    },
    language: { value: "TAG", says: "the language of wording and answers, such as nl" },
    asker: { value: "NAME", says: "who asks; people see this name, and that nobody has verified it" },
    "send-to": {
      value: "PLACE",
      says: "where people send their reports: an e-mail address, an address that begins with https://, or words",
    },
    output: {
      short: "o",
      value: "FILE",
      file: "written",
      says: "writes the protocol file, which anybody may see",
    },
    ...JSON_SUMMARY,
  },
  groups: [
    {
      title: "protocol",
      options: {
        protocol: {
          value: "NAME",
          values: PROTOCOL_NAMES,
          says: "grr: a report is one of the answers, and the likeliest is the true one; oue: a mark or none for each answer; block-design: a report is a set of some answers, and sets with the true one are likelier. By default the one of these that takes the fewest people where all answers are as common, but block-design only where the other two take 5 % more or more. optimal: the most that can be kept, reports may stand for several answers",
        },
        objective: {
          value: "AIM",
          values: OBJECTIVE_NAMES,
          says: "as for design, made by optimal: distance is for answers with an order, such as a scale, and takes those as near that are near in the list",
        },
        shares: {
          value: "P,P,...",
          says: "how common each answer is thought to be, in their order: without another --protocol or --objective the protocol is then made for counting, with the fewest people where these shares are true. The guarantee does not depend on them, and neither do estimates",
        },
      },
    },
    { title: "counting", options: { ...COUNTS, ...EFFICIENCY } },
  ],
};

const sheet: Command = {
  summary: "puts several questions on one sheet, and proves what all of them tell together",
  about: [
    "Puts questions that the same people are asked on one sheet, and proves how much all noisy answers of a person tell together. That holds however the answers depend on each other. The questions come from question, each with its wording, and with the same --asker, --send-to and --language.",
  ],
  usage: ["sheet A.json B.json [...] -o sheet.json"],
  takes: "files",
  common: {
    output: { short: "o", value: "FILE", file: "written", says: "writes the sheet there" },
    ...JSON_SUMMARY,
  },
  groups: [],
  after: ["audit and estimate take a sheet in the place of a protocol file."],
};

const audit: Command = {
  summary: "checks a protocol file's proof, and tells what it leaks under every notion",
  about: [
    "Checks a protocol file's guarantee exactly, and tells what it leaks under every notion. With data files, it also tells what it leaks where people are distributed as in each file. Exit code 1 when the guarantee does not hold exactly, 2 when something else is wrong, such as a data file that does not fit. It still tells all that it can.",
    "If the protocol's table counts people, it also tells the highest levels if these people are only a sample. The exit code does not depend on that. A second program proves the guarantee again. If the file has prices, it also proves how much more any channel could keep. It refuses a file whose bound is refuted.",
    "Settings for readers have no table, so their guarantee cannot be checked: exit code 2. With --full, audit checks that they belong to that full file, field by field and by their commitment, and then audits it.",
  ],
  usage: [
    "audit protocol.json [DATA.csv ...] [options]",
    "audit protocol.readers.json --full protocol.json [DATA.csv ...]",
  ],
  takes: "files",
  common: {
    full: {
      value: "FILE",
      file: "read",
      says: "for settings for readers: the full settings file that they were written from",
    },
    weight: { value: "COL", says: "makes each row of the data files count that much" },
    "robust-alpha": {
      value: "A",
      says: "the chance that the true distribution is none of those that such a sample allows for (default 0.05, or that of the guarantee)",
    },
    ...JSON_SUMMARY,
  },
  groups: [rows(), READING],
};

const privatise: Command = {
  summary: "draws a report for every row of a file",
  about: [
    "Replaces each value of the protocol's data column by a random report. The protocol is checked first. Nothing is written unless every row is good, and nothing but the reported column unless --keep says so.",
  ],
  usage: ["privatise protocol.json DATA.csv [options]"],
  takes: "files",
  common: {
    output: {
      short: "o",
      value: "FILE",
      file: "written",
      says: "writes there instead of standard output: CSV or, if it is called so, a workbook (.xlsx), Parquet (.parquet), SPSS (.sav) or Stata (.dta). From a file of SPSS or Stata, columns keep their codes, labels and formats",
    },
    force: { says: "replaces a file that is there; two draws of the same answers say more than one" },
    write: {
      value: "reports|values",
      values: ["reports", "values"],
      says: "reports (default), or values drawn from what a report stands for. A report of the protocol oue is a letter for each value, in the protocol's order: y where the value is marked",
      brief: "reports (default), or values drawn from what a report stands for",
    },
    keep: {
      value: "COL[,COL...]",
      multiple: true,
      says: "passes these columns on as they are, byte by byte; they are not protected; may be repeated",
    },
    knowingly: {
      value: "COL[,COL...]",
      multiple: true,
      says: "passes those of them on that tell what the reports keep back: without it they are refused",
    },
    json: { says: "prints the number of rows and reports (under oue: of marks) as JSON (needs -o)" },
  },
  groups: [
    {
      title: "once",
      options: {
        ledger: {
          value: "FILE",
          file: "kept",
          says: "keeps account of what is released about these people, in a file that is made where there is none. The same answers under the same protocol have the same reports again, derived from a secret in the ledger: keep it as safe as the data. Another release of the same answers is verified with those before it, and refused where all of them exceed the budget",
        },
        budget: { value: "E", says: "of a new ledger, in nats of the protocol's guarantee (default: its level)" },
        person: {
          value: "COL",
          says: "the column that says who is who, so that the same answers are known again when rows have moved; nobody stands in it twice. Without it people are the numbers of their rows",
        },
        of: {
          value: "WHAT",
          values: RELEASES,
          says: 'what this release is of, beside those before it: "same observation" (default: other columns of the same people are that too), "independent samples" (once the secret is known they have nothing to do with one another), or "independent secrets". Nobody can check the last two',
        },
        extract: {
          says: "the file is a part of the last release that the ledger has of this protocol, such as a script of sluice sql has made. Its reports are those of the release, for comparing; nothing is written down",
        },
        weight: {
          value: "COL",
          says: "how much each row of DATA.csv counts, where protocols for different columns are verified together: as it did when they were designed",
        },
      },
    },
    {
      title: "spreadsheets",
      options: {
        "spreadsheet-safe": {
          value: "reports|all|none",
          values: ["reports", "all", "none"],
          says: "in CSV, text that a spreadsheet may take for a formula gets an apostrophe in front: in reports (default), in all columns, or in none",
        },
      },
    },
    rows(),
    READING,
  ],
};

const estimate: Command = {
  summary: "estimates how common each answer is, from reports",
  about: [
    "Estimates, from reports, how common each answer is among the people who have sent them, with intervals that hold. Exit code 1 where the reports do not look like the protocol's own.",
  ],
  usage: [
    "estimate protocol.json REPORTS.csv [options]",
    "estimate protocol.json INBOX.mbox [options]",
    "estimate protocol.json --counts COUNTS.csv [options]",
    "estimate protocol.json REPORTS.csv --by COL [--difference]",
    "estimate protocol.json REPORTS.csv --strata COL --population SIZES.csv",
    "estimate protocol.json REPORTS.csv --regress COL[,COL...]",
    "estimate protocol.json WAVE1.csv WAVE2.csv --difference",
    "estimate a.json A.csv --with b.json B.csv",
    "estimate a.json REPORTS.csv --cross b.json",
  ],
  takes: "files",
  arguments: {
    "REPORTS.csv": "reports as privatise writes them; rows without one are passed over, and counted",
    "INBOX.mbox": "mails (.mbox, .eml, or a folder of these): each sorting code in them counts once",
  },
  common: {
    counts: {
      value: "FILE",
      file: "read",
      says: "a CSV file with the columns report and count instead: counts are all it takes, and any program can count. A report that stands in several rows is summed up",
      brief: "a CSV file with the columns report and count instead of reports",
    },
    ...INTERVAL_KINDS,
    by: {
      value: "COL[,COL...]",
      multiple: true,
      says: "estimates each group of people by itself, by public columns of the file",
    },
    difference: {
      says: "the differences of all groups, or files, from the first one. Their exact intervals combine those of both groups, each with half of the doubt",
      brief: "the differences of all groups, or files, from the first one",
    },
    json: { says: "prints everything as one JSON document" },
  },
  groups: [
    {
      title: "people",
      options: {
        against: { value: "GROUP", says: "the differences from this group" },
        strata: {
          value: "COL",
          says: "the shares of a whole population, from those of its strata: each stratum counts by its size in --population, however many of it have answered",
        },
        population: {
          value: "FILE",
          file: "read",
          says: "a CSV file with the columns COL and people: a row for each stratum",
        },
        weight: { value: "COL", says: "survey weights: shares with approximate intervals, and the design effect" },
      },
    },
    {
      title: "protocols",
      options: {
        with: {
          value: "FILE",
          file: "read",
          multiple: true,
          says: "another protocol for the same answers, whose reports stand in a further file: one estimate from all of them, as of one population; may be repeated",
        },
        cross: {
          value: "FILE",
          file: "read",
          says: "the protocol of another question, whose reports stand in the same file: how common each pair of answers is, and how far the two go together (phi)",
        },
      },
    },
    {
      title: "regression",
      options: {
        regress: {
          value: "COL[,COL...]",
          multiple: true,
          says: "logistic regression of an answer on public columns, by maximum likelihood through the channel. Columns of numbers count by their unit, others are compared with their most common category",
        },
        category: { value: "ANSWER", says: "of --regress: the answer that counts as yes (of two answers the second)" },
        categorical: {
          value: "COL[,COL...]",
          multiple: true,
          says: "of --regress: columns whose numbers are names of categories",
        },
      },
    },
    {
      title: "knowledge",
      options: {
        written: {
          value: "WHAT",
          values: ["reports", "values"],
          says: "reports (default), or values where the file was written with --write values",
        },
        ...ASSUMING,
        shrink: {
          value: "PEOPLE",
          says: "also shows shares that are shrunken towards the protocol's table, which counts as the known answers of so many people (the mode of the posterior under a Dirichlet prior): biased, without intervals of their own, and nearer to the truth where reports hardly tell answers apart and these people resemble the table",
        },
      },
    },
    rows(),
    {
      title: READING.title,
      options: {
        ...READING.options,
        "decimal-comma": { says: "numbers in columns of --weight and --regress are written like 1,5" },
      },
    },
  ],
  after: [
    "unbiased: right on average, and may be below 0 or above 100 %. likeliest: the distribution under which these reports are the most likely.",
  ],
};

const plan: Command = {
  summary: "tells how many people to ask",
  about: ["Tells how precise estimates will be before anybody is asked."],
  usage: ["plan protocol.json --within W [options]"],
  takes: "files",
  common: {
    within: {
      value: "W",
      says: "how many people it takes for every share to be within W either way, such as 0.02",
    },
    people: { value: "N", says: "how precise the shares will be with so many people" },
    intervals: {
      value: "KIND",
      values: INTERVALS,
      former: FORMER,
      says: "of which intervals: each, together or wald, as for estimate (default: the first two)",
    },
    confidence: { value: "C", says: "how sure the intervals are to be (default 0.95)" },
    ...ASSUMING,
    json: { says: "prints everything as one JSON document" },
  },
  groups: [],
  after: [
    "It is for people who are distributed as in the protocol's table. That of a protocol made by question counts nobody: its plan is for the people whose shares are the hardest to estimate, so that it holds for all others.",
  ],
};

const sql: Command = {
  summary: "prints SQL that privatises a table where it is, or counts reports",
  about: [
    "Prints SQL that checks and counts the reports of a protocol wherever they are kept: estimates need nothing but the counts. It runs as it stands in DuckDB, Spark and BigQuery.",
    "With --privatise it prints a script that privatises a table in DuckDB or PostgreSQL. All is checked before anything is written. The reports are derived from the ledger's secret: whoever runs the script again gets the same, and sluice privatise has them too.",
  ],
  usage: [
    "sql protocol.json [options]",
    "sql protocol.json --privatise --engine ENGINE --person COL --ledger FILE [options]",
  ],
  takes: "files",
  common: {
    table: {
      value: "NAME",
      says: "the table, or a view of it, that has the reports in a column called report (default: reports); with --privatise the one that has the answers (default: answers)",
      brief: "the table, or a view of it, that is counted or privatised",
    },
    privatise: { says: "prints a script that privatises a table" },
    json: { says: "prints statements as JSON: validate and count, or privatise" },
  },
  groups: [
    {
      title: "privatising",
      options: {
        engine: { value: "ENGINE", values: SQL_ENGINES, says: "the database that the script is for" },
        person: { value: "COL", says: "the column that says who is who; nobody stands in it twice" },
        ledger: {
          value: "FILE",
          file: "kept",
          says: "as for privatise: the release is written down before the script is printed. `sluice ledger --keys` prints what the database's session is to be given, and --confirm takes what the script prints last",
        },
        into: { value: "NAME", says: "the table that is made (default: reports)" },
        keep: {
          value: "COL[,COL]",
          multiple: true,
          says: "columns that are passed on as they are. The script stops where one tells an answer, or the secret",
        },
        "secret-absent": { says: "with --keep: the table has no column with the secret" },
        budget: { value: "E", says: "of a new ledger, as for privatise" },
        of: { value: "WHAT", values: RELEASES, says: "as for privatise" },
        release: {
          value: "WHICH",
          values: ["new", "same"],
          says: "new (default), or same: makes the last release of this protocol again, and stops where answers are others",
        },
      },
    },
  ],
};

const compare: Command = {
  summary: "designs all protocols for the same data, and puts them beside each other",
  about: [
    "Designs all protocols for the same data and puts them beside each other: what each keeps, what it leaks, whether its channel sees the secret, how many reports it has, and whether the distribution of the data can be estimated from them. It says where cr, which is told the secret, keeps less than others.",
  ],
  usage: ["compare DATA.csv --secret COL --release COL --epsilon E[,E...] [options]"],
  takes: "files",
  common: {
    ...COLUMNS,
    epsilon: { value: "E[,E...]", says: "levels in nats" },
    ...notion(
      `${DEFAULT_NOTION} (default) or another kind of promise: ${NOTIONS.filter((name) => name !== DEFAULT_NOTION).join(", ")}`,
    ),
    protocols: {
      value: "A[,B...]",
      values: PROTOCOL_NAMES,
      list: true,
      says: "only these; a protocol that may see the secret or not does so where it cannot do without, under rldp, or where --sees-secret is given",
    },
    ...OBJECTIVE,
    json: { says: "prints a JSON list, one entry for each protocol and level, instead of a table" },
  },
  groups: [
    { title: "guarantee", options: { ...PARAMETERS, ...SAMPLES } },
    {
      title: "channels",
      options: {
        "sees-secret": { says: "only channels that see the secret" },
        "sees-data-alone": { says: "only channels that see the data alone" },
        orders: {
          value: "A[,B...]",
          says: "orders of the alpha-leakage about the secret, such as 1,2,infinity: each has a column",
        },
      },
    },
    { title: "counting", options: COUNTS },
    { title: "categories", options: CATEGORIES },
    rows(WEIGHT_OF_PEOPLE),
    READING,
    { title: "search", options: { seconds: { value: "N", says: "for each search (default 30)" } } },
  ],
};

const ledger: Command = {
  summary: "tells what a ledger of releases has spent, and what is left",
  about: ["Tells what a ledger of releases holds: its budget, what is spent, and what is left."],
  usage: ["ledger LEDGER.json [options]"],
  takes: "files",
  common: {
    keys: { says: "prints the keys that the session of a database is given, for a script of sluice sql --privatise" },
    confirm: { value: "TEXT", says: "what such a script printed last: writes down which answers it was run on" },
    ...JSON_SUMMARY,
  },
  groups: [],
};

const together: Command = {
  summary: "verifies several protocols for the same people as one",
  about: [
    "Verifies several protocols as the one channel that they are when they are applied to answers of the same people. Their levels do not say what they say together: each may say nothing of the secret and both all of it. Exit code 1 where the level is exceeded.",
  ],
  usage: ["together protocol.json ... [options]"],
  takes: "files",
  common: {
    data: {
      value: "DATA.csv",
      file: "read",
      says: "how the columns go together: needed where the protocols were made from different tables; a file with the secret and all columns that are released",
    },
    weight: { value: "COL", says: "makes each row of it count that much" },
    ...notion("the kind of promise (default: that of the first protocol)"),
    epsilon: { value: "E", says: "its level in nats (default: that of the first protocol)" },
    json: { says: "prints one JSON document instead of a sentence" },
  },
  groups: [rows(), READING],
};

const SHELLS = ["bash", "zsh"] as const;

const completion: Command = {
  summary: "prints a script that completes commands and options in bash or zsh",
  about: ["Prints a script that completes commands, options and their values in a shell."],
  usage: [`completion ${SHELLS.join("|")}`],
  takes: SHELLS,
  common: {},
  groups: [],
  after: [
    'Put eval "$(sluice completion bash)" into ~/.bashrc, or eval "$(sluice completion zsh)" below compinit into ~/.zshrc.',
  ],
};

/** In the order in which help has them. */
export const COMMANDS = {
  design,
  question,
  sheet,
  compare,
  privatise,
  estimate,
  plan,
  sql,
  audit,
  together,
  ledger,
  completion,
} satisfies Record<string, Command>;

export type CommandName = keyof typeof COMMANDS;

export const COMMAND_NAMES = Object.keys(COMMANDS) as CommandName[];

export const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);
