// SPDX-License-Identifier: GPL-3.0-or-later
import type { Words } from "../live.js";

export const words: Words = {};
