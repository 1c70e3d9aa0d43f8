// SPDX-License-Identifier: GPL-3.0-or-later
/** What drawing takes beside the engine; a script of its own, for most elements draw nothing. */

export { toProtocolFile } from "../../wasm/protocol/protocol-file.js";
export { newDeviceSecret } from "../../wasm/releases/derived-randomness.js";
