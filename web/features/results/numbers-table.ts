// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";

/** A table of numbers; the first cell of a row names it. */
export function numbersTable([first = "", ...others]: string[], rows: string[][], caption?: string) {
  const row = ([name, ...cells]: string[]) =>
    html`<tr><th scope="row">${name}</th>${cells.map(
      (cell, i) => html`<td class="n" data-label=${others[i] ?? ""}>${cell}</td>`,
    )}</tr>`;
  return html`<table class="numbers">
    ${caption === undefined ? nothing : html`<caption class="hidden">${caption}</caption>`}
    <thead><tr><th scope="col">${first}</th>${others.map((head) => html`<th scope="col" class="n">${head}</th>`)}</tr></thead>
    <tbody>${rows.map(row)}</tbody>
  </table>`;
}

/** The look of one with several columns: on a phone each row is a block of lines, each with its `data-label`. */
export const blockTable = css`
  td.n,
  th.n {
    padding-inline: 0.9rem 0;
  }
  /* Four columns do not fit a phone: there each group is a block of lines. */
  @media (max-width: 34rem) {
    table,
    tbody,
    tr,
    th[scope="row"],
    td.n {
      display: block;
    }
    thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    th[scope="row"] {
      border: 0;
      padding-block-end: 0;
      font-weight: 600;
    }
    td.n {
      display: flex;
      flex-wrap: wrap;
      justify-content: end;
      gap: 0 1rem;
      border: 0;
      padding: 0.1rem 0;
    }
    td.n::before {
      content: attr(data-label);
      color: var(--soft);
      margin-inline-end: auto;
    }
    tr {
      border-block-end: 1px solid var(--line);
      padding-block-end: 0.4rem;
    }
  }
`;
