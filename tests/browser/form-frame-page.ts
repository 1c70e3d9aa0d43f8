// SPDX-License-Identifier: GPL-3.0-or-later
/** A page whose question stands in a frame, and hands that answer there. */
import { pathToFileURL } from "node:url";
import type { Frame, Page } from "playwright-core";
import { definingFramed, inForm, marksProtocol, type Opened, type Opening, opened, question } from "./form-page.js";

const packed = pathToFileURL("wasm/toolchain/package/frame.mjs").href;
const { frameFile } = (await import(packed)) as typeof import("../../wasm/toolchain/package/frame.mjs");

export const frameHtml = await frameFile();
export const adapter = await definingFramed();
export const protocol = await marksProtocol();
export const asked = question(protocol, 'label="Do you smoke?" told');

export interface Framed extends Opened {
  frame: Frame;
}

/** Runs first in the frame, which then does not hear that it is taken away: as where it crashes. */
export function deaf(): void {
  if (window !== parent) addEventListener("pagehide", (event) => event.stopImmediatePropagation());
}

/** The frames of the page, in their order. */
export const framesOf = (page: Page): Frame[] => page.frames().filter((frame) => frame !== page.mainFrame());

/** Runs such a page; `init` runs before anything else of it. */
export async function framed(
  body: (framed: Framed) => Promise<void>,
  { form = inForm(asked), init, pages, ...more }: Opening & { form?: string; init?: () => void } = {},
): Promise<void> {
  await opened(
    form,
    async (opened) => {
      const [frame] = framesOf(opened.page);
      if (!frame) throw new Error("there is no frame");
      await body({ ...opened, frame });
    },
    {
      adapter,
      pages: { "/sluice-frame.htm": frameHtml, ...pages },
      prepare: async (page) => init && page.addInitScript(init),
      ...more,
    },
  );
}

/** A choice in the frame, by a mouse. */
export const chooseIn = (frame: Frame, which: number): Promise<void> =>
  frame.locator(`input[value="${which}"]`).click();
