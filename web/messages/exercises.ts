// SPDX-License-Identifier: GPL-3.0-or-later
import { messages as english } from "./en/exercises.js";
import { live } from "./live.js";

export const messages = live("exercises", english);
