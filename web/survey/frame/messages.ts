// SPDX-License-Identifier: Apache-2.0
/**
 * All that a page and the frame of a question tell each other. The frame speaks when it is asked, when the person sends by
 * Enter, and when it is taken away. It also says how high it is. It never says that something was chosen, which, or when.
 */
import type { ErrorData } from "../../../wasm/contract/errors.js";
import type { Option } from "../form/question-config.js";
import type { Drawn } from "../reports.js";
import type { FlatWords } from "../words/given.js";
import type { Theme } from "./theme.js";

/** The first message in either direction goes to a window, every other one through a port. */
export const HELLO = "sluice-frame-5";
/** In its place: the frame has found that it is not alone, and asks nothing. */
export const EXPOSED = "sluice-frame-exposed";

export interface Asked {
  /** The text of the protocol file. */
  protocol: string;
  label: string;
  /** The page shows the label itself; in the frame it is heard only. */
  labelledOutside: boolean;
  /** None stand for the protocol's categories. */
  options: readonly Option[];
  select: boolean;
  /** In the written order, for scales; otherwise any of the choices stands first. */
  inOrder: boolean;
  told: boolean;
  disabled: boolean;
  language: string;
  /** Those of the page's host; left out, the frame has its own. */
  words?: FlatWords;
  theme: Theme;
  /** The report that was drawn before the frame was loaded. */
  report: string | undefined;
  /** The question was asked before and has forgotten the choice: silence is no answer until the person knows. */
  anew: boolean;
}

export type ToFrame =
  | { ask: Asked }
  | { theme: Theme }
  | { disabled: boolean }
  | { focus: true }
  /** All questions of the page are there, so there is time to start the engine and to check the protocol. */
  | { prove: true }
  /** The same question in other words, as of another language; what was chosen stays, unless there are other answers. */
  | { again: Asked }
  /** Is there an answer? Only asked when the form is to be sent; without one the frame says so to the person. */
  | { check: number }
  | { draw: number }
  /** Another person answers. */
  | { next: true };

export type FromFrame =
  | { ready: true }
  | { refused: ErrorData }
  /** As high as the question is with any answer. */
  | { height: number }
  | { checked: number; answered: boolean }
  | { asked: number; drawn: Drawn | undefined }
  /** The person let chance choose before the form is sent. */
  | { early: true }
  /** The person has pressed Enter at a choice, by which a form is sent. */
  | { enter: true }
  /** The report of a choice that would be lost with the frame; `persons` counts those who came before. */
  | { left: Drawn; persons: number };
