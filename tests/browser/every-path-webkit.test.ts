// SPDX-License-Identifier: GPL-3.0-or-later
import { everyPath, PHONE } from "./every-path.js";

everyPath("webkit", PHONE);
