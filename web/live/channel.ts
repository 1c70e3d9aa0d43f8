// SPDX-License-Identifier: GPL-3.0-or-later
import { html } from "lit";
import type { Design } from "../../wasm/engine/sluice.js";
import { channelSpec } from "../parts/channel-spec.js";
import { LiveElement } from "./element.js";
import { room } from "./theme.js";

/**
 * Shows for each answer what is sent, with which chance.
 *
 * @tag sluice-live-channel
 */
export class SluiceLiveChannel extends LiveElement {
  static override styles = [...LiveElement.styles, room(25, 36)];

  protected override show(design: Design) {
    return html`<sluice-chart .spec=${channelSpec(design)}></sluice-chart>`;
  }
}

customElements.define("sluice-live-channel", SluiceLiveChannel);
