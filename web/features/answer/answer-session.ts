// SPDX-License-Identifier: GPL-3.0-or-later
import { hasLinkedProtocol } from "../../facts/protocol-link.js";
import type { Engines } from "../../platform/engine-source.js";
import type { Kept } from "../../platform/tab-store.js";
import { FilePrivatisation } from "../../session/file-privatisation.js";
import { type Belongings, OpenedProtocol } from "../../session/opened-protocol.js";
import { PageSession } from "../../session/page-session.js";
import { Releases } from "../../session/releases.js";
import { RespondentSession } from "../../session/respondent-session.js";
import type { AnsweringSession, FileSession, ProtocolSession } from "../../session/session.js";
import { type AnswerState, initialAnswerState } from "./answer-state.js";

/** The Answer page: a protocol that somebody has sent, one person's answer by it, or a whole file. */
export class AnswerSession extends PageSession<AnswerState> implements FileSession, ProtocolSession, AnsweringSession {
  readonly respondent: RespondentSession;
  readonly openedProtocol: OpenedProtocol;
  readonly releases: Releases;
  readonly filePrivatisation: FilePrivatisation;
  /** The protocol brings its prior along. */
  readonly ownTable = undefined;

  constructor(engines: Promise<Engines>) {
    super("answer", engines, initialAnswerState);
    const { host, verification } = this;
    this.respondent = new RespondentSession(host);
    this.openedProtocol = new OpenedProtocol(host, verification, this.#belongings());
    this.releases = new Releases(host, () => undefined);
    this.filePrivatisation = new FilePrivatisation(host, verification, this.releases, () => undefined);
  }

  /** Most people are asked one question. */
  #belongings(): Belongings {
    const { respondent, host } = this;
    const load = () => import("../../panels/sheets.js");
    return {
      cleared: { ...respondent.cleared, sheet: undefined },
      takesReaders: respondent.takesReaders,
      stateFor: (file, design) => respondent.stateFor(file, design),
      announces: (file, design) => respondent.announces(file, design),
      announcesAny: () => respondent.announcesAny(),
      sheets: {
        announce: async (questions) => (await load()).announceSheet(host, questions),
        take: async (text, name, isLatest) => (await load()).takeSheet(host, text, name, isLatest),
      },
    };
  }

  /** Whether a noisy answer would be lost with this window. */
  hasUnsent(): boolean {
    const { sheet } = this.state;
    return this.respondent.hasUnsent() || (sheet?.questions.some(({ respondent }) => respondent.hasUnsent()) ?? false);
  }

  /** With the protocol of a link, with what was kept, or with nothing; the sample where the address asks for it. */
  async start(): Promise<void> {
    // Its question is read while the engine is on its way.
    if (hasLinkedProtocol()) return void (await Promise.all([this.begin(), this.openLinkOfAddress()]));
    await this.begin();
    if (await this.tabStorage.restore()) return;
    if (window.location.hash === "#sample") await this.openedProtocol.openLinked();
  }

  /** A link is newer than files that were kept. */
  async openLinkOfAddress(): Promise<void> {
    await this.tabStorage.keep(false);
    await this.openedProtocol.openLink();
  }

  override keepable(): Kept | undefined {
    const { file } = this.openedProtocol;
    return file && { files: [file], details: {} };
  }

  override isOpen(): boolean {
    return this.state.adopted !== undefined;
  }

  override async reopen({ files: [file] }: Kept): Promise<void> {
    if (file) await this.openedProtocol.reopen(file);
  }

  protected override fileAt(step: keyof AnswerState["errors"]): File | undefined {
    return step === "privatise" ? this.state.target : undefined;
  }
}
