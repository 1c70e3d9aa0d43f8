// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The pages of the site, by name and address. Each has a file of its own, by which it is linked. Where all of the site is
 * in one file, the address says behind its "#" which page is meant.
 */
import { setting } from "./address.js";

/** What is shown of a page once it is open. */
export interface Opened {
  page: HTMLElement;
  /** Whether something would be lost if the window were closed. */
  unsaved?(): boolean;
  /** Takes a protocol that was given to another page. */
  take?(protocol: File): void;
  /** Called when it is gone back to. */
  shown?(): void;
}

interface View {
  file: string;
  /** The page among whose contents this one is; where there is none it is named in the navigation. */
  within?: string;
}

export const views = {
  privatise: { file: "index.html" },
  answer: { file: "answer.html" },
  estimate: { file: "estimate.html" },
  explore: { file: "explore.html" },
  figures: { file: "figures.html", within: "explore" },
  limits: { file: "limits.html" },
} satisfies Record<string, View>;

export type ViewName = keyof typeof views;

export const viewNames = Object.keys(views) as ViewName[];

/** The page by which this one is known in the navigation. */
export function headOf(name: ViewName): ViewName {
  const view: View = views[name];
  return viewNames.find((other) => other === view.within) ?? name;
}

/** Whether this is the file with everything in it, which was made for no page of its own. */
export function inOneFile(): boolean {
  return document.documentElement.dataset.view === undefined;
}

/** Of a page, or of a section on it; behind the "#" of the one file there is no room for both. */
export function addressOf(name: ViewName, section?: string): string {
  if (inOneFile()) return `#page=${name}`;
  return (name === "privatise" ? "./" : `./${views[name].file}`) + (section ? `#${section}` : "");
}

/** The page that an address of this site leads to. */
export function viewAt({ pathname, hash }: { pathname: string; hash: string }): ViewName | undefined {
  if (inOneFile()) return viewNames.find((name) => name === setting("page", hash)) ?? "privatise";
  const file = pathname.slice(pathname.lastIndexOf("/") + 1) || "index.html";
  return viewNames.find((name) => views[name].file === file);
}
