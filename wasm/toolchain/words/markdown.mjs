// SPDX-License-Identifier: GPL-3.0-or-later
/** Reads the sentences out of Markdown: its paragraphs, items of lists and cells, without code and headings. */

/**
 * @param {string} source
 * @returns {import("./comments.mjs").Passage[]}
 */
export function markdownPassages(source) {
  /** @type {import("./comments.mjs").Passage[]} */
  const found = [];
  let [open, fence] = [false, ""];
  const head = /^---\n[\s\S]*?\n---\n/.exec(source)?.[0] ?? "";
  const blank = (/** @type {string} */ text) => text.replaceAll(/[^\n]/g, "");
  const text = source.replace(head, blank).replaceAll(/<!--[\s\S]*?-->/g, blank);
  const lines = text.split("\n");
  for (const [i, line] of lines.entries()) {
    const bare = line.replace(/^[\s>]+/, "").trim();
    const mark = /^(```+|~~~+|:::+)/.exec(bare)?.[0] ?? "";
    if (mark !== "" || fence !== "") {
      if (fence === "" && !mark.startsWith(":")) fence = mark;
      else if (mark.startsWith(fence) && bare === mark) fence = "";
      open = false;
      continue;
    }
    const isTitle = /^#{1,6}\s/.test(bare) || /^(=+|-+)$/.test(bare) || /^</.test(bare) || links.test(bare);
    if (bare === "" || isTitle || bare.startsWith("|") || /^\[[^\]]+\]: /.test(bare)) {
      // The first row of a table has the names of its columns.
      const isName = /^\|[\s:|-]+\|$/.test(lines[i + 1]?.trim() ?? "");
      if (bare.startsWith("|") && !isName && !/^\|[\s:|-]+\|$/.test(bare))
        for (const cell of bare.split(/(?<!\\)\|/).map((part) => part.trim()))
          if (cell !== "") found.push({ line: i + 1, text: cell });
      open = false;
      continue;
    }
    const item = /^(?:[-*+]|\d+[.)])\s+/.exec(bare)?.[0] ?? "";
    const last = found.at(-1);
    if (open && last && item === "") last.text += ` ${bare}`;
    else found.push({ line: i + 1, text: bare.slice(item.length) });
    open = true;
  }
  return found.map(({ line, text: raw }) => ({ line, text: plain(raw) }));
}

/** A line of links alone, which leads to the parts of a page. */
const links = /^(\[[^\]]*\]\([^)]*\)( · )?)+$/;

/** Without the marks of links, pictures, emphasis and HTML. @param {string} text */
const plain = (text) =>
  text
    .replaceAll(/!?\[((?:[^[\]]|\[[^\]]*\])*)\](?:\([^)]*\)|\[[^\]]*\])?/g, "$1")
    .replaceAll(/<[^>\s][^>]*>/g, " ")
    .replaceAll(/\*\*|(?<!\w)__|__(?!\w)/g, "");
