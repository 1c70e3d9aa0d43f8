// SPDX-License-Identifier: GPL-3.0-or-later
/** What drawing takes beside the engine; a script of its own, for most elements draw nothing. */
export { newDeviceSecret } from "../../wasm/api/once.js";
export { toProtocolFile } from "../../wasm/api/protocol-file.js";
