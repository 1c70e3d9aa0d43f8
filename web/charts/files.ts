// SPDX-License-Identifier: GPL-3.0-or-later
/** Charts as files that stand alone: a picture with its colours, the same in pixels, and the table. */
import { toCell } from "../../wasm/common/cells.js";
import { withoutIsolates } from "../text/isolate.js";

/** In a file attributes of elements take the place of the page's styles: all of these are inherited. */
const properties = [
  "fill",
  "stroke",
  "stroke-width",
  "paint-order",
  "font-family",
  "font-size",
  "font-weight",
  "font-variant-numeric",
];
/** Attributes that are there for the page alone. */
const ofPage = ["class", "role", "tabindex"];

const namespace = "http://www.w3.org/2000/svg";
const margin = 12;

export interface Drawn {
  svg: SVGSVGElement;
  title: string;
  summary: string;
}

/** The picture as text; its colours are those of the theme it is seen in. */
export function svgFile({ svg, title, summary }: Drawn): { text: string; width: number; height: number } {
  const rgb = colours();
  const [width, height] = [svg.width.baseVal.value + 2 * margin, svg.height.baseVal.value + 2 * margin];
  const file = document.createElementNS(namespace, "svg");
  for (const [name, value] of Object.entries({ width, height, viewBox: `0 0 ${width} ${height}`, role: "img" })) {
    file.setAttribute(name, String(value));
  }
  const paper = document.createElementNS(namespace, "rect");
  for (const [name, value] of Object.entries({ width, height, fill: rgb(paperOf(svg)) })) {
    paper.setAttribute(name, String(value));
  }
  const drawing = copied(svg, undefined, rgb) as SVGElement;
  drawing.setAttribute("x", String(margin));
  drawing.setAttribute("y", String(margin));
  file.append(textElement("title", title), textElement("desc", summary), paper, drawing);
  return { text: `${new XMLSerializer().serializeToString(file)}\n`, width, height };
}

/** The element with what is in it, without comments, and without what is pinned to the edge of a window. */
function copied(element: Element, above: CSSStyleDeclaration | undefined, rgb: (colour: string) => string): Element {
  const copy = element.cloneNode(false) as Element;
  for (const { name } of [...copy.attributes]) {
    if (ofPage.includes(name) || /^(aria|data)-/.test(name)) copy.removeAttribute(name);
  }
  if (element.classList.contains("heads")) copy.removeAttribute("transform");
  const style = getComputedStyle(element);
  for (const name of properties) {
    const value = style.getPropertyValue(name);
    if (value === above?.getPropertyValue(name)) copy.removeAttribute(name);
    else copy.setAttribute(name, name === "fill" || name === "stroke" ? rgb(value) : value);
  }
  for (const child of element.childNodes) {
    if (child instanceof Text) copy.append(withoutIsolates(child.data));
    else if (child instanceof Element && !child.classList.contains("pinned")) copy.append(copied(child, style, rgb));
  }
  return copy;
}

function textElement(name: "title" | "desc", text: string): Element {
  const element = document.createElementNS(namespace, name);
  element.textContent = withoutIsolates(text);
  return element;
}

/**
 * The colour behind the picture, as an element of it would have it: the property itself may be a choice of two colours.
 */
function paperOf(svg: Element): string {
  const probe = document.createElementNS(namespace, "rect");
  probe.style.fill = "var(--paper)";
  svg.append(probe);
  const { fill } = getComputedStyle(probe);
  probe.remove();
  return fill;
}

/** Colours by their red, green and blue: programs that show files do not know mixtures. */
function colours(): (colour: string) => string {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const known = new Map<string, string>();
  const found = (colour: string): string => {
    if (colour === "none" || !context) return colour;
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    if (alpha === 0) return "none";
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  };
  return (colour) => {
    const rgb = known.get(colour) ?? found(colour);
    known.set(colour, rgb);
    return rgb;
  };
}

/** Twice as fine as on a screen, but for pictures that no canvas could hold. */
const fine = 2;
const mostPixels = 8192;

/** The picture drawn. The page's policy lets images come from data addresses alone. */
export async function pngFile(drawn: Drawn): Promise<Blob> {
  const { text, width, height } = svgFile(drawn);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const scale = Math.min(fine, mostPixels / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("no PNG was made");
  return blob;
}

/** The table as it is shown. */
export function csvFile(table: HTMLTableElement): string {
  const rows = [...table.rows].map((row) =>
    [...row.cells].map((cell) => withoutIsolates(cell.textContent ?? "").trim()),
  );
  return rows.map((row) => `${row.map((cell) => toCell(cell, row.length)).join(",")}\n`).join("");
}

/** The title as the name of a file. */
export function fileName(title: string): string {
  return (
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, "") || "chart"
  );
}
