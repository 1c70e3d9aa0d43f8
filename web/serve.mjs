// SPDX-License-Identifier: GPL-3.0-or-later
/** `node web/serve.mjs`: serves the built site on this machine and says where. */
import { serve } from "./server.mjs";

const { url } = await serve();
console.log(`Sluice is at ${url} (Ctrl-C stops it)`);
