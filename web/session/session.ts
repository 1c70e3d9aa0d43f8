// SPDX-License-Identifier: GPL-3.0-or-later
import {
  type ColumnChoice,
  type Contender,
  type Design,
  type JointTable,
  type SearchProgress,
  SluiceError,
  toProtocolFile,
  type WriteMode,
} from "../../wasm/api/sluice.js";
import { messages } from "../messages/page.js";
import { reportOrder } from "./belief.js";
import { madeWith } from "./changed.js";
import { Comparing } from "./comparing.js";
import { ofRow, openTable, originOf } from "./formats.js";
import type { Engines, Host } from "./host.js";
import { Judging } from "./judging.js";
import { Latest } from "./latest.js";
import { curveLevels, highestLevel, startingLevel } from "./levels.js";
import { type Neighbours, releaseBetween } from "./neighbours.js";
import { choices, drawn, offered, parametersOf, promises, same } from "./offered.js";
import { entropyKept, keepsPairs } from "./pairs.js";
import { Picturing } from "./picturing.js";
import { Receiving } from "./receiving.js";
import { Releasing } from "./releasing.js";
import { noRules, type Rules, saidOf, withRanges } from "./rules.js";
import { sample, sampleRoles } from "./sample.js";
import { foundSoFar, nothingYet, told } from "./search.js";
import {
  alphas,
  initialState,
  type Outcome,
  type Role,
  type Settings,
  type Source,
  type State,
  type Step,
} from "./state.js";
import { isTooLarge } from "./too-large.js";
import { checkUsable } from "./usable.js";
import { Using } from "./using.js";

/** Milliseconds after which a search for a protocol counts as slow. */
const patience = 300;

/** Seconds after which the best protocol found is taken, with the bound that has been proved by then. */
const longest = 20;

/** Protocols that take long, the last of a curve. */
const slowest = ["optimal", "product", "sequential"];

/** Everything the page knows and does; the elements only show it and call it. */
export class Session {
  state: State = initialState;
  readonly comparing: Comparing;
  readonly judging: Judging;
  readonly picturing: Picturing;
  readonly releasing: Releasing;
  readonly using: Using;
  readonly receiving: Receiving;
  readonly #engines: Promise<Engines>;
  readonly #listeners = new Set<() => void>();
  readonly #reading = new Latest();
  readonly #designing = new Latest();
  readonly #drawing = new Latest();
  readonly #privatising = new Latest();
  readonly #looking = new Latest();
  #slow: ReturnType<typeof setTimeout> | undefined;
  /** What the curve has been drawn for, or is being drawn for. */
  #drawn: Pick<State, "table" | "notion" | "alpha" | "neighbours"> | undefined;
  /** What the protocol that stands was designed for. */
  #stands: Settings | undefined;
  /** The table for which the search for the best protocol was too much. */
  #tooMuch: JointTable | undefined;
  /** Whether the level is the person's own choice, to be kept when the columns change. */
  #levelChosen = false;
  /** Why the file that was made could not be handed over. */
  #notReleased: SluiceError | undefined;
  /** Of the secret that was counted last. */
  #categories = "";

  constructor(engines: Promise<Engines>) {
    this.#engines = engines;
    const state = () => this.state;
    const host: Host = {
      get state() {
        return state();
      },
      engines,
      set: (patch) => this.#set(patch),
      attempt: (...work) => this.#attempt(...work),
    };
    this.comparing = new Comparing(host, longest);
    this.judging = new Judging(host);
    this.picturing = new Picturing(host);
    this.releasing = new Releasing(host);
    this.using = new Using(host, (design) => this.judging.judge(design));
    this.receiving = new Receiving(host);
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Without data. */
  async begin(): Promise<void> {
    await this.#attempt("data", async () => {
      const { design } = await this.#engines;
      this.#set({ catalogue: offered(await design.catalogue()) });
    });
  }

  /** With the sample, and with what is wanted of settings, as far as there is such. */
  async start(wanted: Partial<Settings> = {}): Promise<void> {
    await this.begin();
    this.#settle(wanted);
    if (this.state.catalogue && !this.state.source) await this.openSample();
  }

  /** What does not go with the table is given up when it has been counted. */
  #settle({ epsilon, notion = "", protocol = "", seesSecret = false, alpha = 0 }: Partial<Settings>): void {
    const { catalogue } = this.state;
    if (catalogue?.notions.includes(notion)) this.#set({ notion });
    if (catalogue?.protocols.includes(protocol)) this.#set({ protocol, seesSecret });
    if (alphas.includes(alpha)) this.#set({ alpha });
    if (epsilon === undefined) return;
    this.#levelChosen = true;
    this.#set({ epsilon });
  }

  /** Settings that are not those one begins with. */
  get chosen(): Partial<Settings> {
    const { epsilon, notion, protocol, seesSecret, alpha } = this.state;
    const begun = initialState;
    return {
      ...(this.#levelChosen && { epsilon }),
      ...(notion !== begun.notion && { notion }),
      ...((protocol !== begun.protocol || seesSecret !== begun.seesSecret) && { protocol, seesSecret }),
      ...(alpha !== begun.alpha && { alpha }),
    };
  }

  // Step 1: the data.

  /** `sheet` is that of a workbook; otherwise the first one that has something in it. */
  async open(file: File, kind: Source["kind"] = "file", sheet?: string): Promise<void> {
    this.#forget();
    const { sheets } = originOf(file);
    this.#set({
      source: { file, kind, notes: [], ...(sheets && { sheets: { ...sheets, chosen: sheet ?? sheets.chosen } }) },
      reading: { bytes: 0, totalBytes: file.size, rows: 0 },
      inspection: undefined,
      roles: [],
      rules: noRules,
      target: undefined,
      targetHeader: undefined,
      keep: [],
      person: undefined,
      account: undefined,
      errors: {},
    });
    const work = async () => {
      const inspection = await this.#reading.run(async (signal) => {
        const onProgress = (bytes: number) => this.#set({ reading: { bytes, totalBytes: file.size, rows: 0 } });
        const { table, ...origin } = await openTable(file, { sheet, signal, onProgress });
        if (signal.aborted) return undefined;
        this.#set({ source: { file, kind, ...origin } });
        const { files } = await this.#engines;
        return files.inspect(table, { signal, onProgress: (reading) => this.#set({ reading }) });
      });
      if (!inspection) return;
      checkUsable(inspection);
      this.#set({ inspection, reading: undefined, roles: inspection.header.map(() => "leave") });
    };
    await this.#attempt("data", work, { reading: undefined });
  }

  async openSample(): Promise<void> {
    const { secret, share } = sampleRoles();
    const file = sample();
    await this.open(file, "sample");
    const { inspection, source } = this.state;
    if (source?.file !== file || !inspection) return;
    const role = (name: string): Role => (name === secret ? "secret" : name === share ? "share" : "leave");
    this.#set({ roles: inspection.header.map(role) });
    await this.#count();
  }

  cancelReading(): void {
    this.#reading.cancel();
    const error = new SluiceError("cancelled", messages.data.cancelled, messages.data.cancelledRemedy);
    this.#set({ reading: undefined, errors: { data: error } });
  }

  /**
   * A role other than "leave out" belongs to one column at a time, or, where `column` is -1, to none; only with `beside` others
   * keep it. `before` are the roles before the person began to choose: choosing by keyboard passes by roles that are not meant to
   * be taken away.
   */
  setRole(column: number, role: Role, before: Role[], beside = false): void {
    const roles = before.map((other, index): Role => {
      if (index === column) return role;
      return role !== "leave" && other === role && !beside ? "leave" : other;
    });
    this.#forget();
    const { rules, inspection } = this.state;
    this.#set({ roles, rules: inspection ? withRanges(rules, inspection, roles) : rules, errors: {}, keep: [] });
    void this.#count();
  }

  /** How cells become categories. */
  setRules(rules: Partial<Rules>): void {
    this.#forget();
    this.#set({ rules: { ...this.state.rules, ...rules }, errors: {} });
    void this.#count();
  }

  /** The names of the columns that have a role. */
  columns(role: Role): string[] {
    const { roles, inspection } = this.state;
    return (inspection?.header ?? []).filter((_, index) => roles[index] === role);
  }

  // Step 2: the promise.

  /** The highest level that the slider offers. */
  get highest(): number {
    return highestLevel(this.state.prior?.releaseLevel[this.state.notion]);
  }

  setEpsilon(epsilon: number): void {
    this.#levelChosen = true;
    this.#set({ epsilon, levelWrong: false });
    void this.#design();
  }

  /** What was typed is no level: until there is one nothing is made with the old one as if it were meant. */
  refuseLevel(): void {
    this.#set({ levelWrong: true });
  }

  /** A protocol that there is not under the notion, or for the table, gives way to the best one. */
  setNotion(notion: string): void {
    // Where pairs are kept, a protocol of the same name is another one.
    const other = keepsPairs(notion) !== keepsPairs(this.state.notion);
    this.#changeNotion(notion, other ? { protocol: "", seesSecret: false } : this.state);
  }

  #changeNotion(notion: string, chosen: Contender): void {
    const { protocol, seesSecret } = chosen;
    this.comparing.cancel();
    this.#set({ notion, protocol, seesSecret, compared: undefined, levelWrong: false });
    this.#chooseAgain();
    if (this.state.epsilon > this.highest) this.#set({ epsilon: this.highest });
    this.#promiseAnew();
  }

  #chooseAgain(): void {
    const { catalogue, notion, table, protocol, seesSecret } = this.state;
    const there = catalogue ? choices(catalogue, notion, table) : [];
    this.#set(there.find((choice) => same(choice, { protocol, seesSecret })) ?? there[0] ?? {});
  }

  /** The chance that the true distribution is none of those that are allowed for, under a notion that takes one. */
  setAlpha(alpha: number): void {
    this.#set({ alpha });
    this.#promiseAnew();
  }

  /** Which secrets are neighbours, under a notion about these. */
  setNeighbours(neighbours: Neighbours): void {
    this.#setNeighbours(neighbours);
    if (this.state.epsilon > this.highest) this.#set({ epsilon: this.highest });
    this.#promiseAnew();
  }

  /** Between them lies the level at which the answers may go out as they are. */
  #setNeighbours(neighbours: Neighbours): void {
    const { table, prior } = this.state;
    if (!table || !prior) return;
    const profile = releaseBetween(neighbours, table, prior);
    this.#set({ neighbours, prior: { ...prior, releaseLevel: { ...prior.releaseLevel, profile } } });
  }

  /** Of another promise both protocol and curve are others. */
  #promiseAnew(): void {
    this.#drawing.cancel();
    this.#drawn = undefined;
    this.#set({ curve: [], drawing: false });
    void this.#design();
  }

  setProtocol({ protocol, seesSecret }: Contender): void {
    this.#set({ protocol, seesSecret });
    void this.#design();
  }

  /** Stops the search; the settings go back to those of the protocol that stands, if there is one. */
  cancelDesign(): void {
    this.#designing.cancel();
    const { design, protocol, table } = this.state;
    if (protocol === "optimal") this.#tooMuch = table;
    this.#searching(false);
    this.#set({ stopped: settingsOf(this.state) });
    if (design) {
      this.#set({ ...this.#stands });
      this.#setNeighbours(this.state.neighbours);
      if (!this.#drawn) void this.#draw();
      return;
    }
    const { cancelled, cancelledRemedy } = messages.channel;
    this.#fail("level", new SluiceError("cancelled", cancelled, cancelledRemedy));
  }

  /** Begins the search again that was stopped. */
  searchAgain(): void {
    const { stopped, notion } = this.state;
    if (!stopped) return;
    // It took long, so that is shown, and can be stopped, at once.
    this.#set({ ...stopped, notion, slow: true });
    this.#setNeighbours(stopped.neighbours);
    if (stopped.notion !== notion) this.#changeNotion(stopped.notion, stopped);
    else void this.#design();
  }

  /** Ends the search with the best protocol that it has found so far. */
  useFound(): void {
    const design = this.state.search && foundSoFar(this.state.search);
    if (!design) return;
    this.#designing.cancel();
    this.#show(design);
  }

  // Step 3: the channel.

  setReport(report: number): void {
    if (report !== this.state.report) this.#set({ report });
  }

  // Step 4: the file.

  setTarget(target: File | undefined): void {
    this.#clear("privatise");
    this.#looking.cancel();
    this.#set({ target, targetHeader: undefined, keep: [], person: undefined, account: undefined });
    if (!target) return;
    void this.#attempt("privatise", async () => {
      const inspection = await this.#looking.run(async (signal) => {
        const { table } = await openTable(target, { signal });
        const { files } = await this.#engines;
        return files.inspect(table, { signal });
      });
      if (inspection) this.#set({ targetHeader: inspection.header });
    });
  }

  setWrite(write: WriteMode): void {
    this.#set({ write });
  }

  setKept(column: string, kept: boolean): void {
    const others = this.state.keep.filter((name) => name !== column);
    this.#set({ keep: kept ? [...others, column] : others });
  }

  setPerson(person: string | undefined): void {
    this.#set({ person });
  }

  async privatise(): Promise<void> {
    const { design, write, keep, person, source, target } = this.state;
    const file = target ?? source?.file;
    if (!design || !file || this.state.designing || this.state.levelWrong) return;
    const made = madeWith(this.state);
    this.#clear("privatise");
    this.#set({ privatising: { bytes: 0, totalBytes: file.size, rows: 0 } });
    const work = async () => {
      const protocol = toProtocolFile(design);
      const output = await this.#privatising.run(async (signal) => {
        const { files } = await this.#engines;
        const onProgress = (privatising: State["privatising"]) => this.#set({ privatising });
        const secret = await this.releasing.begin(file, protocol);
        const once = { secret, ...(person !== undefined && { person }) };
        const { table } = await openTable(file, { signal });
        return files.privatise(table, protocol, { write, keep, once }, { signal, onProgress });
      });
      if (!output) return;
      const worst = this.judging.worstOf(design);
      const outcome = { output, design, protocol, worst, write, keep, file, made, on: new Date(), saved: false };
      this.#set({ privatising: undefined, outcome });
      this.releasing.show(file);
    };
    await this.#attempt("privatise", work, { privatising: undefined });
    if (this.state.errors.privatise) this.#isEarlier();
  }

  /** What was made before stands below an error as what it is. */
  #isEarlier(): void {
    const { outcome } = this.state;
    if (outcome) this.#set({ outcome: { ...outcome, earlier: true } });
  }

  cancelPrivatising(): void {
    this.#privatising.cancel();
    const { cancelled, cancelledRemedy } = messages.privatise;
    const error = new SluiceError("cancelled", cancelled, cancelledRemedy);
    this.#set({ privatising: undefined, errors: { ...this.state.errors, privatise: error } });
    this.#isEarlier();
  }

  /** Puts the file on its account and, if that can be, hands it over. */
  async release(hand: (outcome: Outcome) => unknown): Promise<void> {
    const { outcome } = this.state;
    if (!outcome) return;
    // That another file was refused is true all the same.
    if (this.state.errors.privatise === this.#notReleased) this.#clear("privatise");
    const before = this.state.errors.privatise;
    await this.#attempt("privatise", async () => {
      await this.releasing.settle(outcome.file, outcome.protocol, outcome.output);
      if (this.state.outcome !== outcome) return;
      await hand(outcome);
      if (this.state.outcome === outcome) this.#set({ outcome: { ...outcome, saved: true } });
    });
    const { privatise } = this.state.errors;
    if (privatise !== before) this.#notReleased = privatise;
  }

  // What follows from what.

  async #count(): Promise<void> {
    const { source } = this.state;
    const choice = this.#choice();
    if (!source || !choice) return;
    const work = async () => {
      this.#set({ reading: { bytes: 0, totalBytes: source.file.size, rows: 0 } });
      const counted = await this.#reading.run(async (signal) => {
        const { files, design } = await this.#engines;
        const onProgress = (reading: State["reading"]) => this.#set({ reading });
        const opened = await openTable(source.file, { signal });
        const table = await files.count(opened.table, choice, { signal, onProgress });
        return { table, prior: await design.describe(table) };
      });
      if (!counted) return;
      const { prior } = counted;
      // Chosen one by one, neighbours are those of one list of categories.
      const categories = JSON.stringify(prior.secret.categories);
      const known = categories === this.#categories;
      this.#categories = categories;
      this.#set({ ...counted, reading: undefined, report: 0 });
      const { catalogue, notion, neighbours } = this.state;
      this.#setNeighbours(known || !Array.isArray(neighbours) ? neighbours : "next");
      const there = catalogue ? promises(catalogue, counted.table) : [];
      if (!there.includes(notion)) this.#set({ notion: there[0] ?? notion });
      this.#chooseAgain();
      const { epsilon } = this.state;
      const keeps = this.#levelChosen && epsilon <= this.highest;
      this.#set({ epsilon: keeps ? epsilon : startingLevel(this.highest) });
      void this.#design();
    };
    await this.#attempt("data", work, { reading: undefined });
  }

  #choice(): ColumnChoice | undefined {
    const [secret, data] = [this.columns("secret"), this.columns("share")];
    const [weight] = this.columns("weight");
    const { rules, inspection } = this.state;
    if (secret.length === 0 || data.length === 0 || !inspection) return undefined;
    return {
      secret,
      data,
      ...(weight !== undefined && { weight }),
      ...saidOf(rules, inspection, [...secret, ...data]),
    };
  }

  async #design(): Promise<void> {
    const { table, prior, notion, epsilon, protocol, seesSecret } = this.state;
    if (!table) return;
    const known = parametersOf(this.state);
    const entropy = prior ? entropyKept(notion, prior) : 0;
    this.#clear("level");
    this.#searching(true);
    try {
      const design = await this.#designing.run(async (signal) => {
        const engines = await this.#engines;
        const search = { seconds: longest };
        const start = performance.now();
        const onProgress = (progress: SearchProgress) => {
          const seconds = (performance.now() - start) / 1000;
          this.#set({ search: told(this.state.search, progress, seconds, entropy) });
        };
        const request = { table, notion, epsilon, ...known, protocol, seesSecret, search };
        return engines.design.design(request, { signal, onProgress });
      });
      if (design) this.#show(design);
    } catch (error) {
      if (isTooLarge(error) && protocol === "optimal") this.#tooMuch = table;
      this.#searching(false);
      this.#fail("level", error);
      this.#set({ design: undefined, verdict: undefined, worst: undefined });
    }
  }

  #searching(on: boolean): void {
    clearTimeout(this.#slow);
    // A search that is slow already stays so when another one takes its place, and so does its picture.
    const { slow, search } = this.state;
    const again = on && slow;
    this.#set({
      designing: on,
      slow: again,
      search: again && search ? { ...search, ...nothingYet } : undefined,
      stopped: undefined,
    });
    if (on) this.#slow = setTimeout(() => this.#set({ slow: true }), patience);
  }

  /** The report that is looked at stays the same one where it still exists. */
  #show(design: Design): void {
    const before = this.state.design;
    const name = before?.reports[this.state.report];
    const alike = Boolean(before?.marks) === Boolean(design.marks);
    const same = name === undefined || !alike ? -1 : design.reports.indexOf(name);
    this.#clear("channel");
    this.#searching(false);
    this.#stands = settingsOf(this.state);
    this.#set({
      design,
      verdict: undefined,
      worst: undefined,
      // Of marks the report that says most is looked at first, which has no number.
      report: same >= 0 || design.marks ? same : (reportOrder(design)[0] ?? 0),
    });
    const { table } = this.state;
    const found = design.protocol === "optimal" && this.#tooMuch === table;
    if (found) this.#tooMuch = undefined;
    const drawn = this.#drawn;
    const other = (["table", "notion", "alpha", "neighbours"] as const).some(
      (name) => drawn?.[name] !== this.state[name],
    );
    if (found || other) void this.#draw();
    void this.judging.judge(design);
  }

  async #draw(): Promise<void> {
    const { table, notion, catalogue } = this.state;
    if (!table || !catalogue) return;
    this.#drawn = this.state;
    const known = parametersOf(this.state);
    const epsilons = curveLevels(this.highest);
    // The quick protocols first, so that there is something to compare with while the optimum comes.
    const all = drawn(catalogue, notion, table);
    const quick = all.filter((name) => !slowest.includes(name));
    const slow = slowest.filter((name) => all.includes(name));
    const protocols = this.#tooMuch === table ? quick : [...quick, ...slow];
    this.#set({ curve: [], drawing: true, points: epsilons.length * protocols.length });
    const done = await this.#drawing
      .run(async (signal) => {
        const [first, ...helpers] = (await this.#engines).curve;
        const onPoint = (point: State["curve"][number]) => {
          if (!signal.aborted) this.#set({ curve: [...this.state.curve, point] });
        };
        const onFailure = (_: unknown, error: SluiceError) => {
          // Where one level is too much, so are its neighbours; and what comes after "optimal" takes no less, so the curve ends.
          if (isTooLarge(error)) throw error;
        };
        await first?.curve({ table, notion, epsilons, ...known, protocols }, { signal, onPoint, onFailure, helpers });
        return true;
      })
      // The curve is a help, not a step: without it everything else still works, and its end is shown.
      .catch(() => true);
    if (done) this.#set({ drawing: false });
  }

  /** Lets go of all that depends on the columns chosen. */
  #forget(): void {
    const { comparing } = this;
    for (const work of [this.#reading, this.#designing, this.#drawing, this.#privatising, this.#looking, comparing]) {
      work.cancel();
    }
    this.#searching(false);
    this.#drawn = undefined;
    this.#tooMuch = undefined;
    const { outcome } = this.state;
    this.#set({
      reading: undefined,
      levelWrong: false,
      table: undefined,
      prior: undefined,
      design: undefined,
      verdict: undefined,
      worst: undefined,
      curve: [],
      drawing: false,
      compared: undefined,
      privatising: undefined,
      // What has not been saved would be lost for good: reports are never drawn the same again.
      outcome: outcome?.saved ? undefined : outcome,
    });
  }

  async #attempt(step: Step, work: () => Promise<void>, afterFailure: Partial<State> = {}): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#set(afterFailure);
      this.#fail(step, error);
    }
  }

  #fail(step: Step, error: unknown): void {
    const { errors, source, target } = this.state;
    const file = (step === "privatise" ? target : undefined) ?? source?.file;
    this.#set({ errors: { ...errors, [step]: asSluiceError(ofRow(error, file)) } });
  }

  #clear(step: Step): void {
    const { [step]: _, ...errors } = this.state.errors;
    this.#set({ errors });
  }

  #set(patch: Partial<State>): void {
    this.state = { ...this.state, ...patch };
    for (const listener of this.#listeners) listener();
  }
}

function settingsOf({ notion, epsilon, alpha, neighbours, protocol, seesSecret }: State): Settings {
  return { notion, epsilon, alpha, neighbours, protocol, seesSecret };
}

function asSluiceError(error: unknown): SluiceError {
  if (error instanceof SluiceError) return error;
  return new SluiceError("crashed", messages.error.crashed, messages.error.crashedRemedy);
}
