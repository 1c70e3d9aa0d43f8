// SPDX-License-Identifier: GPL-3.0-or-later
/** Turns the picture of an element into the texts of files. */

import { fail } from "../../wasm/contract/errors.js";
import { csvFile, svgFile } from "../charts/files.js";
import * as texts from "../messages/en/errors-live.js";
import type { SluiceChart } from "../parts/chart.js";

export async function svgOf(chart: SluiceChart | null): Promise<string> {
  return svgFile(await drawn(chart)).text;
}

export async function csvOf(chart: SluiceChart | null): Promise<string> {
  return csvFile((await drawn(chart)).table);
}

async function drawn(chart: SluiceChart | null) {
  // Its width is told by an observer, which tells nothing of what is not on the page.
  if (chart?.clientWidth) {
    await chart.updateComplete;
    if (!chart.drawn()) await observed(chart);
    await chart.updateComplete;
  }
  const found = chart?.drawn();
  if (found) return found;
  throw fail(texts.noPicture);
}

/** Observers that came first have been told by then. */
function observed(chart: SluiceChart): Promise<void> {
  return new Promise((resolve) => {
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(chart);
  });
}
