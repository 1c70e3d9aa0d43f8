// SPDX-License-Identifier: GPL-3.0-or-later

/** Milliseconds after which a part that has not come is taken for one that does not come. */
const PATIENCE = 20_000;

/**
 * Until the parts of the site have arrived that the page has asked for beforehand: a browser does not wait for them before it
 * says that a page is loaded.
 */
export async function partsArrived(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]");
  const awaited = new Set(Array.from(links, ({ href }) => href));
  if (awaited.size === 0 || !document.createElement("link").relList.supports("modulepreload")) return;
  await new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      for (const { name } of list.getEntries()) awaited.delete(name);
      if (awaited.size === 0) done();
    });
    const done = () => {
      observer.disconnect();
      resolve();
    };
    observer.observe({ type: "resource", buffered: true });
    setTimeout(done, PATIENCE);
  });
}
