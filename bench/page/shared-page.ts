// SPDX-License-Identifier: GPL-3.0-or-later
import source from "sluice:worker";
import { type SharedCase, type SharedTime, timeShared } from "./shared.js";

declare global {
  function timeSharedDesign(which: SharedCase, workers: number): Promise<SharedTime>;
}

globalThis.timeSharedDesign = (which, workers) => {
  const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  return timeShared(() => new Worker(address), which, workers);
};
