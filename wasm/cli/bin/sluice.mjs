#!/usr/bin/env node
// SPDX-License-Identifier: GPL-3.0-or-later
import { startBuilt } from "./start-built.mjs";

await startBuilt("node/sluice.js");
