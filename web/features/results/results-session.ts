// SPDX-License-Identifier: GPL-3.0-or-later
import { type EstimateOptions, identityOf, readSettings } from "../../../wasm/engine/sluice.js";
import { looksLikeSheet } from "../../../wasm/protocol/protocol-check.js";
import { hasLinkedProtocol } from "../../facts/protocol-link.js";
import type { Engines } from "../../platform/engine-source.js";
import { chooseSheet, dialectOf, readAs, readDialect, sheetsOf } from "../../platform/formats.js";
import { layoutOf, readLayout, setLayoutOf } from "../../platform/layouts.js";
import type { Kept } from "../../platform/tab-store.js";
import { OpenedProtocol } from "../../session/opened-protocol.js";
import { PageSession } from "../../session/page-session.js";
import type { ProtocolSession } from "../../session/session.js";
import { asRecord } from "../../session/tab-storage.js";
import { CrossedAnswers } from "./crossed-answers.js";
import { GroupComparison } from "./group-comparison.js";
import { type Analyses, Intake } from "./intake.js";
import { KnownPopulation } from "./known-population.js";
import { namedBy, ReceivedReports } from "./received-reports.js";
import { initialResultsState, type ResultsState } from "./results-state.js";
import { sheetParts } from "./sheet-parts.js";

/** The page that reads results: settings, and the noisy answers that somebody has received by them. */
export class ResultsSession extends PageSession<ResultsState> implements ProtocolSession {
  readonly receivedReports: ReceivedReports;
  readonly openedProtocol: OpenedProtocol;
  readonly intake: Intake;
  readonly groupComparison: GroupComparison;
  readonly crossedAnswers: CrossedAnswers;
  readonly knownPopulation: KnownPopulation;
  readonly #analyses: Analyses = {
    again: async () => {
      await this.groupComparison.again();
      await this.knownPopulation.again();
      await this.crossedAnswers.again();
    },
    cross: (settings) => this.crossedAnswers.open(settings),
  };

  constructor(engines: Promise<Engines>) {
    super("estimate", engines, initialResultsState);
    this.receivedReports = new ReceivedReports(this.host);
    this.openedProtocol = new OpenedProtocol(this.host, this.verification, this.receivedReports);
    this.groupComparison = new GroupComparison(this.host, this.receivedReports);
    this.crossedAnswers = new CrossedAnswers(this.host, this.receivedReports);
    this.knownPopulation = new KnownPopulation(this.host, this.receivedReports);
    this.intake = new Intake(this.host, this.openedProtocol, this.receivedReports, this.#analyses);
    this.receivedReports.sheets = {
      announce: async () => {},
      take: async (text, name, isLatest) => {
        const parts = await sheetParts(this.host, text, name);
        const [first] = parts;
        if (!first || !isLatest()) return;
        this.host.set({ sheet: parts });
        await this.intake.open(first.file);
      },
    };
  }

  /** With the settings of a link, or with what was kept. */
  async start(): Promise<void> {
    await this.begin();
    // A link is newer than files that were kept.
    const linked = hasLinkedProtocol();
    if (linked) await this.tabStorage.keep(false);
    else if (await this.tabStorage.restore()) return;
    if (!linked) return;
    await this.openedProtocol.openLinked();
    await this.intake.count();
  }

  /** Another link that is followed in this window: its settings come as if they had been chosen among files. */
  async arrive(): Promise<void> {
    if (!hasLinkedProtocol()) return;
    await this.host.attempt("data", async () => {
      const text = await this.openedProtocol.textOfLink();
      // Back at the first one.
      const { adopted } = this.state;
      if (adopted && !looksLikeSheet(text) && identityOf(readSettings(text)) === identityOf(adopted.protocol)) return;
      await this.intake.take([new File([text], "link.json", { type: "application/json" })]);
    });
  }

  /** The ranges that are looked at. */
  setKind(kind: ResultsState["kind"]): void {
    this.host.set({ kind });
  }

  /** How sure, and on which assumption: all that is shown follows. */
  async ask(asked: EstimateOptions): Promise<void> {
    await this.receivedReports.again(asked);
    await this.#analyses.again();
  }

  /** Several settings are not kept: nobody could tell after a reload which of them was meant. */
  override keepable(): Kept | undefined {
    const { file } = this.openedProtocol;
    const { adopted, tables, written, apart, further, second, sheet } = this.state;
    if (!file || !adopted || second || sheet || further.length > 0) return undefined;
    const readings = tables.map((table) => ({
      sheet: sheetsOf(table)?.chosen,
      layout: layoutOf(table),
      dialect: dialectOf(table),
    }));
    // As it was read: nobody can see in a file whether it was pasted.
    const read = tables.map((table) => namedBy(table, adopted.protocol, written).file);
    return { files: [file, ...read], details: { written, apart, readings } };
  }

  override isOpen(): boolean {
    return this.state.adopted !== undefined || this.state.tables.length > 0;
  }

  override async reopen({ files: [file, ...tables], details }: Kept): Promise<void> {
    const { written, apart, readings } = asRecord(details);
    for (const [i, table] of tables.entries()) readAgain(table, asRecord(Array.isArray(readings) && readings[i]));
    this.host.set({ tables, written: written === "values" ? "values" : "reports", apart: apart === true });
    if (file) await this.openedProtocol.reopen(file);
    if (this.state.adopted) await this.intake.count();
  }
}

/** As somebody had said that it is read. */
function readAgain(table: File, { sheet, ...more }: Record<string, unknown>): void {
  const [layout, dialect] = [readLayout(more.layout), readDialect(more.dialect)];
  if (typeof sheet === "string") chooseSheet(table, sheet);
  if (layout) setLayoutOf(table, layout);
  if (dialect) readAs(table, dialect);
}
