// SPDX-License-Identifier: GPL-3.0-or-later
/** Draws the page as an SVG of shapes and texts, light and dark, from where the browser puts them. */
import type { Page } from "playwright-core";

interface Shape {
  tag: string;
  /** Depends on the fonts of the machine. */
  geometry: Record<string, number | string>;
  /** Depends on the page alone. */
  paint: Record<string, string>;
  text?: string;
}

/** All that the page shows above the one element, and in the bar that lies over it. It runs in the page, and so names nothing else. */
function shapesOf({ end, bar }: { end: string; bar: string }): Shape[] {
  const shapes: Shape[] = [];
  const unseen = ["none", "rgba(0, 0, 0, 0)", undefined];
  const add = (tag: string, geometry: Shape["geometry"], paint: Shape["paint"], text?: string) => {
    if (unseen.includes(paint.fill) && unseen.includes(paint.stroke)) return;
    shapes.push({ tag, geometry, paint, ...(text !== undefined && { text }) });
  };
  const find = (name: string, root: ParentNode = document): Element | undefined =>
    root.querySelector(name) ??
    Array.from(root.querySelectorAll("*"), ({ shadowRoot }) => shadowRoot && find(name, shadowRoot)).find(
      (one) => one,
    ) ??
    undefined;
  const below = find(end)?.getBoundingClientRect().top ?? 0;
  const over = find(bar);
  const pen = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
  const measured = (text: string, { fontWeight, fontSize, fontFamily }: CSSStyleDeclaration) => {
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    return pen.measureText(text);
  };

  const line = (text: string, style: CSSStyleDeclaration, box: { left: number; top: number; width: number }) => {
    const y = box.top + measured(text, style).fontBoundingBoxAscent;
    const family = /(?<!sans-)serif$/.test(style.fontFamily) ? "serif" : "sans";
    const paint = { font: `${style.fontWeight} ${style.fontSize} ${family}`, fill: style.color };
    add("text", { x: box.left, y, textLength: box.width }, paint, text);
  };
  const lines = (node: Text, style: CSSStyleDeclaration) => {
    const words = Array.from(node.data.matchAll(/\S+/g), ({ 0: word, index }) => {
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return { word, box: range.getBoundingClientRect() };
    }).filter(({ box }) => box.width > 0);
    const starts = words.flatMap(({ box }, i) => (box.top === words[i - 1]?.box.top ? [] : [i]));
    for (const [i, start] of starts.entries()) {
      const row = words.slice(start, starts[i + 1]);
      const { left, top } = (row[0] as (typeof words)[0]).box;
      const text = row.map(({ word }) => word).join(" ");
      line(text, style, { left, top, width: (row.at(-1)?.box.right ?? left) - left });
    }
  };
  const surface = ({ left: x, top: y, width, height }: DOMRect, style: CSSStyleDeclaration) => {
    const fill = style.backgroundColor;
    const [top, bottom] = [Number.parseFloat(style.borderTopWidth), Number.parseFloat(style.borderBottomWidth)];
    const framed = Number.parseFloat(style.borderLeftWidth) > 0 && top > 0;
    const stroke = framed ? style.borderTopColor : "none";
    const inset = framed ? top / 2 : 0;
    const box = { x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset };
    add("rect", { ...box, rx: Number.parseFloat(style.borderTopLeftRadius) }, { fill, stroke });
    if (framed) return;
    if (top) add("rect", { x, y, width, height: top }, { fill: style.borderTopColor });
    if (bottom) add("rect", { x, y: y + height - bottom, width, height: bottom }, { fill: style.borderBottomColor });
  };
  /** Things that the browser draws by itself. */
  const control = (element: Element, box: DOMRect, style: CSSStyleDeclaration) => {
    const y = box.top + box.height / 2;
    if (element instanceof HTMLSelectElement) {
      const option = element.selectedOptions[0]?.text ?? "";
      const { width, fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = measured(option, style);
      line(option, style, {
        left: box.left + Number.parseFloat(style.paddingLeft) + 4,
        top: y - (up + down) / 2,
        width,
      });
      add("path", { d: `M${box.right - 18} ${y - 2}l4 4l4 -4` }, { fill: "none", stroke: style.color });
    } else if (element instanceof HTMLInputElement && element.type === "radio") {
      const [cx, r] = [box.left + box.width / 2, box.width / 2 - 1];
      const stroke = element.checked ? style.accentColor : style.color;
      add("circle", { cx, cy: y, r }, { fill: "none", stroke });
      if (element.checked) add("circle", { cx, cy: y, r: r * 0.6 }, { fill: stroke });
    } else if (element.localName === "summary" && style.display === "list-item" && style.listStyleType !== "none") {
      const size = Number.parseFloat(style.fontSize) * 0.6;
      add("path", { d: `M${box.left} ${y - size / 2}v${size}l${size} ${-size / 2}z` }, { fill: style.color });
    } else if (element instanceof SVGGraphicsElement && ["circle", "path", "rect"].includes(element.localName)) {
      const given = [
        "x",
        "y",
        "width",
        "height",
        "rx",
        "cx",
        "cy",
        "r",
        "d",
        "stroke-width",
        "stroke-linecap",
        "stroke-dasharray",
      ];
      const { a, b, c, d, e, f } = element.getScreenCTM() as DOMMatrix;
      const geometry = given.flatMap((name) =>
        element.hasAttribute(name) ? [[name, element.getAttribute(name)]] : [],
      );
      const transform = `matrix(${[a, b, c, d, e, f].map((number) => number.toFixed(2)).join(" ")})`;
      add(
        element.localName,
        { ...Object.fromEntries(geometry), transform },
        { fill: style.fill, stroke: style.stroke },
      );
    }
  };
  const walk = (node: Node, free: boolean): void => {
    if (node instanceof Text) {
      lines(node, getComputedStyle(node.parentElement ?? (node.getRootNode() as ShadowRoot).host));
    } else if (node instanceof Element) {
      const style = getComputedStyle(node);
      const box = node.getBoundingClientRect();
      const exempt = free || node === over;
      if (style.display !== "contents") {
        if (!node.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
        const drawing = node instanceof SVGElement;
        if (box.bottom <= 0 || (box.width <= 1 && !drawing) || (box.top >= below && !exempt)) return;
        if (!drawing && !node.matches("input[type=radio]")) surface(box, style);
        control(node, box, style);
        if (node instanceof HTMLSelectElement) return;
      }
      const slotted = node instanceof HTMLSlotElement ? node.assignedNodes({ flatten: true }) : [];
      for (const child of slotted.length > 0 ? slotted : (node.shadowRoot ?? node).childNodes) walk(child, exempt);
    }
  };
  walk(document.body, false);
  return shapes;
}

const WIDTH = 880;
const PART = { end: "#details", bar: "sluice-save-bar" };

/** Debian's fonts draw it, and others are about as wide; each line is stretched to the width that it had. */
const FAMILIES: Record<string, string> = {
  sans: '"DejaVu Sans", Verdana, sans-serif',
  serif: '"DejaVu Serif", Georgia, serif',
};

/** The page as it stands, with the bar right below what is drawn. */
export async function drawn(page: Page): Promise<string> {
  const topOf = async (name: string) => (await page.locator(name).boundingBox()) ?? { y: 0, height: 0 };
  await page.setViewportSize({ width: WIDTH, height: 900 });
  const height = Math.ceil((await topOf(PART.end)).y + (await topOf(PART.bar)).height);
  await page.setViewportSize({ width: WIDTH, height });
  const seen = async (colorScheme: "light" | "dark") => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const ground = { tag: "rect", geometry: { x: 0, y: 0, width: WIDTH, height }, paint: { fill: paper } };
    return [ground, ...(await page.evaluate(shapesOf, PART))];
  };
  const [light, dark] = [await seen("light"), await seen("dark")];
  return written(await page.title(), height, light, dark);
}

/** A paint is a class, in the order in which they come. */
function written(title: string, height: number, light: Shape[], dark: Shape[]): string {
  const paints: string[] = [];
  const rules: string[] = [];
  const css = (paint: Shape["paint"]) =>
    Object.entries(paint)
      .map(([name, value]) => `${name}: ${value.replace(/sans|serif/, (family) => FAMILIES[family] ?? family)}`)
      .join("; ");
  const shapes = light.map(({ tag, geometry, paint, text }, i) => {
    const [bright, dim] = [css(paint), css(dark[i]?.paint ?? {})];
    if (!paints.includes(bright + dim)) {
      paints.push(bright + dim);
      const rule = `.p${paints.length}`;
      rules.push(`${rule} { ${bright} }`, `@media (prefers-color-scheme: dark) { ${rule} { ${dim} } }`);
    }
    const places = Object.entries(geometry).map(
      ([name, value]) => ` ${name}="${typeof value === "number" ? +value.toFixed(1) : value}"`,
    );
    const open = `<${tag} class="p${paints.indexOf(bright + dim) + 1}"${places.join("")}`;
    return text === undefined ? `${open}/>` : `${open} lengthAdjust="spacingAndGlyphs">${escaped(text)}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}">`,
    "<!-- SPDX-License-Identifier: GPL-3.0-or-later. Drawn from the page by `npm run picture`. -->",
    `<title>${escaped(title)}</title>`,
    `<style>\n${rules.join("\n")}\n</style>`,
    ...shapes,
    "</svg>\n",
  ].join("\n");
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A picture without what depends on fonts: its texts, whatever their lines, and its shapes by their colours. */
export function outline(svg: string): string[] {
  const [style = "", ...rest] = svg.split("</style>");
  const shapes = [...rest.join("").matchAll(/<(\w+) class="(\w+)"[^>]*?(?:\/>|>(.*)<\/text>)/g)];
  return shapes.reduce<string[]>(
    (found, [, tag, paint, text]) => {
      const one = `${tag} ${paint}`;
      if (text !== undefined && found.at(-1)?.startsWith(`${one}: `)) found[found.length - 1] += ` ${text}`;
      else found.push(text === undefined ? one : `${one}: ${text}`);
      return found;
    },
    style.split("\n").filter((line) => line.includes("{")),
  );
}
