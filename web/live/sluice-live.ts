// SPDX-License-Identifier: GPL-3.0-or-later
/** All elements for documents. */
export { Sluice, SluiceError } from "../../wasm/engine/sluice.js";
export { SluiceLiveChannel } from "./channel.js";
export { provideEngine } from "./engine.js";
export { SluiceLivePosterior } from "./posterior.js";
export { SluiceLivePrivatise } from "./privatise.js";
export { SluiceLiveTradeoff } from "./tradeoff.js";
