// SPDX-License-Identifier: GPL-3.0-or-later
import "./pages/limits.js";

document.body.append(document.createElement("sluice-limits"));
