// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { say } from "../../../../wasm/common/said.js";
import type { ColumnKind } from "../../../../wasm/files/column-kinds.js";
import { looksOf } from "../../../../wasm/files/column-roles.js";
import { mayNamePeople } from "../../../../wasm/files/column-texts.js";
import { kindsOf } from "../../../facts/identifying.js";
import { isRole, type Role } from "../../../facts/roles.js";
import { usable } from "../../../facts/usable.js";
import { messages } from "../../../messages/page.js";
import type { SluiceConfirm } from "../../../parts/confirm.js";
import { SessionElement } from "../../../session/observe.js";
import { base } from "../../../styles/base.js";
import { count, list, plain } from "../../../text/format-message.js";
import { inLanguage } from "../../../text/translate.js";
import type { ProtectSession } from "../session/protect-session.js";
import "../../../parts/confirm.js";

/** The parts of a column in the list: several are shared together, and one without a part may stay as it is. */
type Listed = Role | "together" | "keep";

/** All columns of the file, folded: what each looks like, and its role. */
export class SluiceAllColumns extends SessionElement<ProtectSession> {
  override render() {
    const { inspection } = this.state;
    // Both columns have their roles above.
    if (!inspection || inspection.header.length <= 2) return nothing;
    const t = messages.protect.all;
    const kinds = kindsOf(inspection);
    const naming = kinds.filter(({ namesPeople }) => namesPeople).length;
    return html`<details>
      <summary class="small">${count(kinds.length, t.title)}${naming > 0 ? html`<span class="soft">, ${count(naming, t.naming)}</span>` : nothing}</summary>
      <div class="scroll" tabindex="0" role="region" aria-label=${count(kinds.length, t.title)}><table>
        <thead><tr><th scope="col">${t.column}</th><th scope="col">${t.looks}</th><th scope="col">${t.role}</th></tr></thead>
        <tbody>${kinds.map((kind, at) => html`<tr><th scope="row">${kind.name || messages.empty}</th><td>${this.#looks(kind)}</td><td>${this.#role(kind, at)}</td></tr>`)}</tbody>
      </table></div>
      ${this.session.data.columns("share").length > 1 ? html`<p class="small soft">${messages.data.several.share.says}</p>` : nothing}
    </details>
    <sluice-confirm></sluice-confirm>`;
  }

  #looks(kind: ColumnKind) {
    const looks = looksOf(kind).map(inLanguage).join(", ");
    return html`${looks}${kind.namesPeople ? html` <strong>${inLanguage(say(mayNamePeople))}</strong>` : nothing}`;
  }

  #role({ name, kind, distinct }: ColumnKind, at: number) {
    const { roles, inspection } = this.state;
    const t = messages.protect.all;
    if (!usable(inspection?.header ?? [])[at] || kind === "empty") return t.roles.leave;
    const own = this.#listed(name, at);
    const isNumber = kind === "numbers" || kind === "weights";
    // A column of more answers than can be counted is shared or hidden in ranges only.
    const counts = distinct !== null || isNumber || (roles[at] ?? "leave") !== "leave";
    const offered: [Listed, boolean][] = [
      ["leave", true],
      ["share", counts],
      ["together", counts && (own === "together" || (own !== "share" && roles.includes("share")))],
      ["secret", counts],
      ["itself", counts],
      ["keep", own === "keep" || this.#mayKeep()],
      ["weight", isNumber || own === "weight"],
    ];
    return html`<select aria-label=${plain(t.roleOf, { column: name })} @change=${(event: Event) => void this.#choose(at, event)}>
      ${offered.map(([role, may]) => (may ? html`<option value=${role} .selected=${role === own}>${t.roles[role]}</option>` : nothing))}
    </select>`;
  }

  #listed(name: string, at: number): Listed {
    const { roles, keep } = this.state;
    const own = roles[at] ?? "leave";
    if (own === "share" && this.session.data.columns("share").length > 1) return "together";
    return own === "leave" && keep.includes(name) ? "keep" : own;
  }

  /** The question about a column that is kept names the hidden one; another file has columns of its own. */
  #mayKeep(): boolean {
    return this.state.target === undefined && this.#hidden().length > 0;
  }

  #hidden(): string[] {
    return [...this.session.data.columns("secret"), ...this.session.data.columns("itself")];
  }

  async #choose(at: number, event: Event): Promise<void> {
    const { data, filePrivatisation, state } = this.session;
    const select = event.target as HTMLSelectElement;
    const { value } = select;
    const column = state.inspection?.header[at] ?? "";
    const before = this.#listed(column, at);
    if (value !== "keep") {
      filePrivatisation.setKept(column, false);
      if (value === "together") data.setRole(at, "share", state.roles, true);
      else if (isRole(value)) data.setRole(at, value, state.roles);
    } else if (await this.#isSure(column)) {
      if (state.roles[at] !== "leave") data.setRole(at, "leave", state.roles);
      filePrivatisation.setKept(column, true);
    } else {
      select.value = before;
    }
  }

  async #isSure(column: string): Promise<boolean> {
    const t = messages.privatise;
    const secret = list(this.#hidden());
    const asked = this.renderRoot.querySelector<SluiceConfirm>("sluice-confirm")?.ask({
      title: plain(t.confirmTitle, { column }),
      body: plain(t.confirmBody, { column, secret }),
      yes: plain(t.confirmYes, { column }),
      no: t.confirmNo,
    });
    return (await asked) ?? false;
  }

  static override styles = [
    base,
    css`
      details {
        margin-block-start: 0.6rem;
      }
      th[scope="row"] {
        font-weight: 600;
        text-align: start;
        overflow-wrap: anywhere;
      }
      td,
      th {
        padding-block: 0.2rem;
      }
      strong {
        color: var(--warn);
      }
      select {
        max-inline-size: 100%;
      }
      @media (max-width: 40rem) {
        thead {
          display: none;
        }
        tr {
          display: grid;
          grid-template-columns: minmax(0, 1fr) 9rem;
          align-items: center;
          gap: 0 0.75rem;
        }
        td:nth-of-type(1) {
          grid-column: 1;
          grid-row: 2;
          border: 0;
        }
        td:nth-of-type(2) {
          grid-column: 2;
          grid-row: 1 / span 2;
        }
        th[scope="row"] {
          border: 0;
        }
        tr + tr {
          border-block-start: 1px solid var(--line);
        }
      }
    `,
  ];
}

customElements.define("sluice-all-columns", SluiceAllColumns);
