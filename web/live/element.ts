// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import {
  type Design,
  type JointTable,
  type Parameters,
  type PriorSummary,
  SluiceError,
} from "../../wasm/api/sluice.js";
import { messages } from "../messages/page.js";
import { Latest } from "../session/latest.js";
import { highestLevel, nearest, stops } from "../session/levels.js";
import { promise } from "../session/sentence.js";
import { base } from "../styles/base.js";
import { decimal, plain } from "../text/say.js";
import { theEngine } from "./engine.js";
import { countsIn } from "./table.js";
import "../elements/error.js";

/** What has changed, in the detail of `sluice-change`. Information in nats. */
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
 * Attributes: `secret` and `data` (what rows and columns of the table are called), `guarantee` (lip), `epsilon` (0.5),
 * `protocol` (optimal), `sees-secret`, `parameters` (JSON, what a guarantee has to know), `readonly` (no slider), `loading` ("eager" where it is not to wait until it is nearly seen).
 * Property: `table`, in the place of the one within. Events, which bubble and leave shadow trees: `sluice-ready`,
 * `sluice-change` (`Changed`), `sluice-error` (`SluiceError`). Parts: `controls`, `slider`, `promise`, `chart`. Colours and
 * type are those of styles/theme.css and may be set on the element: `--accent`, `--paper`, `--ink`, …
 */
export abstract class LiveElement extends LitElement {
  static override properties = {
    secret: {},
    data: {},
    guarantee: {},
    epsilon: { type: Number },
    protocol: {},
    seesSecret: { type: Boolean, attribute: "sees-secret" },
    parameters: { type: Object },
    readonly: { type: Boolean },
    loading: {},
    table: { attribute: false },
    _prior: { state: true },
    _design: { state: true },
    _error: { state: true },
  };

  declare secret: string;
  declare data: string;
  declare guarantee: string;
  declare epsilon: number;
  declare protocol: string;
  declare seesSecret: boolean;
  declare parameters: Parameters | undefined;
  declare readonly: boolean;
  declare loading: "lazy" | "eager";
  declare table: JointTable | undefined;
  declare _prior: PriorSummary | undefined;
  declare _design: Design | undefined;
  declare _error: SluiceError | undefined;
  readonly #designing = new Latest();
  #seen: IntersectionObserver | undefined;
  #counted: JointTable | undefined;
  #begun = false;
  #resolve: () => void = () => {};
  /** Resolves when there is something to see. */
  readonly ready = new Promise<void>((resolve) => {
    this.#resolve = resolve;
  });

  constructor() {
    super();
    this.secret = "S";
    this.data = "X";
    this.guarantee = "lip";
    this.epsilon = 0.5;
    this.protocol = "optimal";
    this.seesSecret = false;
    this.readonly = false;
    this.loading = "lazy";
  }

  get design(): Design | undefined {
    return this._design;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.loading === "eager") {
      this.#begin();
      return;
    }
    // Two screens ahead it is there by the time it is reached.
    this.#seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && this.#begin(), { rootMargin: "200%" });
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
  }

  async #compute(anew: boolean): Promise<void> {
    try {
      const design = await this.#designing.run(async (signal) => {
        const engine = await theEngine();
        if (anew || !this.#counted) {
          this.#counted = this.table ?? countsIn(this.#within(), this.secret, this.data);
          this._prior = await engine.describe(this.#counted);
        }
        const { guarantee: notion, epsilon, protocol, seesSecret, parameters } = this;
        const asked = { notion, epsilon, protocol, seesSecret, ...(parameters && { parameters }) };
        return engine.design({ table: this.#counted, ...asked }, { signal });
      });
      if (!design) return;
      this._error = undefined;
      const first = this._design === undefined;
      this._design = design;
      await this.updateComplete;
      this.#resolve();
      const { mutualInformation, dataEntropy } = design.utility;
      const { notion: guarantee, epsilon } = design.guarantee;
      const detail: Changed = { guarantee, epsilon, protocol: design.protocol, mutualInformation, dataEntropy };
      if (first) this.#tell("sluice-ready", undefined);
      this.#tell("sluice-change", detail);
    } catch (error) {
      this._error =
        error instanceof SluiceError ? error : new SluiceError("crashed", String(error), "Reload the page.");
      this.#tell("sluice-error", this._error);
    }
  }

  #within(): HTMLTableElement {
    const found = this.querySelector("table");
    if (found) return found;
    throw new SluiceError(
      "bad_request",
      "There is no table of counts.",
      "Put a table into the element, or set its property “table”.",
    );
  }

  #tell(type: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  protected abstract show(design: Design, prior: PriorSummary): TemplateResult;

  override render() {
    const { _design: design, _prior: prior } = this;
    const error = html`<sluice-error .error=${this._error}></sluice-error>`;
    if (!design || !prior) return html`<slot></slot>${error}`;
    return html`${this.readonly ? nothing : this.#controls(prior)}
      <p part="promise" class="small soft">${plain(
        promise(design.guarantee.notion, design.guarantee.epsilon, design.guarantee.parameters?.alpha ?? 0).message,
        promise(design.guarantee.notion, design.guarantee.epsilon, design.guarantee.parameters?.alpha ?? 0).values,
      )}</p>
      ${error}
      <div part="chart">${this.show(design, prior)}</div>`;
  }

  #controls({ releaseLevel }: PriorSummary) {
    const t = messages.level;
    const levels = stops(highestLevel(releaseLevel[this.guarantee]));
    return html`<label part="controls" class="controls"><span>${t.slider}</span>
      <input part="slider" type="range" min="0" max=${levels.length - 1} step="1"
        aria-valuetext=${plain(t.sliderValueBare, { epsilon: decimal(this.epsilon, 3) })}
        .value=${String(nearest(levels, this.epsilon))}
        @input=${(event: Event) => {
          this.epsilon = levels[Number((event.target as HTMLInputElement).value)] ?? 0;
        }}>
      <output class="numbers">${decimal(this.epsilon, 3)}</output></label>`;
  }

  static override styles = [
    base,
    css`
      .controls {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.25rem 0.9rem;
      }
      .controls input {
        flex: 1 1 12rem;
        min-inline-size: 0;
        block-size: 2rem;
        margin: 0;
        accent-color: var(--accent);
      }
      .controls output {
        min-inline-size: 3rem;
      }
      [part="promise"] {
        margin-block: 0.25rem 0.75rem;
      }
    `,
  ];
}
