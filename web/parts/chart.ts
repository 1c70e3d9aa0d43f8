// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, LitElement, nothing } from "lit";
import { type Chart, type ChartSpec, chart } from "../charts/chart.js";
import type { LinesSpec } from "../charts/lines.js";
import { messages } from "../messages/page.js";
import { base } from "../styles/base.js";
import "./chart-files.js";
import { Turning } from "./rotation.js";

let printing = false;
for (const event of ["beforeprint", "afterprint"])
  globalThis.addEventListener?.(event, () => {
    printing = event === "beforeprint";
  });

/**
 * A chart with its table and its sentence. A grid is moved through with the arrow keys; the cell that
 * has the focus is read by its label. Fires `point` {row, column} while pointed at, `pick` {column}.
 */
export class SluiceChart extends LitElement {
  static override properties = { spec: { attribute: false }, brief: { type: Boolean }, _width: { state: true } };

  declare spec: ChartSpec | LinesSpec | undefined;
  /** Leaves out the button that saves the chart. */
  declare brief?: boolean;
  declare _width: number;
  #observer: ResizeObserver | undefined;
  readonly #turning = new Turning(this);

  constructor() {
    super();
    this._width = 0;
  }

  protected draw(spec: ChartSpec | LinesSpec, width: number): Chart {
    return chart(spec as ChartSpec, width);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#observer = new ResizeObserver(([entry]) => {
      if (entry) this._width = Math.floor(entry.contentRect.width);
    });
    this.#observer.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer?.disconnect();
  }

  /** Nothing is observed between the beginning of a print and the paper. */
  override willUpdate(): void {
    if (printing && this._width === 0) this._width = Math.floor(this.getBoundingClientRect().width);
  }

  override render() {
    if (!this.spec || this._width === 0) return html``;
    const { spec } = this;
    const solid = spec.kind === "polytope" && spec.corners.length === 4;
    const shown = solid ? { ...spec, view: this.#turning.view } : spec;
    const { svg, table, summary, width = 0 } = this.draw(shown, this._width);
    return html`
      ${
        solid
          ? this.#solid(svg)
          : html`<div class="scroll" @keydown=${this.#move} @focusin=${this.#point} @click=${this.#pick}
        @pointerover=${this.#point} @scroll=${this.#pin} @pointerleave=${() => this.#tell("point", { row: -1, column: -1 })}>${svg}</div>`
      }
      ${width > this._width + 1 ? html`<p class="small soft">${messages.scrolls}</p>` : nothing}
      <slot></slot>
      ${spec.kind === "heat" ? html`<p class="hidden">${summary}</p>` : ""}
      <div class="below">
        <details>
          <summary class="small">${messages.showTable}</summary>
          <p class="small">${summary}</p>
          <div class="scroll table" tabindex="0" role="group" aria-label=${spec.title}>${table}</div>
        </details>
        ${this.brief ? nothing : html`<sluice-chart-files .drawn=${this.drawn}></sluice-chart-files>`}
      </div>`;
  }

  /** A picture that can be turned. */
  #solid(svg: unknown) {
    const { down, move, up, key } = this.#turning;
    return html`<div class="solid" tabindex="0" role="group" aria-label=${messages.solid.label} @keydown=${key}
        @pointerdown=${down} @pointermove=${move} @pointerup=${up} @pointercancel=${up}>${svg}</div>
      ${this.#turning.sliders()}`;
  }

  /** For files: the picture and the table as they are. */
  readonly drawn = () => {
    const svg = this.renderRoot.querySelector<SVGSVGElement>(".scroll > svg, .solid > svg");
    const table = this.renderRoot.querySelector("table");
    if (!svg || !table || !this.spec) return undefined;
    return {
      svg,
      table,
      title: this.spec.title,
      summary: this.renderRoot.querySelector("details p")?.textContent ?? "",
    };
  };

  /** On paper a picture is made as narrow as it is, which only one with a view box can be. */
  #viewBox(): void {
    const picture = this.renderRoot.querySelector<SVGSVGElement>(".scroll > svg, .solid > svg");
    const { value: width } = picture?.width.baseVal ?? { value: 0 };
    if (width > 0) picture?.setAttribute("viewBox", `0 0 ${width} ${picture.height.baseVal.value}`);
  }

  /** Exactly one cell of a grid can be reached with Tab, also when the one that could is gone. */
  override updated(): void {
    this.#viewBox();
    if (this.renderRoot.querySelector('.cell[tabindex="0"]')) return;
    this.renderRoot.querySelector(".cell")?.setAttribute("tabindex", "0");
  }

  /** The names of the rows, and the headings above them, stay in view while a wide picture is scrolled. */
  #pin(event: Event): void {
    const { scrollLeft } = event.currentTarget as Element;
    this.renderRoot.querySelector(".pinned")?.classList.toggle("shown", scrollLeft > 0);
    for (const names of this.renderRoot.querySelectorAll(".pinned, .heads")) {
      names.setAttribute("transform", `translate(${scrollLeft} 0)`);
    }
  }

  #move(event: KeyboardEvent): void {
    const cell = cellOf(event);
    if (!cell || event.altKey || event.ctrlKey || event.metaKey) return;
    const { row, column } = position(cell);
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (column >= 0) this.#tell("pick", { column });
      return;
    }
    const target = {
      ArrowUp: [row - 1, column],
      ArrowDown: [row + 1, column],
      ArrowLeft: [row, column - 1],
      ArrowRight: [row, column + 1],
      Home: [row, -1],
      End: [row, this.#lastColumn()],
    }[event.key];
    if (!target) return;
    event.preventDefault();
    const next = this.renderRoot.querySelector<SVGGElement>(
      `[data-row="${target[0]}"][data-column="${target[1]}"].cell`,
    );
    if (!next) return;
    next.focus();
    if (target[1] !== undefined && target[1] >= 0) this.#tell("pick", { column: target[1] });
  }

  #lastColumn(): number {
    return this.spec?.kind === "heat" ? this.spec.columns.length - 1 : -1;
  }

  /** The cell that had the focus last is where Tab comes back to. */
  #point(event: Event): void {
    const cell = cellOf(event);
    if (!cell) return;
    if (event.type === "focusin") {
      for (const other of this.renderRoot.querySelectorAll('[tabindex="0"].cell')) other.setAttribute("tabindex", "-1");
      cell.setAttribute("tabindex", "0");
      showPart(cell);
    }
    this.#tell("point", position(cell));
  }

  #pick(event: Event): void {
    const target = (event.target as Element).closest<SVGElement>("[data-column]");
    const column = Number(target?.dataset.column ?? -1);
    if (column >= 0) this.#tell("pick", { column });
  }

  #tell(type: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  static override styles = [
    base,
    css`
      svg {
        display: block;
        fill: var(--ink);
        font-family: var(--sans, inherit);
        font-size: 13px;
        font-variant-numeric: tabular-nums;
      }
      .tick,
      .axis {
        fill: var(--soft);
      }
      .chosen,
      .head {
        font-weight: 700;
      }
      .cell {
        outline: none;
        cursor: default;
      }
      .cell:focus-visible rect {
        stroke: var(--focus);
        stroke-width: 3px;
      }
      [role="gridcell"],
      .name[data-column] {
        cursor: pointer;
      }
      .frame,
      .heads,
      .pinned {
        pointer-events: none;
      }
      .pinned {
        visibility: hidden;
      }
      .pinned.shown {
        visibility: visible;
      }
      .pinned rect {
        fill: var(--paper);
      }
      .halo {
        stroke: var(--paper);
        stroke-width: 3px;
        paint-order: stroke;
      }
      .solid {
        cursor: grab;
        touch-action: pan-y;
        user-select: none;
      }
      .solid:active {
        cursor: grabbing;
      }
      .turns {
        margin-block-start: 0.75rem;
      }
      .turn {
        display: grid;
        flex: 1 1 8rem;
        max-inline-size: 14rem;
      }
      .turn input {
        inline-size: 100%;
        min-block-size: 1.5rem;
        margin: 0;
        accent-color: var(--accent);
      }
      .below {
        display: flex;
        flex-wrap: wrap;
        gap: 0 1.5rem;
        align-items: start;
        margin-block-start: 0.5rem;
      }
      details[open] {
        flex: 1 1 100%;
        min-inline-size: 0;
      }
      @media print {
        sluice-chart-files {
          display: none;
        }
      }
      .table {
        max-block-size: 24rem;
        overflow: auto;
        font-size: 0.875rem;
      }
      @media print {
        svg {
          max-inline-size: 100%;
          block-size: auto;
        }
        .table {
          max-block-size: none;
          overflow: visible;
        }
        .scroll + p.small,
        .turns {
          display: none;
        }
      }
    `,
  ];
}

function cellOf(event: Event): SVGGElement | null {
  return (event.target as Element).closest<SVGGElement>(".cell");
}

function position(cell: SVGGElement): { row: number; column: number } {
  return { row: Number(cell.dataset.row), column: Number(cell.dataset.column) };
}

customElements.define("sluice-chart", SluiceChart);

/** Brings a part of a picture into view, up or down: Firefox leaves it where it is when it gets the focus. */
function showPart(part: Element): void {
  const { top, bottom } = part.getBoundingClientRect();
  if (top < 0) window.scrollBy(0, top);
  else if (bottom > window.innerHeight) window.scrollBy(0, bottom - window.innerHeight);
}
