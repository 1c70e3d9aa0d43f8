// SPDX-License-Identifier: Apache-2.0
/**
 * Knows the reports that have been drawn for a survey, so that people are told what is sent, not what would be drawn.
 */
import type { Payload } from "./reports.js";

const drawnReports = new WeakMap<object, () => Payload | undefined>();

export function provideDrawn(survey: object, drawn: () => Payload | undefined): void {
  drawnReports.set(survey, drawn);
}

/** Undefined before it has been drawn. */
export const drawnFor = (survey: object): Payload | undefined => drawnReports.get(survey)?.();
