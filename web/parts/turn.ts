// SPDX-License-Identifier: GPL-3.0-or-later
/** Work in tasks of its own, so that none holds the page: what was asked for first is done first. */
let turns = Promise.resolve();

export function turn(): Promise<void> {
  turns = turns.then(() => new Promise((resolve) => setTimeout(resolve)));
  return turns;
}
