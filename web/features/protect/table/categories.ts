// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing, svg } from "lit";
import { fewPeople, type JointTable } from "../../../../wasm/engine/sluice.js";
import { sharedNames } from "../../../facts/pairs.js";
import { messages } from "../../../messages/page.js";
import { SessionElement } from "../../../session/observe.js";
import { base } from "../../../styles/base.js";
import { amount, count, integer, list, percent, plain, quoted } from "../../../text/format-message.js";
import type { ProtectSession } from "../session/protect-session.js";

const shown = 8;

interface Counted {
  name: string;
  amount: number;
}

/** The categories of the secret and of the column to share, counted, with what was dropped or empty. */
export class SluiceCategories extends SessionElement<ProtectSession> {
  override render() {
    const { table, prior } = this.state;
    if (!table || !prior) return html``;
    const t = messages.data;
    const counted = (names: string[], shares: Float64Array) =>
      names.map((name, index): Counted => ({ name, amount: (shares[index] ?? 0) * prior.total }));
    /** Ranges stay in their order. */
    const ordered = (columns: string[], all: Counted[]) =>
      columns.some((column) => table.coding?.some((coding) => coding.column === column && coding.edges))
        ? all
        : all.toSorted((a, b) => b.amount - a.amount);
    const secrets = counted(prior.secret.categories, prior.secretDistribution);
    const answers = counted(prior.data.categories, prior.dataDistribution);
    return html`<div class="two">
      ${this.#list(plain(t.secretTitle, { column: prior.secret.name }), sharedNames(prior.secret), ordered(sharedNames(prior.secret), secrets), prior.dropped.secret)}
      ${this.#list(plain(t.shareTitle, { column: list(sharedNames(prior.data)) }), sharedNames(prior.data), ordered(sharedNames(prior.data), answers), prior.dropped.data)}
    </div>
    ${grown(table)} ${cautionOf(table)}`;
  }

  #list(title: string, names: string[], all: Counted[], dropped: string[]) {
    const total = all.reduce((sum, next) => sum + next.amount, 0);
    const most = Math.max(...all.map((next) => next.amount));
    const item = ({ name, amount: n }: Counted) => html`<tr>
      <th scope="row">${name || messages.empty}</th>
      <td class="n">${amount(Math.round(n * 1e6) / 1e6)}</td>
      <td class="n soft">${percent(n / total)}</td>
      <td class="bar" aria-hidden="true"><svg viewBox="0 0 100 8" preserveAspectRatio="none">${svg`<rect width=${(100 * n) / most} height="8" rx="1" fill="var(--accent)" opacity="0.55"></rect>`}</svg></td>
    </tr>`;
    const { columns = [] } = this.state.inspection ?? {};
    const { missing } = this.state.rules;
    // Other texts that count as missing stand in the same row of the table above, whose number is the one for all of
    // it.
    const empties = missing.length > 0 ? [] : columns.filter(({ name, empty }) => empty > 0 && names.includes(name));
    const withOthers = missing.length > 0 && all.some(({ name }) => name === "");
    const rest = all.slice(shown);
    const t = messages.data;
    return html`<section>
      <h3>${title}</h3>
      <p class="small soft numbers">${count(all.length, t.categories)}</p>
      <table><tbody>${all.slice(0, shown).map(item)}</tbody></table>
      ${
        rest.length
          ? html`<details><summary class="small">${count(rest.length, t.more)}</summary>
              <table><tbody>${rest.map(item)}</tbody></table></details>`
          : nothing
      }
      ${empties.map(({ name, empty }) => html`<p class="small soft">${names.length > 1 ? `${quoted([name])}: ` : nothing}${count(empty, t.emptyNote)}</p>`)}
      ${withOthers ? html`<p class="small soft">${plain(t.emptyWith, { cells: quoted(missing) })}</p>` : nothing}
      ${dropped.length ? html`<p class="small soft">${plain(t.dropped, { names: dropped.map((name) => name || messages.empty).join(", ") })}</p>` : nothing}
    </section>`;
  }

  static override styles = [
    base,
    css`
      .two {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
        gap: 1.5rem 3rem;
      }
      section > * + * {
        margin-block-start: 0.3rem;
      }
      section {
        container-type: inline-size;
      }
      table {
        inline-size: 100%;
      }
      th {
        inline-size: 60%;
        overflow-wrap: anywhere;
      }
      td.n {
        white-space: nowrap;
      }
      .bar {
        inline-size: 30%;
        padding-inline-end: 0;
      }
      @container (max-width: 22rem) {
        .bar {
          display: none;
        }
        td.soft {
          padding-inline-end: 0;
        }
      }
      .caution {
        border-inline-start: 3px solid var(--warn);
        padding-inline-start: 0.8rem;
        margin-block-start: 1.25rem;
        overflow-wrap: anywhere;
      }
      .bar svg {
        display: block;
        inline-size: 100%;
        block-size: 0.5rem;
      }
    `,
  ];
}

/** More combinations of several columns than this are worth a word. */
const MANY = 30;

function grown({ secret, data }: JointTable) {
  const most = [secret, data].find(({ columns, categories }) => columns && categories.length > MANY);
  if (!most) return nothing;
  return html`<p class="caution">${plain(messages.data.combinations, { n: integer(most.categories.length) })}</p>`;
}

/** A table of very few people says little about others. */
function cautionOf({ secret, data, weights }: JointTable) {
  const found = fewPeople(secret, data, weights);
  if (!found) return nothing;
  const t = messages.data.caution;
  const { people, few, single } = found;
  const [first] = single;
  const one = first && { category: first.category || messages.empty, column: first.column };
  return html`<p class="caution">${[
    few ? count(people, t.few) : "",
    one ? plain(t.single, one) : "",
    single.length > 1 ? count(single.length - 1, t.more) : "",
    t.says,
  ]
    .filter(Boolean)
    .join(" ")}</p>`;
}

customElements.define("sluice-categories", SluiceCategories);
