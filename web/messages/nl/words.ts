// SPDX-License-Identifier: GPL-3.0-or-later
import type { Words } from "../live.js";
import { messages as answer } from "./answer.js";
import { messages as ask } from "./ask.js";
import { messages as demos } from "./demos.js";
import { messages as exercises } from "./exercises.js";
import { messages as figures } from "./figures.js";
import { messages as learn } from "./learn.js";
import { messages as limits } from "./limits.js";
import { messages as page } from "./page.js";
import { messages as results } from "./results.js";
import { messages as sharePicture } from "./share-picture.js";
import { messages as shares } from "./shares.js";
import { messages as site } from "./site.js";

export const words: Words = {
  site,
  page,
  answer,
  ask,
  results,
  limits,
  figures,
  learn,
  exercises,
  demos,
  shares,
  sharePicture,
};

export { errors } from "./errors.js";
export { figureTexts } from "./figure-texts.js";
