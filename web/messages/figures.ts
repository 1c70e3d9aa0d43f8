// SPDX-License-Identifier: GPL-3.0-or-later
import { messages as english } from "./en/figures.js";
import { live } from "./live.js";
import type { Nested } from "./nested.js";

/** Only one paper has numbers that need to be explained. */
export const messages: Nested<typeof english> & { numbersOf: Record<string, string> } = live("figures", english);
