// SPDX-License-Identifier: Apache-2.0
/** Private questions of SurveyJS that are drawn before their protocols are loaded: nobody answers them where the page can look on. */
import { listen } from "./own-handlers.js";
import { hideContent, unhideContent } from "./surveyjs-frame-place.js";
import { contentOf, type LiveQuestion } from "./surveyjs-framed-question.js";
import type { FramedSurvey } from "./surveyjs-frames.js";

type Marked = LiveQuestion & { sluice?: unknown };

/** Hides their choices, now and as they are drawn, until what is returned is called. */
export function coverPrivate(survey: FramedSurvey): () => void {
  if (typeof document === "undefined") return () => {};
  const covered = new Set<Element>();
  let isOver = false;
  const cover = (question: Marked, drawn: Element | null): void => {
    const content = !isOver && question.sluice && drawn ? contentOf(question, drawn) : undefined;
    if (!content) return;
    hideContent(content);
    covered.add(content);
  };
  listen(survey, "onAfterRenderQuestion", (_: unknown, drawn: { question: unknown; htmlElement: Element }) =>
    cover(drawn.question as Marked, drawn.htmlElement),
  );
  for (const question of survey.getAllQuestions(false, false, false) as Marked[]) {
    cover(question, document.getElementById(question.id));
  }
  return () => {
    isOver = true;
    for (const content of covered) unhideContent(content);
  };
}
