// SPDX-License-Identifier: GPL-3.0-or-later
import { html, nothing } from "lit";
import type { Design } from "../../wasm/engine/sluice.js";
import { shownNames } from "../../wasm/protocol/columns.js";
import type { IntervalsSpec, RegionsSpec } from "../charts/chart.js";
import { edgeOf, leftOpen, type Open, rangesOf } from "../facts/confidence.js";
import { messages } from "../messages/page.js";
import { integer, list, plain } from "../text/format-message.js";
import { endsText } from "../text/interval-text.js";

/** So many secrets can be told apart in one triangle. */
const mostTogether = 6;

/** Whether all secrets go into one picture. */
function together({ secret, data }: Design): boolean {
  return data.categories.length === 3 && secret.categories.length <= mostTogether;
}

/** The choice of the people that the picture is of, if it is not of all. */
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
