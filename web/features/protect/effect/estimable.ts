// SPDX-License-Identifier: GPL-3.0-or-later

import { css, html, nothing } from "lit";
import { SIMPLE_PROTOCOL } from "../../../../wasm/contract/protocols.js";
import type { Design } from "../../../../wasm/engine/sluice.js";
import { shownNames } from "../../../../wasm/protocol/columns.js";
import { estimable } from "../../../facts/estimable.js";
import { sharedNames } from "../../../facts/pairs.js";
import { messages } from "../../../messages/page.js";
import { SessionElement } from "../../../session/observe.js";
import { base } from "../../../styles/base.js";
import { plain, quoted } from "../../../text/format-message.js";
import { choices } from "../session/offered.js";
import type { ProtectSession } from "../session/protect-session.js";

/** At most so many answers are told by their names. */
const MOST_NAMES = 8;

/** Says that from the reports nothing, or only a part, can be estimated, and what helps; nothing where all can be. */
export class SluiceEstimable extends SessionElement<ProtectSession> {
  protected override readonly updatesImmediately = true;

  override render() {
    const { design } = this.state;
    if (!design) return nothing;
    const said = estimableText(design);
    if (!said) return nothing;
    return html`<p class="short">${said} ${messages.channel.estimable.helps}</p>${this.#simple(design)}`;
  }

  #simple({ protocol }: Design) {
    const { catalogue, notion, table } = this.state;
    const simple = catalogue && choices(catalogue, notion, table).find((choice) => choice.protocol === SIMPLE_PROTOCOL);
    if (!simple || protocol === SIMPLE_PROTOCOL) return nothing;
    return html`<button type="button" @click=${() => this.session.settings.setProtocol(simple)}>${messages.channel.useSimple}</button>`;
  }

  static override styles = [
    base,
    css`
      .short {
        border-inline-start: 3px solid var(--edge);
        padding-inline-start: 0.8rem;
      }
      button {
        margin-block-start: 0.6rem;
      }
    `,
  ];
}

/** The sentence on what cannot be estimated; nothing where all can be. */
export function estimableText(design: Design): string | undefined {
  const t = messages.channel.estimable;
  const { kind, answers = [] } = estimable(design);
  const values = { column: quoted(sharedNames(design.data)), secret: design.secret.name };
  if (kind === "none") return plain(t.none, values);
  if (kind === "under-prior") return plain(t.underPrior, values);
  if (kind !== "in-part") return undefined;
  if (answers.length === 0 || answers.length > MOST_NAMES) return plain(t.part, values);
  const names = shownNames(design.data.categories);
  return plain(t.some, { ...values, told: quoted(answers.map((x) => names[x] ?? "")) });
}

customElements.define("sluice-estimable", SluiceEstimable);
