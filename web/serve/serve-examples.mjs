// SPDX-License-Identifier: GPL-3.0-or-later
/** `node web/serve/serve-examples.mjs`: bundles and serves the example surveys on this machine, and says where. */
import { buildExamples, serveExamples } from "./examples.mjs";

await buildExamples();
const { url, kept } = await serveExamples();
console.log(`The examples are at ${url} (Ctrl-C stops it)\nWhat arrives is kept in ${kept}`);
