// SPDX-License-Identifier: GPL-3.0-or-later
import { html } from "lit";
import type { Notion } from "../../wasm/engine/sluice.js";
import { limitsOf } from "../facts/pairs.js";
import { messages } from "../messages/page.js";
import { addressOf } from "../platform/views.js";
import { plain } from "../text/format-message.js";

/** The limits of a privatised file, in plain words, below the place where it is made. */
export function limits(notion: Notion, secret: string) {
  const t = messages.privatise;
  return html`<div class="limits"><h3>${t.limitsTitle}</h3>
    <ul>${limitsOf(notion).map((limit) => html`<li>${plain(limit, { secret })}</li>`)}</ul>
    <p class="small"><a href=${addressOf("limits")} target="_blank" rel="noopener">${t.limitsLink}</a></p></div>`;
}
