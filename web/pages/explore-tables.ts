// SPDX-License-Identifier: GPL-3.0-or-later
/** The tables of the live documentation, all of them invented, each as an author would write it into a page. */
import { html, type TemplateResult } from "lit";

export const habits = counts(["yes", "no"], { yes: [300, 0], no: [0, 700] });

/** Education by income, of a thousand people. */
export const incomes = counts(["low", "middle", "high"], {
  school: [180, 90, 20],
  apprenticeship: [110, 170, 60],
  bachelor: [40, 110, 90],
  master: [10, 50, 70],
});

/** Of three answers, whose beliefs have a picture in the plane. */
export const health = counts(["low", "middle", "high"], {
  poor: [120, 80, 30],
  fair: [130, 160, 90],
  good: [70, 140, 180],
});

/** More incomes, for neighbours. */
export const salaries = counts(["low", "middle", "high", "highest"], {
  school: [190, 100, 30, 5],
  apprenticeship: [90, 140, 70, 15],
  university: [20, 60, 130, 150],
});

/** [E]'s example as counts. */
export const samples = counts(["yes", "no"], { north: [100, 300], centre: [150, 100], south: [50, 300] });

export const coins = counts(["yes", "no"], {
  "head, head": [250, 0],
  "head, tail": [0, 250],
  "tail, head": [0, 250],
  "tail, tail": [250, 0],
});

/** Height and weight say together who is obese, and neither does alone. */
export const bodies = counts(["yes", "no"], {
  "short, light": [0, 200],
  "short, medium": [80, 0],
  "short, heavy": [20, 0],
  "average, light": [0, 60],
  "average, medium": [0, 250],
  "average, heavy": [100, 0],
  "tall, light": [0, 20],
  "tall, medium": [0, 120],
  "tall, heavy": [0, 150],
});

/** Where the levels of two columns, each for observers who may know the other, add up to less than the level of both. */
export const tests = counts(["yes", "no"], {
  "negative, negative": [551, 1385],
  "negative, positive": [146, 11],
  "positive, negative": [5, 5],
  "positive, positive": [208, 5],
});

/** What is seen before anything is computed. */
function counts(columns: string[], rows: Record<string, number[]>): () => TemplateResult {
  const data = Object.keys(rows);
  return () => html`<table>
    <tr><td></td>${data.map((name) => html`<th scope="col">${name}</th>`)}</tr>
    ${columns.map((secret, i) => html`<tr><th scope="row">${secret}</th>${data.map((name) => html`<td>${rows[name]?.[i]}</td>`)}</tr>`)}
  </table>`;
}
