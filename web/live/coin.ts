// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { type Design, type NamedShare, type Sluice, SluiceError, toProtocolFile } from "../../wasm/engine/sluice.js";
import { shownNames } from "../../wasm/protocol/columns.js";
import type { CrowdSpec } from "../charts/chart.js";
import { messages } from "../messages/demos.js";
import { count, decimal, integer, percent, plain } from "../text/format-message.js";
import { endsText } from "../text/interval-text.js";
import { uniform } from "./chance.js";
import { draw } from "./draw.js";
import { LiveElement } from "./element.js";
import { theEngine } from "./engine.js";
import { scaled } from "./scale.js";

/** So many small people. */
const CROWD = 100;

interface Flip {
  /** Whether the coin said to tell the truth. */
  heads: boolean;
  /** Which answer is sent. */
  said: number;
}

/**
 * Randomised response by hand: the visitor flips the coin for an answer of their own, says beforehand what 100 people will
 * send, and takes the noise out of it again. What the visitor answers is in no attribute and in no event.
 *
 * @tag sluice-live-coin
 */
export class SluiceLiveCoin extends LiveElement {
  static override properties = {
    ...LiveElement.properties,
    _flip: { state: true },
    _expected: { state: true },
    _crowd: { state: true },
    _share: { state: true },
    _failed: { state: true },
  };

  declare _flip: Flip | undefined;
  declare _expected: number;
  declare _crowd: CrowdSpec["people"] | undefined;
  declare _share: NamedShare | undefined;
  declare _failed: SluiceError | undefined;
  #answer: number | undefined;
  /** Between a press and what comes of it. */
  #busy = false;

  constructor() {
    super();
    this.readonly = true;
    this._expected = CROWD / 2;
  }

  protected override show(design: Design) {
    return html`<div class="stack">
      ${this.#own(design)}
      <sluice-error .error=${this._failed}></sluice-error>
      ${this._flip ? this.#predict(design) : nothing}
      ${this._crowd ? this.#people(design, this._crowd) : nothing}
    </div>`;
  }

  #own(design: Design) {
    const t = messages.coin;
    const names = shownNames(design.data.categories);
    return html`<fieldset><legend>${t.question}</legend><div class="choices">${names.map(
      (name, x) => html`<label><input type="radio" name="answer" .checked=${this.#answer === x}
        @change=${() => {
          this.#answer = x;
          this._flip = undefined;
          this.requestUpdate();
        }}> ${name}</label>`,
    )}</div></fieldset>
    <div class="flip"><button type="button" class="primary" ?disabled=${this.#answer === undefined}
      @click=${() => void this.#once(() => this.#toss(design))}>${this._flip ? t.again : t.flip}</button>
      <p role="status">${this._flip ? this.#outcome(this._flip, names) : t.stays}</p></div>`;
  }

  #outcome({ heads, said }: Flip, names: string[]) {
    const t = messages.coin;
    const name = names[said] ?? "";
    return html`<span class="coin" aria-hidden="true">${heads ? t.headsMark : t.tailsMark}</span>
      <span>${plain(heads ? t.heads : t.tails, { name })}</span>`;
  }

  #predict(design: Design) {
    const t = messages.coin;
    const [name = ""] = shownNames(design.data.categories);
    const truly = crowdOf(design).filter((truth) => truth === 0).length;
    return html`<div class="stack"><p>${plain(t.crowd, { people: integer(CROWD), truly: integer(truly), name })}</p>
      <label class="controls"><span>${plain(t.expect, { name })}</span>
        <input type="range" min="0" max=${CROWD} step="1" .value=${String(this._expected)} ?disabled=${this._crowd !== undefined}
          @input=${(event: Event) => {
            this._expected = Number((event.target as HTMLInputElement).value);
          }}>
        <output class="numbers">${integer(this._expected)}</output></label>
      <div><button type="button" @click=${() => void this.#once(() => this.#ask(design))}>${this._crowd ? t.askAgain : t.show}</button></div></div>`;
  }

  #people(design: Design, people: CrowdSpec["people"]) {
    const t = messages.coin;
    const [name = ""] = shownNames(design.data.categories);
    const said = people.filter((one) => one.said === 0).length;
    const undone = this._share;
    return html`<p role="status" class="told"><strong>${plain(t.sent, { people: integer(CROWD), said: integer(said), name, expected: integer(this._expected) })}</strong></p>
      <sluice-chart .spec=${spec(design, people, undone !== undefined)}></sluice-chart>
      ${
        undone === undefined
          ? html`<div><button type="button" class="primary" @click=${() => void this.#once(() => this.#undo(design, people))}>${t.undo}</button></div>`
          : html`<div role="status" class="stack told">${this.#reckoned(design, said, undone)}</div>`
      }`;
  }

  #reckoned(design: Design, said: number, share: NamedShare) {
    const t = messages.coin;
    const [name = ""] = shownNames(design.data.categories);
    // P(first report | first answer) and P(first report | another answer), of 100.
    const [kept, swapped] = [0, 1].map((x) => 100 * (design.channel[x * design.reports.length] ?? 0));
    const values = {
      name,
      said: integer(said),
      kept: decimal(kept ?? 0, 1),
      swapped: decimal(swapped ?? 0, 1),
      share: percent(share.unbiased ?? share.likelihood),
      truth: integer(crowdOf(design).filter((truth) => truth === 0).length),
    };
    return html`<p>${plain(t.odds, values)}</p><p class="numbers">${plain(t.sum, values)}</p>
      ${share.each ? html`<p>${plain(t.sure, { ...values, ...endsText(share.each) })}</p>` : nothing}`;
  }

  async #toss(design: Design): Promise<void> {
    const answer = this.#answer;
    if (answer === undefined) return;
    const said = await saidBy(await theEngine(), design, answer);
    if (answer === this.#answer) this._flip = { heads: coinOf(design, answer, said), said };
  }

  async #ask(design: Design): Promise<void> {
    const engine = await theEngine();
    const asked = crowdOf(design).map(async (truth) => ({ truth, said: await saidBy(engine, design, truth) }));
    this._crowd = await Promise.all(asked);
    this._share = undefined;
  }

  async #undo(design: Design, people: CrowdSpec["people"]): Promise<void> {
    const file = toProtocolFile(design);
    const counts = design.reports.map((_, y) => people.filter(({ said }) => said === y).length);
    const reports = { written: "reports" as const, reports: file.channel.reports, counts };
    const survey = await (await theEngine()).estimate(file, reports);
    if (people === this._crowd) this._share = survey.data[0];
  }

  /** One press after the other. */
  async #once(act: () => Promise<void>): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      await act();
      this._failed = undefined;
    } catch (error) {
      if (!(error instanceof SluiceError)) throw error;
      this._failed = error;
    } finally {
      this.#busy = false;
    }
  }

  static override styles = [
    ...LiveElement.styles,
    css`
      fieldset {
        border: 0;
        margin: 0;
        padding: 0;
      }
      /* The odds are told where the noise is taken out. */
      [part="promise"] {
        display: none;
      }
      .choices,
      .flip,
      .flip p {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.5rem 1.25rem;
      }
      .flip {
        min-block-size: 5rem;
      }
      .choices label {
        display: inline-flex;
        align-items: center;
        gap: 0.4rem;
      }
      .choices label,
      button {
        min-block-size: 2.75rem;
      }
      .flip p {
        flex: 1 1 14rem;
        flex-wrap: nowrap;
      }
      .coin {
        flex: none;
        display: grid;
        place-content: center;
        inline-size: 3rem;
        block-size: 3rem;
        border-radius: 50%;
        border: 3px double var(--accent);
        background: var(--tint);
        font-weight: 700;
      }
    `,
  ];
}

/** True answers of the crowd, as in the table. */
function crowdOf({ secret, data, prior }: Design): number[] {
  const { weights } = scaled({ secret, data, weights: prior }, CROWD);
  const width = data.categories.length;
  return Array.from(weights).flatMap((people, cell) => new Array<number>(people).fill(cell % width));
}

async function saidBy(engine: Sluice, design: Design, answer: number): Promise<number> {
  return design.reports.indexOf((await draw(engine, design, answer)).report);
}

/**
 * Which side of the coin goes with it: heads tell the truth, tails any answer with the same chance. Where another answer is
 * sent it was tails; otherwise heads with 1 − a q of 1 − (a − 1) q, q the chance of each other answer.
 */
function coinOf({ channel, reports }: Design, answer: number, said: number): boolean {
  if (said !== answer) return false;
  const a = reports.length;
  const q = channel[answer * a + ((answer + 1) % a)] ?? 0;
  return uniform() < (1 - a * q) / (1 - (a - 1) * q);
}

function spec(design: Design, people: CrowdSpec["people"], truth: boolean): CrowdSpec {
  const t = messages.coin;
  const names = shownNames(design.data.categories);
  const [name = ""] = names;
  const others = people.filter((one) => one.said !== one.truth).length;
  const said = people.filter((one) => one.said === 0).length;
  const told = plain(t.picture, { people: integer(people.length), said: integer(said), name });
  return {
    kind: "crowd",
    title: t.title,
    names,
    people,
    truth,
    saidAxis: t.saidAxis,
    truthAxis: t.truthAxis,
    countAxis: t.countAxis,
    summary: truth ? `${told} ${count(others, t.crossed)}` : told,
  };
}

customElements.define("sluice-live-coin", SluiceLiveCoin);
