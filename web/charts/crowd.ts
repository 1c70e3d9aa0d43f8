// SPDX-License-Identifier: GPL-3.0-or-later
import { html, svg } from "lit";
import { integer } from "../text/format-message.js";
import { type Chart, tableOf } from "./picture.js";

/** People one by one: what each of them says and, where it is shown, the truth. */
export interface CrowdSpec {
  kind: "crowd";
  title: string;
  /** The first one is drawn filled, all others in outline. */
  names: string[];
  people: { said: number; truth: number }[];
  /** Whether those are crossed out who do not say the truth. */
  truth: boolean;
  saidAxis: string;
  truthAxis: string;
  countAxis: string;
  summary: string;
}

const CELL = 26;
const HEIGHT = 34;

export function crowd(spec: CrowdSpec, width: number): Chart {
  return { svg: picture(spec, width), table: table(spec), summary: spec.summary };
}

function picture({ people, truth, title, summary }: CrowdSpec, width: number) {
  const columns = width >= 20 * CELL ? 20 : 10;
  const cell = Math.min(CELL, width / columns);
  const height = Math.ceil(people.length / columns) * HEIGHT;
  return html`<svg width=${columns * cell} height=${height} role="img" aria-label="${title}. ${summary}">${people.map(
    (person, i) => {
      const [x, y] = [(i % columns) * cell + cell / 2, Math.floor(i / columns) * HEIGHT];
      const fill = person.said === 0 ? "var(--accent)" : "none";
      const crossed = truth && person.said !== person.truth;
      return svg`<g stroke="var(--accent)" stroke-width="1.5" fill=${fill}>
      <circle cx=${x} cy=${y + 7} r="4.5"></circle>
      <path d="M${x - 7} ${y + 28}v-5a7 7 0 0 1 14 0v5z"></path>
      ${crossed ? svg`<path d="M${x - 10} ${y + 30}L${x + 10} ${y + 4}" stroke="var(--more)" stroke-width="3"></path>` : ""}
    </g>`;
    },
  )}</svg>`;
}

function table({ names, people, truth, title, saidAxis, truthAxis, countAxis }: CrowdSpec) {
  const told = (some: CrowdSpec["people"]) => integer(some.length);
  const cells = names.flatMap((name, said) => {
    const saying = people.filter((one) => one.said === said);
    if (!truth) return [[name, told(saying)]];
    return names.map((real, t) => [name, real, told(saying.filter((one) => one.truth === t))]);
  });
  return tableOf(title, [saidAxis, ...(truth ? [truthAxis] : []), countAxis], cells, truth ? 2 : 1);
}
