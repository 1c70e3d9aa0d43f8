// SPDX-License-Identifier: Apache-2.0
/** Which questions of a survey stand in frames, known to whatever tells of them: in a frame the frame itself tells. */

const framed = new WeakMap<object, Promise<boolean>>();
const told = new WeakSet<object>();

/** Whether this question stands in a frame; undefined where nobody has tried. */
export const standsInFrame = (question: object): Promise<boolean> | undefined => framed.get(question);

export function provideFramed(question: object, isFramed: Promise<boolean>): void {
  framed.set(question, isFramed);
}

/** What is sent is told below each private question of this survey. */
export function provideTold(survey: object): void {
  told.add(survey);
}
export const isTold = (survey: object): boolean => told.has(survey);
