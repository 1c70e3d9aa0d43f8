// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Once is once: what has been released from a file, and what more may be. Reports are derived from the account's secret, so
 * that the same answers have the same reports again. What has been saved counts as released. All is forgotten with the
 * page, unless the person has it kept on the device.
 */
import {
  type Account,
  budgetFor,
  isSame,
  type Ledger,
  newLedger,
  type PrivatisedFile,
  type ProtocolFile,
  readLedger,
  released,
  repeats,
  writeLedger,
} from "../../wasm/api/sluice.js";
import type { Host } from "./host.js";

/** What goes with a file that has been made: whose account it is on, and how that then stands. */
export interface Draft {
  people: string;
  protocol: ProtocolFile;
  byPerson: boolean;
  /** Nothing where these reports have been released before. */
  account: Account | undefined;
}

/** Where accounts are kept on the device, by whose answers they are of. */
const PLACE = "sluice-accounts";

export class Releasing {
  readonly #host: Host;
  readonly #ledgers = new Map<string, Ledger>();

  constructor(host: Host) {
    this.#host = host;
    const kept = restored();
    for (const [people, ledger] of kept) this.#ledgers.set(people, ledger);
    if (kept.length > 0) host.set({ remembered: true });
  }

  /** Whether the protocol may be released for this file, and what its reports are to be derived from. Rejects with `over_budget`. */
  async begin(file: File, protocol: ProtocolFile, byPerson: boolean): Promise<{ draft: Draft; secret: string }> {
    const people = nameOf(file);
    const ledger = this.#of(people, protocol);
    this.#ledgers.set(people, ledger);
    const draft = { people, protocol, byPerson, account: undefined };
    const { secret } = ledger;
    if (repeats(ledger, { protocol })) return { draft, secret };
    return { draft: { ...draft, account: await this.#account(ledger, protocol) }, secret };
  }

  /** Of a file that has been made: whether it is one that was released before, and otherwise what it comes to. */
  async finish(draft: Draft, output: PrivatisedFile): Promise<Draft> {
    const ledger = this.#of(draft.people, draft.protocol);
    const before = repeats(ledger, draft);
    if (!before || isSame(before, output, draft.byPerson)) return draft;
    return { ...draft, account: await this.#account(ledger, draft.protocol) };
  }

  /** The file has been saved: whoever it is for may have it. */
  note({ people, protocol, byPerson, account }: Draft, output: PrivatisedFile): void {
    const ledger = this.#ledgers.get(people);
    if (!ledger) return;
    const before = repeats(ledger, { protocol });
    if (account && !(before && isSame(before, output, byPerson))) {
      this.#ledgers.set(people, released(ledger, { protocol }, output, account, byPerson));
    }
    this.#show(people);
  }

  /** Shows the account of a file, if it has one. */
  show(file: File): void {
    this.#show(nameOf(file));
  }

  /** Nothing of these people counts as released any more: files of theirs that were saved have never been given away. */
  forget(): void {
    const { account } = this.#host.state;
    if (!account) return;
    this.#ledgers.delete(account.people);
    this.#store();
    this.#host.set({ account: undefined });
  }

  /** Keeps accounts and their secrets on this device, or no longer. */
  remember(on: boolean): void {
    this.#host.set({ remembered: on });
    this.#store();
  }

  /** As long as nothing has been released, what may be is what the protocol at hand promises. */
  #of(people: string, protocol: ProtocolFile): Ledger {
    const ledger = this.#ledgers.get(people);
    const budget = budgetFor(protocol);
    if (!ledger) return newLedger(budget);
    return ledger.releases.length > 0 ? ledger : { ...ledger, budget };
  }

  async #account(ledger: Ledger, protocol: ProtocolFile): Promise<Account> {
    const { files } = await this.#host.engines;
    return files.account(ledger, { protocol });
  }

  #show(people: string): void {
    const ledger = this.#ledgers.get(people);
    this.#host.set({ account: ledger && ledger.releases.length > 0 ? { people, ledger } : undefined });
    this.#store();
  }

  #store(): void {
    try {
      const kept = [...this.#ledgers].filter(([, { releases }]) => releases.length > 0);
      if (!this.#host.state.remembered || kept.length === 0) localStorage.removeItem(PLACE);
      else localStorage.setItem(PLACE, JSON.stringify(kept.map(([people, ledger]) => [people, writeLedger(ledger)])));
    } catch {
      // Pages without storage, such as private windows of some browsers: nothing is kept, and the box says so.
      this.#host.set({ remembered: false });
    }
  }
}

function restored(): [string, Ledger][] {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "[]") as [string, string][];
    return kept.map(([people, text]) => [people, readLedger(text)]);
  } catch {
    return [];
  }
}

/** The same for the same file, as far as a page can tell. */
function nameOf({ name, size, lastModified }: File): string {
  return JSON.stringify([name, size, lastModified]);
}
