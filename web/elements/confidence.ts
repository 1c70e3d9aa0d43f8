// SPDX-License-Identifier: GPL-3.0-or-later
import { html, nothing } from "lit";
import { shownNames } from "../../wasm/api/columns.js";
import type { Design } from "../../wasm/api/sluice.js";
import type { IntervalsSpec, RegionsSpec } from "../charts/chart.js";
import { messages } from "../messages/page.js";
import { edgeOf, leftOpen, type Open, rangesOf } from "../session/confidence.js";
import { SessionElement } from "../session/observe.js";
import { certainty } from "../session/sentence.js";
import { endsText } from "../text/ends.js";
import { integer, list, plain } from "../text/say.js";
import "./chart.js";
import { behind } from "./behind.js";

/** So many secrets can be told apart in one triangle. */
const mostTogether = 6;

/** The distributions that a sample does not rule out: under the promise that reckons with them alone. */
export class SluiceConfidence extends SessionElement {
  static override properties = { ...SessionElement.properties, _open: { state: true }, _secret: { state: true } };

  declare _open: boolean;
  declare _secret: number;

  constructor() {
    super();
    this._open = false;
    this._secret = 0;
  }

  override render() {
    const { design, designing } = this.state;
    if (!design?.guarantee.known) return nothing;
    const t = messages.certainty.open;
    return html`<details ?open=${this._open} @toggle=${this.#toggle}>
      <summary>${t.title}</summary>
      <div class="stack">
        <p>${plain(t.intro, { people: integer(design.total), sure: certainty(design.guarantee.parameters?.alpha ?? 0) })}</p>
        ${
          this._open
            ? html`${choose(design, this._secret, (secret) => {
                this._secret = secret;
              })}<sluice-chart class=${designing ? "stale" : ""} .spec=${openSpec(design, this._secret)}></sluice-chart>`
            : nothing
        }
      </div>
    </details>`;
  }

  #toggle(event: Event): void {
    this._open = (event.currentTarget as HTMLDetailsElement).open;
  }

  static override styles = behind;
}

/** Whether all secrets go into one picture. */
function together({ secret, data }: Design): boolean {
  return data.categories.length === 3 && secret.categories.length <= mostTogether;
}

/** Of whom the picture is, where it is not of all. */
export function choose(design: Design, secret: number, chosen: (secret: number) => void) {
  if (together(design)) return nothing;
  return html`<label class="row"><span>${messages.certainty.open.among}</span>
    <select @change=${(event: Event) => chosen(Number((event.target as HTMLSelectElement).value))}>
      ${shownNames(design.secret.categories).map((name, s) => html`<option value=${s} .selected=${s === secret}>${name}</option>`)}
    </select></label>`;
}

/** Without an element: regions of a triangle for three answers, and intervals for as many as there are otherwise. */
export function openSpec(design: Design, secret = 0): RegionsSpec | IntervalsSpec {
  const t = messages.certainty.open;
  const answers = shownNames(design.data.categories);
  const names = shownNames(design.secret.categories);
  const all = leftOpen(design).map((open, s) => ({ ...open, secret: names[s] ?? "" }));
  const title = plain(t.picture, { data: design.data.name });
  const told = ({ secret, least, most }: Open) =>
    plain(t.part, {
      column: design.secret.name,
      secret,
      answers: list(
        answers.map((answer, x) => plain(t.answer, { answer, ...endsText([least[x] ?? 0, most[x] ?? 1]) })),
      ),
    });
  const summary = (shown: Open[]) =>
    plain(t.summary, { people: integer(design.total), parts: shown.map(told).join(" ") });
  const named = (category: string) => plain(messages.channel.pairs.group, { column: design.secret.name, category });
  if (together(design)) {
    const sets = all.map((open) => ({ ...open, name: named(open.secret), edge: edgeOf(open), ranges: rangesOf(open) }));
    return { kind: "regions", title, corners: answers, sets, words: t.words, summary: summary(all) };
  }
  const shown = all[Math.min(secret, all.length - 1)];
  const { counted = [], least = [], most = [] } = shown ?? {};
  return {
    kind: "intervals",
    title,
    rowAxis: t.words.answer,
    point: t.words.counted,
    interval: t.words.interval,
    none: t.words.none,
    rows: answers.map((name, x) => ({ name, point: counted[x], ends: [least[x] ?? 0, most[x] ?? 1] })),
    summary: summary(shown ? [shown] : []),
  };
}

customElements.define("sluice-confidence", SluiceConfidence);
