// SPDX-License-Identifier: GPL-3.0-or-later
import { messages } from "../messages/site.js";
import { inOneFile } from "../platform/views.js";

/**
 * For browsers that can install the site, so that it has a window and an icon of its own. They read the manifest when
 * the page has shut itself off. Its address therefore holds it all: nothing can be fetched any more.
 */
export function offerToInstall(): void {
  if (inOneFile()) return;
  const home = new URL("./", window.location.href).href;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const paper = getComputedStyle(document.documentElement).getPropertyValue("--paper");
  const manifest = {
    name: messages.name,
    start_url: home,
    scope: home,
    display: "standalone",
    background_color: paper,
    theme_color: paper,
    icons: icon ? [{ src: icon.href, sizes: "any", type: icon.type }] : [],
  };
  const link = document.createElement("link");
  link.rel = "manifest";
  link.href = `data:application/manifest+json,${encodeURIComponent(JSON.stringify(manifest))}`;
  document.head.append(link);
}
