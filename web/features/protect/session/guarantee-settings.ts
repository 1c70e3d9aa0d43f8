// SPDX-License-Identifier: GPL-3.0-or-later
/** The promise and the protocol: the settings that a person makes. */
import { DEFAULT_NOTION, forSamples, OF_ANSWERS, OF_SAMPLES, restsOn } from "../../../../wasm/contract/notions.js";
import { BEST_PROTOCOL, SIMPLE_PROTOCOL } from "../../../../wasm/contract/protocols.js";
import type { Notion, Objective } from "../../../../wasm/contract/types.js";
import type { Contender } from "../../../../wasm/engine/sluice.js";
import { highestLevel, isPrivacy, type Privacy, privacyLevels } from "../../../facts/levels.js";
import { type Neighbours, withNeighbours } from "../../../facts/neighbours.js";
import { keepsPairs } from "../../../facts/pairs.js";
import type { Settings } from "../../../session/settings.js";
import type { Host } from "../../../session/store.js";
import { choices, promises, same } from "./offered.js";
import type { ProtocolComparison } from "./protocol-comparison.js";
import type { ProtocolSearch } from "./protocol-search.js";
import { initialProtectState, type ProtectState, type Wanted } from "./state.js";
import type { UtilityCurve } from "./utility-curve.js";

/** Chances that the true distribution is none of those that are allowed for: those that can be chosen. */
export const alphas = [0.1, 0.05, 0.01];

/** Settings as an address has them. */
export interface LinkedSettings extends Settings {
  privacy: Privacy;
}

/** Whether a protection reckons with a sample. */
export function isForSample(notion: Notion): boolean {
  return restsOn(notion) === "sample";
}

export class GuaranteeSettings {
  readonly #host: Host<ProtectState>;
  readonly #comparison: ProtocolComparison;
  readonly #curve: UtilityCurve;
  readonly #search: ProtocolSearch;
  /** The level that is the person's own choice: kept when the columns change, and there again after those that are too low for it. */
  #chosenLevel: number | undefined;
  /** The categories of the secret that was counted last. */
  #categories = "";
  /** The protection of two columns, while one column is protected itself. */
  #before: Pick<Settings, "notion" | "objective"> | undefined;

  constructor(host: Host<ProtectState>, comparison: ProtocolComparison, curve: UtilityCurve, search: ProtocolSearch) {
    this.#host = host;
    this.#comparison = comparison;
    this.#curve = curve;
    this.#search = search;
  }

  /** Before there is a table: what does not go with it is given up when it has been counted. */
  settle(wanted: Partial<LinkedSettings>): void {
    const { epsilon, privacy, notion = "", protocol = "", seesSecret = false, alpha = 0, objective } = wanted;
    const { catalogue } = this.#host.state;
    if (isPrivacy(privacy)) this.#host.set({ privacy });
    const isKnown = objective !== undefined && catalogue?.objectives.includes(objective);
    if (catalogue?.notions.includes(notion)) this.#host.set({ notion, objective: isKnown ? objective : undefined });
    if (catalogue?.protocols.includes(protocol)) this.#host.set({ protocol, seesSecret });
    if (alphas.includes(alpha)) this.#host.set({ alpha });
    if (epsilon === undefined) return;
    this.#chosenLevel = epsilon;
    this.#host.set({ epsilon, privacy: undefined });
  }

  /** Settings that are not those one begins with. */
  get chosen(): Partial<LinkedSettings> {
    const { epsilon, privacy, notion, protocol, seesSecret, alpha, objective } = this.#host.state;
    const begun = initialProtectState;
    return {
      ...(this.#chosenLevel !== undefined && { epsilon }),
      ...(this.#chosenLevel === undefined && privacy !== undefined && privacy !== "medium" && { privacy }),
      ...(objective !== begun.objective && { objective }),
      ...(notion !== begun.notion && { notion }),
      ...((protocol !== begun.protocol || seesSecret !== begun.seesSecret) && { protocol, seesSecret }),
      ...(alpha !== begun.alpha && { alpha }),
    };
  }

  /** The highest level that the slider offers. */
  get highest(): number {
    const { prior, notion } = this.#host.state;
    return highestLevel(prior?.releaseLevel[notion]);
  }

  /** The level that the person has chosen, where it is higher than any that is offered now. */
  get tooHigh(): number | undefined {
    return this.#chosenLevel !== undefined && this.#chosenLevel > this.highest ? this.#chosenLevel : undefined;
  }

  setEpsilon(epsilon: number): void {
    this.#chosenLevel = epsilon;
    this.#host.set({ epsilon, privacy: undefined, levelWrong: false });
    void this.#search.start();
  }

  /** In one word; the level is that of the word for this table. */
  setPrivacy(privacy: Privacy): void {
    this.#chosenLevel = undefined;
    this.#host.set({ privacy, epsilon: privacyLevels(this.highest)[privacy], levelWrong: false });
    void this.#search.start();
  }

  /** Whether the people in the file are a sample of more: the protection is then one that holds for these as well. */
  setSample(sample: boolean): void {
    const { notion } = this.#host.state;
    if (sample === isForSample(notion)) return;
    this.setNotion(sample ? (forSamples(notion) ?? OF_SAMPLES) : this.#forEveryone(notion));
  }

  /** The protection in whose place this one stands for samples. */
  #forEveryone(notion: Notion): Notion {
    const { notions = [] } = this.#host.state.catalogue ?? {};
    return notions.find((one) => forSamples(one) === notion) ?? DEFAULT_NOTION;
  }

  /** The settings if the people in the file were all that are meant; nothing where that is set. */
  get forEveryone(): Wanted | undefined {
    const { notion } = this.#host.state;
    return isForSample(notion) ? this.#under(this.#forEveryone(notion)) : undefined;
  }

  /** Sets what the method is made for: the information, unless something else is said. */
  setObjective(objective: Objective | undefined): void {
    if (objective === this.#host.state.objective) return;
    this.#host.set({ objective });
    void this.#search.start();
  }

  /** Sets whether counts are rounded before the search. */
  setRounds(rounds: boolean): void {
    this.#host.set({ rounds });
    void this.#search.start();
  }

  /** The text that was typed is no level. Until there is one, nothing is made with the old one as if it were meant. */
  refuseLevel(): void {
    this.#host.set({ levelWrong: true });
  }

  /** A protocol that there is not under the notion, or for the table, gives way to the best one. */
  setNotion(notion: string): void {
    this.#changeNotion(this.#under(notion));
  }

  /** The chance that the true distribution is none of those that are allowed for, under a notion that takes one. */
  setAlpha(alpha: number): void {
    this.#host.set({ alpha });
    this.#promiseAnew();
  }

  /** Sets which secrets are neighbours, under a notion about these. */
  setNeighbours(neighbours: Neighbours): void {
    this.#host.set(withNeighbours(this.#host.state, neighbours));
    this.#host.set({ epsilon: this.#levelUnder(this.#host.state.notion) });
    this.#promiseAnew();
  }

  setProtocol({ protocol, seesSecret }: Contender): void {
    this.#host.set({ protocol, seesSecret });
    void this.#search.start();
  }

  /** Settings that have been looked at beside these. */
  take({ notion, epsilon, protocol, seesSecret }: Wanted): void {
    this.#chosenLevel = epsilon;
    const before = this.#host.state.notion;
    this.#host.set({ epsilon, privacy: undefined, levelWrong: false });
    if (notion !== before) this.#changeNotion(this.#under(notion, { protocol, seesSecret }));
    else this.setProtocol({ protocol, seesSecret });
  }

  /** Begins the search again that was stopped. */
  searchAgain(): void {
    const { stopped, notion } = this.#host.state;
    if (!stopped) return;
    // It took long, so that is shown, and can be stopped, at once.
    this.#host.set({ ...stopped, notion, slow: true });
    this.#host.set(withNeighbours(this.#host.state, stopped.neighbours));
    if (stopped.notion !== notion) this.#changeNotion(this.#under(stopped.notion, stopped));
    else void this.#search.start();
  }

  /** A table has been counted: what does not go with it is given up. */
  fit(): void {
    const { prior, table, catalogue, notion, neighbours } = this.#host.state;
    // Chosen one by one, neighbours are those of one list of categories.
    const categories = JSON.stringify(prior?.secret.categories);
    const known = categories === this.#categories;
    this.#categories = categories;
    const kept = known || !Array.isArray(neighbours) ? neighbours : "next";
    this.#host.set(withNeighbours(this.#host.state, kept));
    const there = catalogue ? promises(catalogue, table) : [];
    if (!there.includes(notion)) this.#host.set({ notion: there[0] ?? notion });
    const begins = this.#ofItself();
    const { state } = this.#host;
    this.#host.set(this.#choice(state.notion, state));
    const chosen = this.#chosenLevel;
    const keeps = chosen !== undefined && chosen <= this.highest;
    const { privacy = "medium" } = this.#host.state;
    const epsilon = keeps ? chosen : privacyLevels(this.highest)[privacy];
    this.#host.set({ epsilon });
    // It writes answers. Its odds go by the level and the number of answers alone, and say nothing of the column.
    if (begins) this.#host.set({ protocol: SIMPLE_PROTOCOL, seesSecret: false });
    void this.#search.start();
  }

  /**
   * A column that is protected itself has a promise about answers. The one that stood before is there again for two
   * columns. Whether such a column comes now.
   */
  #ofItself(): boolean {
    const { roles, notion, objective } = this.#host.state;
    const isItself = roles.includes("itself");
    const begins = isItself && this.#before === undefined;
    if (begins) {
      this.#before = { notion, objective };
      this.#host.set({ notion: OF_ANSWERS, objective: undefined, write: "reports" });
    } else if (!isItself && this.#before !== undefined) {
      this.#host.set({ ...this.#before, protocol: BEST_PROTOCOL, seesSecret: false, write: "values" });
      this.#before = undefined;
    }
    return begins;
  }

  #changeNotion(wanted: Wanted): void {
    this.#comparison.cancel();
    this.#host.set({ ...wanted, compared: undefined, levelWrong: false });
    this.#promiseAnew();
  }

  /** The settings under a notion. If pairs are kept, a protocol of the same name is another one. */
  #under(notion: Notion, chosen?: Contender): Wanted {
    const { state } = this.#host;
    const other = keepsPairs(notion) !== keepsPairs(state.notion);
    const wanted = chosen ?? (other ? { protocol: "", seesSecret: false } : state);
    return { notion, epsilon: this.#levelUnder(notion), ...this.#choice(notion, wanted) };
  }

  #choice(notion: Notion, { protocol, seesSecret }: Contender): Contender {
    const { catalogue, table } = this.#host.state;
    const there = catalogue ? choices(catalogue, notion, table) : [];
    return there.find((choice) => same(choice, { protocol, seesSecret })) ?? there[0] ?? { protocol, seesSecret };
  }

  #levelUnder(notion: Notion): number {
    const { prior, privacy, epsilon } = this.#host.state;
    const highest = highestLevel(prior?.releaseLevel[notion]);
    const named = privacy && privacyLevels(highest)[privacy];
    return Math.min(this.#chosenLevel ?? named ?? epsilon, highest);
  }

  /** For another promise both protocol and curve are others. */
  #promiseAnew(): void {
    this.#curve.clear();
    void this.#search.start();
  }
}
