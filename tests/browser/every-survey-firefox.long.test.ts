// SPDX-License-Identifier: GPL-3.0-or-later
import { DESKTOP } from "./every-path.js";
import { everySurvey } from "./every-survey.js";

everySurvey("firefox", DESKTOP);
