// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing, type PropertyValues } from "lit";
import { type Design, SluiceError } from "../../wasm/engine/sluice.js";
import { shownNames } from "../../wasm/protocol/columns.js";
import type { SharesSpec } from "../charts/chart.js";
import { rightFromReports } from "../facts/guesses.js";
import { messages } from "../messages/demos.js";
import { count, hundredth, list, plain } from "../text/format-message.js";
import { uniform } from "./chance.js";
import { draw } from "./draw.js";
import { LiveElement } from "./element.js";
import { theEngine } from "./engine.js";
import { choices } from "./theme.js";

/** So many reports of one person, each drawn anew. */
const TIMES = [1, 2, 5];

interface Round {
  /** The category of the secret, which the reader does not see. */
  truth: number;
  reports: string[];
  guess?: number;
}

/**
 * A game: the visitor is the reader of reports. A person is picked by chance from the table, their reports are drawn as any
 * are, and the visitor guesses the secret. The score stands beside that of blind guesses and that of the best ones.
 *
 * @tag sluice-live-guess
 */
export class SluiceLiveGuess extends LiveElement {
  static override properties = {
    times: { type: Number },
    _round: { state: true },
    _score: { state: true },
  };

  /** How many reports each person sends: 1, 2 or 5. */
  declare times: number;
  declare _round: Round | undefined;
  declare _score: { right: number; played: number };
  #played: Design | undefined;

  constructor() {
    super();
    this.times = 1;
    this._score = { right: 0, played: 0 };
  }

  override updated(changed: PropertyValues & Map<string, unknown>): void {
    super.updated(changed);
    if (!this._design || (this._design === this.#played && !changed.has("times"))) return;
    this.#played = this._design;
    this.#start();
  }

  /** A score holds for one channel and one number of reports. */
  #start(): void {
    this._score = { right: 0, played: 0 };
    void this.#next();
  }

  async #next(): Promise<void> {
    const { _design: design } = this;
    const times = asked(this.times);
    this._round = undefined;
    if (!design) return;
    try {
      const engine = await theEngine();
      const cell = cellByChance(design.prior);
      const width = design.data.categories.length;
      const reports: string[] = [];
      for (let i = 0; i < times; i += 1) {
        reports.push((await draw(engine, design, design.seesSecret ? cell : cell % width)).name);
      }
      // Another channel, or another number, may have been chosen meanwhile.
      if (design !== this._design || times !== asked(this.times)) return;
      this._failed = undefined;
      this._round = { truth: Math.floor(cell / width), reports };
    } catch (error) {
      if (!(error instanceof SluiceError)) throw error;
      this._failed = error;
    }
  }

  #guess(guess: number): void {
    const { _round: round, _score: score } = this;
    if (!round || round.guess !== undefined) return;
    this._round = { ...round, guess };
    this._score = { right: score.right + Number(guess === round.truth), played: score.played + 1 };
    this.#focus(".next");
  }

  /** The button that was pressed is gone; whoever uses a keyboard goes on with the one in its place. */
  #focus(selector: string): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>(selector)?.focus());
  }

  protected override show(design: Design) {
    const t = messages.guess;
    return html`<div class="stack">
      <fieldset><legend>${t.times}</legend><div class="choices">${TIMES.map(
        (times) => html`<label><input type="radio" name="times" .checked=${times === asked(this.times)}
          @change=${() => {
            this.times = times;
          }}> ${count(times, t.timesOf)}</label>`,
      )}</div></fieldset>
      <sluice-error .error=${this._failed}></sluice-error>
      <div class="round">${this._round ? this.#shown(design, this._round) : nothing}</div>
      <sluice-chart .spec=${this.#spec(design)}></sluice-chart>
    </div>`;
  }

  #shown(design: Design, { truth, reports, guess }: Round) {
    const t = messages.guess;
    const names = shownNames(design.secret.categories);
    const sent = list(reports.map((name) => plain(t.quoted, { name })));
    const told = count(reports.length, t.sent, { reports: sent });
    if (guess === undefined) {
      return html`<p role="status"><strong>${told}</strong></p>
        <p id="asked">${plain(t.ask, { secret: design.secret.name })}</p>
        <div class="choices" role="group" aria-labelledby="asked">${names.map(
          (name, s) => html`<button type="button" class="guess" @click=${() => this.#guess(s)}>${name}</button>`,
        )}</div>`;
    }
    const outcome = plain(guess === truth ? t.right : t.wrong, { truth: names[truth] ?? "" });
    return html`<p>${told}</p>
      <p role="status"><strong>${outcome}</strong> <span class="numbers told">${this.#scored()}</span></p>
      <button type="button" class="next primary" @click=${() => void this.#next().then(() => this.#focus(".guess"))}>${t.next}</button>`;
  }

  #scored(): string {
    const { right, played } = this._score;
    return played > 0 ? count(played, messages.guess.score, { right }) : messages.guess.noScore;
  }

  #spec(design: Design): SharesSpec {
    const t = messages.guess;
    const { right, played } = this._score;
    const blind = Math.max(...design.secretDistribution);
    const best = rightFromReports(design, asked(this.times));
    const rows = [
      ...(played > 0 ? [{ name: t.you, share: right / played, main: true }] : []),
      { name: t.blind, share: blind, main: false },
      ...(best === undefined ? [] : [{ name: t.best, share: best, main: false }]),
    ];
    return {
      kind: "shares",
      title: t.title,
      rowAxis: t.who,
      valueAxis: t.share,
      rows,
      summary: [
        this.#scored(),
        plain(t.blindSays, { blind: hundredth(blind) }),
        ...(best === undefined ? [] : [plain(t.bestSays, { best: hundredth(best) })]),
      ].join(" "),
    };
  }

  static override styles = [
    ...LiveElement.styles,
    choices,
    css`
      [part="promise"] {
        display: block;
      }
      .choices > button {
        min-inline-size: 5rem;
      }
      /* As high before a guess as after it: nothing below moves. */
      .round {
        min-block-size: 8.5rem;
        display: flex;
        flex-direction: column;
        align-items: start;
        gap: 0.5rem;
      }
    `,
  ];
}

/** One of those numbers, whatever a page says. */
const asked = (times: number) => (TIMES.includes(times) ? times : (TIMES[0] ?? 1));

/** A cell of the table, as often as its weight says. */
function cellByChance(weights: Float64Array): number {
  let left = uniform() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [cell, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return cell;
  }
  return weights.findLastIndex((weight) => weight > 0);
}

customElements.define("sluice-live-guess", SluiceLiveGuess);
