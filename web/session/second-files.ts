// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Other protected files that this page has saved of the same people, and that no account counts. They are those that
 * were undone, and those of a copy of the file. A reader with two files of different noisy answers learns more than
 * from one.
 */
import type { Ledger, PrivatisedFile, ProtocolFile } from "../../wasm/engine/sluice.js";
import type { SecondFile } from "./state.js";

/** The inputs that noisy answers follow from: if all of them are the same, so are the answers. */
interface Drawn {
  secret: string;
  protocol: string;
  answers: string;
}

export class SecondFiles {
  /** The files that were undone, by whose answers they are of. */
  readonly #undone = new Map<string, Drawn[]>();

  /** Nothing of this account counts any more. */
  undo(people: string, { secret, releases }: Ledger): void {
    const gone = releases.map(({ protocol, answers }) => ({ secret, protocol: identity(protocol), answers }));
    this.#undone.set(people, [...(this.#undone.get(people) ?? []), ...gone]);
  }

  /** The file to warn of beside one that has been made of `people`, given the accounts of all others. */
  beside(
    people: string,
    protocol: ProtocolFile,
    { answers }: Pick<PrivatisedFile, "answers">,
    ledgers: ReadonlyMap<string, Ledger>,
  ): SecondFile | undefined {
    const secret = ledgers.get(people)?.secret;
    // One that was saved once more is on the account.
    const saved = (ledgers.get(people)?.releases ?? []).map((release) => ({
      ...release,
      protocol: identity(release.protocol),
    }));
    const about = [...saved, { protocol: identity(protocol), answers }];
    const isSame = (one: Drawn) =>
      one.secret === secret && about.some((other) => one.protocol === other.protocol && one.answers === other.answers);
    if (this.#undone.get(people)?.some((one) => !isSame(one))) return { why: "undone" };
    // The same counts may be other people's: only whoever has the files can tell.
    const isCopy = ({ releases }: Ledger) =>
      releases.some((release) => release.protocol.certificate.counts === protocol.certificate.counts);
    const [copied] = [...ledgers].find(([other, ledger]) => other !== people && isCopy(ledger)) ?? [];
    return copied === undefined ? undefined : { why: "copy", name: nameIn(copied) };
  }
}

const identity = ({ certificate }: ProtocolFile) => certificate.protocol;

/** The same for the same file, as far as a page can tell. */
export function nameOf({ name, size, lastModified }: File): string {
  return JSON.stringify([name, size, lastModified]);
}

/** The name of the file; an account that was kept may stand under anything. */
function nameIn(people: string): string {
  try {
    const [name]: unknown[] = JSON.parse(people);
    return String(name);
  } catch {
    return people;
  }
}
