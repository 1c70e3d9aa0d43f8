// SPDX-License-Identifier: GPL-3.0-or-later
/** The Markdown of examples as tools for documentation make HTML of it. */

/** Without what is for the tool alone: front matter, comments of MDX, cells of code. */
export function textOf(markdown: string): string {
  return markdown
    .replace(/^---\n.*?^---$/ms, "")
    .replace(/^\{\/\*.*?\*\/\}$/gms, "")
    .replace(/^```.*?^```$/gms, "")
    .trim();
}

/** As much of Markdown as examples have: headings, tables, paragraphs, and elements as they are. */
export function rendered(markdown: string): string {
  const cells = (line: string) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
  const block = (text: string) => {
    if (text.startsWith("<")) return text;
    if (text.startsWith("# ")) return `<h1>${text.slice(2)}</h1>`;
    if (!text.startsWith("|")) return `<p>${text}</p>`;
    const [head = "", , ...rows] = text.split("\n");
    const row = (line: string, tag: string) =>
      `<tr>${cells(line)
        .map((cell) => `<${tag}>${cell}</${tag}>`)
        .join("")}</tr>`;
    return `<table><thead>${row(head, "th")}</thead><tbody>${rows.map((line) => row(line, "td")).join("")}</tbody></table>`;
  };
  return markdown
    .trim()
    .split(/\n{2,}/)
    .map(block)
    .join("\n");
}
