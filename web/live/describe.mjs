// SPDX-License-Identifier: GPL-3.0-or-later
export async function describe(v) {
  return {};
}
