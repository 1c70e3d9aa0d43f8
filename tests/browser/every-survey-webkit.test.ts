// SPDX-License-Identifier: GPL-3.0-or-later
import { PHONE } from "./every-path.js";
import { everySurvey } from "./every-survey.js";

everySurvey("webkit", PHONE);
