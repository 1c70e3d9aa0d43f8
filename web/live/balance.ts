// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing, type PropertyValues } from "lit";
import { type Design, SluiceError, toProtocolFile } from "../../wasm/engine/sluice.js";
import type { SharesSpec } from "../charts/chart.js";
import { secretGuesses } from "../facts/belief.js";
import { rightFromTruth } from "../facts/guesses.js";
import { messages } from "../messages/demos.js";
import { Latest } from "../platform/latest.js";
import { count, hundredth, list, percent, plain } from "../text/format-message.js";
import { LiveElement } from "./element.js";
import { theEngine } from "./engine.js";

/** For how many people it is told how far counts may be off. */
const COMPARED = [100, 1000, 10_000, 100_000];

interface Width {
  people: number;
  /** Half the width of the widest interval of one share: half of all there is where nothing can be told. */
  half: number;
}

/**
 * Both sides of one dial: how often a reader of reports guesses a secret right, and how far each count may be off.
 *
 * @tag sluice-live-balance
 */
export class SluiceLiveBalance extends LiveElement {
  static override properties = {
    ...LiveElement.properties,
    _widths: { state: true },
    _failed: { state: true },
  };

  declare _widths: Width[];
  declare _failed: SluiceError | undefined;
  readonly #planning = new Latest();
  #planned: Design | undefined;

  constructor() {
    super();
    this._widths = [];
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#planning.cancel();
  }

  override updated(changed: PropertyValues & Map<string, unknown>): void {
    super.updated(changed);
    const { _design: design } = this;
    if (!design || design === this.#planned) return;
    this.#planned = design;
    void this.#plan(design);
  }

  async #plan(design: Design): Promise<void> {
    try {
      const widths = await this.#planning.run(async (signal) => {
        const [engine, file] = [await theEngine(), toProtocolFile(design)];
        const found: Width[] = [];
        for (const people of COMPARED) {
          if (signal.aborted) break;
          const { halfWidth } = await engine.plan(file, { people });
          found.push({ people, half: Math.min(0.5, halfWidth?.each ?? 0.5) });
        }
        return found;
      });
      if (!widths) return;
      this._failed = undefined;
      this._widths = widths;
    } catch (error) {
      if (!(error instanceof SluiceError)) throw error;
      this._failed = error;
    }
  }

  protected override show(design: Design) {
    const t = messages.balance;
    return html`<div class="sides">
      <div><h3>${t.reader}</h3><sluice-chart .spec=${readerSpec(design)}></sluice-chart></div>
      <div><h3>${t.counts}</h3>
        <sluice-error .error=${this._failed}></sluice-error>
        ${this._widths.length > 0 ? html`<sluice-chart .spec=${countsSpec(this._widths)}></sluice-chart>` : nothing}</div>
    </div>`;
  }

  static override styles = [
    ...LiveElement.styles,
    css`
      .sides {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
        gap: 1.5rem 2.5rem;
      }
      h3 {
        margin-block-end: 0.5rem;
      }
    `,
  ];
}

function readerSpec(design: Design): SharesSpec {
  const t = messages.balance;
  const truth = rightFromTruth(design);
  const { blind, informed: noisy } = secretGuesses(design) ?? {
    blind: Math.max(...design.secretDistribution),
    informed: truth,
  };
  return {
    kind: "shares",
    title: t.reader,
    rowAxis: t.sees,
    valueAxis: t.right,
    rows: [
      { name: t.nothing, share: blind, main: false },
      { name: t.noisy, share: noisy, main: true },
      { name: t.true, share: truth, main: false },
    ],
    summary: plain(t.readerSays, { blind: hundredth(blind), noisy: hundredth(noisy), truth: hundredth(truth) }),
  };
}

function countsSpec(widths: Width[]): SharesSpec {
  const t = messages.balance;
  const peopleText = (n: number) => count(n, messages.people);
  const parts = widths.map(({ people, half }) =>
    plain(half < 0.5 ? t.part : t.partNot, { half: percent(half, Math.ceil), people: peopleText(people) }),
  );
  return {
    kind: "shares",
    title: t.counts,
    rowAxis: messages.asked,
    valueAxis: t.off,
    round: Math.ceil,
    rows: widths.map(({ people, half }) => ({ name: peopleText(people), share: half, main: true })),
    summary: plain(t.countsSay, { parts: list(parts) }),
  };
}

customElements.define("sluice-live-balance", SluiceLiveBalance);
