// SPDX-License-Identifier: GPL-3.0-or-later
import { long } from "../long.js";
import { DESKTOP, everyPath, PHONE } from "./every-path.js";

everyPath("webkit", PHONE);
if (long) everyPath("webkit", DESKTOP);
