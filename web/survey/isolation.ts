// SPDX-License-Identifier: Apache-2.0
/** Knows which questions of a survey stand in frames: there the frame itself tells what is sent. */

const framed = new WeakSet<object>();
const told = new WeakSet<object>();

export const standsInFrame = (question: object): boolean => framed.has(question);

export function provideFramed(question: object): void {
  framed.add(question);
}

/** Notes that each private question of this survey tells below it what is sent. */
export function provideTold(survey: object): void {
  told.add(survey);
}
export const isTold = (survey: object): boolean => told.has(survey);
