// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The pages of the site, by name and address. Each has a file of its own, by which it is linked. If all of the site is
 * in one file, the address says behind its "#" which page is meant.
 */
import { setting } from "./address.js";

/** A question that was made up on another page, for the one that asks. */
export interface HandedQuestion {
  wording: string;
  answers: string[];
  epsilon: number;
}

/** A page that is open, as the window knows it. */
export interface Opened {
  page: HTMLElement;
  /** Whether something would be lost if the window were closed. */
  unsaved?(): boolean;
  /** Takes a protocol that was given to another page. */
  take?(protocol: File): void;
  /** Takes a question that was made up on another page. */
  takeQuestion?(question: HandedQuestion): void;
  /** Called when it is gone back to. */
  shown?(): void;
}

/** By their names, and the page among whose contents one is; where that is none it is named in the navigation. */
const views = { protect: "", answer: "", ask: "", results: "", learn: "", figures: "learn", limits: "learn" };

export type ViewName = keyof typeof views;

export const viewNames = Object.keys(views) as ViewName[];

/** The page by which this one is known in the navigation. */
export function headOf(name: ViewName): ViewName {
  return (views[name] || name) as ViewName;
}

export function fileOf(name: ViewName): string {
  return `${name === "protect" ? "index" : name}.html`;
}

/** Whether this is the file with everything in it, which was made for no page of its own. */
export function inOneFile(): boolean {
  return document.documentElement.dataset.view === undefined;
}

/** The address of a page, or of a section on it; behind the "#" of the one file there is no room for both. */
export function addressOf(name: ViewName, section?: string): string {
  if (inOneFile()) return `#page=${name}`;
  return (name === "protect" ? "./" : `./${fileOf(name)}`) + (section ? `#${section}` : "");
}

/** The page that an address of this site leads to. */
export function viewAt({ pathname, hash }: { pathname: string; hash: string }): ViewName | undefined {
  if (inOneFile()) return viewNames.find((name) => name === setting("page", hash)) ?? "protect";
  const file = pathname.slice(pathname.lastIndexOf("/") + 1) || "index.html";
  return viewNames.find((name) => fileOf(name) === file);
}
