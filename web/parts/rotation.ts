// SPDX-License-Identifier: GPL-3.0-or-later
import { html, type LitElement, type ReactiveController } from "lit";
import { firstView } from "../charts/polytope.js";
import type { View } from "../charts/solid.js";
import { messages } from "../messages/page.js";

/** Degrees for each pixel that a solid is dragged, and for each press of an arrow key. */
const perPixel = 0.6;
const perKey = 8;

/** Turns a solid: by dragging, by arrow keys, by sliders. It moves with the hand alone, and stands still otherwise. */
export class Turning implements ReactiveController {
  view: View = firstView;
  readonly #host: LitElement;
  #from: { x: number; y: number; view: View } | undefined;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#from = undefined;
  }

  readonly down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.#from = { x: event.clientX, y: event.clientY, view: this.view };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  };

  readonly move = (event: PointerEvent): void => {
    const from = this.#from;
    if (!from) return;
    const { yaw, pitch } = from.view;
    this.#turn({ yaw: yaw + (event.clientX - from.x) * perPixel, pitch: pitch + (event.clientY - from.y) * perPixel });
  };

  readonly up = (): void => {
    this.#from = undefined;
  };

  readonly key = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { yaw, pitch } = this.view;
    const view = {
      ArrowLeft: { yaw: yaw - perKey, pitch },
      ArrowRight: { yaw: yaw + perKey, pitch },
      ArrowUp: { yaw, pitch: pitch - perKey },
      ArrowDown: { yaw, pitch: pitch + perKey },
      Home: firstView,
    }[event.key];
    if (!view) return;
    event.preventDefault();
    this.#turn(view);
  };

  #turn({ yaw, pitch }: View): void {
    const around = ((((yaw + 180) % 360) + 360) % 360) - 180;
    this.view = { yaw: Math.round(around), pitch: Math.round(Math.max(-90, Math.min(90, pitch))) };
    this.#host.requestUpdate();
  }

  /** The same without dragging. */
  sliders() {
    const slider = (
      label: string,
      name: keyof View,
      most: number,
    ) => html`<label class="turn small"><span>${label}</span>
      <input type="range" min=${-most} max=${most} step="1" .value=${String(this.view[name])} aria-valuetext="${this.view[name]}°"
        @input=${(event: Event) => this.#turn({ ...this.view, [name]: Number((event.target as HTMLInputElement).value) })}></label>`;
    const t = messages.solid;
    return html`<div class="row turns">${slider(t.turn, "yaw", 180)}${slider(t.tilt, "pitch", 90)}</div>`;
  }
}
