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
  "合計|総計|总计|合计|總計|小计|計|총계|합계|총합",
];
const TOTAL = new RegExp(`^(?:${NAMES.join("|")})\\s*[:：]?$`, "i");

/** A number as spreadsheets show it. */
const SUM = /^[-+(]?[€$£]?\s?\d[\d.,'’\s]*\)?\s?[%€$£]?$/;

export function isTotal(cell: string): boolean {
  return TOTAL.test(cell.trim());
}

/** The name of such a row, where it comes first and nothing but numbers follows. */
export function totalOf(row: string[]): string | undefined {
  const [name = "", ...others] = row.filter((cell) => cell !== "");
  return isTotal(name) && others.length > 0 && others.every((cell) => SUM.test(cell)) ? name : undefined;
}
