// SPDX-License-Identifier: Apache-2.0
/** A document of few parts, as HTML and as Markdown. Every text is text in both: nothing in it is read as anything else. */

export type Part =
  | { heading: string; level: 1 | 2 | 3 }
  | { text: string }
  | { list: readonly string[] }
  | { table: readonly (readonly string[])[] };

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const inHtml = (text: string): string => oneLine(text).replace(/[&<>"']/g, (sign) => entities[sign] as string);

/** All that Markdown, or HTML within it, might mean something by; addresses are no links. */
const inMarkdown = (text: string): string =>
  oneLine(text)
    .replace(/[\\`*_{}[\]()#+\-.!|~:@=$^"'/]/g, "\\$&")
    .replace(/[&<>]/g, (sign) => entities[sign] as string)
    .replace(/^(\d+)(?=\\[.)])/, "$1");

/** Control characters, line breaks, and those that turn the direction of a text are blanks. */
const oneLine = (text: string): string =>
  text.replace(/[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, " ").trim();

const style = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:46rem;margin:1rem auto;padding:0 1rem;overflow-wrap:anywhere}table{border-collapse:collapse;width:100%}th,td{border:1px solid #7d8582;padding:.35rem .5rem;text-align:left;vertical-align:top}th{width:30%}`;

/** `language` as HTML names it. */
export function html(title: string, parts: readonly Part[], language: string): string {
  const body = parts.map((part) => {
    if ("heading" in part) return `<h${part.level}>${inHtml(part.heading)}</h${part.level}>`;
    if ("text" in part) return `<p>${inHtml(part.text)}</p>`;
    if ("list" in part) return `<ul>${part.list.map((item) => `<li>${inHtml(item)}</li>`).join("")}</ul>`;
    const rows = part.table.map(
      ([name = "", ...cells]) =>
        `<tr><th scope="row">${inHtml(name)}</th>${cells.map((cell) => `<td>${inHtml(cell)}</td>`).join("")}</tr>`,
    );
    return `<table>${rows.join("")}</table>`;
  });
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><title>${inHtml(title)}</title><style>${style}</style></head>
<body><main>
${body.join("\n")}
</main></body></html>
`;
}

export function markdown(parts: readonly Part[]): string {
  const blocks = parts.map((part) => {
    if ("heading" in part) return `${"#".repeat(part.level)} ${inMarkdown(part.heading)}`;
    if ("text" in part) return inMarkdown(part.text);
    if ("list" in part) return part.list.map((item) => `- ${inMarkdown(item)}`).join("\n");
    const rows = part.table.map((cells) => `| ${cells.map(inMarkdown).join(" | ")} |`);
    return `| | |\n|---|---|\n${rows.join("\n")}`;
  });
  return `${blocks.join("\n\n")}\n`;
}
