// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Files that a person has opened, kept for this tab where they ask for it, and there again after a reload. Other files
 * are not kept. They end what was kept: the question was about the files that stood then.
 */
import { isTooLong, type Kept, pack, put, remove, take } from "../platform/tab-store.js";
import type { Refused } from "./state.js";
import type { Host } from "./store.js";

/** A page, which knows what it has opened. */
export interface Keeper {
  /** The files that can be kept now, with their details. */
  keepable(): Kept | undefined;
  /** Whether something is open by now. */
  isOpen(): boolean;
  /** Opens what was kept; its details may be anything, for other pages of the same host can write there. */
  reopen(kept: Kept): Promise<void>;
}

export class TabStorage {
  readonly #host: Host;
  readonly #place: string;
  readonly #page: Keeper;
  /** The files that are kept, or being packed for that. */
  #files: File[] | undefined;
  /** The same, packed. */
  #kept: { packed: Awaited<ReturnType<typeof pack>>; details: string } | undefined;
  #turn = 0;

  /** @param name the name of the page when tabs first kept files under it: it outlives a new name of the page */
  constructor(host: Host, name: string, page: Keeper) {
    this.#host = host;
    this.#place = `sluice-kept-${name}`;
    this.#page = page;
  }

  /** Keeps what is open, or lets go of it. */
  async keep(on: boolean): Promise<void> {
    this.#letGo();
    if (on) await this.#keepNow();
  }

  async #keepNow(): Promise<void> {
    const turn = this.#turn;
    const now = this.#page.keepable();
    if (!now) return this.#letGo();
    if (isTooLong(now.files)) return this.#refuse("long");
    this.#files = now.files;
    this.#host.set({ keptHere: { on: true } });
    try {
      const packed = await pack(now.files);
      if (turn !== this.#turn) return;
      this.#kept = { packed, details: "" };
      // Meanwhile it may have changed.
      this.follow();
    } catch (error) {
      if (turn === this.#turn) this.#refuse(error instanceof RangeError ? "large" : "never");
    }
  }

  /** With every change: of other files nothing is kept, and of these what has become of their columns. */
  follow(): void {
    const { keptHere } = this.#host.state;
    if (!keptHere) return;
    const now = this.#page.keepable();
    const others = keptHere.on && this.#files && !areSame(this.#files, now?.files);
    // A refusal is forgotten with its file.
    if (others || (keptHere.refused && keptHere.of !== now?.files[0])) this.#letGo();
    if (!this.#kept || !now) return;
    const details = JSON.stringify(now.details);
    if (details === this.#kept.details) return;
    this.#kept.details = details;
    const outcome = put(this.#place, this.#kept.packed, now.details);
    if (outcome !== "kept") this.#refuse(outcome);
  }

  /** Opens what is kept, if there is something. */
  async restore(): Promise<boolean> {
    const kept = await take(this.#place);
    if (!kept?.files[0]) return false;
    if (this.#page.isOpen()) {
      // Meanwhile something else was opened.
      this.#letGo();
      return true;
    }
    await this.#page.reopen(kept);
    // Nobody has asked to keep files that were opened meanwhile.
    if (areSame(kept.files, this.#page.keepable()?.files)) await this.#keepNow();
    else this.#letGo();
    return true;
  }

  #letGo(): void {
    this.#files = undefined;
    this.#kept = undefined;
    remove(this.#place);
    this.#turn += 1;
    if (this.#host.state.keptHere) this.#host.set({ keptHere: undefined });
  }

  #refuse(refused: Refused): void {
    this.#letGo();
    this.#host.set({ keptHere: { on: false, refused, of: this.#page.keepable()?.files[0] } });
  }
}

function areSame(files: File[], others: File[] | undefined): boolean {
  return files.length === others?.length && files.every((file, i) => file === others[i]);
}

/** Details as they were kept, of which nothing is known. */
export function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
