// SPDX-License-Identifier: GPL-3.0-or-later

import {
  defaultConverter,
  html,
  LitElement,
  nothing,
  type PropertyDeclaration,
  type PropertyDeclarations,
  type TemplateResult,
} from "lit";
import { fail } from "../../wasm/contract/errors.js";
import { DEFAULT_NOTION } from "../../wasm/contract/notions.js";
import { BEST_PROTOCOL } from "../../wasm/contract/protocols.js";
import {
  type Design,
  type JointTable,
  type Parameters,
  type PriorSummary,
  SluiceError,
} from "../../wasm/engine/sluice.js";
import { highestLevel, nearest, stops } from "../facts/levels.js";
import { sliderOf } from "../facts/pairs.js";
import { promise } from "../facts/sentence.js";
import * as texts from "../messages/en/errors-live.js";
import { messages } from "../messages/page.js";
import type { SluiceChart } from "../parts/chart.js";
import { Latest } from "../platform/latest.js";
import { base } from "../styles/base.js";
import { levelText, plain } from "../text/format-message.js";
import { theEngine } from "./engine.js";
import { csvOf, svgOf } from "./export.js";
import { speak } from "./language.js";
import { tableIn } from "./scale.js";
import { type Counts, tableOf } from "./table.js";
import { controls, covered, theme } from "./theme.js";
import "../parts/chart.js";
import "../parts/error.js";

/** The detail of `sluice-change`: the protocol that is shown now. Information is in nats. @public */
export interface Changed {
  guarantee: string;
  epsilon: number;
  protocol: string;
  mutualInformation: number;
  dataEntropy: number;
}

const SETTINGS = ["guarantee", "epsilon", "protocol", "seesSecret", "parameters"];

/**
 * Shows something of a protocol, computed where it is seen. The table of counts within the element is what it is computed
 * from; until then, and without scripts, that is what one sees.
 *
 * @slot - a table: a row for each category of the secret, a column for each category of the data, counts between
 * @fires {CustomEvent<undefined>} sluice-ready - there is something to see, for the first time
 * @fires {CustomEvent<Changed>} sluice-change - there is another protocol to see, or the first one
 * @fires {CustomEvent<SluiceError>} sluice-error - nothing could be computed: what is wrong, where, and what to do
 * @csspart controls - the slider with its label and its value
 * @csspart slider - the slider itself
 * @csspart promise - the sentence that says what is promised
 * @csspart chart - the picture with its table, and what belongs to it
 * @csspart error - what went wrong
 * @cssproperty --sluice-font - the font of all text; that of the page
 * @cssproperty --sluice-radius - how round corners are; 6px
 * @cssproperty --sluice-padding - the room around everything; 1rem
 * @cssproperty --sluice-min-height - the room that is kept from the start, so that nothing below moves
 * @cssstate loading - there is nothing to see yet
 * @cssstate error - something went wrong
 */
export abstract class LiveElement extends LitElement {
  static override properties: PropertyDeclarations = {
    secret: {},
    data: {},
    guarantee: {},
    epsilon: { type: Number },
    protocol: {},
    seesSecret: { type: Boolean, attribute: "sees-secret" },
    parameters: { type: Object },
    readonly: { type: Boolean },
    loading: {},
    theme: { reflect: true },
    table: { attribute: false },
    _prior: { state: true },
    _design: { state: true },
    _error: { state: true },
    _failed: { state: true },
  };

  /** The name of the secret, whose categories are the rows of the table. */
  declare secret: string;
  /** The name of the answer, whose categories are its columns. */
  declare data: string;
  /** The notion that is promised: `lip`, `ldp`, `data-ldp` and so on. */
  declare guarantee: string;
  /** The level; the slider moves it. */
  declare epsilon: number;
  /** How reports are drawn: `optimal`, `grr` and so on. */
  declare protocol: string;
  /** Whether reports are drawn from the secret as well. */
  declare seesSecret: boolean;
  /** The parameters that some guarantees need; the attribute is JSON. */
  declare parameters: Parameters | undefined;
  /** No slider. */
  declare readonly: boolean;
  /** `eager` where it is not to wait until it is nearly seen. */
  declare loading: "lazy" | "eager";
  /** `auto` is as the page is where the element stands. */
  declare theme: "auto" | "light" | "dark";
  /** The counts, in the place of the table within. */
  declare table: Counts | undefined;
  declare _prior: PriorSummary | undefined;
  declare _design: Design | undefined;
  declare _error: SluiceError | undefined;
  /** The failure of something beside the protocol. */
  declare _failed: SluiceError | undefined;
  readonly #states = this.attachInternals().states as CustomStateSet | undefined;
  readonly #designing = new Latest();
  #seen: IntersectionObserver | undefined;
  #counted: JointTable | undefined;
  #begun = false;
  #settle: { shown(): void; failed(error: unknown): void } = { shown: () => {}, failed: () => {} };
  #ready = this.#promised();

  /**
   * Resolves when there is something to see, with its picture. Rejects with the error where nothing could be computed;
   * when something is computed again after that, it is another promise.
   */
  get ready(): Promise<void> {
    return this.#ready;
  }

  #promised(): Promise<void> {
    const ready = new Promise<void>((shown, failed) => {
      this.#settle = { shown, failed };
    });
    // Nobody has to wait for it: the element shows the error.
    ready.catch(() => {});
    return ready;
  }

  constructor() {
    super();
    this.secret = "S";
    this.data = "X";
    this.guarantee = DEFAULT_NOTION;
    this.epsilon = 0.5;
    this.protocol = BEST_PROTOCOL;
    this.seesSecret = false;
    this.readonly = false;
    this.loading = "lazy";
    this.theme = "auto";
  }

  /** The protocol that is shown, once there is one. */
  get design(): Design | undefined {
    return this._design;
  }

  /** The table as it was counted: that which was given, or the one within. */
  get counted(): Counts | undefined {
    return this.table ?? tableIn(this, this.secret, this.data);
  }

  /** The picture as the text of an SVG file that stands alone, in the colours that are seen. */
  async exportSVG(): Promise<string> {
    await this.ready;
    return svgOf(this.renderRoot.querySelector<SluiceChart>("sluice-chart"));
  }

  /** The table behind the picture as the text of a CSV file. */
  async exportCSV(): Promise<string> {
    await this.ready;
    return csvOf(this.renderRoot.querySelector<SluiceChart>("sluice-chart"));
  }

  static override get observedAttributes(): string[] {
    // biome-ignore lint/complexity/noThisInStatic: the getter above asks for the class that it is called on
    return [...super.observedAttributes, "lang"];
  }

  /** React and Vue set a property to the text of its attribute where the element is defined already: a text is read as that. */
  protected static override getPropertyDescriptor(
    name: PropertyKey,
    key: string | symbol,
    options: PropertyDeclaration,
  ) {
    // biome-ignore lint/complexity/noThisInStatic: it is asked for the class that it is called on
    const descriptor = super.getPropertyDescriptor(name, key, options);
    const { type } = options;
    if (!descriptor || (type !== Number && type !== Object)) return descriptor;
    const read = (value: unknown) =>
      typeof value === "string" ? defaultConverter.fromAttribute?.(value, type) : value;
    return {
      ...descriptor,
      set(this: LiveElement, value: unknown) {
        descriptor.set?.call(this, read(value));
      },
    };
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === "lang" && this.isConnected) void speak(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void speak(this);
    if (this.loading === "eager") {
      this.#begin();
      return;
    }
    // Two screens ahead it is there by the time it is reached.
    this.#seen = new IntersectionObserver(
      // One call may have several entries of the element, and the first of them may say that it is not seen.
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && this.#begin(),
      { rootMargin: "200%" },
    );
    this.#seen.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#seen?.disconnect();
    this.#designing.cancel();
  }

  #begin(): void {
    this.#seen?.disconnect();
    this.#begun = true;
    void this.#compute(true);
  }

  override updated(changed: Map<string, unknown>): void {
    const anew = changed.has("table") || changed.has("secret") || changed.has("data");
    if (this.#begun && (anew || SETTINGS.some((name) => changed.has(name)))) {
      void this.#compute(anew);
    }
    if (this.loading === "eager" && this.isConnected && !this.#begun) this.#begin();
    this.#state("loading", this._design === undefined && this._error === undefined);
    this.#state("error", this._error !== undefined);
  }

  async #compute(anew: boolean): Promise<void> {
    if (this._error) this.#ready = this.#promised();
    try {
      const design = await this.#designing.run(async (signal) => {
        const [table, engine] = await Promise.all([tableOf(this), theEngine(), speak(this)]);
        if (anew || !this.#counted) {
          this.#counted = table;
          this._prior = await engine.describe(this.#counted);
        }
        const { guarantee: notion, epsilon, protocol, seesSecret, parameters } = this;
        // Without the attribute nothing is said of it: some protocols need the secret.
        const sees = seesSecret && { seesSecret };
        const asked = { notion, epsilon, protocol, ...sees, ...(parameters && { parameters }) };
        return engine.design({ table: this.#counted, ...asked }, { signal });
      });
      if (!design) return;
      this._error = undefined;
      const first = this._design === undefined;
      this._design = design;
      await this.updateComplete;
      await this.renderRoot.querySelector<SluiceChart>("sluice-chart")?.updateComplete;
      this.#settle.shown();
      const { mutualInformation, dataEntropy } = design.utility;
      const { notion: guarantee, epsilon } = design.guarantee;
      const detail: Changed = { guarantee, epsilon, protocol: design.protocol, mutualInformation, dataEntropy };
      if (first) this.tell("sluice-ready", undefined);
      this.tell("sluice-change", detail);
    } catch (error) {
      this.fail(error);
    }
  }

  protected fail(error: unknown): void {
    this._error = error instanceof SluiceError ? error : fail(texts.elementCrashed, String(error));
    this.#settle.failed(this._error);
    this.tell("sluice-error", this._error);
  }

  protected tell(type: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  #state(name: string, on: boolean): void {
    try {
      this.#states?.[on ? "add" : "delete"](name);
    } catch {
      // Some browsers know only names that begin with dashes.
    }
  }

  protected abstract show(design: Design, prior: PriorSummary): TemplateResult;

  override render() {
    const { _design: design, _prior: prior } = this;
    const error = html`<sluice-error part="error" .error=${this._error}></sluice-error>`;
    if (!design || !prior) return html`<slot></slot>${error}`;
    const { notion, epsilon, parameters } = design.guarantee;
    const { message, values } = promise(notion, epsilon, parameters?.alpha ?? 0);
    return html`${this.readonly ? nothing : this.#controls(prior)}
      <p part="promise" class="small soft">${plain(message, values)}</p>
      ${error}
      <div part="chart">${this.show(design, prior)}</div>`;
  }

  #controls({ releaseLevel }: PriorSummary) {
    const t = messages.level;
    const levels = stops(highestLevel(releaseLevel[this.guarantee]));
    return html`<label part="controls" class="controls"><span>${sliderOf(this.guarantee)}</span>
      <input part="slider" type="range" min="0" max=${levels.length - 1} step="1"
        aria-valuetext=${plain(t.sliderValueBare, { epsilon: levelText(this.epsilon) })}
        .value=${String(nearest(levels, this.epsilon))}
        @input=${(event: Event) => {
          this.epsilon = levels[Number((event.target as HTMLInputElement).value)] ?? 0;
        }}>
      <output class="numbers">ε = ${levelText(this.epsilon)}</output></label>`;
  }

  static override styles = [base, theme, controls, covered];
}
