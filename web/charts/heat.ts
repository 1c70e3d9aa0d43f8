// SPDX-License-Identifier: GPL-3.0-or-later
import { html, nothing, svg } from "lit";
import { hundredth } from "../text/format-message.js";
import { charWidth, outOf100, shorten, widest } from "./label.js";
import { type Chart, tableOf } from "./picture.js";

/** A matrix of probabilities with named rows and columns; a grid to move through with the keyboard. */
export interface HeatSpec {
  kind: "heat";
  title: string;
  rowAxis: string;
  columnAxis: string;
  rows: string[];
  /** Rows under headings, each before the row it stands with; in the picture they then go by shorter names. */
  groups?: { heads: { row: number; name: string }[]; names: string[] };
  columns: string[];
  /** Row-major. */
  values: number[];
  /** The column that is looked at; below 0 where none is. */
  selected: number;
  summary: string;
  describeRow: (row: number) => string;
  describeCell: (row: number, column: number) => string;
}

/** Rows are lower where there are many; never too low to point at. */
const rowHeights = { few: 36, many: 26, limit: 16 };
/** Depth of colour (per cent) from which the ink of page.css changes: both have enough contrast there. */
const turningPoint = 60.5;
const headHeight = 30;
const gap = 2;
const longestName = 200;
/** Column names lean where there is room and stand upright where there is little. */
const leaning = { sin: 0.819, cos: 0.574, degrees: -55 };
const upright = { sin: 1, cos: 0, degrees: -90 };

export function heat(spec: HeatSpec, width: number): Chart {
  const sizes = layout(spec, width);
  return { svg: picture(spec, sizes), table: table(spec), summary: spec.summary, width: sizes.total };
}

/** Sizes of the parts; the name of the last column may hang over the right edge, and has room there. */
function layout({ rows, columns, groups, rowAxis }: HeatSpec, width: number) {
  const labelWidth = Math.min(
    widest([...(groups?.names ?? rows), `${rowAxis} ↓`]) + 14,
    Math.max(84, width * 0.3),
    220,
  );
  const longest = Math.min(widest(columns), longestName);
  const cells = (overhang: number) =>
    Math.max(27, Math.min(96, (width - labelWidth - 8 - overhang) / Math.max(1, columns.length)));
  const slanted = longest > cells(0) - 8;
  const slant = cells(longest * leaning.cos) < 44 ? upright : leaning;
  const last = Math.min(widest(columns.slice(-2)), longestName);
  const overhang = slanted ? Math.max(0, last * slant.cos - 8) : 0;
  const cellWidth = cells(overhang);
  const top = (slanted ? longest * slant.sin + 12 : 22) + 24;
  const total = labelWidth + cellWidth * columns.length + overhang + 4;
  const rowHeight = rows.length > rowHeights.limit ? rowHeights.many : rowHeights.few;
  const heads = groups?.heads ?? [];
  const y = (row: number) => top + row * rowHeight + headHeight * heads.filter((head) => head.row <= row).length;
  return { labelWidth, cellWidth, slanted, slant, top, total, rowHeight, y, visible: Math.min(width, total) };
}

function picture(spec: HeatSpec, sizes: ReturnType<typeof layout>) {
  const { rows, columns, values, selected, groups } = spec;
  const { labelWidth, cellWidth, slanted, slant, top, total, rowHeight, y, visible } = sizes;
  const body = y(rows.length - 1) + rowHeight - top;
  const height = top + body + 4;
  const x = (column: number) => labelWidth + column * cellWidth;
  const shown = groups?.names ?? rows;

  const name = (label: string, column: number) => {
    const middle = x(column) + cellWidth / 2;
    const place = slanted
      ? `translate(${middle + 4.5} ${top - 8}) rotate(${slant.degrees})`
      : `translate(${middle} ${top - 8})`;
    return svg`<text class="name ${column === selected ? "chosen" : ""}" transform=${place}
      text-anchor=${slanted ? "start" : "middle"} data-column=${column}>${shorten(label, slanted ? longestName : cellWidth)}<title>${label}</title></text>`;
  };

  const cell = (row: number, column: number) => {
    const value = values[row * columns.length + column] ?? 0;
    // The square root keeps small chances apart from none.
    const depth = Math.sqrt(value) * 100;
    return svg`<g role="gridcell" tabindex="-1" class="cell" data-row=${row} data-column=${column}
        aria-label=${spec.describeCell(row, column)} aria-selected=${column === selected ? "true" : "false"}>
      <rect x=${x(column) + gap / 2} y=${y(row) + gap / 2} width=${cellWidth - gap} height=${rowHeight - gap} rx="3"
        fill="color-mix(in oklab, var(--scale-high) ${depth.toFixed(1)}%, var(--scale-low))"></rect>
      <text x=${x(column) + cellWidth / 2} y=${y(row) + rowHeight / 2} dy="0.35em" text-anchor="middle"
        fill=${depth > turningPoint ? "var(--ink-high)" : "var(--ink-low)"}>${value === 0 ? "·" : outOf100(value)}</text>
    </g>`;
  };

  // One around each group of rows: headings, which stand between them, may be as wide as the picture.
  const groupStarts = groups?.heads.map((head) => head.row) ?? [0];
  const frames = groupStarts.map((row, i) => {
    const last = (groupStarts[i + 1] ?? rows.length) - 1;
    return svg`<rect class="frame" x=${x(selected) - 0.5} y=${y(row) - 0.5} width=${cellWidth + 1}
    height=${y(last) - y(row) + rowHeight + 1} rx="5" fill="none" stroke="var(--accent)" stroke-width="2" aria-hidden="true"></rect>`;
  });

  return html`<svg width=${total} height=${height} role="grid" aria-label=${spec.title} aria-readonly="true">
    <g aria-hidden="true">
      <text class="axis" x=${labelWidth} y="13">${spec.columnAxis} →</text>
      <text class="axis" x="0" y=${top - 8}>${spec.rowAxis} ↓</text>
      ${columns.map(name)}
    </g>
    ${rows.map(
      (label, row) => svg`<g role="row">
        <g role="rowheader" tabindex=${row === 0 ? 0 : -1} class="cell" data-row=${row} data-column="-1"
            aria-label=${spec.describeRow(row)}>
          <rect x="0" y=${y(row) + gap / 2} width=${labelWidth - gap} height=${rowHeight - gap} rx="3" fill="transparent"></rect>
          <text class="name" x="2" y=${y(row) + rowHeight / 2} dy="0.35em">${shorten(shown[row] ?? label, labelWidth - charWidth)}<title>${label}</title></text>
        </g>
        ${columns.map((_, column) => cell(row, column))}
      </g>`,
    )}
    ${columns.length && selected >= 0 ? frames : nothing}
    <g class="pinned" aria-hidden="true">
      <rect x="-4" y=${top - 2} width=${labelWidth + 2} height=${body + 4}></rect>
      ${shown.map(
        (label, row) =>
          svg`<text class="name" x="2" y=${y(row) + rowHeight / 2} dy="0.35em">${shorten(label, labelWidth - charWidth)}</text>`,
      )}
    </g>
    <g class="heads" aria-hidden="true">
      ${groups?.heads.map(
        ({ row, name }) =>
          svg`<text class="head" x="2" y=${y(row) - 9}>${shorten(name, visible - charWidth)}<title>${name}</title></text>`,
      )}
    </g>
  </svg>`;
}

function table({ title, rowAxis, rows, columns, values }: HeatSpec) {
  const cells = rows.map((name, row) => [
    name,
    ...columns.map((_, column) => hundredth(values[row * columns.length + column] ?? 0)),
  ]);
  return tableOf(title, [rowAxis, ...columns], cells);
}
