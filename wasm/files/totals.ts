// SPDX-License-Identifier: GPL-3.0-or-later
/** Rows of totals, as spreadsheets have them below a table. */

/** As spreadsheets call them, in many languages. */
const NAMES = [
  "(?:grand|sub)?[ -]?totals?|sum|total result",
  "(?:eind|sub)?totaal|som|totaal resultaat",
  "(?:gesamt|zwischen)?summe|gesamt|insgesamt|gesamtergebnis|summe ergebnis",
  "(?:sous-)?total|total g[ée]n[ée]ral|total geral|(?:sub)?totale(?: complessivo| generale)?",
  "suma(?: końcowa)?|celkem|celkový součet|итого|общий итог|(?:genel )?toplam",
  "totalt|totalsum(?:ma)?|(?:i )?alt|samlet|summa|yhteensä|kokku|kopā|iš viso|samtals",
  "összesen|mindösszesen|végösszeg|celkom|spolu|súčet|skupaj|vsota|skupno|ukupno|zbroj|razem|ogółem|łącznie",
  "общо|сума|всичко|всего|усього|всього|разом|загалом|укупно|вкупно|σύνολο|γενικό σύνολο|άθροισμα|gjithsej",
  "المجموع|الإجمالي|الاجمالي|مجموع|جمع|جمع کل|סה[\"״']?כ|סך הכל|ยอดรวม|รวม(?:ทั้งหมด)?|tổng(?: cộng)?|jumlah|कुल|योग",
  "all|overall|everyone|alle|tous|todos|ensemble|suma total|soma|somma|subtotal|sous-total|totaux|totales|totais|totali",
  "合計|総計|総数|总计|合计|總計|合計數|小计|小計|計|총계|합계|총합|전체|전국",
  "hela riket|koko maa|общо|общ сбор|всего по [а-я]+|tổng số|ยอดรวมทั้งสิ้น|รวมทั้งสิ้น|कुल योग|Σ",
];
/** Behind such a name: of what, or of how many. */
const WHOLE =
  "general|générale?|generale?|geral|generaal|nacional|national|overall|complessivo|الكلي|العام|כללי|keseluruhan|सर्व";
/** Capitals of Greek have no accents. */
const bare = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC");
const TOTAL = new RegExp(bare(`^(?:${NAMES.join("|")})(?:[ -](?:${WHOLE}))?\\s*(?:[（(].*[)）])?\\s*[:：.]?$`), "i");

/** A number as spreadsheets show it. */
const SUM = /^[-+(]?[€$£]?\s?\d[\d.,'’\s]*\)?\s?[%€$£]?$/;

export function isTotal(cell: string): boolean {
  return TOTAL.test(bare(cell.trim()));
}

/** The name of such a row, where it comes first and nothing but numbers follows. */
export function totalOf(row: string[]): string | undefined {
  const [name = "", ...others] = row.filter((cell) => cell !== "");
  return isTotal(name) && others.length > 0 && others.every((cell) => SUM.test(cell)) ? name : undefined;
}
