// SPDX-License-Identifier: GPL-3.0-or-later
/** `node web/serve-examples.mjs`: bundles and serves the example surveys on this machine, and says where. */
import { buildExamples, serveExamples } from "./examples.mjs";

await buildExamples();
const { url, kept } = await serveExamples();
console.log(`The examples are at ${url}; what arrives is kept in ${kept} (Ctrl-C stops it)`);
