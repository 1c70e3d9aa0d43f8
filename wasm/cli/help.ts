// SPDX-License-Identifier: GPL-3.0-or-later

import { NOTIONS } from "../contract/catalogue.js";
import { ENCODINGS } from "../contract/encodings.js";
import { OF_SAMPLES, ROBUST_NOTIONS } from "../contract/notions.js";
import { DEFAULT_OBJECTIVE, OBJECTIVE_NAMES } from "../contract/objectives.js";
import { BEST_PROTOCOL, PROTOCOL_NAMES, protocolTraits } from "../contract/protocols.js";
import { exampleOf } from "./parameters.js";

/** The columns between which an option is explained. */
const [INDENT, WIDTH] = [23, 100];

/** The explanation of an option, in lines. */
function wrapped(text: string): string {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines.at(-1) ?? "";
    if (INDENT + last.length + word.length >= WIDTH) lines.push(word);
    else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
  }
  return lines.join(`\n${" ".repeat(INDENT)}`);
}

/** The options that say which rows of data files are people. */
function rows(indent: number): string {
  const option = (name: string, text: string) =>
    `  ${`${name}  `.padEnd(indent - 2)}${text.replaceAll("\n", `\n${" ".repeat(indent)}`)}`;
  return [
    option("--skip-rows N", "leaves out N lines above the header; 0 reads the first line as the header"),
    option(
      "--label-rows N",
      "leaves out N rows below the header. Rows of labels and ids in survey exports are\nrecognised, left out and told; 0 counts them as people",
    ),
    option("--skip-last N", "leaves out N rows at the end, such as totals; 0 counts them as people"),
    option(
      "--each-row person",
      "says that each row is a person of its own, where a column has the same\nperson again, or where the table seems to be counted already",
    ),
    option("--row-names", "says that rows begin with a name that the header lacks, as R's write.table\nwrites them"),
    option(
      "--repeated-header skip|people",
      "leaves out rows that repeat the names of the columns, as where files\nwere joined, or counts them as people",
    ),
    option(
      "--split COL=SEP",
      'turns cells with several answers, such as a;b, into columns of yes and no, one\nfor each answer: "COL: a"; may be repeated. An empty cell is a missing answer',
    ),
    option("--empty-is-no", "of --split: an empty cell says no to all answers"),
  ].join("\n");
}

/** All protocols, by what their channels have to be told. */
function protocols(): string {
  const sees = (name: string) => Object.entries(protocolTraits(name).ways);
  const ofData = PROTOCOL_NAMES.filter((name) => sees(name).some(([, ways]) => ways.includes("data")));
  const ofSamples = PROTOCOL_NAMES.filter((name) => sees(name).every(([notion]) => notion === OF_SAMPLES));
  const told = PROTOCOL_NAMES.filter((name) => !ofData.includes(name) && !ofSamples.includes(name));
  const named = ofData.map((name) => (name === BEST_PROTOCOL ? `${name} (default)` : name));
  return `${named.join(", ")}; told the secret: ${told.join(", ")}; under ${OF_SAMPLES}: ${ofSamples.join(", ")}`;
}

function objectives(): string {
  return OBJECTIVE_NAMES.map((name) => (name === DEFAULT_OBJECTIVE ? `${name} (default)` : name)).join(", ");
}

/** The contents of the file of parameters, for each guarantee that needs one. */
function examples(): string {
  return NOTIONS.flatMap((name) => (exampleOf(name) ? [`${name}: ${exampleOf(name)}`] : [])).join("; ");
}

export const GENERAL = `Sluice: share the data, keep the secret.

Usage:
  sluice design DATA.csv --secret COL --release COL --guarantee NOTION --epsilon E
  sluice question NAME ANSWER ANSWER... --epsilon E
  sluice audit protocol.json [DATA.csv ...]
  sluice privatise protocol.json DATA.csv
  sluice estimate protocol.json REPORTS.csv
  sluice plan protocol.json --within W
  sluice sql protocol.json
  sluice compare DATA.csv --secret COL --release COL --epsilon E[,E...]
  sluice together protocol.json ... [--data DATA.csv]
  sluice ledger LEDGER.json

  sluice COMMAND --help   all options of a command
  sluice --version

Data files are CSV or TSV with a header line, XLSX, Parquet, SPSS, Stata or SAS. Their first bytes tell
which. Errors go to standard error. Exit codes:
0 all is well, 1 a check failed, 2 bad usage or input. /dev/stdin is what comes through a pipe.
`;

export const DESIGN = `Finds the protocol that keeps as much of the data as its guarantee allows.

Usage:
  sluice design DATA.csv --secret COL --release COL --guarantee NOTION --epsilon E [options]

  --secret COL[,COL]   the column to keep back, or several that are kept back together
  --release COL[,COL]  the column to share, or several that are shared together
  --bins COL=E1,E2,... divides a column of numbers into those below E1, from E1 to below E2, ...
                       and the last or more; may be repeated. --decimal-comma: numbers are written
                       like 1,5
  --missing CELL       counts this cell as missing in all these columns, as the empty one is, which
                       is a category of its own; may be repeated
  --merge-rare N       merges categories that count for less than N into "other"
  --schema FILE        JSON, written before the data are seen: {"columns": {"age": {"edges": [20, 40]},
                       "region": {"categories": ["north", "south"], "missing": ["?"], "merged":
                       [{"into": "north", "cells": ["N"]}]}}}; categories are then the only ones
  --weight COL         makes each row count that much (numbers, zero or more). Under rldp rows have to
                       count people who were drawn: whole numbers, never survey weights or shares
  --sheet NAME         of a workbook (XLSX) this sheet, not the first that has something in it
  --codes              of SPSS and Stata the codes of values, not their labels
${rows(23)}
  --encoding NAME      ${wrapped(`of text files, SPSS, Stata and SAS: ${ENCODINGS.join(", ")}. The first five are recognised in text files`)}
  --separator MARK     between cells: comma, semicolon, tab, bar or another character
  --header yes|no      whether the first line has the names of the columns; without it they are called
                       "column 1", "column 2", ...
  --decimal point|comma  how decimals are written, where no cell shows it: 1,200 is 1200 or 1.2.
                       --thousands comma|point says the same by the other mark
  --quiet              does not say how text files are read, nor which cells look like no answer
  --guarantee NOTION   ${wrapped(`the kind of promise: ${NOTIONS.join(", ")}`)}
  --epsilon E          its level in nats, zero or more
  --parameters FILE    JSON: what the guarantee has to know, by names of categories; levels are
                       multiples of epsilon, one for each secret or pair: alip with {"lower": 2}
                       at epsilon 0.5 allows 1 nat.
                       ${wrapped(`${examples()}. A level for a pair holds in that direction; neighbours count both ways. No other guarantee needs a file.`)}
                       For --protocol coupling-distance and --objective distance {"distances": [["a",
                       "b", 2.5]]} may stand in it, too: how far apart answers are. A pair counts both
                       ways; in both orders, each is from the true answer to the reported one.
                       When it does not, that is their difference where all are numbers, and otherwise that of their places
  --average-leakage M  a condition beside the guarantee: on average reports say at most M nats of the
                       secret, I(S;Y) <= M, at least 1e-6. Only for optimal without --sees-secret, and
                       not under guarantees for samples
  --sees-secret        the channel sees the secret as well as the data, as under rldp without a word
  --sees-data-alone    it does not: under rldp a protocol that can see either then sees the data alone
  --robust-alpha A     ${wrapped(`${ROBUST_NOTIONS.join(", ")}: the chance that the true distribution is none of those that are`)}
                       allowed for (default 0.05; so simulations show, with rare
                       categories as well). How many are allowed for depends on how many
                       people the table counts: a hundred times the counts keep more and
                       promise less, and only a sample of that size makes it true
  --robust-proved      ${wrapped("of these guarantees: that this chance is at most so large is proved, for samples of any size, and does not rest on simulations. Less is kept")}
  --protocol NAME      ${wrapped(protocols())}
  --objective AIM      ${wrapped(`what optimal is made for: ${objectives()}. counting: shares are estimated with the fewest people. guesses: the best guess of a person's data from a report is right as often as can be. distance: reports are answers, as near to the true ones as can be. chi-square: on average over people, a report multiplies the chance of their true answer by as much as can be. --method and --gap are for information alone, and refused otherwise`)}
  --count-weight A=W   ${wrapped("for --objective counting or --counting-efficiency: how much the variance of the share of category A counts, 0 or more; 1 where nothing is said. May be repeated")}
  --contrast A-B       ${wrapped('likewise, the difference of two shares is to be told well; may be repeated. Shares by themselves count beside it only with --count-weight. Other sums stand in the file of --parameters, the coefficient of each category: {"contrasts": [[["a", 1], ["b", -0.5]]]}')}
  --counting-efficiency E  ${wrapped("the most information of all channels that are nearly as good to count from: the least variance under the guarantee, over the channel's own, is at least E, above 0 and at most 1. The file states less where the search proves less. With several, E[,E...], it prints a table in the place of a protocol")}
  --method HOW         how optimal searches: vertices (a list of all candidates) or columns
                       (candidates as they are needed); by size when it is not given
  --gap NATS           how near to the proven bound is near enough (default 1e-6)
  --seconds N          after which to end all the same, with the bound proved by then (default 30)
  -o, --output FILE    writes the protocol file, which holds the table of counts
  --json               prints one JSON document instead of a summary
  -h, --help
`;

export const QUESTION = `Makes a protocol for a question of a survey whose answer is itself the secret, before anybody has
answered: no data are needed. Its guarantee is data-ldp, which rests on nothing that is known of the people.

Usage:
  sluice question NAME ANSWER ANSWER... --epsilon E [options]

  sluice question smokes never "now and then" "every day" --epsilon 1 -o smoking.json

  NAME                 what the question is called in the survey
  ANSWER               every answer that may be given, as the survey has it (its value, not its label),
                       in the order in which it is shown
  --epsilon E          the level in nats: a report is at most e^E times as likely with one answer as with
                       another. Lower protects more and needs more people: sluice plan tells how many
  --skippable          the question may be left out: no answer is then one of the answers
  --wording TEXT       the question in full, for the page that people answer on. It stands in the file and
                       decides nothing that is drawn
  --language TAG       the language of wording and answers, such as nl
  --asker NAME         who asks; people see this name, and that nobody has verified it
  --send-to PLACE      where people send their reports: an e-mail address, an address that begins with
                       https://, or words
  --protocol NAME      grr: a report is one of the answers, and the likeliest is the true one; oue: a mark or
                       none for each answer; block-design: a report is a set of some answers, and sets with
                       the true one are likelier. By default the one of these that takes the fewest
                       people where all answers are as common, but block-design only where the other
                       two take 5 % more or more. optimal: the most that can be kept, reports may stand
                       for several answers
  --objective AIM      as for design, made by optimal: distance is for answers with an order, such as a
                       scale, and takes those as near that are near in the list
  --shares P,P,...     ${wrapped("how common each answer is thought to be, in their order: without another --protocol or --objective the protocol is then made for counting, with the fewest people where these shares are true. The guarantee does not depend on them, and neither do estimates")}
  --count-weight, --contrast, --counting-efficiency
                       ${wrapped("as for design: which counts matter, and the most information beside counts")}
  -o, --output FILE    writes the protocol file, which anybody may see
  --json               prints one JSON document instead of a summary
  -h, --help
`;

export const AUDIT = `Checks a protocol file's guarantee exactly, and tells what it leaks under every notion.
With data files, it also tells what it leaks where people are distributed as in each file.
Exit code 1 when the guarantee does not hold exactly, 2 when something else is wrong, such
as a data file that does not fit. It still tells all that it can.
If the protocol's table counts people, it also tells the highest levels if these people are
only a sample. The exit code does not depend on that.
A second program proves the guarantee again. If the file has prices, it also proves how much
more any channel could keep. It refuses a file whose bound is refuted.

Usage:
  sluice audit protocol.json [DATA.csv ...] [options]

  --weight COL       makes each row of the data files count that much
  --sheet NAME       of workbooks (XLSX) this sheet, not the first that has something in it
  --codes            of SPSS and Stata the codes of values, not their labels
${rows(21)}
  --encoding, --separator, --header, --decimal, --thousands, --quiet
                     how text files are read, as for design
  --robust-alpha A   the chance that the true distribution is none of those that such a sample
                     allows for (default 0.05, or that of the guarantee)
  --json             prints one JSON document instead of a summary
  -h, --help
`;

export const PRIVATISE = `Replaces each value of the protocol's data column by a random report.
The protocol is checked first. Nothing is written unless every row is good, and
nothing but the reported column unless --keep says so.

Usage:
  sluice privatise protocol.json DATA.csv [options]

  -o, --output FILE          writes there instead of standard output: CSV or, if it is called so, a
                             workbook (.xlsx), Parquet (.parquet), SPSS (.sav) or Stata (.dta). From a
                             file of SPSS or Stata, columns keep their codes, labels and formats
  --force                    replaces a file that is there; two draws of the same answers
                             say more than one
  --write reports|values     reports (default), or values drawn from what a report stands for.
                             A report of the protocol oue is a letter for each value, in the
                             protocol's order: y where the value is marked
  --keep COL[,COL...]        passes these columns on as they are, byte by byte; they are not protected;
                             may be repeated
  --spreadsheet-safe reports|all|none
                             in CSV, text that a spreadsheet may take for a formula gets an apostrophe
                             in front: in reports (default), in all columns, or in none
  --knowingly COL[,COL...]   passes those of them on that tell what the reports keep back: without
                             it they are refused
  --ledger FILE              keeps account of what is released about these people, in a file that is
                             made where there is none. The same answers under the same protocol have
                             the same reports again, derived from a secret in the ledger: keep it as
                             safe as the data. Another release of the same answers is verified with
                             those before it, and refused where all of them exceed the budget
  --budget E                 of a new ledger, in nats of the protocol's guarantee (default: its level)
  --person COL               the column that says who is who, so that the same answers are known again
                             when rows have moved; nobody stands in it twice. Without it people are
                             the numbers of their rows
  --of WHAT                  what this release is of, beside those before it: "same observation"
                             (default: other columns of the same people are that too), "independent
                             samples" (once the secret is known they have nothing to do with one
                             another), or "independent secrets". Nobody can check the last two
  --weight COL               how much each row of DATA.csv counts, where protocols for different columns
                             are verified together: as it did when they were designed
  --encoding, --separator, --header, --decimal, --thousands, --quiet
                             how a text file is read, as for design
  --sheet NAME               of a workbook (XLSX) this sheet, not the first that has something in it
  --codes                    of SPSS and Stata the codes of values, not their labels
${rows(29)}
  --json                     prints the number of rows and reports (under oue: of marks) as JSON
                             (needs -o)
  -h, --help
`;

export const ESTIMATE = `Estimates, from reports, how common each answer is among the people who have sent them, with
intervals that hold. Exit code 1 where the reports do not look like the protocol's own.

Usage:
  sluice estimate protocol.json REPORTS.csv [options]
  sluice estimate protocol.json --counts COUNTS.csv [options]
  sluice estimate protocol.json REPORTS.csv --by COL [--difference]
  sluice estimate protocol.json REPORTS.csv --strata COL --population SIZES.csv
  sluice estimate protocol.json REPORTS.csv --regress COL[,COL...]
  sluice estimate protocol.json WAVE1.csv WAVE2.csv --difference
  sluice estimate a.json A.csv --with b.json B.csv
  sluice estimate a.json REPORTS.csv --cross b.json

  REPORTS.csv          reports in the column that privatise writes them to; rows without a report are
                       passed over, and counted
  --counts FILE        a CSV file with the columns report and count instead: counts are all it takes,
                       and any program can count. A report that stands in several rows is summed up
  --written WHAT       reports (default), or values where the file was written with --write values
  --intervals KIND     each (default): exact for each share by itself, however few the reports.
                       together: all intervals hold at once, however few the reports; the default of
                       --with, which has no each. wald: each by itself, about right for many reports.
                       --weight and --regress have intervals of their own
  --confidence C       how sure the intervals are to be (default 0.95)
  --assume-prior       where the channel sees the secret: takes it for known how the secret is
                       distributed given the data, as in the protocol's table. More can be told
                       then, and it is right only where that table is
  --by COL[,COL...]    estimates each group of people by itself, by public columns of the file
  --difference         the differences of all groups, or files, from the first one. Their exact
                       intervals combine those of both groups, each with half of the doubt
  --against GROUP      the differences from this group
  --with FILE          another protocol for the same answers, whose reports stand in a further file:
                       one estimate from all of them, as of one population; may be repeated
  --cross FILE         the protocol of another question, whose reports stand in the same file: how common
                       each pair of answers is, and how far the two go together (phi)
  --strata COL         the shares of a whole population, from those of its strata: each stratum counts by
                       its size in --population, however many of it have answered
  --population FILE    a CSV file with the columns COL and people: a row for each stratum
  --weight COL         survey weights: shares with approximate intervals, and the design effect
  --shrink PEOPLE      also shows shares that are shrunken towards the protocol's table, which counts as the
                       known answers of so many people (the mode of the posterior under a Dirichlet
                       prior): biased, without intervals of their own, and nearer to the truth where
                       reports hardly tell answers apart and these people resemble the table
  --regress COL[,COL...]
                       logistic regression of an answer on public columns, by maximum likelihood
                       through the channel. Columns of numbers count by their unit, others are
                       compared with their most common category
  --category ANSWER    of --regress: the answer that counts as yes (of two answers the second)
  --categorical COL[,COL...]
                       of --regress: columns whose numbers are names of categories
  --decimal-comma      numbers in columns of --weight and --regress are written like 1,5
  --sheet, --encoding, --separator, --header, --decimal, --thousands, --quiet
                       how files are read, as for design
${rows(23)}
  --json               prints everything as one JSON document
  -h, --help

unbiased: right on average, and may be below 0 or above 100 %. likeliest: the distribution under which
these reports are the most likely.
`;

export const PLAN = `Tells how precise estimates will be before anybody is asked.

Usage:
  sluice plan protocol.json --within W [options]

  --within W           how many people it takes for every share to be within W either way, such as 0.02
  --people N           how precise the shares will be with so many people
  --intervals KIND     of which intervals: each, together or wald, as for estimate (default: the first
                       two)
  --confidence C, --assume-prior, --json
                       as for estimate
  -h, --help

It is for people who are distributed as in the protocol's table. That of a protocol made by question counts
nobody: its plan is for the people whose shares are the hardest to estimate, so that it holds for all others.
`;

export const SQL = `Prints SQL that checks and counts the reports of a protocol wherever they are kept: estimates need
nothing but the counts. It runs as it stands in DuckDB, Spark and BigQuery.

Usage:
  sluice sql protocol.json [options]

  --table NAME   the table, or a view of it, that has the reports in a column called report
                 (default: reports)
  --json         prints both statements as JSON: validate and count
  -h, --help
`;

export const COMPARE = `Designs all protocols for the same data and puts them beside each other: what each keeps, what it
leaks, whether its channel sees the secret, how many reports it has, and whether the distribution of
the data can be estimated from them. It says where cr, which is told the secret, keeps less than others.

Usage:
  sluice compare DATA.csv --secret COL --release COL --epsilon E[,E...] [options]

  --secret, --release, --weight, --sheet, --codes, --skip-rows, --label-rows, --skip-last,
  --repeated-header, --each-row, --row-names, --split, --empty-is-no, --bins, --decimal-comma, --missing, --merge-rare,
  --schema, --parameters, --robust-alpha, --encoding, --separator, --header, --decimal, --thousands,
  --quiet
                       as for design; distances are for the protocols that use them
  --epsilon E[,E...]   levels in nats
  --guarantee NOTION   lip (default) or another kind of promise
  --protocols A[,B...] only these; a protocol that may see the secret or not does so where it
                       cannot do without, under rldp, or where --sees-secret is given
  --objective AIM      what optimal is made for, as for design
  --count-weight A=W, --contrast A-B
                       as for design, with --objective counting: optimal is made for these counts
  --orders A[,B...]    orders of the alpha-leakage about the secret, such as 1,2,infinity: each has a column
  --sees-secret        only channels that see the secret
  --sees-data-alone    only channels that see the data alone
  --seconds N          for each search (default 30)
  --json               prints a JSON list, one entry for each protocol and level, instead of a table
  -h, --help
`;

export const LEDGER = `Tells what a ledger of releases holds: its budget, what is spent, and what is left.

Usage:
  sluice ledger LEDGER.json [--json]
`;

export const TOGETHER = `Verifies several protocols as the one channel that they are when they are applied to answers of the
same people. Their levels do not say what they say together: each may say nothing of the secret and
both all of it. Exit code 1 where the level is exceeded.

Usage:
  sluice together protocol.json ... [options]

  --data DATA.csv      how the columns go together: needed where the protocols were made from
                       different tables; a file with the secret and all columns that are released
  --weight COL         makes each row of it count that much
  --sheet NAME         of a workbook (XLSX) this sheet, not the first that has something in it
  --codes              of SPSS and Stata the codes of values, not their labels
${rows(23)}
  --encoding, --separator, --header, --decimal, --thousands, --quiet
                       how text files are read, as for design
  --guarantee NOTION   the kind of promise (default: that of the first protocol)
  --epsilon E          its level in nats (default: that of the first protocol)
  --json               prints one JSON document instead of a sentence
  -h, --help
`;
