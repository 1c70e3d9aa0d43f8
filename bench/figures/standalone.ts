// SPDX-License-Identifier: GPL-3.0-or-later
/** Pictures of the page's charts as a file of their own: text from templates, colours in place of names. */

import palette from "sluice:palette";
import { nothing, type TemplateResult } from "lit";

const gap = 16;
const heading = 40;

export interface Panel {
  /** Above the picture, where it has none itself. */
  heading?: string;
  picture: TemplateResult;
}

/** Panels beside each other, two in a row, below the legend that they share. */
export function standalone(title: string, panels: Panel[], legend?: TemplateResult): string {
  const named = legend === undefined ? "" : oneLine(text(legend));
  const above = heading + (named === "" ? 0 : size(named, "height") + gap);
  const headed = panels.some((panel) => panel.heading !== undefined) ? 24 : 0;
  const texts = panels.map(({ picture }) => oneLine(text(picture)));
  const sizes = texts.map((svg) => ({ width: size(svg, "width"), height: size(svg, "height") }));
  const columns = Math.min(2, texts.length);
  const [width, height] = [
    Math.max(...sizes.map((one) => one.width)) + gap,
    headed + Math.max(...sizes.map((one) => one.height)) + gap,
  ];
  const rows = Math.ceil(texts.length / columns);
  const placed = texts.map((svg, i) => {
    const [x, y] = [gap + (i % columns) * width, above + Math.floor(i / columns) * height];
    const name = panels[i]?.heading;
    const told = name ? `<text x="${x}" y="${y + 14}" font-weight="600">${escaped(name)}</text>` : "";
    return told + svg.replace("<svg", `<svg x="${x}" y="${y + headed}"`);
  });
  const whole = { width: gap + columns * width, height: above + rows * height };
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole.width} ${whole.height}" width="${whole.width}" height="${whole.height}" font-family="sans-serif" font-size="13" fill="#1c2322" role="img" aria-labelledby="title">`,
    `<title id="title">${escaped(title)}</title>`,
    `<rect width="100%" height="100%" fill="#ffffff"/>`,
    `<text x="${gap}" y="26" font-size="16">${escaped(title)}</text>`,
    ...(named === "" ? [] : [named.replace("<svg", `<svg x="${gap}" y="${heading}"`)]),
    ...placed,
    "</svg>",
  ].join("\n");
  const colour = (name: string) => (name === "paper" ? "#ffffff" : (palette[name]?.[0] ?? "#000000"));
  return `${drawing.replace(/var\(--([\w-]+)\)/g, (_, name: string) => colour(name))}\n`;
}

/** The line breaks of templates stand between elements, where they say nothing. */
function oneLine(svg: string): string {
  return svg.trim().replace(/>\s*\n\s*</g, "><");
}

function size(svg: string, name: string): number {
  return Number(new RegExp(`\\b${name}="([\\d.]+)"`).exec(svg)?.[1] ?? 0);
}

/** A template with its values, attributes in quotes. Templates of charts have values and no listeners. */
function text(value: unknown): string {
  if (value === nothing || value === undefined || value === null) return "";
  if (Array.isArray(value)) return value.map(text).join("");
  if (typeof value === "object" && "strings" in value) {
    const { strings, values } = value as TemplateResult;
    return strings.reduce((all, piece, i) => {
      const value = values[i - 1];
      return `${all}${all.endsWith("=") ? `"${text(value)}"` : text(value)}${piece}`;
    });
  }
  return escaped(String(value));
}

function escaped(plain: string): string {
  return plain.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
}
