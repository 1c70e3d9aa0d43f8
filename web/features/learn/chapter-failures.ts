// SPDX-License-Identifier: GPL-3.0-or-later
/** Five ways to hide an answer that fail, each to be broken by hand. */
import { html, type TemplateResult } from "lit";
import { messages } from "../../messages/exercises.js";
import "../../parts/count-table.js";
import "./alike-groups.js";
import "./hashed-answer.js";
import "./noisy-total.js";
import "./picture-tools.js";
import { PUPIL_LIMITS, PUPILS } from "./pupils.js";
import "./removed-names.js";
import "./second-column.js";
import { plain } from "../../text/format-message.js";
import { type TableName, tableOf } from "./tables.js";
import { counts } from "./within.js";

/** As far as the page takes part: the pupils are the same in two of them. */
interface Page {
  pupils: number[][];
  editor(name: TableName, title: string): TemplateResult;
}

export function failures(page: Page): TemplateResult {
  const [schooling, habits] = [tableOf("schooling"), tableOf("habits")];
  const { column, hash, names, groups, totals } = messages;
  return html`<h3>${column.heading}</h3><p>${column.says}</p>
    <sluice-second-column secret=${schooling.secret} data=${schooling.data} guarantee="data-ldp" protocol="grr" epsilon="1">
      ${counts(schooling)}</sluice-second-column>
    ${page.editor("schooling", column.heading)}
    <h3>${hash.heading}</h3><p>${hash.says}</p><sluice-picture-tools name="hash"><sluice-hashed-answer></sluice-hashed-answer></sluice-picture-tools>
    <h3>${names.heading}</h3><p>${names.says}</p><sluice-removed-names .pupils=${page.pupils}></sluice-removed-names>
    ${behind(page, names.heading)}
    <h3>${groups.heading}</h3><p>${groups.says}</p><sluice-alike-groups .pupils=${page.pupils}></sluice-alike-groups>
    ${behind(page, groups.heading)}
    <h3>${totals.heading}</h3><p>${totals.says}</p>
    <sluice-noisy-total secret=${habits.secret} data=${habits.data} guarantee="data-ldp" protocol="grr" epsilon=${Math.log(3)}>
      ${counts(habits)}</sluice-noisy-total>
    ${page.editor("habits", totals.heading)}`;
}

/** The pupils themselves, to be typed. */
function behind(page: Page, title: string) {
  const { names } = messages;
  return html`<sluice-count-table .label=${title} .rows=${page.pupils.map((_, i) => plain(names.pupil, { n: i + 1 }))}
    .columns=${[names.month, names.shoe, names.cheated]} .numbers=${page.pupils} .first=${PUPILS} .limits=${PUPIL_LIMITS}
    @numbers=${({ detail }: CustomEvent<number[][]>) => {
      page.pupils = detail;
    }}></sluice-count-table>`;
}
