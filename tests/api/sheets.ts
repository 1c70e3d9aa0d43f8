// SPDX-License-Identifier: GPL-3.0-or-later
/** Sheets of questions, as an asker makes them. */
import type { Engine } from "../../wasm/contract/engine.js";
import { OF_ANSWERS } from "../../wasm/contract/notions.js";
import type { ProtocolFile, QuestionWords } from "../../wasm/contract/types.js";
import { lessNoise } from "../../wasm/protocol/less-noise.js";
import { toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { questionTable } from "../../wasm/protocol/question.js";

export interface Put {
  name: string;
  answers: string[];
  epsilon: number;
  protocol?: string;
  words?: Partial<QuestionWords>;
}

export function ask(engine: Engine, { name, answers, epsilon, protocol, words }: Put): ProtocolFile {
  const design = engine.design({
    table: questionTable(name, answers),
    notion: OF_ANSWERS,
    epsilon,
    protocol: protocol ?? lessNoise(answers.length, epsilon).protocol,
  });
  return toProtocolFile({ ...design, question: { wording: `${name}?`, language: "en", ...words } });
}

/** A works council might ask these five questions of three answers. */
export const FIVE: Put[] = [
  "Have you been bullied at work",
  "Have you thought of leaving",
  "Do you trust the board",
  "Have you worked while ill",
  "Did you ever report a fault",
].map((name) => ({ name, answers: ["Yes", "No", "Not sure"], epsilon: 0.5, words: { sendTo: "council@example.org" } }));
