// SPDX-License-Identifier: GPL-3.0-or-later
import { html, nothing, type TemplateResult } from "lit";

/** A picture, the same as a table, and in a sentence. */
export interface Chart {
  svg: TemplateResult;
  table: TemplateResult;
  summary: string;
  /** Width of the picture, where it may need more than it was given. */
  width?: number;
}

/**
 * The table of a picture. The first cell of a row names it.
 * @param words how many columns have words; those after them have numbers
 */
export function tableOf(title: string, heads: string[], rows: (string | number)[][], words = 1): TemplateResult {
  const look = (column: number) => (column < words ? nothing : "n");
  const head = (text: string, i: number) => html`<th scope="col" class=${look(i)}>${text}</th>`;
  const cellOf = (text: string | number, i: number) => html`<td class=${look(i + 1)}>${text}</td>`;
  const row = ([name, ...cells]: (string | number)[]) =>
    html`<tr><th scope="row" class=${look(0)}>${name}</th>${cells.map(cellOf)}</tr>`;
  return html`<table>
    <caption class="hidden">${title}</caption>
    <thead><tr>${heads.map((text, i) => (text ? head(text, i) : html`<td></td>`))}</tr></thead>
    <tbody>${rows.map(row)}</tbody>
  </table>`;
}
