// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Whether each row is a person of its own. Several reports of one person tell more together
 * than was promised, and a table that is counted already is no list of people. So both are asked about.
 */

import { isNumber } from "../common/number.js";
import { fail, inFile, type SluiceError } from "../contract/errors.js";
import * as texts from "./texts.js";

/** Words for people in tables, in many languages, as part of a pattern. */
export const PEOPLE =
  "persons?|people|participants?|respondents?|subjects?|subj|resp|patients?|students?|pupils?|employees?|members?|users?|customers?|clients?|workers?|records?|" +
  "persoon|deelnemer|respondent|leerling|medewerker|klant|patiënt|" +
  "personen|teilnehmer|befragten?|patienten|schüler|mitarbeiter|proband|kunden|" +
  "personne|participant|répondant|élève|employé|enquêté|" +
  "persona|participante|paciente|encuestad[oa]|alumn[oa]|emplead[oa]|sujeto|" +
  "pessoa|respondente|aluno|paziente|partecipante|soggetto|rispondente|" +
  "osob[ay]|uczestnik|pacjent|respondenta?|účastník|pacient|résztvevő|beteg|" +
  "deltagare|deltager|deltaker|osallistuja|vastaaja|potilas|katılımcı|hasta|" +
  "участник|респондент|пациент|учасник|ασθενής|συμμετέχων";
/** Words for their numbers. */
const NUMBER =
  "ids?|nr|nos?|num|number|code|key|label|nummer|kenn(?:ung|ziffer)|schlüssel|identifiant|numéro|número|identificador|codice|numero|kod|číslo|azonosító|номер|код";
const NAMES_A_PERSON = new RegExp(
  `^(?:p|s|u|r|resp|subj|participant|person|user|student|patient|case|record)?[ _.-]?(?:id|uuid|guid)(?:entifier)?$|` +
    `^(?:${PEOPLE})$|^(?:${PEOPLE})[ _.-]?(?:${NUMBER})$|` +
    // Slavic languages and Greek have endings behind a number.
    `^(?:${NUMBER})[ _.-]?(?:de |du |da |des |della |der )?(?:${PEOPLE})\\p{L}{0,3}$|` +
    "^(?:identifiant|identificador|kennung|azonosító|folio|idno|ppnr|vpn|vp|pp|caseid|idnr|идентификатор|ид|编号|編號|아이디|識別子)$",
  "iu",
);

/** A word for people alone may be an answer as well, such as "member": then it takes on few values. */
const NAMES_PEOPLE = new RegExp(`^(?:${PEOPLE})$`, "iu");

/** Words for counts that head a column of them. */
const COUNTS =
  "n|nbr?e?|nr?obs|obs|cnt|count|counts|freq|freqs|frequenc(?:y|ies)|number|many|people|persons|cases|total|population|aantal|frequentie|personen|bevolking|anzahl|häufigkeit(?:en)?|fälle|einwohner|effectifs?|nombre|fréquences?|frecuencias?|número|cantidad|recuento|casos|frequências?|contagem|quantidade|frequenza|conteggio|numero|liczba|liczebność|częstość|počet|četnosť?|darab(?:szám)?|gyakoriság|fő|frecvenț[ăa]|număr|broj|učestalost|število|antal|antall|frekvens|hyppighed|lukumäärä|kpl|frekvenssi|arv|sagedus|skaits|biežums|skaičius|dažnis|πλήθος|συχνότητα|αριθμός|sayı(?:sı)?|adet|frekans|количество|число|частота|кількість|брой|честота|العدد|عدد|التكرار|מספר|שכיחות|จำนวน|ความถี่|số|lượng|tần|jumlah|frekuensi|人数|频数|数量|件数|度数|人數|頻數|次數|人次|人口|빈도|명수|인원";
/** Words beside them. */
const OF_COUNTS =
  "of|de|des|der|die|van|von|di|el|the|absolut[eoa]?|absolue?|unweighted|ongewogen|ungewichtet|weighted|how|persons|people|personnes|personas|pessoas|persone|personer|henkilö(?:ä|itä)|osób|osob|людей|человек|осіб|الأشخاص|אנשים|人|名|명|respondents|participants|patients|teilnehmer|befragte|deelnemers";
const COUNT_WORD = new RegExp(`^(?:${COUNTS})$`, "iu");
const WORD_OF_COUNTS = new RegExp(`^(?:${COUNTS}|${OF_COUNTS})$`, "iu");

/** Whether a column has the name of counts: "n", "Anzahl Personen", "N (unweighted)", "Freq.". */
function isCountsHeading(name: string): boolean {
  const words = name.split(/[\s_.,:#№°º()[\]（）-]+/u).filter(Boolean);
  return words.some((word) => COUNT_WORD.test(word)) && words.every((word) => WORD_OF_COUNTS.test(word));
}

/** A whole number of people, also with a mark between thousands. */
const WHOLE = /^(?:\d+|\d{1,3}(?:[.,'’\s]\d{3})+)(?:\.0+)?$/u;
const MORE_THAN_ONE = /[2-9]|[1-9]\d/;

/** A column with fewer different values for its rows than this share does not tell people apart. */
const LEAST_DIFFERENT = { named: 0.02, perhaps: 0.1 };
const FEW_VALUES = { named: 2, perhaps: 9 };
/** A whole crossing of its other columns is a table of counts by its shape; a few cells may be empty. */
const CROSSED = 0.8;
const LEAST_CROSSED = 4;
const LEAST_LISTED = 3;

/** A column that says who is who, by its name; or that may do so, or have answers. */
export interface Candidate {
  name: string;
  at: number;
  by: "named" | "perhaps";
}

/** Columns that are used otherwise, as answers or weights, name nobody. */
export function candidatesIn(header: readonly string[], used: readonly string[]): Candidate[] {
  return header.flatMap((name, at): Candidate[] => {
    const own = name.trim();
    if (used.includes(name) || !NAMES_A_PERSON.test(own) || isCountsHeading(own)) return [];
    return [{ name, at, by: NAMES_PEOPLE.test(own) ? "perhaps" : "named" }];
  });
}

/** Whether somebody stands in several rows, by how many rows have a value and how many different ones there are. */
export function isRepeated(by: Candidate["by"], { rows, different }: { rows: number; different: number }): boolean {
  return different < rows && different > Math.max(FEW_VALUES[by], LEAST_DIFFERENT[by] * rows);
}

/** The first of them in which a value stands in several rows. These are asked for only if there is one. */
export function repeatedPeople(
  candidates: readonly Candidate[],
  rowsOf: () => readonly string[][],
): string | undefined {
  if (candidates.length === 0) return undefined;
  const rows = rowsOf();
  return candidates.find(({ at, by }) => {
    const values = rows.map((row) => row[at] ?? "").filter((value) => value !== "");
    return isRepeated(by, { rows: values.length, different: new Set(values).size });
  })?.name;
}

/** Whether a column that is called an id has another value in each row: then no other column tells people apart. */
export function saysEachOnce(candidates: readonly Candidate[], rows: readonly string[][]): boolean {
  return candidates.some(({ at, by }) => {
    const values = new Set(rows.map((row) => row[at] ?? ""));
    return by === "named" && rows.length > 1 && values.size === rows.length && !values.has("");
  });
}

/** Fewer different values, or more rows of one, are groups. */
const LEAST_PEOPLE = 20;
const MOST_WAVES = 12;
/** Two columns that have nothing to do with each other would have so many rows the same in both. */
const EXPECTED = 12;
/** Days, and numbers with decimals, name nobody. */
const MEASURED = /^[-+]?\d*[.,]\d+$|^\d{1,4}[-./]\d{1,2}(?:[-./]\d{1,4})?(?:\D|$)/;

/**
 * A panel by its shape. Each value of a column stands as often as any other, or never twice beside the same value of
 * another column (a wave, a visit). By chance many rows would.
 */
export function panelIn(
  header: readonly string[],
  rows: readonly string[][],
  used: readonly string[],
): string | undefined {
  const codes = header.map((_, at) => codesOf(rows, at));
  const at = header.findIndex((name, at) => {
    const own = codes[at] as Codes;
    const people = own.counts.length;
    if (used.includes(name) || people < LEAST_PEOPLE || people >= own.filled || own.measured) return false;
    // The last one may have more rows further below.
    const last = own.of.at(-1);
    const counts = own.counts.filter((_, code) => code !== last);
    const [most, least] = [Math.max(...counts), Math.min(...counts)];
    if (most > MOST_WAVES) return false;
    if (most === least && most > 1) return true;
    return codes.some((other, i) => i !== at && isWave(own, other));
  });
  return header[at];
}

/** The cells of a column by numbers, and how often each stands there; -1 is the empty one. */
interface Codes {
  of: Int32Array;
  counts: number[];
  filled: number;
  measured: boolean;
}

function codesOf(rows: readonly string[][], at: number): Codes {
  const known = new Map<string, number>();
  const counts: number[] = [];
  let filled = 0;
  const of = Int32Array.from(rows, (row) => {
    const cell = row[at] ?? "";
    if (cell === "") return -1;
    filled += 1;
    const code = known.get(cell) ?? known.set(cell, known.size).size - 1;
    counts[code] = (counts[code] ?? 0) + 1;
    return code;
  });
  const cells = [...known.keys()].slice(0, LEAST_PEOPLE);
  return { of, counts, filled, measured: cells.every((cell) => MEASURED.test(cell)) };
}

/** Whether no row has the same value in both columns as another one, though many would have by chance. */
function isWave(people: Codes, wave: Codes): boolean {
  if (wave.counts.length < 2 || wave.counts.length > MOST_WAVES || wave.filled < people.filled) return false;
  const pairs = people.counts.reduce((sum, n) => sum + (n * (n - 1)) / 2, 0);
  const same = wave.counts.reduce((sum, n) => sum + (n / wave.filled) ** 2, 0);
  if (pairs * same < EXPECTED) return false;
  const seen = new Set<number>();
  return people.of.every((code, i) => {
    if (code < 0) return true;
    const both = code * MOST_WAVES + (wave.of[i] as number);
    return !seen.has(both) && seen.add(both);
  });
}

/** The column of counts, where each combination of all others stands once. Answers, by their columns, are none. */
export function countsIn(
  header: readonly string[],
  rows: readonly string[][],
  answers: readonly string[],
): string | undefined {
  if (rows.length < LEAST_LISTED || header.length < 2) return undefined;
  const cellsOf = (at: number) => rows.map((row) => row[at] ?? "");
  const isCount = (cells: string[]) =>
    cells.every((cell) => WHOLE.test(cell)) && cells.some((cell) => MORE_THAN_ONE.test(cell));
  const people = candidatesIn(header, []).map(({ name }) => name);
  // Numbers of rows, and of people, make every combination another one.
  const numbersRows = (at: number) => {
    const cells = cellsOf(at);
    const first = Number(cells[0]);
    if (cells.every((cell, i) => cell === String(first + i)) && first <= 1) return true;
    return people.includes(header[at] ?? "") && new Set(cells).size === cells.length;
  };
  const columns = header.flatMap((_, at) => (numbersRows(at) ? [] : [at]));
  const whole = columns.filter((at) => !answers.includes(header[at] ?? "") && isCount(cellsOf(at)));
  const named = whole.filter((at) => isCountsHeading(header[at] ?? ""));
  const stands = (at: number): "crossed" | "listed" | "beside" | undefined => {
    const others = columns.filter((i) => i !== at && !isShare(header[i] ?? "", cellsOf(i)));
    if (others.length === 0) return undefined;
    const combinations = new Set(rows.map((row) => JSON.stringify(others.map((i) => row[i]))));
    if (combinations.size < rows.length) return undefined;
    const different = others.map((i) => new Set(cellsOf(i)).size);
    const cells = different.reduce((product, count) => product * count, 1);
    if (others.length > 1 && different.every((count) => count > 1) && rows.length >= CROSSED * cells) return "crossed";
    if (others.length > 1) return "beside";
    return cellsOf(others[0] as number).every((cell) => !isNumber(cell)) ? "listed" : undefined;
  };
  if (named.length === 1) return stands(named[0] as number) && header[named[0] as number];
  // By its shape alone the only column of numbers without which all others are crossed.
  const crossed = rows.length < LEAST_CROSSED ? [] : whole.filter((at) => stands(at) === "crossed");
  return crossed.length === 1 ? header[crossed[0] as number] : undefined;
}

/** Whether a column tells of how many in a hundred the counts beside it are. */
function isShare(name: string, cells: readonly string[]): boolean {
  return /%|percent|pct|prozent|procent|anteil|aandeel|share/iu.test(name) || cells.every((cell) => cell.endsWith("%"));
}

export function peopleAsked(column: string, file: string): SluiceError {
  return fail(texts.peopleRepeated, column).at(inFile(file, { column }));
}

export function countsAsked(column: string, file: string): SluiceError {
  return fail(texts.countsListed, column).at(inFile(file, { column }));
}
