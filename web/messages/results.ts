// SPDX-License-Identifier: GPL-3.0-or-later
import { messages as english } from "./en/results.js";
import { live } from "./live.js";

export const messages = live("results", english);
