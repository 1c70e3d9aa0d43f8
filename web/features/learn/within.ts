// SPDX-License-Identifier: GPL-3.0-or-later
import { html, type TemplateResult } from "lit";
import type { TableName, tableOf } from "./tables.js";

/** The table that is seen before anything is computed, as an author would write it. */
export function counts({ name, secrets, answers, people }: ReturnType<typeof tableOf>): TemplateResult {
  return html`<table data-of=${name}>
    <tr><td></td>${answers.map((name) => html`<th scope="col">${name}</th>`)}</tr>
    ${secrets.map((secret, i) => html`<tr><th scope="row">${secret}</th>${people.map((all) => html`<td>${all[i]}</td>`)}</tr>`)}
  </table>`;
}

/** The name of the table within an element: two of them have the same columns. */
export function tableWithin(element: Element): TableName | undefined {
  return element.querySelector<HTMLElement>("table[data-of]")?.dataset.of as TableName | undefined;
}
