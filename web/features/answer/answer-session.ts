// SPDX-License-Identifier: GPL-3.0-or-later
import { OF_ANSWERS } from "../../../wasm/contract/notions.js";
import { toProtocolFile, writeProtocol } from "../../../wasm/engine/sluice.js";
import { lessNoise } from "../../../wasm/protocol/less-noise.js";
import { questionTable } from "../../../wasm/protocol/question.js";
import { hasLinkedProtocol } from "../../facts/protocol-link.js";
import type { Engines } from "../../platform/engine-source.js";
import type { Kept } from "../../platform/tab-store.js";
import { FilePrivatisation } from "../../session/file-privatisation.js";
import { OpenedProtocol } from "../../session/opened-protocol.js";
import { PageSession } from "../../session/page-session.js";
import { Releases } from "../../session/releases.js";
import type { FileSession, ProtocolSession } from "../../session/session.js";
import { type AnswerState, initialAnswerState } from "./answer-state.js";
import { RespondentSession } from "./respondent-session.js";

/** The Answer page: a protocol that somebody has sent, one person's answer by it, or a whole file. */
export class AnswerSession extends PageSession<AnswerState> implements FileSession, ProtocolSession {
  readonly respondent: RespondentSession;
  readonly openedProtocol: OpenedProtocol;
  readonly releases: Releases;
  readonly filePrivatisation: FilePrivatisation;
  /** The protocol brings its prior along. */
  readonly ownTable = undefined;
  /** The identity of the protocol that was made here last. */
  asked: string | undefined;

  constructor(engines: Promise<Engines>) {
    super("answer", engines, initialAnswerState);
    const { host, verification } = this;
    this.respondent = new RespondentSession(host);
    this.openedProtocol = new OpenedProtocol(host, verification, this.respondent);
    this.releases = new Releases(host, () => undefined);
    this.filePrivatisation = new FilePrivatisation(host, verification, this.releases, () => undefined);
  }

  /** With the protocol of a link, with what was kept, or with the sample. */
  async start(): Promise<void> {
    await this.begin();
    // Of a link and what was kept, the link is newer.
    if (hasLinkedProtocol()) await this.tabStorage.keep(false);
    else if (await this.tabStorage.restore()) return;
    await this.openedProtocol.openLinked();
  }

  /** A question whose answer is itself the secret: its protocol rests on no table, and is the one that takes the fewest people. */
  async ask({ name, answers, epsilon }: { name: string; answers: string[]; epsilon: number }): Promise<void> {
    await this.openedProtocol.adopt(name, async () => {
      const { design } = await this.host.engines;
      const { protocol } = lessNoise(answers.length, epsilon);
      const request = { table: questionTable(name, answers), notion: OF_ANSWERS, epsilon, protocol };
      const made = toProtocolFile(await design.design(request));
      this.asked = made.certificate.protocol;
      return writeProtocol(made);
    });
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
