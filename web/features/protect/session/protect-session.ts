// SPDX-License-Identifier: GPL-3.0-or-later
import type { Catalogue } from "../../../../wasm/engine/sluice.js";
import { COUNTING, canCount } from "../../../facts/counting.js";
import { privacyLevels, stops } from "../../../facts/levels.js";
import { isRole } from "../../../facts/roles.js";
import { isRules } from "../../../facts/rules.js";
import type { Engines } from "../../../platform/engine-source.js";
import { dialectOf, readDialect } from "../../../platform/formats.js";
import { layoutOf, readLayout } from "../../../platform/layouts.js";
import { painted } from "../../../platform/painting.js";
import type { Kept } from "../../../platform/tab-store.js";
import type { OwnTable } from "../../../session/changed-settings.js";
import { FilePrivatisation } from "../../../session/file-privatisation.js";
import { PageSession } from "../../../session/page-session.js";
import { Releases } from "../../../session/releases.js";
import type { FileSession } from "../../../session/session.js";
import { asRecord } from "../../../session/tab-storage.js";
import { Beside } from "./beside.js";
import { Contrast } from "./contrast.js";
import { DataReading } from "./data-reading.js";
import { DesignsAhead } from "./designs-ahead.js";
import { GuaranteeSettings, type LinkedSettings } from "./guarantee-settings.js";
import type { LinkedColumns } from "./linked-settings.js";
import { offered } from "./offered.js";
import { PosteriorPicture } from "./posterior-picture.js";
import { ProtocolComparison } from "./protocol-comparison.js";
import { ProtocolSearch } from "./protocol-search.js";
import { SharedBefore } from "./shared-before.js";
import { initialProtectState, ownTableOf, type ProtectState, type Wanted } from "./state.js";
import { UsefulFigures } from "./useful-figures.js";
import { UtilityCurve } from "./utility-curve.js";

/** Seconds after which a search is content with the best protocol found, and the bound that has been proved by then. */
const longest = 20;

/** The page that protects a file: a table, a guarantee for it, the protocol that is found, and files made by it. */
export class ProtectSession extends PageSession<ProtectState> implements FileSession {
  readonly data: DataReading;
  readonly settings: GuaranteeSettings;
  readonly search: ProtocolSearch;
  readonly ahead: DesignsAhead;
  readonly comparison: ProtocolComparison;
  readonly contrast: Contrast;
  readonly picture: PosteriorPicture;
  readonly releases: Releases;
  readonly filePrivatisation: FilePrivatisation;
  readonly sharedBefore: SharedBefore;
  readonly curve: UtilityCurve;
  readonly #beside: Beside;
  #beforeCodes: Pick<ProtectState, "objective"> | undefined;

  constructor(engines: Promise<Engines>) {
    super("privatise", engines, initialProtectState, ["levelWrong", "curve", "privacy", "useful", "everyone"]);
    const { host, verification } = this;
    this.curve = new UtilityCurve(host);
    this.contrast = new Contrast(host, verification, longest);
    const useful = new UsefulFigures(host, longest, () => privacyLevels(this.settings.highest).weak);
    this.subscribe(() => useful.follow());
    this.ahead = new DesignsAhead(
      async () => (await host.engines).curve,
      () => stops(this.settings.highest),
    );
    this.#beside = new Beside(host, longest, () => this.settings.forEveryone);
    this.subscribe(() => this.#beside.follow());
    this.search = new ProtocolSearch(host, this.curve, this.ahead, this.#beside, longest, async (design) => {
      this.contrast.follow();
      // While a hand moves on there is no time for it, and what is judged has been replaced when it is painted.
      await painted();
      if (this.state.design !== design) return;
      // In workers of their own: a hand that moves on is soon at the next place.
      void this.ahead.go();
      await verification.judge(design);
    });
    this.comparison = new ProtocolComparison(host, longest);
    this.settings = new GuaranteeSettings(host, this.comparison, this.curve, this.search);
    this.data = new DataReading(
      host,
      () => this.#forget(),
      () => this.settings.fit(),
    );
    this.picture = new PosteriorPicture(host);
    this.sharedBefore = new SharedBefore(host);
    this.subscribe(() => this.sharedBefore.follow());
    this.releases = new Releases(
      host,
      () => this.ownTable,
      () => this.sharedBefore.forget(this.state.outcome),
    );
    this.filePrivatisation = new FilePrivatisation(host, verification, this.releases, () => this.ownTable);
  }

  get ownTable(): OwnTable | undefined {
    return ownTableOf(this.state);
  }

  /**
   * Starts with the settings that are wanted, as far as there are such, with others beside them, and with columns.
   * Restores the table that was kept.
   */
  async start(wanted: Partial<LinkedSettings> = {}, other?: Partial<Wanted>, columns?: LinkedColumns): Promise<void> {
    this.data.expect(columns);
    await this.begin();
    this.settings.settle(wanted);
    if (other) await this.contrast.start(other);
    if (this.state.catalogue) await this.tabStorage.restore();
    this.host.set({ started: true });
  }

  /** Codes are what counts are best made from, so the method is then made for that, where it can be. */
  writeCodes(): void {
    this.#beforeCodes ??= { objective: this.state.objective };
    this.filePrivatisation.setWrite("reports");
    if (canCount(this.state)) this.settings.setObjective(COUNTING);
  }

  /** The same categories as before, by the method from before codes were chosen. */
  writeAnswers(): void {
    this.filePrivatisation.setWrite("values");
    if (this.#beforeCodes) this.settings.setObjective(this.#beforeCodes.objective);
    this.#beforeCodes = undefined;
  }

  /** As before the file was made, where nobody has seen it; where none is shown, as before all that are on the account. */
  undo(): void {
    const { account, outcome } = this.state;
    const undone = account !== undefined;
    this.releases.undo(outcome);
    this.host.set({ outcome: undefined, undone });
  }

  override keepable(): Kept | undefined {
    const { source, roles, rules } = this.state;
    if (!source || source.kind === "sample") return undefined;
    const { file, kind, sheets } = source;
    return {
      files: [file],
      details: { kind, sheet: sheets?.chosen, roles, rules, layout: layoutOf(file), dialect: dialectOf(file) },
    };
  }

  override isOpen(): boolean {
    return this.state.source !== undefined;
  }

  override async reopen({ files: [file], details }: Kept): Promise<void> {
    if (!file) return;
    const { kind, sheet, roles, rules, ...more } = asRecord(details);
    const [layout, dialect] = [readLayout(more.layout), readDialect(more.dialect)];
    await this.data.openAgain(file, {
      kind: kind === "pasted" ? "pasted" : "file",
      ...(typeof sheet === "string" && { sheet }),
      roles: Array.isArray(roles) && roles.every(isRole) ? roles : [],
      ...(isRules(rules) && { rules }),
      ...(layout && { layout }),
      ...(dialect && { dialect }),
    });
  }

  protected override offered(catalogue: Catalogue): Catalogue {
    return offered(catalogue);
  }

  protected override fileAt(step: keyof ProtectState["errors"]): File | undefined {
    const { source, target } = this.state;
    return (step === "privatise" ? target : undefined) ?? source?.file;
  }

  /** Lets go of all that depends on the columns chosen. */
  #forget(): void {
    this.comparison.cancel();
    this.contrast.forget();
    this.search.forget();
    this.#beside.forget();
    this.curve.forget();
    this.filePrivatisation.forget();
    this.host.set({
      reading: undefined,
      levelWrong: false,
      table: undefined,
      prior: undefined,
      design: undefined,
      verdict: undefined,
      worst: undefined,
      costs: undefined,
      compared: undefined,
      useful: undefined,
    });
  }
}
