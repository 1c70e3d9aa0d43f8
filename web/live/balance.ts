// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { type Design, type HalfWidths, toProtocolFile } from "../../wasm/engine/sluice.js";
import { shownNames } from "../../wasm/protocol/columns.js";
import type { SharesSpec } from "../charts/chart.js";
import { secretGuesses } from "../facts/belief.js";
import { rightFromTruth } from "../facts/guesses.js";
import { messages } from "../messages/demos.js";
import { messages as exercises } from "../messages/exercises.js";
import { dots, dotted } from "../parts/dots.js";
import { count, hundredth, integer, list, plain, pointsText } from "../text/format-message.js";
import { Afterwards } from "./afterwards.js";
import { LiveElement } from "./element.js";
import { theEngine } from "./engine.js";
import { slider } from "./scale.js";

/** For how many people it is told how far counts may be off. */
const COMPARED = [100, 1000, 10_000, 100_000];

/** Half of all there is: where the interval is as wide, nothing can be told. */
const TOLD = 0.5;

interface Width {
  people: number;
  /** How far off the share that is known worst may be: half of all there is where nothing can be told. */
  half: number;
  /** The same of the first answer. */
  first: number;
}

/** An exact interval ends at 0 and at 100 %. Half of one that is cut there is less than what an estimate may be off. */
function offBy(width: HalfWidths | undefined): number {
  return width ? Math.min(TOLD, Math.max(width.each, width.wald)) : TOLD;
}

/** For each number of people. */
export async function widthsOf(design: Design, signal?: AbortSignal): Promise<Width[]> {
  const [engine, file] = [await theEngine(), toProtocolFile(design)];
  const found: Width[] = [];
  for (const people of COMPARED) {
    if (signal?.aborted) break;
    const { halfWidth } = await engine.plan(file, { people });
    found.push({ people, half: offBy(halfWidth), first: offBy(halfWidth?.categories[0]) });
  }
  return found;
}

/**
 * Both sides of one dial: how often a reader of reports guesses a secret right, and how far each count may be off.
 *
 * @tag sluice-live-balance
 */
export class SluiceLiveBalance extends LiveElement {
  static override properties = { people: { type: Number }, _widths: { state: true } };

  /** For how many people the count is drawn. */
  declare people: number;
  declare _widths: Width[];

  constructor() {
    super();
    this.people = 1000;
    this._widths = [];
    new Afterwards(this, {
      work: widthsOf,
      done: (widths) => {
        this._widths = widths;
      },
    });
  }

  protected override show(design: Design) {
    const t = messages.balance;
    return html`<div class="sides">
      <div><h3>${t.reader}</h3>${readerDots(design)}<sluice-chart .spec=${readerSpec(design)}></sluice-chart></div>
      <div><h3>${t.counts}</h3>
        <sluice-error .error=${this._failed}></sluice-error>
        ${slider(messages.asked, COMPARED, this.people, (people) => {
          this.people = people;
        })}
        ${this.#countDots(design)}
        ${this._widths.length > 0 ? html`<sluice-chart .spec=${countsSpec(this._widths)}></sluice-chart>` : nothing}</div>
    </div>`;
  }

  /** The first answer among 100 people, with all that may be said of it. */
  #countDots(design: Design) {
    const width = this._widths.find(({ people }) => people === this.people);
    if (!width) return nothing;
    const share = design.dataDistribution[0] ?? 0;
    const low = Math.max(0, Math.floor(100 * (share - width.first)));
    const high = Math.min(100, Math.ceil(100 * (share + width.first)));
    const values = {
      name: shownNames(design.data.categories)[0] ?? "",
      truth: hundredth(share),
      people: count(this.people, messages.people),
      low: integer(low),
      high: integer(high),
    };
    const picture = { low: integer(low), between: integer(high - low) };
    return html`<p class="numbers told">${plain(exercises.balance.counts, values)}</p>
      ${dots(low, high - low, plain(exercises.balance.countsPicture, picture))}`;
  }

  static override styles = [
    ...LiveElement.styles,
    dotted,
    css`
      .sides {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
        gap: 1.5rem 2.5rem;
        margin-block-start: 1rem;
      }
      h3 {
        margin-block-end: 0.5rem;
      }
    `,
  ];
}

/** Guesses right, without an answer and with the noisy one. */
function guessed(design: Design) {
  const blind = Math.max(...design.secretDistribution);
  return secretGuesses(design) ?? { blind, informed: rightFromTruth(design) };
}

function readerDots(design: Design) {
  const t = exercises.balance;
  const { blind, informed } = guessed(design);
  const [without, withIt] = [Math.round(100 * blind), Math.round(100 * informed)];
  return html`<p class="numbers told">${plain(t.reader, { noisy: integer(withIt), blind: integer(without) })}</p>
    ${dots(without, withIt - without, plain(t.readerPicture, { blind: integer(without), more: integer(withIt - without) }))}`;
}

function readerSpec(design: Design): SharesSpec {
  const t = messages.balance;
  const truth = rightFromTruth(design);
  const { blind, informed: noisy } = guessed(design);
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
  const write = (half: number) => (half < TOLD ? plain(t.points, { points: pointsText(half) }) : t.not);
  const parts = widths.map(({ people, half }) =>
    plain(half < TOLD ? t.part : t.partNot, { half: write(half), people: peopleText(people) }),
  );
  return {
    kind: "shares",
    title: t.counts,
    rowAxis: messages.asked,
    valueAxis: t.off,
    write,
    rows: widths.map(({ people, half }) => ({ name: peopleText(people), share: half, main: true })),
    summary: plain(t.countsSay, { parts: list(parts) }),
  };
}

customElements.define("sluice-live-balance", SluiceLiveBalance);
