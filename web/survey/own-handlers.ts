// SPDX-License-Identifier: Apache-2.0
/** How many handlers of a survey's events are this package's own: the linter passes over these. */

const counts = new WeakMap<object, Record<string, number>>();

interface Events {
  [event: string]: { add(handler: never): void };
}

export function listen<Event extends string, Survey extends Pick<Events, Event>>(
  survey: Survey,
  event: Event,
  handler: Parameters<Survey[Event]["add"]>[0],
): void {
  survey[event].add(handler);
  const known = counts.get(survey) ?? {};
  counts.set(survey, { ...known, [event]: (known[event] ?? 0) + 1 });
}

export const ownHandlers = (survey: object, event: string): number => counts.get(survey)?.[event] ?? 0;
