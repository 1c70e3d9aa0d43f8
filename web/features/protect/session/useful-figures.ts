// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * How useful the new file is to a person who counts from it: the precision of each percentage, the number of people, and
 * one advice. All of it is the engine's plan, which Read results and the command line tell as well. The advice
 * comes once all that it weighs is known, and stays. If some answer cannot be told, steps that tell more follow.
 */
import {
  type Design,
  type DesignRequest,
  isPlannable,
  peopleNeeded,
  type Sluice,
  toProtocolFile,
  WITHIN_5_POINTS,
  type WriteMode,
} from "../../../../wasm/engine/sluice.js";
import { planOptions } from "../../../facts/costs.js";
import { countingObjective, isQuickToCount, QUICK } from "../../../facts/counting.js";
import { reachOf } from "../../../facts/reach.js";
import { adviceOf, type UsefulShare, usefulShares } from "../../../facts/useful.js";
import { Latest } from "../../../platform/latest.js";
import type { Host } from "../../../session/store.js";
import type { ProtectState, Useful } from "./state.js";

/** Milliseconds that a hand has to rest for. */
const REST = 400;

/** The settings that figures are of. */
export type Asked = Pick<Useful, "design" | "write" | "people">;

export class UsefulFigures {
  readonly #host: Host<ProtectState>;
  readonly #seconds: number;
  readonly #weakest: () => number;
  readonly #planning = new Latest();
  readonly #advising = new Latest();
  #asked: Asked | undefined;
  #later: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param seconds for the search
   * @param weakest the level of weak privacy
   */
  constructor(host: Host<ProtectState>, seconds: number, weakest: () => number) {
    this.#host = host;
    this.#seconds = seconds;
    this.#weakest = weakest;
  }

  /** Follows the design that stands, how it is written, and the size of the file. */
  follow(): void {
    const { state } = this.#host;
    const asked = askedOf(state, state.design);
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
    const { engines } = this.#host;
    const shares = await this.#planning.run(async () => ({ found: await sharesOf((await engines).files, asked) }));
    if (shares && this.#asked === asked) this.#host.set({ useful: { ...asked, shares: shares.found } });
  }

  async #advise(asked: Asked): Promise<void> {
    const { design, write } = asked;
    if (!isPlannable(design)) return;
    const tell = (more: Pick<Useful, "advice"> | Pick<Useful, "steps">) => {
      const { useful } = this.#host.state;
      if (useful && isSame(asked, useful)) this.#host.set({ useful: { ...useful, ...more } });
    };
    // They are hints: where there is none, the page says what it knows.
    await this.#advising
      .run(async (signal) => {
        const own = await this.#people(design, write);
        const made = await this.#forCounting(design, signal);
        const best = made && (await this.#people(made, write));
        const codes = write === "values" ? await this.#people(made ?? design, "reports") : undefined;
        if (signal.aborted) return;
        tell({ advice: adviceOf(own, best, codes) });
        const steps = await this.#steps(asked, made, signal);
        if (steps && !signal.aborted) tell({ steps });
      })
      .catch(() => undefined);
  }

  /** The precision after each step, where some answer cannot be told. */
  async #steps(asked: Asked, made: Design | undefined, signal: AbortSignal): Promise<Useful["steps"]> {
    const { design, write, people } = asked;
    const own = await this.#shares(asked);
    if (!own || reachOf(own).told === own.length) return undefined;
    const counting = made && (await this.#shares({ design: made, write, people }));
    const codes = write === "values" && (await this.#shares({ design: made ?? design, write: "reports", people }));
    const level = this.#weakest();
    const isStricter = design.guarantee.epsilon < level;
    const weak = isStricter ? await this.#made(design, { epsilon: level }, signal).catch(() => undefined) : undefined;
    const weaker = weak && (await this.#shares({ design: weak, write, people }));
    return { ...(counting && { counting }), ...(codes && { codes }), ...(weaker && { weaker }) };
  }

  async #shares(asked: Asked): Promise<UsefulShare[] | undefined> {
    return sharesOf(await this.#forHints(), asked);
  }

  /** Not the one that makes the file: whoever saves it early does not wait for hints. */
  async #forHints(): Promise<Sluice> {
    const { beside, curve } = await this.#host.engines;
    return curve.at(-1) ?? beside;
  }

  async #people(design: Design, written: WriteMode): Promise<number> {
    const engine = await this.#forHints();
    const aim = { ...WITHIN_5_POINTS, written };
    return peopleNeeded(await engine.plan(toProtocolFile(design), aim, planOptions(design)));
  }

  /** The method that is made for counting, if there is one and the design is not made by it. */
  async #forCounting(design: Design, signal: AbortSignal): Promise<Design | undefined> {
    const objective = countingObjective(design);
    if (objective === undefined) return undefined;
    // Under a notion of pairs the engine would take one that sees the secret.
    return this.#made(design, { objective, seesSecret: false }, signal);
  }

  /** A method for the same table, by other settings. */
  async #made(
    { guarantee, protocol, seesSecret, secret, data, prior, utility }: Design,
    settings: Partial<DesignRequest>,
    signal: AbortSignal,
  ): Promise<Design | undefined> {
    const { notion, epsilon, parameters } = guarantee;
    const { objective } = utility;
    const table = { secret, data, weights: prior };
    const asked = { notion, epsilon, ...(parameters && { parameters }), ...(objective && { objective }), ...settings };
    const search = { seconds: isQuickToCount(asked) ? QUICK : this.#seconds };
    const request = { table, protocol, seesSecret, ...asked, search };
    return (await this.#forHints()).design(request, { signal });
  }
}

/** As the page writes the file now, and for as many people as it has rows. */
export function askedOf({ write, inspection }: ProtectState, design: Design | undefined): Asked | undefined {
  if (!design) return undefined;
  return { design, write: design.marks ? "reports" : write, people: inspection?.rows ?? design.total };
}

/** The precision of each percentage, by the engine's plan; nothing where it does not know it. */
export async function sharesOf(engine: Sluice, asked: Asked): Promise<UsefulShare[] | undefined> {
  const { design, write: written, people } = asked;
  if (!isPlannable(design)) return undefined;
  const aim = { people, written };
  const plan = await engine.plan(toProtocolFile(design), aim, planOptions(design)).catch(() => undefined);
  return plan && usefulShares(design, plan);
}

export function isSame(one: Asked | undefined, other: Asked | undefined): boolean {
  return one?.design === other?.design && one?.write === other?.write && one?.people === other?.people;
}
