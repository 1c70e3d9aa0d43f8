// SPDX-License-Identifier: GPL-3.0-or-later
/** Tables of another size than the one within an element, and the slider that sets it. */
import { html } from "lit";
import { type JointTable, SluiceError } from "../../wasm/engine/sluice.js";
import { nearest } from "../facts/levels.js";
import { messages } from "../messages/demos.js";
import { count } from "../text/format-message.js";
import { countsIn } from "./table.js";

/** How many people there may be. */
export const CROWDS = [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000];

/** The table within an element; none where it is wrong, which the element says itself when it computes. */
export function tableIn(element: HTMLElement, secret: string, data: string): JointTable | undefined {
  const found = element.querySelector("table");
  if (!found) return undefined;
  try {
    return countsIn(found, secret, data);
  } catch (error) {
    if (error instanceof SluiceError) return undefined;
    throw error;
  }
}

/** So many people, distributed as near to the table as whole people can be. */
export function scaled(table: JointTable, people: number): JointTable {
  const total = table.weights.reduce((sum, weight) => sum + weight, 0);
  let [before, given] = [0, 0];
  const weights = table.weights.map((weight) => {
    before += weight;
    const upTo = total > 0 ? Math.round((people * before) / total) : 0;
    const own = upTo - given;
    given = upTo;
    return own;
  });
  return { ...table, weights };
}

/** A slider among these values, told as it is moved. */
export function slider(label: string, values: number[], value: number, choose: (value: number) => void) {
  const peopleText = (n: number) => count(n, messages.people);
  return html`<label class="controls"><span>${label}</span>
    <input type="range" min="0" max=${values.length - 1} step="1" aria-valuetext=${peopleText(value)}
      .value=${String(nearest(values, value))}
      @input=${(event: Event) => choose(values[Number((event.target as HTMLInputElement).value)] ?? value)}>
    <output class="numbers">${peopleText(value)}</output></label>`;
}

/** A row for each of these people, as a data file. */
export function answersOf({ secret, data, weights }: JointTable): Blob {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const width = data.categories.length;
  const rows = secret.categories.flatMap((category, s) =>
    data.categories.map((answer, x) => `${cell(category)},${cell(answer)}\n`.repeat(weights[s * width + x] ?? 0)),
  );
  return new Blob([`${cell(secret.name)},${cell(data.name)}\n`, ...rows], { type: "text/csv" });
}
