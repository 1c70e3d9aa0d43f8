// SPDX-License-Identifier: GPL-3.0-or-later
/** A search for a protocol that takes seconds. */
import type { Page } from "playwright-core";
import { csv, open, pick, setRoles, unfoldDetails } from "./actions.js";

/** Counts without any regularity, for which the best protocol takes many seconds to prove. */
function irregular(secrets: number, answers: number): string {
  const rows: string[] = [];
  let state = 1;
  const uniform = () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  for (let s = 0; s < secrets; ++s) {
    for (let x = 0; x < answers; ++x) {
      const count = Math.ceil(-1000 * Math.log(uniform()) * Math.cos(2 * Math.PI * uniform()) ** 2);
      rows.push(`s${s},x${x},${count}`);
    }
  }
  return `secret,answer,weight\n${rows.join("\n")}\n`;
}

/** Begins such a search, which goes on until it is stopped; ends when its picture stands. */
export async function search(page: Page): Promise<void> {
  await page.evaluate(goOn);
  await open(page, csv("irregular.csv", irregular(10, 80)));
  await page.getByLabel("Use of weight", { exact: true }).selectOption("weight");
  await setRoles(page, "secret", "answer");
  // Until the table has been counted, what stands below it moves.
  await page.getByText("Shared: answer").waitFor();
  await unfoldDetails(page);
  await pick(page, /^Hidden values look alike/);
  await page.locator("#methods sluice-search .title").waitFor();
}

/** In the page, whose searches end after 20 s: on a busy machine that is before all has been seen that they show meanwhile. */
function goOn(): void {
  type Arguments = { 0: { search?: { seconds: number } }; 1: { alone: number } };
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (this: Worker, message, ...rest: []) {
    const { name, input } = message as { name?: string; input?: Arguments };
    if (name === "search" && input?.[0].search) {
      input[0].search.seconds = 600;
      // Nor do others help: it would be over too soon, and the time of a search that is shared is kept by the page.
      input[1].alone = 2 ** 31 - 1;
    }
    post.call(this, message, ...rest);
  };
}
