// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * How useful the new file is to a person who counts from it: the precision of each percentage, the number of people, and
 * one advice. All of it is the engine's plan, which Read results and the command line tell as well. The advice
 * comes once all that it weighs is known, and stays.
 */
import {
  type Design,
  isPlannable,
  peopleNeeded,
  toProtocolFile,
  WITHIN_5_POINTS,
  type WriteMode,
} from "../../../../wasm/engine/sluice.js";
import { planOptions } from "../../../facts/costs.js";
import { countingObjective } from "../../../facts/counting.js";
import { adviceOf, type UsefulShare, usefulShares } from "../../../facts/useful.js";
import { Latest } from "../../../platform/latest.js";
import type { Host } from "../../../session/store.js";
import type { ProtectState, Useful } from "./state.js";

/** Milliseconds that a hand has to rest for. */
const REST = 400;

/** The settings that figures are of. */
type Asked = Pick<Useful, "design" | "write" | "people">;

export class UsefulFigures {
  readonly #host: Host<ProtectState>;
  readonly #seconds: number;
  readonly #planning = new Latest();
  readonly #advising = new Latest();
  #asked: Asked | undefined;
  #later: ReturnType<typeof setTimeout> | undefined;

  /** @param seconds for the search */
  constructor(host: Host<ProtectState>, seconds: number) {
    this.#host = host;
    this.#seconds = seconds;
  }

  /** Follows the design that stands, how it is written, and the size of the file. */
  follow(): void {
    const { design, write, inspection } = this.#host.state;
    const asked = design && {
      design,
      write: design.marks ? ("reports" as const) : write,
      people: inspection?.rows ?? design.total,
    };
    if (isSame(asked, this.#asked)) return;
    this.#asked = asked;
    clearTimeout(this.#later);
    this.#planning.cancel();
    this.#advising.cancel();
    if (!asked) return;
    void this.#plan(asked);
    this.#later = setTimeout(() => void this.#advise(asked), REST);
  }

  async #plan(asked: Asked): Promise<void> {
    const { design, write: written, people } = asked;
    const shares = await this.#planning.run(async (): Promise<{ found: UsefulShare[] | undefined }> => {
      if (!isPlannable(design)) return { found: undefined };
      const { files } = await this.#host.engines;
      const aim = { people, written };
      const plan = await files.plan(toProtocolFile(design), aim, planOptions(design)).catch(() => undefined);
      return { found: plan && usefulShares(design, plan) };
    });
    if (shares && this.#asked === asked) this.#host.set({ useful: { ...asked, shares: shares.found } });
  }

  async #advise(asked: Asked): Promise<void> {
    const { design, write } = asked;
    if (!isPlannable(design)) return;
    try {
      const advice = await this.#advising.run(async (signal) => {
        const own = await this.#people(design, write);
        const made = await this.#forCounting(design, signal);
        const best = made && (await this.#people(made, write));
        const codes = write === "values" ? await this.#people(made ?? design, "reports") : undefined;
        return adviceOf(own, best, codes);
      });
      const { useful } = this.#host.state;
      if (advice && useful && isSame(asked, useful)) this.#host.set({ useful: { ...useful, advice } });
    } catch {
      // It is a hint: where there is none, the page says what it knows.
    }
  }

  async #people(design: Design, written: WriteMode): Promise<number> {
    const { files } = await this.#host.engines;
    const aim = { ...WITHIN_5_POINTS, written };
    return peopleNeeded(await files.plan(toProtocolFile(design), aim, planOptions(design)));
  }

  /** The method that is made for counting, if there is one and the design is not made by it. */
  async #forCounting(design: Design, signal: AbortSignal): Promise<Design | undefined> {
    const objective = countingObjective(design);
    if (objective === undefined) return undefined;
    const { guarantee, protocol, secret, data, prior } = design;
    const { notion, epsilon, parameters } = guarantee;
    const table = { secret, data, weights: prior };
    const search = { seconds: this.#seconds };
    const asked = { table, notion, epsilon, ...(parameters && { parameters }), protocol, objective, search };
    // Under a notion of pairs the engine would take one that sees the secret.
    const request = { ...asked, seesSecret: false };
    return (await this.#host.engines).curve.at(-1)?.design(request, { signal });
  }
}

function isSame(one: Asked | undefined, other: Asked | undefined): boolean {
  return one?.design === other?.design && one?.write === other?.write && one?.people === other?.people;
}
