// SPDX-License-Identifier: GPL-3.0-or-later
import { html, type TemplateResult } from "lit";
import type { tableOf } from "./tables.js";

/** What is seen before anything is computed: a table as an author would write it. */
export function counts({ secrets, answers, people }: ReturnType<typeof tableOf>): TemplateResult {
  return html`<table>
    <tr><td></td>${answers.map((name) => html`<th scope="col">${name}</th>`)}</tr>
    ${secrets.map((secret, i) => html`<tr><th scope="row">${secret}</th>${people.map((all) => html`<td>${all[i]}</td>`)}</tr>`)}
  </table>`;
}
