// SPDX-License-Identifier: GPL-3.0-or-later
/** The slider of the page, moved from level to level: how long until what the hand looks at shows the new one. */

const SECRETS = 7;
const ANSWERS = 16;
const ROWS = 20_000;

/** A table with so many categories: made up, the same every time. */
export function syntheticTable() {
  let word = 1;
  const uniform = () => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    return (word + 0.5) / 2 ** 32;
  };
  // Squares of logarithms: some cells are common, many are rare, as in tables of people.
  const weights = Array.from({ length: SECRETS * ANSWERS }, () => Math.log(uniform()) ** 2);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const lines = weights.flatMap((weight, cell) =>
    Array.from(
      { length: Math.max(1, Math.round((weight / total) * ROWS)) },
      () => `s${Math.floor(cell / ANSWERS)},x${cell % ANSWERS}`,
    ),
  );
  return `secret,answer\n${lines.join("\n")}\n`;
}

/**
 * Runs in the page: moves the slider to one place after another, each once the one before is shown. The times are
 * written as User Timing. "slider" is from the event of the move until the elements named have been painted.
 * "slider:search" is until the protocol is there. "slider:shown" is from then on until all elements have been drawn
 * anew, and "slider:paint" is the rest.
 * @param {{ moves: number, shown: string[] }} options `shown`: channel and curve or, where they are folded, what stands beside the slider
 * @returns {Promise<Record<"slider" | "slider:search" | "slider:shown" | "slider:paint", number[]>>} milliseconds
 */
export async function timeSlider({ moves, shown }) {
  const page = document.querySelector("sluice-site")?.shadowRoot?.querySelector("sluice-protect-page");
  const within = (/** @type {string} */ name) => /** @type {any} */ (page?.shadowRoot?.querySelector(name));
  const privacy = within("sluice-privacy");
  const input = privacy.renderRoot.querySelector("sluice-level").renderRoot.querySelector("input[type=range]");
  const { session } = privacy;
  const painted = () =>
    new Promise((resolve) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(undefined);
        port2.postMessage(0);
      }),
    );
  const parts = ["slider", "slider:search", "slider:shown", "slider:paint"];
  performance.clearMeasures();
  const most = Number(input.max);
  for (let move = 1; move <= moves; move++) {
    // Up and down over all levels but the lowest, in steps as of a hand that looks for one.
    const at = Math.round(most * (0.55 - 0.4 * Math.cos((2 * Math.PI * move) / moves)));
    if (Number(input.value) === at) continue;
    const before = session.state.design;
    const designed = new Promise((resolve) => {
      const stop = session.subscribe(() => {
        if (session.state.designing || session.state.design === before) return;
        performance.mark("designed");
        stop();
        resolve(undefined);
      });
    });
    performance.mark("moved");
    input.value = String(at);
    input.dispatchEvent(new Event("input", { bubbles: true }));
    await designed;
    for (const name of shown) {
      await within(name).updateComplete;
      await within(name).renderRoot.querySelector("sluice-chart")?.updateComplete;
    }
    performance.mark("shown");
    await painted();
    performance.mark("painted");
    performance.measure("slider", "moved", "painted");
    performance.measure("slider:search", "moved", "designed");
    performance.measure("slider:shown", "designed", "shown");
    performance.measure("slider:paint", "shown", "painted");
    // A hand rests where it has come to; what is reckoned after the picture is not in the way of the next one.
    await new Promise((resolve) => setTimeout(resolve, 120));
  }
  const durations = (/** @type {string} */ part) => performance.getEntriesByName(part).map(({ duration }) => duration);
  return /** @type {any} */ (Object.fromEntries(parts.map((part) => [part, durations(part)])));
}
