// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { namingPeople } from "../../../facts/identifying.js";
import { isSettled } from "../../../facts/roles.js";
import { messages } from "../../../messages/page.js";
import { askOfTelling } from "../../../panels/ask-of-telling.js";
import type { Question, SluiceConfirm } from "../../../parts/confirm.js";
import { placeFor } from "../../../platform/save.js";
import { SessionElement } from "../../../session/observe.js";
import { formatLike, handOver, SAVED_FORMATS } from "../../../session/saved-format.js";
import type { SavedFormat } from "../../../session/state.js";
import { base } from "../../../styles/base.js";
import { levelText, list, plain } from "../../../text/format-message.js";
import { isolated } from "../../../text/isolate.js";
import "../../../parts/confirm.js";
import "../../../parts/progress.js";
import { privacyNow } from "../privacy/privacy.js";
import type { ProtectSession } from "../session/protect-session.js";

/** Pixels between it and what has the focus, whose ring stands around it. */
const ROOM = 12;

/** The bar that is always in view: what is chosen, and the one button. Fires `done` when a file has been saved, `refused` when not. */
export class SluiceSaveBar extends SessionElement<ProtectSession> {
  static override properties = { _chosen: { state: true } };

  /** The format that somebody has chosen for a file. */
  declare _chosen: { file: File; format: SavedFormat } | undefined;

  /** The element with the focus is brought above the bar, which is as high as the name of the file makes it. */
  readonly #observer = new ResizeObserver(() => {
    const { height } = this.getBoundingClientRect();
    document.documentElement.style.scrollPaddingBlockEnd = height > 0 ? `${Math.ceil(height) + ROOM}px` : "";
  });

  override connectedCallback(): void {
    super.connectedCallback();
    this.#observer.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer.disconnect();
    document.documentElement.style.scrollPaddingBlockEnd = "";
  }

  override render() {
    const { source, target, roles, privatising } = this.state;
    const file = target ?? source?.file;
    const { levelWrong, errors } = this.state;
    if (!file || errors.data || !isSettled(roles)) return nothing;
    const t = messages.protect.bar;
    const waits = this.#waits();
    const [unsaid] = this.#unsaid();
    const why = levelWrong ? messages.privatise.levelWrong : unsaid ? plain(t.names, { column: unsaid }) : undefined;
    return html`<div class="bar">
        <p class="chosen small">${this.#chosen()}</p>
        ${this.#formats(file)}
        <button type="button" class="go primary" aria-disabled=${waits ? "true" : "false"}
          aria-describedby=${why ? "why" : nothing} @click=${this.#go}>${plain(t.go, { name: file.name })}</button>
        ${why ? html`<p id="why" class="why small" role="status">${why}</p>` : nothing}
        ${
          privatising
            ? html`<sluice-progress .label=${plain(messages.privatise.running, { name: file.name })} .progress=${privatising}
                @cancel=${this.#cancel}></sluice-progress>`
            : nothing
        }
      </div>
      <sluice-confirm></sluice-confirm>`;
  }

  /** A question only where the file is none of those that become CSV. */
  #formats(file: File) {
    if (formatLike(file) === "csv") return nothing;
    const { formats } = messages.privatise;
    return html`<label class="small">${messages.protect.bar.as} <select @change=${(event: Event) => {
      this._chosen = { file, format: (event.target as HTMLSelectElement).value as SavedFormat };
    }}>${SAVED_FORMATS.map((format) => html`<option value=${format} ?selected=${format === this.#format(file)}>${formats[format]}</option>`)}</select></label>`;
  }

  #format(file: File): SavedFormat {
    return this._chosen?.file === file ? this._chosen.format : formatLike(file);
  }

  #waits(): boolean {
    const { design, designing, privatising, levelWrong } = this.state;
    return !design || designing || privatising !== undefined || levelWrong === true || this.#unsaid().length > 0;
  }

  /** Columns that name people, of which nobody has said that they are to be shared all the same. */
  #unsaid(): string[] {
    const { knowingly } = this.session.data;
    return namingPeople(this.state).flatMap(({ name }) => (knowingly.includes(name) ? [] : [name]));
  }

  #chosen() {
    const t = messages.protect;
    const { epsilon, keep } = this.state;
    const now = privacyNow(this.session);
    const level = now ? t.privacy.inName[now] : plain(t.privacy.inName.own, { epsilon: levelText(epsilon) });
    const columns = [...this.session.data.columns("share"), ...keep];
    const says = columns.length === 1 ? t.bar.only : t.bar.some;
    return html`<strong>${level}</strong> · ${isolated(plain(says, { columns: list(columns) }))}`;
  }

  /** The button stays where it is while it cannot be used, so that the focus is never lost. */
  async #go(): Promise<void> {
    if (this.#waits()) return;
    const before = this.state.outcome;
    const { filePrivatisation, state } = this.session;
    const file = state.target ?? state.source?.file;
    if (!file) return;
    // A large file asks where it is to go, which only a click may.
    const format = this.#format(file);
    const place = await placeFor(file, `${file.name.replace(/\.[^.]*$/, "")}-private.${format}`);
    if (!place) return;
    await filePrivatisation.start();
    await askOfTelling(this.session, (question) => this.#ask(question));
    if (this.state.outcome !== before && !this.state.errors.privatise) {
      await filePrivatisation.release((outcome) => handOver(outcome, format, place));
    }
    const refused = this.state.errors.privatise !== undefined || this.state.outcome === before;
    this.dispatchEvent(new Event(refused ? "refused" : "done"));
  }

  #cancel(): void {
    this.session.filePrivatisation.cancel();
    this.renderRoot.querySelector<HTMLElement>(".go")?.focus();
  }

  async #ask(question: Question): Promise<boolean> {
    return (await this.renderRoot.querySelector<SluiceConfirm>("sluice-confirm")?.ask(question)) ?? false;
  }

  static override styles = [
    base,
    css`
      .bar {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4rem 1.25rem;
        align-items: center;
        justify-content: space-between;
        padding: 0.6rem clamp(1rem, 4vw, 3rem);
        background: var(--surface);
        border-block-start: 1px solid var(--edge);
      }
      .chosen {
        flex: 1 1 6rem;
        max-inline-size: none;
        overflow-wrap: anywhere;
      }
      label {
        display: flex;
        gap: 0.5rem;
        align-items: center;
      }
      .go {
        max-inline-size: 100%;
        overflow-wrap: anywhere;
      }
      .why {
        flex: 1 0 100%;
        color: var(--warn);
      }
      sluice-progress {
        flex: 1 0 100%;
      }
      @media print {
        :host {
          display: none;
        }
      }
    `,
  ];
}

customElements.define("sluice-save-bar", SluiceSaveBar);
