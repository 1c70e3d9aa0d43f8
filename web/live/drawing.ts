// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The modules that drawing needs beside the engine. They make a script of their own, for most elements draw nothing.
 */

export { toProtocolFile } from "../../wasm/protocol/protocol-file.js";
export { newDeviceSecret } from "../../wasm/releases/derived-randomness.js";
