// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Whether people were protected here before the page was loaded: a second file of theirs gives more away. The same file is
 * known again, and other files with the same counts of the same columns.
 */
import { type ProtocolFile, toProtocolFile } from "../../../../wasm/engine/sluice.js";
import {
  forgetShared,
  markOf,
  recallShared,
  refuseShared,
  rememberShared,
  sharedState,
} from "../../../platform/shared-store.js";
import type { Host } from "../../../session/store.js";
import type { ProtectState } from "./state.js";

export class SharedBefore {
  readonly #host: Host<ProtectState>;
  #looked: { file?: File | undefined; table?: ProtectState["table"] } = {};
  #remembered: ProtectState["outcome"];
  /** One after the other, so that what is forgotten does not come back. */
  #last = Promise.resolve();

  constructor(host: Host<ProtectState>) {
    this.#host = host;
    host.set({ fingerprints: sharedState() });
  }

  /** With every change: another file, and then its counts, are looked up, and one that was saved is remembered. */
  follow(): void {
    const { state } = this.#host;
    const { outcome, table, target, source } = state;
    const file = target ?? source?.file;
    if (file !== this.#looked.file) {
      // The table is still that of the file before it.
      this.#looked = { file, table };
      if (state.sharedBefore) this.#host.set({ sharedBefore: undefined });
      this.#look(undefined);
    } else if (table !== this.#looked.table && this.#protocol) {
      this.#looked = { file, table };
      this.#look(this.#protocol);
    }
    if (!outcome?.saved || outcome.output === this.#remembered?.output) return;
    this.#remembered = outcome;
    if (this.#isOwn) this.#remember();
  }

  /** Keeps fingerprints on this device, or none any more. */
  allow(on: boolean): void {
    refuseShared(!on);
    this.#host.set({ fingerprints: sharedState(), sharedBefore: undefined });
    if (on) this.#remember();
  }

  /** Lets go of what is known of the file at hand, or of one that was made and that nobody has seen after all. */
  forget(made?: ProtectState["outcome"]): void {
    const { target, source } = this.#host.state;
    const file = made?.file ?? target ?? source?.file;
    const protocol = made?.protocol ?? this.#protocol;
    this.#host.set({ sharedBefore: undefined });
    if (file) this.#next(async () => forgetShared(await marksOf(file, protocol)));
  }

  /** Examples are nobody's. */
  get #isOwn(): boolean {
    const { source, target } = this.#host.state;
    return target !== undefined || source?.kind !== "sample";
  }

  /** None for a file beside the table, whose counts nobody knows. */
  get #protocol(): ProtocolFile | undefined {
    const { design, designing, target } = this.#host.state;
    return design && !designing && !target ? toProtocolFile(design) : undefined;
  }

  #next(work: () => Promise<void>): void {
    // A browser that refuses keeps nothing, and nothing else depends on it.
    this.#last = this.#last.then(work).catch(() => {});
  }

  #remember(): void {
    const saved = this.#remembered;
    if (!saved) return;
    const protocol = saved.file === this.#host.state.source?.file ? saved.protocol : undefined;
    this.#next(async () => rememberShared(await marksOf(saved.file, protocol), saved.on));
  }

  #look(protocol: ProtocolFile | undefined): void {
    const { file, table } = this.#looked;
    if (!file || !this.#isOwn) return;
    this.#next(async () => {
      const found = await recallShared(() => marksOf(file, protocol));
      const { state } = this.#host;
      // One that this page has saved since is told of beside the file.
      if (this.#looked.file !== file || this.#looked.table !== table || state.outcome?.saved) return;
      const same = found?.mark.startsWith(COUNTS) ? ("counts" as const) : ("file" as const);
      this.#host.set({ sharedBefore: found && { on: found.on, same } });
    });
  }
}

/** The bytes of the file first, then its counts. */
async function marksOf(file: File, protocol: ProtocolFile | undefined): Promise<string[]> {
  const own = await markOf(file);
  return [...(own === undefined ? [] : [own]), ...(protocol ? [COUNTS + protocol.certificate.counts] : [])];
}

const COUNTS = "counts ";
