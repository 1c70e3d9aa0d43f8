// SPDX-License-Identifier: GPL-3.0-or-later

import { css, html, nothing } from "lit";
import { restsOn } from "../../../../wasm/contract/notions.js";
import type { CurvePoint, Design } from "../../../../wasm/engine/sluice.js";
import type { CurveSpec } from "../../../charts/chart.js";
import { columnsKept, keepsPairs, sharedNames } from "../../../facts/pairs.js";
import { FINISHED } from "../../../facts/proved.js";
import { messages } from "../../../messages/page.js";
import { SessionElement } from "../../../session/observe.js";
import { base } from "../../../styles/base.js";
import { Made } from "../../../text/cached-text.js";
import { list, percent, plain, quoted } from "../../../text/format-message.js";
import "../../../parts/chart.js";
import { curveOf } from "../../../parts/curve-spec.js";
import "./estimable.js";
import type { ProtectSession } from "../session/protect-session.js";

/** How much of the answers is left at each level, as a curve, and how near that comes to the best. */
export class SluiceKept extends SessionElement<ProtectSession> {
  protected override readonly updatesImmediately = true;
  readonly #spec = new Made<CurveSpec>();

  override firstUpdated(): void {
    this.session.curve.watch(true);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    if (this.hasUpdated) this.session.curve.watch(false);
  }

  override render() {
    const { design, curve, drawing, points } = this.state;
    if (!design) return html``;
    const t = messages.channel;
    return html`<h3>${t.curveTitle}</h3>
      <div class=${this.staleness}>${ofBest(design)}</div>
      <sluice-estimable class=${this.staleness} .session=${this.session}></sluice-estimable>
      <sluice-chart .spec=${this.#curve(design, curve)} aria-busy=${drawing ? "true" : "false"}></sluice-chart>
      ${
        // If the protocol is told the secret, the lines are of such protocols.
        design.seesSecret && !keepsPairs(design.guarantee.notion)
          ? html`<p class="small soft">${plain(t.curveTold, { protocol: t.protocols[design.protocol]?.label ?? design.protocol })}</p>`
          : nothing
      }
      ${drawing ? html`<p class="small soft numbers">${plain(t.curveDrawing, { done: curve.length, all: points })}</p>` : nothing}`;
  }

  #curve(design: Design, points: CurvePoint[]): CurveSpec {
    const { highest } = this.session.settings;
    return this.#spec.of([design, points, highest], () => curveOf(design, points, highest));
  }

  static override styles = [
    base,
    css`
      :host > * + * {
        margin-block-start: 0.75rem;
      }
      p + p {
        margin-block-start: 0.5rem;
      }
      .short {
        border-inline-start: 3px solid var(--edge);
        padding-inline-start: 0.8rem;
      }
    `,
  ];
}

/** How near that comes to the most that can be kept. */
function ofBest(design: Design) {
  const { mutualInformation, upperBound, dataEntropy } = design.utility;
  if (upperBound === undefined) return nothing;
  const share = percent(mutualInformation / dataEntropy);
  return html`<p class="numbers">${boundText(design, upperBound / dataEntropy, share)}</p>${shortText(design)}`;
}

/**
 * Rounded up, as it is a bound, to as many digits as what is kept; not repeated where it is the same. A protocol that is
 * told the secret may keep more than any that is not.
 */
function boundText({ seesSecret, data, guarantee }: Design, bound: number, kept: string): string {
  const t = messages.channel;
  if (restsOn(guarantee.notion) === "sample") {
    // One of two protocols may be proved for fewer distributions, and keep more.
    if (percent(bound) === kept) return t.boundReachedProved;
    return plain(t.boundProved, { bound: percent(Math.min(1, bound), Math.ceil) });
  }
  const column = quoted(sharedNames(data));
  if (percent(bound) === kept) return seesSecret ? t.boundReached : plain(t.boundReachedAlone, { column });
  const values = { bound: percent(Math.min(1, bound), Math.ceil), column };
  return plain(seesSecret ? t.bound : t.boundAlone, values);
}

/** By how much the protocol may fall short of the best one, where its search ended early or counts were rounded. */
function shortText(design: Design) {
  const { mutualInformation, upperBound, dataEntropy } = design.utility;
  if (upperBound === undefined || upperBound - mutualInformation <= FINISHED) return nothing;
  const short = percent((Math.min(upperBound, dataEntropy) - mutualInformation) / dataEntropy, Math.ceil);
  const says = design.roundCounts === undefined ? messages.channel.short : messages.channel.shortRounded;
  return html`<p class="numbers short">${plain(says, { short, column: list(columnsKept(design)) })}</p>`;
}

customElements.define("sluice-kept", SluiceKept);
