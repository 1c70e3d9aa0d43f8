// SPDX-License-Identifier: GPL-3.0-or-later
/** Errors and notes, in Dutch, by their ids. */
import type { Spoken } from "../catalogue.js";
import { checker } from "./errors-checker.js";
import { common } from "./errors-common.js";
import { contract } from "./errors-contract.js";
import { core } from "./errors-core.js";
import { dialect } from "./errors-dialect.js";
import { engine } from "./errors-engine.js";
import { files } from "./errors-files.js";
import { formats } from "./errors-formats.js";
import { live } from "./errors-live.js";
import { protocol } from "./errors-protocol.js";
import { releases } from "./errors-releases.js";
import { session } from "./errors-session.js";
import { stat } from "./errors-stat.js";
import { statOut } from "./errors-stat-out.js";

export const errors: Readonly<Record<string, Spoken>> = {
  ...core,
  ...checker,
  ...common,
  ...contract,
  ...protocol,
  ...releases,
  ...files,
  ...dialect,
  ...formats,
  ...engine,
  ...live,
  ...session,
  ...stat,
  ...statOut,
};
