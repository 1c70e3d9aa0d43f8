// SPDX-License-Identifier: GPL-3.0-or-later
/** `node web/serve/serve.mjs [--port=N]`: serves the built site on this machine and says where. */
import { parseArgs } from "node:util";
import { preferredPort, serve } from "./server.mjs";

const { values } = parseArgs({ options: { port: { type: "string", default: String(preferredPort) } } });
const port = Number(values.port);
if (!(Number.isInteger(port) && port >= 0 && port < 65_536)) throw new Error("--port takes a number up to 65535");
const { url } = await serve({ port });
if (port !== 0 && new URL(url).port !== String(port)) console.log(`Port ${port} is taken: another one is used.`);
console.log(`Sluice is at ${url} (Ctrl-C stops it)`);
