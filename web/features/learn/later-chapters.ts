// SPDX-License-Identifier: GPL-3.0-or-later
/** The tasks of the later chapters. They come after the first sight of the page. */
import { html, nothing, type TemplateResult } from "lit";
import { widthsOf } from "../../live/balance.js";
import type { LiveElement } from "../../live/element.js";
import { messages } from "../../messages/learn.js";
import "../../live/estimate.js";
import "../../live/guess.js";
import "../../live/polytope.js";
import "../../live/posterior.js";
import "../../live/profiles.js";
import "../../live/robust.js";
import "../../live/together.js";
import "../../live/tradeoff.js";
import "../../live/undo.js";
import { failures } from "./chapter-failures.js";
import { COIN, type Demos } from "./first-chapters.js";
import "./picture-tools.js";
import "./sandbox.js";
import { tableOf } from "./tables.js";
import { counts } from "./within.js";

export const laterDemos = {
  reader: (lesson) => {
    const t = tableOf("habits");
    return html`<sluice-picture-tools name="reader"><sluice-live-guess ?readonly=${!lesson.detailed} secret=${t.secret} data=${t.data} guarantee="data-ldp" protocol="grr" epsilon=${COIN}>
      ${counts(t)}</sluice-live-guess></sluice-picture-tools>`;
  },
  undo: (lesson) => {
    const t = tableOf("habits");
    return html`<sluice-picture-tools name="undo"><sluice-live-undo secret=${t.secret} data=${t.data} guarantee="data-ldp" protocol="grr" epsilon=${COIN}
      .people=${lesson.people} @sluice-people=${lesson.take}>${counts(t)}</sluice-live-undo></sluice-picture-tools>
      ${
        lesson.beyond
          ? html`<sluice-picture-tools name="undone" ?hidden=${!lesson.detailed}><sluice-live-estimate secret=${t.secret} data=${t.data} guarantee="data-ldp" protocol="grr" epsilon=${COIN} readonly>
            ${counts(t)}</sluice-live-estimate></sluice-picture-tools>`
          : nothing
      }`;
  },
  balance: () => {
    const t = tableOf("habits");
    return html`<sluice-picture-tools name="balance"><sluice-live-balance secret=${t.secret} data=${t.data} guarantee="data-ldp" protocol="grr" epsilon=${COIN}>
      ${counts(t)}</sluice-live-balance></sluice-picture-tools>`;
  },
  others: (lesson) => html`${failures(lesson)}${lesson.detailed ? compared() : nothing}`,
  sandbox: (lesson) => html`<sluice-sandbox ?detailed=${lesson.detailed}></sluice-sandbox>`,
  secret: () => {
    const t = tableOf("incomes");
    return html`<sluice-picture-tools name="secret"><sluice-live-channel secret=${t.secret} data=${t.data} guarantee="ldp">${counts(t)}</sluice-live-channel></sluice-picture-tools>`;
  },
  belief: () => {
    const t = tableOf("incomes");
    return html`<sluice-picture-tools name="belief"><sluice-live-posterior secret=${t.secret} data=${t.data}>${counts(t)}</sluice-live-posterior></sluice-picture-tools>`;
  },
  optimum: () => {
    const [t, u] = [tableOf("incomes"), tableOf("health")];
    return html`<sluice-picture-tools name="curve"><sluice-live-tradeoff secret=${t.secret} data=${t.data} guarantee="ldp">${counts(t)}</sluice-live-tradeoff></sluice-picture-tools>
      <sluice-picture-tools name="corners"><sluice-live-polytope secret=${u.secret} data=${u.data} guarantee="ldp">${counts(u)}</sluice-live-polytope></sluice-picture-tools>`;
  },
  profiles: () => {
    const t = tableOf("salaries");
    return html`<sluice-picture-tools name="profiles"><sluice-live-profiles secret=${t.secret} data=${t.data}>${counts(t)}</sluice-live-profiles></sluice-picture-tools>`;
  },
  robust: () => {
    const t = tableOf("samples");
    return html`<sluice-picture-tools name="robust"><sluice-live-robust secret=${t.secret} data=${t.data} epsilon="1">${counts(t)}</sluice-live-robust></sluice-picture-tools>`;
  },
  sides: () => {
    const [coins, body, tests] = [tableOf("coins"), tableOf("bodies"), tableOf("tests")];
    return html`<p>${messages.captions.coins}</p>
      <sluice-picture-tools name="coins"><sluice-live-together secret=${coins.secret} data=${coins.data} columns=${coins.columns} epsilon="0.3">${counts(coins)}</sluice-live-together></sluice-picture-tools>
      <p>${messages.captions.body}</p>
      <sluice-picture-tools name="body"><sluice-live-together secret=${body.secret} data=${body.data} columns=${body.columns} epsilon="0.1">${counts(body)}</sluice-live-together></sluice-picture-tools>
      <p>${messages.captions.tests}</p>
      <sluice-picture-tools name="tests"><sluice-live-together secret=${tests.secret} data=${tests.data} columns=${tests.columns} guarantee="srlip" protocol="grr" epsilon="0.8">${counts(tests)}</sluice-live-together></sluice-picture-tools>`;
  },
  conditional: () => {
    const t = tableOf("incomes");
    return html`<sluice-picture-tools name="told"><sluice-live-channel secret=${t.secret} data=${t.data} guarantee="ldp" protocol="cr" sees-secret>
      ${counts(t)}</sluice-live-channel></sluice-picture-tools>`;
  },
  reduction: () => {
    const t = tableOf("incomes");
    return html`<sluice-picture-tools name="redraw"><sluice-live-channel secret=${t.secret} data=${t.data} protocol="resample">${counts(t)}</sluice-live-channel></sluice-picture-tools>`;
  },
  composition: () => {
    const t = tableOf("incomes");
    return html`<sluice-picture-tools name="twice"><sluice-live-together secret=${t.secret} data=${t.data} epsilon="0.1">${counts(t)}</sluice-live-together></sluice-picture-tools>`;
  },
  estimating: () => {
    const t = tableOf("incomes");
    return html`<sluice-picture-tools name="counts"><sluice-live-estimate secret=${t.secret} data=${t.data} guarantee="ldp" epsilon="1">${counts(t)}</sluice-live-estimate></sluice-picture-tools>`;
  },
} satisfies Demos;

/** Has the worker find what pictures of the class need beside its design: they are there at once then, also on paper. */
export async function prepare(classroom: LiveElement): Promise<void> {
  await classroom.ready;
  if (classroom.design) await widthsOf(classroom.design);
}

/** Other ways beside this one, and how each of them fails. */
function compared(): TemplateResult {
  const { title, columns, rows } = messages.compared;
  return html`<table class="compared"><caption>${title}</caption>
    <thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
    <tbody>${rows.map(
      ([way, trusted, fails]) => html`<tr><th scope="row">${way}</th>
        <td data-column=${columns[1] ?? ""}>${trusted}</td><td data-column=${columns[2] ?? ""}>${fails}</td></tr>`,
    )}</tbody></table>`;
}
