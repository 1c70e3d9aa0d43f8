// SPDX-License-Identifier: GPL-3.0-or-later
/** The parts of a page's session that the elements of several pages know. */
import type { Kept } from "../platform/tab-store.js";
import type { OwnTable } from "./changed-settings.js";
import type { FilePrivatisation } from "./file-privatisation.js";
import type { GuaranteeVerification } from "./guarantee-verification.js";
import type { OpenedProtocol } from "./opened-protocol.js";
import type { Releases } from "./releases.js";
import type { RespondentSession } from "./respondent-session.js";
import type { RespondentState } from "./respondent-state.js";
import type { FileState, OpenedState, SessionState } from "./state.js";
import type { TabStorage } from "./tab-storage.js";

/** The session of every page that shows a protocol. */
export interface Session {
  readonly state: SessionState;
  readonly verification: GuaranteeVerification;
  readonly tabStorage: TabStorage;
  /** `afterwards`: where one protocol takes the place of another, it can wait for the picture of channel and curve. */
  subscribe(listener: () => void, afterwards?: boolean): () => void;
  /** The report that is looked at. */
  setReport(report: number): void;
  /** The files to be kept for this tab now, without those that are there again anyway, as samples and links are. */
  keepable(): Kept | undefined;
}

/** The session of a page that privatises files. */
export interface FileSession extends Session {
  readonly state: FileState;
  readonly filePrivatisation: FilePrivatisation;
  readonly releases: Releases;
  /** The table that the prior was counted from, on a page that has it. */
  readonly ownTable: OwnTable | undefined;
}

/** The session of a page that opens protocols which somebody else has made. */
export interface ProtocolSession extends Session {
  readonly state: OpenedState;
  readonly openedProtocol: OpenedProtocol;
}

/** One person's answer to one question: on a page of its own, or on a sheet of several. */
export interface AnsweringSession extends Pick<Session, "subscribe"> {
  readonly state: RespondentState;
  readonly respondent: RespondentSession;
}
