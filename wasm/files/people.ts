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

/** Names that columns of counts have. */
const COUNTS =
  /^(?:n|nr?obs|obs|count|counts|freq|freqs|frequenc(?:y|ies)|number|how ?many|people|persons|cases|total|aantal|frequentie|anzahl|häufigkeit|effectifs?|nombre|fréquence|frecuencia|número|cantidad|recuento|frequência|contagem|quantidade|frequenza|conteggio|numero|liczba|liczebność|częstość|počet|četnosť?|darab(?:szám)?|gyakoriság|fő|frecvenț[ăa]|număr|broj|učestalost|število|antal|antall|frekvens|hyppighed|lukumäärä|frekvenssi|arv|sagedus|skaits|biežums|skaičius|dažnis|πλήθος|συχνότητα|αριθμός|sayı|adet|frekans|количество|число|частота|кількість|брой|честота|العدد|التكرار|מספר|שכיחות|จำนวน|ความถี่|số lượng|tần số|jumlah|frekuensi|人数|频数|数量|件数|度数|人數|頻數|次數|빈도|명수|인원)$/iu;

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
    if (used.includes(name) || !NAMES_A_PERSON.test(own) || COUNTS.test(own)) return [];
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

/** The column of counts, where each combination of all others stands once. Answers, by their columns, are none. */
export function countsIn(
  header: readonly string[],
  rows: readonly string[][],
  answers: readonly string[],
): string | undefined {
  if (rows.length < LEAST_LISTED || header.length < 2) return undefined;
  const isCount = (at: number) =>
    rows.every((row) => /^\d+$/.test(row[at] ?? "")) && rows.some((row) => Number(row[at]) > 1);
  const whole = header.flatMap((name, at) => (!answers.includes(name) && isCount(at) ? [at] : []));
  const named = whole.filter((at) => COUNTS.test((header[at] ?? "").trim()));
  // By its shape alone only the single column of numbers, and only of answers that come again.
  const only = whole.length === 1 && rows.length >= LEAST_CROSSED ? whole : [];
  const at = named.length === 1 ? named[0] : only[0];
  if (at === undefined) return undefined;
  const others = header.flatMap((_, i) => (i === at ? [] : [i]));
  const combinations = new Set(rows.map((row) => JSON.stringify(others.map((i) => row[i]))));
  if (combinations.size < rows.length) return undefined;
  const different = others.map((i) => new Set(rows.map((row) => row[i])).size);
  const cells = different.reduce((product, count) => product * count, 1);
  const isCrossed = others.length > 1 && different.every((count) => count > 1) && rows.length >= CROSSED * cells;
  const isListed = others.length === 1 && rows.every((row) => !isNumber(row[others[0] as number] ?? ""));
  return isCrossed || (named.length === 1 && (isListed || others.length > 1)) ? header[at] : undefined;
}

export function peopleAsked(column: string, file: string): SluiceError {
  return fail(texts.peopleRepeated, column).at(inFile(file, { column }));
}

export function countsAsked(column: string, file: string): SluiceError {
  return fail(texts.countsListed, column).at(inFile(file, { column }));
}
