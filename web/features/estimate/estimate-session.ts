// SPDX-License-Identifier: GPL-3.0-or-later
import { hasLinkedProtocol } from "../../facts/protocol-link.js";
import type { Engines } from "../../platform/engine-source.js";
import type { Kept } from "../../platform/tab-store.js";
import { OpenedProtocol } from "../../session/opened-protocol.js";
import { PageSession } from "../../session/page-session.js";
import type { ProtocolSession } from "../../session/session.js";
import { asRecord } from "../../session/tab-storage.js";
import { type EstimateState, initialEstimateState } from "./estimate-state.js";
import { ReceivedReports } from "./received-reports.js";

/** The Estimate page: a protocol, and the reports that somebody has received by it. */
export class EstimateSession extends PageSession<EstimateState> implements ProtocolSession {
  readonly receivedReports: ReceivedReports;
  readonly openedProtocol: OpenedProtocol;

  constructor(engines: Promise<Engines>) {
    super("estimate", engines, initialEstimateState);
    this.receivedReports = new ReceivedReports(this.host);
    this.openedProtocol = new OpenedProtocol(this.host, this.verification, this.receivedReports);
  }

  /** With the protocol of a link, with what was kept, or with the sample and reports on it. */
  async start(): Promise<void> {
    await this.begin();
    // Of a link and what was kept, the link is newer.
    if (hasLinkedProtocol()) await this.tabStorage.keep(false);
    else if (await this.tabStorage.restore()) return;
    await this.openedProtocol.openLinked();
    // Reports on the sample are of no other protocol.
    if (this.state.adopted?.name === "") await this.receivedReports.openSample();
  }

  override keepable(): Kept | undefined {
    const { file } = this.openedProtocol;
    const { received } = this.state;
    return file && { files: [file, ...(received?.files ?? [])], details: { written: received?.written } };
  }

  override isOpen(): boolean {
    return this.state.adopted !== undefined;
  }

  override async reopen({ files: [file, ...reports], details }: Kept): Promise<void> {
    if (file) await this.openedProtocol.reopen(file);
    const { written } = asRecord(details);
    if (reports.length > 0) await this.receivedReports.open(reports, written === "values" ? "values" : "reports");
  }
}
