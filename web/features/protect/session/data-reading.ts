// SPDX-License-Identifier: GPL-3.0-or-later
/** The table: opened, its columns given roles, its cells made categories, and counted. */

import type { ColumnChoice, DialectChoice, Inspection, Layout } from "../../../../wasm/engine/sluice.js";
import { decimalAsked } from "../../../facts/reading-question.js";
import { hasAnswers, isShared, type Role } from "../../../facts/roles.js";
import { noRules, type Rules, saidOf, withRanges } from "../../../facts/rules.js";
import { checkUsable, usable } from "../../../facts/usable.js";
import { messages } from "../../../messages/page.js";
import { type ChosenDialect, dialectIn, openTable, originOf, readAs } from "../../../platform/formats.js";
import { Latest } from "../../../platform/latest.js";
import { changeLayoutOf, type LayoutChange, layoutOf, setLayoutOf } from "../../../platform/layouts.js";
import type { Host } from "../../../session/store.js";
import { plain } from "../../../text/format-message.js";
import { ownError } from "../../../text/own-error.js";
import { type ExampleName, example } from "./examples.js";
import type { LinkedColumns } from "./linked-settings.js";
import type { ProtectState, Source } from "./state.js";

/** A table as somebody has left it. */
interface Left {
  kind: Source["kind"];
  sheet?: string;
  roles: Role[];
  rules?: Rules;
  layout?: Layout;
  dialect?: DialectChoice;
}

export class DataReading {
  readonly #host: Host<ProtectState>;
  /** Lets go of all that depends on the columns chosen. */
  readonly #forget: () => void;
  /** Told when a table has been counted. */
  readonly #counted: () => void;
  readonly #running = new Latest();
  /** The columns of a link that somebody has followed: for the first file that has them. */
  #linked: LinkedColumns | undefined;

  constructor(host: Host<ProtectState>, forget: () => void, counted: () => void) {
    this.#host = host;
    this.#forget = () => {
      this.#running.cancel();
      forget();
    };
    this.#counted = counted;
  }

  /** `sheet` is that of a workbook; otherwise the first one that has something in it. */
  async open(file: File, kind: Source["kind"] = "file", sheet?: string): Promise<void> {
    this.#forget();
    const { sheets } = originOf(file);
    this.#host.set({
      source: { file, kind, notes: [], ...(sheets && { sheets: { ...sheets, chosen: sheet ?? sheets.chosen } }) },
      reading: { bytes: 0, totalBytes: file.size, rows: 0 },
      inspection: undefined,
      roles: [],
      rules: noRules,
      namedKnowingly: [],
      target: undefined,
      targetHeader: undefined,
      targetRead: undefined,
      keep: [],
      person: undefined,
      account: undefined,
      undone: false,
      errors: {},
    });
    const work = async () => {
      const inspection = await this.#running.run(async (signal) => {
        const onProgress = (bytes: number) => this.#host.set({ reading: { bytes, totalBytes: file.size, rows: 0 } });
        const { table, ...origin } = await openTable(file, { sheet, signal, onProgress });
        if (signal.aborted) return undefined;
        this.#host.set({ source: { file, kind, ...origin } });
        const { files } = await this.#host.engines;
        const onRead = (reading: ProtectState["reading"]) => this.#host.set({ reading });
        return files.inspect(table, { signal, layout: layoutOf(file), onProgress: onRead, ...dialectIn(origin) });
      });
      if (!inspection) return;
      checkUsable(inspection);
      this.#host.set({ inspection, reading: undefined, roles: this.#rolesLinked(inspection.header) });
      if (kind !== "sample") void this.#count();
    };
    await this.#host.attempt("data", work, { reading: undefined });
  }

  /** Columns as a link names them, which are chosen in a file that has them all. */
  expect(columns: LinkedColumns | undefined): void {
    this.#linked = columns;
  }

  /** The columns of that link. */
  get linked(): LinkedColumns | undefined {
    return this.#linked;
  }

  #rolesLinked(header: string[]): Role[] {
    const { share = [], hide = [] } = this.#linked ?? {};
    const good = usable(header);
    const has = (name: string) => good[header.indexOf(name)] === true;
    if (![...share, ...hide].every(has)) return header.map(() => "leave");
    const [one] = share;
    if (share.length === 1 && hide.length === 1 && hide[0] === one)
      return header.map((name) => (name === one ? "itself" : "leave"));
    if (hide.some((name) => share.includes(name))) return header.map(() => "leave");
    return header.map((name) => (share.includes(name) ? "share" : hide.includes(name) ? "secret" : "leave"));
  }

  async openExample(name: ExampleName): Promise<void> {
    const { file, secret, share } = example(name);
    const role = (name: string): Role => (name === secret ? "secret" : name === share ? "share" : "leave");
    await this.#openAs(file, "sample", undefined, (header) => ({ roles: header.map(role) }));
  }

  /** As it was left. Roles that are not those of its columns are given up. */
  async openAgain(file: File, { kind, sheet, roles, rules = noRules, layout, dialect }: Left): Promise<void> {
    if (layout) setLayoutOf(file, layout);
    if (dialect) readAs(file, dialect);
    await this.#openAs(file, kind, sheet, (header) => (roles.length === header.length ? { roles, rules } : {}));
  }

  /** Takes a person's word on the rows of the file, which is read again. Columns of the same name keep their roles. */
  async setLayout(change: LayoutChange): Promise<void> {
    const { source, inspection, roles, rules } = this.#host.state;
    if (!source) return;
    const { file, kind, sheets } = source;
    changeLayoutOf(file, change);
    const before = inspection?.header ?? [];
    const roleOf = (name: string): Role => (name === "" ? "leave" : (roles[before.indexOf(name)] ?? "leave"));
    const settings = (header: string[]) => (inspection ? { roles: header.map(roleOf), rules } : {});
    await this.#openAs(file, kind, sheets?.chosen, settings);
  }

  async #openAs(
    file: File,
    kind: Source["kind"],
    sheet: string | undefined,
    settings: (header: string[], inspection: Inspection) => Partial<ProtectState>,
  ): Promise<void> {
    await this.open(file, kind, sheet);
    const { inspection, source } = this.#host.state;
    if (source?.file !== file || !inspection) return;
    this.#host.set(settings(inspection.header, inspection));
    await this.#count();
  }

  /** The same file, read as somebody says. */
  async readAs(choice: ChosenDialect): Promise<void> {
    const { source, roles, rules, inspection: before } = this.#host.state;
    if (!source) return;
    const { file, kind, sheets } = source;
    readAs(file, choice);
    await this.#openAs(file, kind, sheets?.chosen, (header, inspection) => {
      if (before && roles.length !== header.length) return {};
      // Ranges are of the numbers that they were made for.
      const same = inspection.columns.filter(({ comma, either }, i) => {
        const other = before?.columns[i];
        return comma === other?.comma && (either === undefined) === (other?.either === undefined);
      });
      const edges = Object.entries(rules.edges).filter(([column]) => same.some(({ name }) => name === column));
      const kept = { ...rules, edges: Object.fromEntries(edges) };
      return before ? { roles, rules: withRanges(kept, inspection, roles) } : {};
    });
  }

  cancel(): void {
    this.#running.cancel();
    const error = ownError("reading-cancelled", "cancelled", messages.data.cancelled, messages.data.cancelledRemedy);
    this.#host.set({ reading: undefined, errors: { data: error } });
  }

  /**
   * A role other than "leave out" belongs to one column at a time or, if `column` is -1, to none. Only with `beside`
   * others keep it. `before` are the roles before the person began to choose: choosing by keyboard passes by roles that
   * are not meant to be taken away.
   */
  setRole(column: number, role: Role, before: Role[], beside = false): void {
    const roles = before.map((other, index): Role => {
      if (index === column) return role;
      if (role === "itself" ? hasAnswers(other) : hasAnswers(role) && other === "itself") return "leave";
      return role !== "leave" && other === role && !beside ? "leave" : other;
    });
    this.#change(roles);
  }

  #change(roles: Role[]): void {
    this.#forget();
    const { rules, inspection } = this.#host.state;
    const keep = this.#stillKept(roles);
    this.#host.set({ roles, rules: inspection ? withRanges(rules, inspection, roles) : rules, errors: {}, keep });
    void this.#count();
  }

  /** Columns that stay as they are: somebody has said so beside the hidden column of the time. */
  #stillKept(roles: Role[]): string[] {
    const { roles: before, inspection, keep } = this.#host.state;
    const hides = (role: Role | undefined) => role === "secret" || role === "itself";
    if (roles.some((role, at) => hides(role) !== hides(before[at]))) return [];
    return keep.filter((name) => roles[inspection?.header.indexOf(name) ?? -1] === "leave");
  }

  /** One column to share, or to hide; the one that has the other role gives it to the one that had this. */
  choose(column: number, role: "secret" | "share", before: Role[]): void {
    const other = role === "secret" ? "share" : "secret";
    // A column that was protected itself plays the other part of the two.
    const apart = before.map((its): Role => (its === "itself" ? other : its));
    if (column < 0 || apart[column] !== other) this.setRole(column, role, apart);
    else this.#change(apart.map((its, index): Role => (index === column ? role : its === role ? other : its)));
  }

  /** Hides the shared columns, and shares the hidden ones. */
  swap(): void {
    const { roles } = this.#host.state;
    this.#change(roles.map((role) => (role === "secret" ? "share" : role === "share" ? "secret" : role)));
  }

  /** How cells become categories. Ranges that nobody has thought of are proposed. */
  setRules(own: Partial<Rules>): void {
    this.#forget();
    const { inspection, roles, rules: before } = this.#host.state;
    const rules = { ...before, ...own };
    this.#host.set({ rules: inspection ? withRanges(rules, inspection, roles) : rules, errors: {} });
    void this.#count();
  }

  /** The columns that are shared though they name people. */
  get knowingly(): string[] {
    return this.#host.state.namedKnowingly ?? [];
  }

  /** Whether this column is to be shared though it names people. */
  shareKnowingly(column: string, yes: boolean): void {
    const others = this.knowingly.filter((name) => name !== column);
    this.#host.set({ namedKnowingly: yes ? [...others, column] : others });
  }

  /** The names of the columns that have a role; one that is protected itself is shared. */
  columns(role: Role): string[] {
    const { roles, inspection } = this.#host.state;
    return (inspection?.header ?? []).filter((_, index) =>
      role === "share" ? isShared(roles[index]) : roles[index] === role,
    );
  }

  async #count(): Promise<void> {
    const { source, inspection, roles } = this.#host.state;
    const choice = this.#choice();
    if (!source || !choice || !inspection || decimalAsked(inspection, roles)) return;
    const work = async () => {
      this.#host.set({ reading: { bytes: 0, totalBytes: source.file.size, rows: 0 } });
      const counted = await this.#running.run(async (signal) => {
        const { files, design } = await this.#host.engines;
        const onProgress = (reading: ProtectState["reading"]) => this.#host.set({ reading });
        const opened = await openTable(source.file, { signal });
        const how = { layout: layoutOf(source.file), ...dialectIn(opened) };
        const table = await files.count(opened.table, choice, { signal, onProgress, ...how });
        return { table, prior: await design.describe(table) };
      });
      if (!counted) return;
      this.#host.set({ ...counted, reading: undefined, report: 0 });
      this.#counted();
    };
    await this.#host.attempt("data", work, { reading: undefined });
  }

  #choice(): ColumnChoice | undefined {
    const [secret, data] = [this.columns("secret"), this.columns("share")];
    const [weight] = this.columns("weight");
    const { rules, inspection } = this.#host.state;
    const [itself] = this.columns("itself");
    if ((secret.length === 0 && itself === undefined) || data.length === 0 || !inspection) return undefined;
    return {
      secret,
      data,
      ...(itself !== undefined && { itself: plain(messages.protect.itself.secret, { column: itself }) }),
      ...(weight !== undefined && { weight }),
      ...saidOf(rules, inspection, [...secret, ...data]),
    };
  }
}
