// SPDX-License-Identifier: GPL-3.0-or-later
/** The tasks of the first chapters, which are on the screen before anybody has moved in it. */
import { html, nothing, type TemplateResult } from "lit";
import type { People } from "../../live/people.js";
import type { messages } from "../../messages/learn.js";
import "../../live/channel.js";
import "../../live/coin.js";
import "../../live/crowd.js";
import "./picture-tools.js";
import { type TableName, tableOf } from "./tables.js";
import { counts } from "./within.js";

export type Chapter = keyof typeof messages.chapters;

/** As far as the page takes part: what was done in one chapter goes on in others. */
export interface Lesson {
  /** Whether more is shown than the basics. */
  detailed: boolean;
  /** Whether it is shown, or was. */
  beyond: boolean;
  /** The class after it has been asked: its count is undone two chapters on. */
  people: People | undefined;
  take(event: CustomEvent<People>): void;
  /** The table of the file without names. */
  pupils: number[][];
  /** The numbers of a table, to be typed: behind what is the title of the fold, which no other one has. */
  editor(name: TableName, title: string): TemplateResult;
}

export type Demos = { [Name in Chapter]?: (lesson: Lesson) => TemplateResult };

/** A fair coin: heads send the truth, tails either answer. It is e^ε = 3. */
export const COIN = Math.log(3);

export const firstDemos = {
  response: (lesson) => {
    const t = tableOf("habits");
    return html`<sluice-picture-tools name="coin"><sluice-live-coin secret=${t.secret} data=${t.data} guarantee="data-ldp" protocol="grr" epsilon=${COIN}>
      ${counts(t)}</sluice-live-coin></sluice-picture-tools>
      ${
        lesson.beyond
          ? html`<sluice-picture-tools name="odds" ?hidden=${!lesson.detailed}><sluice-live-channel secret=${t.secret} data=${t.data} guarantee="data-ldp" protocol="grr" epsilon=${COIN}>
            ${counts(t)}</sluice-live-channel></sluice-picture-tools>`
          : nothing
      }`;
  },
  crowd: (lesson) => {
    const t = tableOf("habits");
    return html`<sluice-picture-tools name="crowd"><sluice-live-crowd secret=${t.secret} data=${t.data} guarantee="data-ldp" protocol="grr" epsilon=${COIN}
      ?detailed=${lesson.detailed} .people=${lesson.people} @sluice-people=${lesson.take}>${counts(t)}</sluice-live-crowd></sluice-picture-tools>`;
  },
} satisfies Demos;
