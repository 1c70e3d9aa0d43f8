// SPDX-License-Identifier: GPL-3.0-or-later
/** The one engine of a page, for all elements in it: started when the first of them needs it. */

import { fail } from "../../wasm/contract/errors.js";
import type { Sluice } from "../../wasm/engine/sluice.js";
import * as texts from "../messages/en/errors-live.js";

/** Put in when the elements are built: engines of other versions answer otherwise. */
declare const VERSION: string;

interface Shared {
  make?: () => Promise<Sluice>;
  engine?: Promise<Sluice> | undefined;
}

/** The state belongs to the page and not to this script: a page may have several copies of the script. */
function shared(): Shared {
  const page = globalThis as unknown as Record<symbol, Shared>;
  const key = Symbol.for(`sluice live ${VERSION}`);
  page[key] ??= {};
  return page[key];
}

/** To be called before any element needs an engine, where the page has one already or starts it in a way of its own. */
export function provideEngine(maker: () => Promise<Sluice>): void {
  Object.assign(shared(), { make: maker, engine: undefined });
}

/** The same unless somebody has said how. */
export function offerEngine(maker: () => Promise<Sluice>): void {
  shared().make ??= maker;
}

/** The engine of the page. If it did not start, the next call tries again. */
export function theEngine(): Promise<Sluice> {
  const page = shared();
  page.engine ??= started(page).catch((error) => {
    page.engine = undefined;
    throw error;
  });
  return page.engine;
}

async function started({ make }: Shared): Promise<Sluice> {
  if (make) return make();
  throw fail(texts.engineNotProvided);
}
