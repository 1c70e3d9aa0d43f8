// SPDX-License-Identifier: Apache-2.0
/** What has been drawn for a survey, known to whatever tells of it: it is told what is sent, not what would be drawn. */
import type { Payload } from "./reports.js";

const drawnReports = new WeakMap<object, () => Payload | undefined>();

export function provideDrawn(survey: object, drawn: () => Payload | undefined): void {
  drawnReports.set(survey, drawn);
}

/** Undefined before it has been drawn. */
export const drawnFor = (survey: object): Payload | undefined => drawnReports.get(survey)?.();
