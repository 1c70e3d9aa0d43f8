// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Finds the texts that a survey shows and holds besides the private answer itself: runs in the page, with nothing of
 * ours.
 */

interface Asked {
  name: string;
  value: unknown;
  isReadOnly: boolean;
  isRequired: boolean;
  errors: unknown[];
  visibleChoices?: { value: unknown }[];
  locTitle: { renderedHtml: string };
  processedHtml?: string;
  getType(): string;
  isEmpty(): boolean;
}
interface Traced {
  data: Record<string, unknown>;
  state: string;
  isLastPage: boolean;
  currentPage: { name: string } | null;
  processedCompletedHtml: string;
  onNavigateToUrl: { add(handler: (survey: unknown, options: { url: string; allow: boolean }) => void): void };
  getAllQuestions(visibleOnly: boolean): Asked[];
  getCorrectedAnswerCount(): number;
  nextPage(): boolean;
  tryComplete?(): void;
  completeLastPage?(): void;
}

/** One text of all of it, by which two people can be told apart or not. */
export function traceOf(survey: Traced, name: string, answer: string): string {
  const seen: unknown[] = [];
  survey.onNavigateToUrl.add((_, options) => {
    seen.push(options.url);
    Object.assign(options, { url: "", allow: false });
  });
  for (let page = 0; page < 5 && survey.state === "running"; page++) {
    // A question that comes only when something has been answered is answered in the next round.
    for (let round = 0; round < 2; round++) {
      for (const question of survey.getAllQuestions(true)) {
        seen.push([question.name, question.locTitle.renderedHtml, question.processedHtml, question.isReadOnly]);
        if (question.name === name) question.value = answer;
        else if (question.isEmpty() && !question.isReadOnly) question.value = valueFor(question);
        if (question.name !== name)
          seen.push([question.isRequired, question.visibleChoices?.map(({ value }) => value)]);
      }
    }
    seen.push(survey.currentPage?.name);
    if (survey.isLastPage) (survey.tryComplete ?? survey.completeLastPage)?.call(survey);
    else if (!survey.nextPage()) break;
  }
  const { [name]: _, ...data } = survey.data;
  return JSON.stringify([seen, data, survey.state, survey.processedCompletedHtml, survey.getCorrectedAnswerCount()]);
}

function valueFor(question: Asked): unknown {
  if (["text", "comment"].includes(question.getType())) return "words";
  const choice = question.visibleChoices?.at(-1)?.value;
  return question.getType() === "checkbox" && choice !== undefined ? [choice] : choice;
}
