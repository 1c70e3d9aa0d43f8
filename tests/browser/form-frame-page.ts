// SPDX-License-Identifier: GPL-3.0-or-later
/** A page whose question stands in a frame, and hands that answer there. */
import { pathToFileURL } from "node:url";
import type { Frame, Page } from "playwright-core";
import { visit } from "./browser.js";
import {
  definingFramed,
  inForm,
  marksProtocol,
  page as pageOf,
  question,
  ready,
  type Site,
  withSite,
} from "./form-page.js";

const packed = pathToFileURL("wasm/toolchain/package/frame.mjs").href;
const { frameFile } = (await import(packed)) as typeof import("../../wasm/toolchain/package/frame.mjs");

export const frameHtml = await frameFile();
export const adapter = await definingFramed();
export const protocol = await marksProtocol();
export const asked = question(protocol, 'label="Do you smoke?" told');

export interface Framed {
  page: Page;
  site: Site;
  frame: Frame;
  complaints: string[];
}

/** The frames of the page, in their order. */
export const framesOf = (page: Page): Frame[] => page.frames().filter((frame) => frame !== page.mainFrame());

/** Runs a page whose script finds the frame beside it. */
export async function framed(
  body: (framed: Framed) => Promise<void>,
  { form = inForm(asked), init, pages = {}, head = "", ...where }: FramedOptions = {},
): Promise<void> {
  const all = { "/": pageOf(form, { head }), "/adapter.js": adapter, "/sluice-frame.htm": frameHtml, ...pages };
  await withSite(all, (site) =>
    visit(
      async ({ page, complaints }) => {
        if (init) await page.addInitScript(init);
        await page.goto(site.url);
        await ready(page);
        const [frame] = framesOf(page);
        if (!frame) throw new Error("there is no frame");
        await body({ page, site, frame, complaints });
      },
      { address: "about:blank", ...where },
    ),
  );
}

export interface FramedOptions {
  form?: string;
  /** Runs before anything else of the page. */
  init?: () => void;
  pages?: Record<string, string>;
  head?: string;
  [where: string]: unknown;
}

/** A choice in the frame, by a mouse. */
export const chooseIn = (frame: Frame, which: number): Promise<void> => frame.locator("input").nth(which).click();
