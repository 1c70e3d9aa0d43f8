// SPDX-License-Identifier: GPL-3.0-or-later
/** How strong the privacy of a question is, by name. */
export const steps = { strong: 0.5, medium: 1, weak: 2 } as const;
export type Step = keyof typeof steps;
