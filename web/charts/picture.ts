// SPDX-License-Identifier: GPL-3.0-or-later
import type { TemplateResult } from "lit";

/** A picture, the same as a table, and in a sentence. */
export interface Chart {
  svg: TemplateResult;
  table: TemplateResult;
  summary: string;
  /** Width of the picture, where it may need more than it was given. */
  width?: number;
}
