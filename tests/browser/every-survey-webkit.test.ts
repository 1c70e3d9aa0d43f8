// SPDX-License-Identifier: GPL-3.0-or-later
import { long } from "../long.js";
import { DESKTOP, PHONE } from "./every-path.js";
import { everySurvey } from "./every-survey.js";

everySurvey("webkit", PHONE);
if (long) everySurvey("webkit", DESKTOP);
