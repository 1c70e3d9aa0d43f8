// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, LitElement, nothing } from "lit";
import { type Sluice, SluiceError } from "../../../wasm/engine/sluice.js";
import { key, type LinesSpec } from "../../charts/lines.js";
import type { Claim, Computed, Figure, Values } from "../../figures/figure.js";
import { valuesOf } from "../../figures/figure.js";
import { specsOf } from "../../figures/specs.js";
import type { Stored } from "../../figures/stored.js";
import { messages } from "../../messages/figures.js";
import { somebodyThere } from "../../platform/somebody-there.js";
import { base } from "../../styles/base.js";
import { decimal, percent, plain } from "../../text/format-message.js";
import { type Language, language } from "../../text/language.js";
import { messageOf } from "../../text/translate.js";
import { computedIn, figureIn } from "./figure-words.js";
import "../../parts/lines.js";
import { turn } from "../../parts/turn.js";

/** Paper has all of them at once. */
const printed = new Promise((resolve) => addEventListener("beforeprint", resolve, { once: true }));

/** One figure of a paper: as it was computed for the page, and again here with other values. */
export class SluiceFigure extends LitElement {
  static override properties = {
    figure: { attribute: false },
    stored: { attribute: false },
    engine: { attribute: false },
    later: { type: Boolean },
    _values: { state: true },
    _own: { state: true },
    _share: { state: true },
    _note: { state: true },
  };

  declare figure: Figure;
  declare stored: Stored | undefined;
  declare engine: Promise<Sluice>;
  /** Whether it stands too far down to be seen before anybody has moved. */
  declare later?: boolean;
  declare _values: Values;
  /** The numbers that were computed here, if any were. */
  declare _own: (Computed & { seconds: number; values: Values }) | undefined;
  /** How far the computation is, while there is one. */
  declare _share: number | undefined;
  declare _note: string;
  #stop: AbortController | undefined;
  /** The same pictures for the same numbers in the same language: a chart would be drawn anew for every step of a slider. */
  #drawn: { found: Computed; spoken: Language; specs: LinesSpec[] } | undefined;

  constructor() {
    super();
    this._values = {};
    this._note = "";
  }

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has("figure")) this._values = valuesOf(this.figure, "live");
  }

  /** A page has more than a dozen; where one of them is asked for, what stands above it must not come later. */
  protected override async scheduleUpdate(): Promise<void> {
    if (!this.hasUpdated && window.location.hash.length < 2) {
      await Promise.race([this.later ? somebodyThere().then(turn) : turn(), printed]);
    }
    super.scheduleUpdate();
  }

  override updated(): void {
    this.toggleAttribute("drawn", true);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.abort();
  }

  override render() {
    const { _own: own, stored } = this;
    const figure = figureIn(this.figure);
    const found = own ?? stored;
    const shown = found && computedIn(found);
    const values = shown?.values ?? this._values;
    const machine = own ? undefined : stored?.machine;
    return html`<article aria-labelledby="heading">
      <h3 id="heading">${plain(messages.heading, { number: figure.number, title: figure.title })}</h3>
      <p class="about">${figure.about(values)}</p>
      ${
        found && shown
          ? html`${this.#panels(figure, found, shown)}
            <p class="small soft">${plain(own ? messages.computedHere : messages.computed, { seconds: decimal(shown.seconds), values: sliderValues(figure, values) })}
              ${machine ? plain(messages.machine, { ...machine, load: decimal(machine.load, 2) }) : nothing}</p>`
          : nothing
      }
      <dl>
        <dt>${messages.setting}</dt>
        <dd>${this.#claim(figure.setting)}</dd>
        ${figure.claims.length > 0 ? html`<dt>${messages.reported}</dt><dd><ul>${figure.claims.map((claim) => html`<li>${this.#claim(claim)}</li>`)}</ul></dd>` : nothing}
        ${shown ? html`<dt>${messages.seen}</dt><dd aria-live="polite">${shown.sentences.map((line) => html`<p>${line}</p>`)}</dd>` : nothing}
        ${figure.beyond.length > 0 ? html`<dt>${messages.beyond}</dt><dd>${figure.beyond.map((line) => html`<p>${line}</p>`)}</dd>` : nothing}
      </dl>
      <form @submit=${this.#compute}>
        <fieldset>
          <legend>${messages.try}</legend>
          ${figure.sliders.map((slider) => this.#slider(slider))}
          <div class="row">
            ${
              this._share === undefined
                ? html`<button type="submit">${messages.again}</button>`
                : html`<button type="button" @click=${this.#cancel}>${messages.stop}</button>
                    <progress max="1" value=${this._share} aria-label=${messages.try}></progress>`
            }
            ${own && this._share === undefined ? html`<button type="button" @click=${this.#back}>${messages.back}</button>` : nothing}
            <span role="status" class="small soft">${this.#status()}</span>
          </div>
        </fieldset>
      </form>
    </article>`;
  }

  /** The names of the lines stand once where all panels have the same. */
  #panels(figure: Figure, found: Computed, shown: Computed) {
    const spoken = language();
    if (this.#drawn?.found !== found || this.#drawn.spoken !== spoken) {
      this.#drawn = { found, spoken, specs: specsOf(figure, shown).map((spec) => ({ ...spec, bare: true })) };
    }
    const { specs } = this.#drawn;
    const names = ({ series }: LinesSpec) => JSON.stringify(series.map(({ name }) => name));
    const [first] = specs;
    const alike = first !== undefined && specs.every((spec) => names(spec) === names(first));
    return html`${alike ? key(first) : nothing}
      <div class="panels ${specs.length > 1 ? "several" : ""}">${specs.map(
        (spec) => html`<div>${spec.heading ? html`<h4>${spec.heading}</h4>` : nothing}
          ${alike ? nothing : key(spec)}<sluice-lines .spec=${spec}></sluice-lines></div>`,
      )}</div>`;
  }

  /** The paper's claim with its place, and how ours differs. */
  #claim({ says, at, differs }: Claim) {
    return html`<p>${says} <span class="small soft place">${at.section}, ${at.part}: <q lang="en">${at.words} …</q></span></p>
      ${differs === undefined ? nothing : html`<p class="differs"><strong>${this._own ? messages.differsThere : messages.differs}</strong> ${differs}</p>`}`;
  }

  #slider({ key, label, least, most, step }: Figure["sliders"][number]) {
    const value = this._values[key] ?? least;
    return html`<label class="slider"><span>${label}</span>
      <input type="range" min=${least} max=${most} step=${step} .value=${String(value)} name=${key}
        @input=${(event: Event) => this.#set(key, Number((event.target as HTMLInputElement).value))}
        @change=${this.#compute}>
      <output class="numbers">${decimal(value)}</output></label>`;
  }

  #status(): string {
    if (this._share === undefined) return this._note;
    return plain(messages.computing, { percent: percent(this._share) });
  }

  #set(key: string, value: number): void {
    this._values = { ...this._values, [key]: value };
  }

  /** Begins anew where something is being computed already. */
  async #compute(event: Event): Promise<void> {
    event.preventDefault();
    this.#stop?.abort();
    const stop = new AbortController();
    this.#stop = stop;
    this._share = 0;
    this._note = "";
    const begin = performance.now();
    try {
      const sluice = await this.engine;
      const designer = {
        design: (request: Parameters<Sluice["design"]>[0]) => sluice.design(request, { signal: stop.signal }),
      };
      const tell = async (share: number) => {
        stop.signal.throwIfAborted();
        this._share = share;
      };
      const values = this._values;
      const computed = await this.figure.compute(designer, values, tell);
      if (stop.signal.aborted) return;
      const seconds = Number(((performance.now() - begin) / 1000).toPrecision(2));
      this._own = { ...computed, seconds, values };
    } catch (error) {
      if (this.#stop !== stop) return;
      if (stop.signal.aborted) this._note = messages.stopped;
      else
        this._note = plain(messages.failed, {
          reason: error instanceof SluiceError ? messageOf(error) : String(error),
        });
    }
    if (this.#stop === stop) this._share = undefined;
  }

  #cancel(): void {
    this.#stop?.abort();
  }

  #back(): void {
    this._own = undefined;
    this._note = "";
    this._values = valuesOf(this.figure, "live");
  }

  static override styles = [
    base,
    css`
      /* What comes next is not seen before this has its place. */
      :host(:not([drawn])) {
        min-block-size: 100vh;
      }
      article > * + * {
        margin-block-start: 1.25rem;
      }
      h3 {
        font-size: 1.3rem;
      }
      .key {
        display: flex;
        flex-wrap: wrap;
        gap: 0.25rem 1.5rem;
        padding: 0;
        margin-block-end: 0;
        list-style: none;
      }
      .key li {
        display: flex;
        gap: 0.5rem;
      }
      .key svg {
        flex: none;
      }
      h4 {
        font-size: 1rem;
        margin: 0 0 0.5rem;
      }
      .panels {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 2rem 2.5rem;
      }
      .panels:not(.several) {
        max-inline-size: 46rem;
      }
      @media (min-width: 52rem) {
        .several {
          grid-template-columns: repeat(2, minmax(0, 1fr));
        }
      }
      dt {
        font-weight: 600;
        margin-block-start: 0.75rem;
      }
      dd {
        margin: 0.15rem 0 0;
        max-inline-size: 46em;
        font-variant-numeric: tabular-nums;
      }
      dd ul {
        padding: 0;
        margin: 0;
        list-style: none;
      }
      dd li + li,
      dd p + p {
        margin-block-start: 0.5rem;
      }
      dd p {
        margin-block-end: 0;
      }
      .differs {
        border-inline-start: 3px solid var(--edge);
        padding-inline-start: 0.75rem;
      }
      .slider {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 0 1rem;
        margin-block: 0.5rem;
        max-inline-size: 30rem;
      }
      .slider input {
        grid-column: 1 / -1;
        grid-row: 2;
        inline-size: 100%;
        min-block-size: 1.5rem;
        margin: 0;
        accent-color: var(--accent);
      }
      progress {
        flex: 1 1 8rem;
        max-inline-size: 16rem;
        accent-color: var(--accent);
      }
    `,
  ];
}

function sliderValues({ sliders }: Figure, values: Values): string {
  const value = ({ key }: Figure["sliders"][number]) => decimal(values[key] ?? 0);
  return sliders.map((slider) => plain(messages.value, { label: slider.label, value: value(slider) })).join(" ");
}

customElements.define("sluice-figure", SluiceFigure);
