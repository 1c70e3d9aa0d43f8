// SPDX-License-Identifier: GPL-3.0-or-later
import { closesTheLoop } from "./examples-bench.js";

closesTheLoop("jspsych");
