// SPDX-License-Identifier: Apache-2.0
import type { Said } from "./said.js";

/** Why a piece is not what it should be, and where it stands. */
export class Reason extends Error {
  constructor(readonly said: Said) {
    super(said.text);
  }
}
