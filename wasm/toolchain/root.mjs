// SPDX-License-Identifier: GPL-3.0-or-later
import { join } from "node:path";

/** The folder of the checkout. */
export const root = join(import.meta.dirname, "../..");
