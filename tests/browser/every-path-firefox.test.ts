// SPDX-License-Identifier: GPL-3.0-or-later
import { DESKTOP, everyPath } from "./every-path.js";

everyPath("firefox", DESKTOP);
