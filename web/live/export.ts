// SPDX-License-Identifier: GPL-3.0-or-later
/** What an element shows as texts of files. */
import { SluiceError } from "../../wasm/engine/sluice.js";
import { csvFile, svgFile } from "../charts/files.js";
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
  throw new SluiceError("bad_request", "There is no picture to save.", "Let the element be seen first.");
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
