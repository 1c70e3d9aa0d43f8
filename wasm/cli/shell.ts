// SPDX-License-Identifier: GPL-3.0-or-later
/** An argument as a shell takes it: `?` and `*` it takes for files. */
export const asArgument = (text: string): string =>
  /^[-\w./–—=,:]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
