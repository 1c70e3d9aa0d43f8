// SPDX-License-Identifier: GPL-3.0-or-later
/** All elements for documents. */
export { Sluice, SluiceError } from "../../wasm/engine/sluice.js";
export { SluiceLiveBalance } from "./balance.js";
export { SluiceLiveChannel } from "./channel.js";
export { SluiceLiveCoin } from "./coin.js";
export { SluiceLiveCrowd } from "./crowd.js";
export { provideEngine } from "./engine.js";
export { SluiceLiveEstimate } from "./estimate.js";
export { SluiceLiveGuess } from "./guess.js";
export { SluiceLivePolytope } from "./polytope.js";
export { SluiceLivePosterior } from "./posterior.js";
export { SluiceLivePrivatise } from "./privatise.js";
export { SluiceLiveProfiles } from "./profiles.js";
export { SluiceLiveRobust } from "./robust.js";
export { SluiceLiveTogether } from "./together.js";
export { SluiceLiveTradeoff } from "./tradeoff.js";
export { SluiceLiveUndo } from "./undo.js";
