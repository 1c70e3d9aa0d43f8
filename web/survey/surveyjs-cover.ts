// SPDX-License-Identifier: Apache-2.0
/** Private questions of SurveyJS that are drawn before they are attached, or never are: nobody answers them where the page can look on. */
import { standsInFrame } from "./isolation.js";
import { listen } from "./own-handlers.js";
import { hideContent, unhideContent } from "./surveyjs-frame-place.js";
import { contentOf, type LiveQuestion } from "./surveyjs-framed-question.js";
import type { FramedSurvey } from "./surveyjs-frames.js";

type Marked = LiveQuestion & { sluice?: unknown };

const uncovering = new WeakMap<object, () => void>();

/** Hides their choices, now and as they are drawn, until what is returned is called; frames keep theirs hidden. */
export function coverPrivate(survey: FramedSurvey): () => void {
  if (typeof document === "undefined") return () => {};
  const before = uncovering.get(survey);
  if (before) return before;
  const covered = new Map<Element, Marked>();
  let isOver = false;
  const cover = (question: Marked, drawn: Element | null): void => {
    if (isOver || !question.sluice || !drawn) return;
    const content = contentOf(question, drawn) ?? drawn;
    hideContent(content);
    covered.set(content, question);
  };
  listen(survey, "onAfterRenderQuestion", (_: unknown, drawn: { question: unknown; htmlElement: Element }) =>
    cover(drawn.question as Marked, drawn.htmlElement),
  );
  for (const question of survey.getAllQuestions(false, false, false) as Marked[]) {
    cover(question, document.getElementById(question.id));
  }
  const uncover = () => {
    isOver = true;
    for (const [content, question] of covered) if (!standsInFrame(question)) unhideContent(content);
  };
  uncovering.set(survey, uncover);
  return uncover;
}
