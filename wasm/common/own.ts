// SPDX-License-Identifier: Apache-2.0
/**
 * A copy of a cell to keep. Engines represent a cell as a view of the chunk it was cut from. Thus a handful of cells
 * kept as they are would keep the whole file in memory.
 */
export function own(cell: string): string {
  return ` ${cell}`.slice(1);
}
