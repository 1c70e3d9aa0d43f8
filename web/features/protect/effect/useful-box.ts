// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import type { Design } from "../../../../wasm/engine/sluice.js";
import { columnsOf } from "../../../../wasm/protocol/columns.js";
import { COUNTING, canCount } from "../../../facts/counting.js";
import { privacyLevels } from "../../../facts/levels.js";
import { sharedNames } from "../../../facts/pairs.js";
import { reachesAsFar, reachOf, reachText } from "../../../facts/reach.js";
import { type Advice, mergeBelow, saysNothing, type UsefulShare } from "../../../facts/useful.js";
import { messages } from "../../../messages/page.js";
import { SessionElement } from "../../../session/observe.js";
import { base } from "../../../styles/base.js";
import { count, integer, list, percent, plain, pointsText } from "../../../text/format-message.js";
import { isForSample } from "../session/guarantee-settings.js";
import type { ProtectSession } from "../session/protect-session.js";
import type { Useful } from "../session/state.js";

/** So many answers stand in the open. */
const SHOWN = 3;

/** Each answer's percentage with what it is off by at this file's size, and the way out where that is too much. */
export class SluiceUsefulBox extends SessionElement<ProtectSession> {
  /** The table for which the method was made for counting here, and which is therefore offered once more. */
  #taken: ProtectSession["state"]["table"];

  /** Whether an offer has the focus, which may no longer hold when more has been reckoned. */
  #focused = false;

  override willUpdate(): void {
    this.#focused = this.shadowRoot?.activeElement?.isConnected === true;
  }

  override updated(): void {
    const lost = this.#focused && !this.shadowRoot?.activeElement;
    if (lost) this.renderRoot.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  }

  override render() {
    const { design, useful } = this.state;
    if (!design) return nothing;
    const t = messages.protect.useful;
    return html`<h2 tabindex="-1">${t.title}</h2>${useful ? this.#figures(useful) : nothing}`;
  }

  /** Figures of the design before stand until the new ones are there. */
  #figures(useful: Useful) {
    const t = messages.protect.useful;
    const { design, shares, advice } = useful;
    const isSilent = shares && saysNothing(shares) && advice?.kind !== "codes";
    return html`<div class=${design === this.state.design ? this.staleness : "stale quick"}>
        ${shares ? this.#list(shares) : html`<p>${t.unknown}</p>`}
        ${isSilent ? html`<p class="says-nothing">${plain(t.nothing, { column: list(sharedNames(design.data)) })}</p>` : nothing}
        ${this.#advice(advice)}
        ${this.#ladder(useful)}
      </div>`;
  }

  #list(shares: UsefulShare[]) {
    const t = messages.protect.useful;
    // One is enough if none can be told.
    const shown = saysNothing(shares) ? 1 : SHOWN;
    const [first, rest] = [shares.slice(0, shown), shares.slice(shown)];
    const rough = rest.some((share) => share.rough);
    return html`<p>${t.says}</p>
      <ul class="numbers">${first.map(item)}</ul>
      ${
        rest.length > 0
          ? html`<details><summary class="small">${count(rest.length, t.more)}${rough ? warning() : nothing}</summary>
              <ul class="numbers">${rest.map(item)}</ul></details>`
          : nothing
      }`;
  }

  /** How many people it takes, beside another method or format that needs far fewer. */
  #advice(advice: Advice | undefined) {
    const t = messages.protect.useful;
    const { kind, own, best } = advice ?? { kind: "none", own: 0, best: 0 };
    const values = { people: integer(own), best: integer(best) };
    const never = !Number.isFinite(own);
    switch (kind) {
      case "counting":
        return html`<p class="numbers">${plain(never ? t.bestOnly : t.tooMany, values)}</p>`;
      case "codes":
        return html`<p class="numbers">${plain(never ? t.codesOnly : t.tooManyCodes, values)}</p>`;
      case "people":
        return html`<p class="small soft numbers">${plain(t.people, { people: count(own, messages.protect.people) })}</p>`;
      default:
        return nothing;
    }
  }

  /**
   * The ways out, from what costs least to what promises least. If some answer cannot be told, each that tells more is
   * there, with its gain. A method for counting has its way back in the same place: the button stays the same one, so
   * that the focus is never lost.
   */
  #ladder({ design, shares, advice, steps }: Useful) {
    const t = messages.protect.useful;
    const { settings, state } = this.session;
    const own = shares && reachOf(shares);
    const isUntold = own !== undefined && own.told < own.of;
    const gain = (of: UsefulShare[] | undefined) => {
      const reach = of && reachOf(of);
      return isUntold && reach && !reachesAsFar(own, reach) ? reachText(reach, own) : undefined;
    };
    const then = (reach: string | undefined) => (reach === undefined ? undefined : plain(t.then, { reach }));
    const [counting, codes] = [gain(steps?.counting), gain(steps?.codes)];
    // A weaker promise is no way out where the same one tells as much in the same format.
    const [made, weak] = [steps?.counting, steps?.weaker].map((of) => of && reachOf(of));
    const weaker = made && weak && reachesAsFar(made, weak) ? undefined : gain(steps?.weaker);
    const everyone = isForSample(state.notion) ? gain(state.everyone?.shares) : undefined;
    const isStricter = state.epsilon < privacyLevels(settings.highest).weak;
    // Before it has been tried weaker privacy is worth a try.
    const isSilent = shares && saysNothing(shares) && advice?.kind !== "codes" && !steps?.weaker;
    const says = advice?.kind;
    return html`${shares ? this.#merge(design, shares) : nothing}
      ${isUntold ? this.#fewerColumns(design) : nothing}
      ${
        says === "codes" || (codes !== undefined && counting === undefined && says !== "counting")
          ? step("codes", t.forCodes, then(codes), () => this.session.writeCodes())
          : nothing
      }
      ${says === "counting" ? this.#counting(true, undefined) : this.#counting(counting !== undefined && says !== "codes", then(counting))}
      ${isStricter && (isSilent || weaker !== undefined) ? step("weaker", t.weaker, then(weaker), () => settings.setPrivacy("weak")) : nothing}
      ${everyone === undefined ? nothing : step("everyone", t.everyone, plain(t.ifTrue, { reach: everyone }), () => settings.setSample(false))}`;
  }

  #counting(offered: boolean, gain: string | undefined) {
    const t = messages.protect.useful;
    const { objective, table, notion } = this.state;
    const possible = canCount(this.state);
    const made = objective === COUNTING && possible;
    const isTaken = this.#taken === table;
    // For a sample it takes long, and tells of few people nothing.
    const back = isTaken ? t.notForCounting : isForSample(notion) ? undefined : t.forInformation;
    const label = made ? back : possible && (offered || isTaken) ? t.forCounting : undefined;
    if (label === undefined) return nothing;
    const turn = () => {
      this.#taken = table;
      this.session.settings.setObjective(made ? undefined : COUNTING);
    };
    return step("counting", label, made ? undefined : gain, turn);
  }

  /** Without the column that has most answers, where several are shared together. */
  #fewerColumns({ data }: Design) {
    const t = messages.protect.useful;
    const { roles, inspection } = this.state;
    const columns = columnsOf(data);
    if (columns.length < 2) return nothing;
    const answers = (values: string[]) => new Set(values).size;
    const [most] = columns.toSorted((one, other) => answers(other.values) - answers(one.values));
    const others = columns.filter((column) => column !== most);
    const left = answers(data.categories.map((_, x) => JSON.stringify(others.map(({ values }) => values[x]))));
    const name = most?.name ?? "";
    const column = inspection?.header.indexOf(name) ?? -1;
    const gain = count(left, t.fewer, { before: integer(data.categories.length) });
    return step("columns", plain(t.leaveOut, { column: name }), gain, () =>
      this.session.data.setRole(column, "leave", roles),
    );
  }

  #merge(design: Design, shares: UsefulShare[]) {
    const t = messages.protect.useful;
    const { table, rules } = this.state;
    if (!table) return nothing;
    const below = mergeBelow(shares, design, table, rules);
    if (below === undefined) return this.#merged();
    const gain = plain(t.mergeSays, { n: integer(below), other: messages.data.rules.other });
    return step("merge", t.merge, gain, () => this.session.data.setRules({ rareBelow: below }));
  }

  /** The way back, beside the way there. */
  #merged() {
    const t = messages.protect.useful;
    const n = this.state.rules.rareBelow;
    if (n <= 1) return nothing;
    const says = plain(t.merged, { n: integer(n), other: messages.data.rules.other });
    return step("unmerge", t.unmerge, says, () => this.session.data.setRules({ rareBelow: 0 }));
  }

  static override styles = [
    base,
    css`
      h2 {
        font-size: 1.2rem;
      }
      div > * + *,
      h2 + div {
        margin-block-start: 0.6rem;
      }
      ul {
        list-style: none;
        padding: 0;
        margin-block-end: 0;
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
        gap: 0.1rem 1.5rem;
      }
      li {
        display: flex;
        flex-wrap: wrap;
        gap: 0 1rem;
        overflow-wrap: break-word;
      }
      li > span {
        min-inline-size: 0;
      }
      li > span:last-child {
        margin-inline-start: auto;
        white-space: nowrap;
      }
      .rough {
        color: var(--warn);
        font-weight: 600;
      }
    `,
  ];
}

function item({ name, share, error, rough }: UsefulShare) {
  const t = messages.protect.useful;
  const values = { share: percent(share), points: pointsText(error) };
  return html`<li class=${rough ? "is-rough" : ""}><span>${name}</span>
    <span>${plain(Number.isFinite(error) ? t.share : t.never, values)}${rough ? warning() : nothing}</span></li>`;
}

/** A way out with its gain in words. */
function step(name: string, label: string, gain: string | undefined, take: () => unknown) {
  const id = `${name}-says`;
  return html`<button type="button" class=${name} aria-describedby=${gain === undefined ? nothing : id} @click=${take}>${label}</button>
    ${gain === undefined ? nothing : html`<p id=${id} class="of-button small soft numbers">${gain}</p>`}`;
}

function warning() {
  return html` <span class="rough" role="img" aria-label=${messages.protect.useful.warning} title=${messages.protect.useful.warning}>!</span>`;
}

customElements.define("sluice-useful-box", SluiceUsefulBox);
