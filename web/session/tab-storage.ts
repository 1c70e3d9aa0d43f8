// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * What a person has opened, kept for this tab where they ask for it, and there again after a reload. Other files are not
 * kept, and what was kept goes with them: the question was about these.
 */
import { writeProtocol } from "../../wasm/engine/sluice.js";
import { hasLinkedProtocol } from "../facts/protocol-link.js";
import { isRole } from "../facts/roles.js";
import { isRules } from "../facts/rules.js";
import { isTooLong, type Kept, pack, put, remove, take } from "../platform/tab-store.js";
import type { DataReading } from "./data-reading.js";
import type { Host } from "./host.js";
import type { ReceivedReports } from "./received-reports.js";
import type { RespondentSession } from "./respondent-session.js";
import type { Refused, State } from "./state.js";

/** Of which page it is. */
export type Keeper = "privatise" | "answer" | "estimate";

interface Parts {
  data: DataReading;
  respondent: RespondentSession;
  receivedReports: ReceivedReports;
}

export class TabStorage {
  readonly #host: Host;
  readonly #place: string;
  readonly #parts: Parts;
  /** What is kept, or being packed for that. */
  #files: File[] | undefined;
  /** The same, packed. */
  #kept: { packed: Awaited<ReturnType<typeof pack>>; details: string } | undefined;
  #turn = 0;

  constructor(host: Host, page: Keeper, parts: Parts) {
    this.#host = host;
    this.#place = `sluice-kept-${page}`;
    this.#parts = parts;
  }

  /** Keeps what is open, or lets go of it. */
  async keep(on: boolean): Promise<void> {
    this.#letGo();
    if (on) await this.#keepNow();
  }

  async #keepNow(): Promise<void> {
    const turn = this.#turn;
    const now = keepable(this.#host.state);
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
    const now = keepable(this.#host.state);
    const others = keptHere.on && this.#files && !alike(this.#files, now?.files);
    // What was refused is forgotten with the file.
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
    const [first, ...others] = kept?.files ?? [];
    if (!kept || !first) return false;
    const { source, adopted } = this.#host.state;
    if (source || adopted) {
      // Meanwhile something else was opened.
      this.#letGo();
      return true;
    }
    if (this.#place.endsWith("privatise")) await this.#openTable(first, kept.details);
    else {
      const opened = await this.#parts.respondent.open(first);
      const { adopted: protocol } = this.#host.state;
      if (opened && protocol) protocols.set(protocol, first);
      const { written } = asRecord(kept.details);
      if (others.length > 0)
        await this.#parts.receivedReports.open(others, written === "values" ? "values" : "reports");
    }
    // Of what was opened meanwhile nobody has asked that it be kept.
    if (alike(kept.files, keepable(this.#host.state)?.files)) await this.#keepNow();
    else this.#letGo();
    return true;
  }

  #openTable(file: File, details: unknown): Promise<void> {
    const { kind, sheet, roles, rules } = asRecord(details);
    return this.#parts.data.openAgain(file, {
      kind: kind === "pasted" ? "pasted" : "file",
      ...(typeof sheet === "string" && { sheet }),
      roles: Array.isArray(roles) && roles.every(isRole) ? roles : [],
      ...(isRules(rules) && { rules }),
    });
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
    this.#host.set({ keptHere: { on: false, refused, of: keepable(this.#host.state)?.files[0] } });
  }
}

const protocols = new WeakMap<object, File>();

/** What can be kept: nothing that is there again anyway, as samples and links are. */
export function keepable({ source, roles, rules, adopted, received }: State): Kept | undefined {
  if (source) {
    if (source.kind === "sample") return undefined;
    const { file, kind, sheets } = source;
    return { files: [file], details: { kind, sheet: sheets?.chosen, roles, rules } };
  }
  if (!adopted?.name || hasLinkedProtocol()) return undefined;
  const { name, protocol } = adopted;
  const file = protocols.get(adopted) ?? new File([writeProtocol(protocol)], name, { type: "application/json" });
  protocols.set(adopted, file);
  return { files: [file, ...(received?.files ?? [])], details: { written: received?.written } };
}

function alike(files: File[], others: File[] | undefined): boolean {
  return files.length === others?.length && files.every((file, i) => file === others[i]);
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
