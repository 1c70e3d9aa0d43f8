// SPDX-License-Identifier: GPL-3.0-or-later
/** Rows of totals below a table. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { totalsIn } from "../../web/facts/totals.js";

const of = (...values: string[]) => ({ values: values.map((value) => ({ value, count: 1 })) });

test("a row of totals is known by its name in many languages, and answers that hold such a word are not", () => {
  for (const name of [
    ...["Total", "TOTALS", "Grand total", "Sum", "Totaal", "Eindtotaal", "Summe", "Gesamtsumme:"],
    ...["Total général", "TOTAL GENERAL", "Sous-total", "Totale", "Totale complessivo", "Total geral", "Suma"],
    ...["Suma końcowa", "Celkem", "Celkový součet", "Итого", "ИТОГО:", "Общий итог", "Toplam", "Genel Toplam"],
    ...["Totalt", "Totalsumma", "Totalsum", "合計", "総計", "总计", "合计："],
    ...["ΣΥΝΟΛΟ", "Γενικό Σύνολο", "المجموع الكلي", "Gesamt (n=60)", "Totaal generaal", "Tổng số", "कुल योग", "합계"],
    ...["Total (all regions)", "Totals.", "Total nacional", "Grand-Total"],
  ]) {
    assert.equal(totalsIn(of("north", name)), name);
  }
  for (const name of ["totally", "total loss", "some", "assume", "gesamte", "Sumatra", "totalidad", "合計する", ""]) {
    assert.equal(totalsIn(of("north", name)), undefined, name);
  }
});
