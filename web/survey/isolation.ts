// SPDX-License-Identifier: Apache-2.0
/** Which questions of a survey stand in frames, known to whatever tells of them: in a frame the frame itself tells. */

const framed = new WeakSet<object>();
const told = new WeakSet<object>();

export const standsInFrame = (question: object): boolean => framed.has(question);

export function provideFramed(question: object): void {
  framed.add(question);
}

/** What is sent is told below each private question of this survey. */
export function provideTold(survey: object): void {
  told.add(survey);
}
export const isTold = (survey: object): boolean => told.has(survey);
