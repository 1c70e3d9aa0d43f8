// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * For notebooks and pages of Observable, and Observable Framework, in a cell:
 *
 *     import { live, workerAt } from "./sluice.js";
 *     workerAt(FileAttachment("./sluice-live/worker.js").href);
 *     const kept = view(live("channel", people, { secret: "income", data: "education", guarantee: "ldp" }));
 *
 * The folder sluice-live is .build/live of a built checkout.
 */
import { provideEngine, Sluice } from "./sluice-live/sluice-live.js";

/** To be called first where files get other names, so that the worker is not beside its script. */
export function workerAt(address) {
  provideEngine(async () => new Sluice({ createWorker: () => new Worker(address) }));
}

/**
 * An element, computed from rows with the columns `secret` and `data`; each counts as one person, or as many as its column `count`
 * says. Its value is the detail of the last `sluice-change`.
 */
export function live(name, rows, { secret, data, count, ...settings }) {
  const element = document.createElement(`sluice-live-${name}`);
  Object.assign(element, { loading: "eager", ...settings, table: counted(rows, secret, data, count) });
  element.addEventListener("sluice-change", ({ detail }) => {
    element.value = detail;
    element.dispatchEvent(new Event("input", { bubbles: true }));
  });
  return element;
}

function counted(rows, secret, data, count) {
  const categories = (column) => [...new Set(rows.map((row) => String(row[column])))];
  const [secrets, answers] = [categories(secret), categories(data)];
  const weights = new Float64Array(secrets.length * answers.length);
  for (const row of rows) {
    const at = secrets.indexOf(String(row[secret])) * answers.length + answers.indexOf(String(row[data]));
    weights[at] += count === undefined ? 1 : Number(row[count]);
  }
  return { secret: { name: secret, categories: secrets }, data: { name: data, categories: answers }, weights };
}
