// SPDX-License-Identifier: GPL-3.0-or-later

/** A number from 0 to 1, from the platform's source of randomness. */
export function uniform(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return ((high >>> 5) * 2 ** 26 + (low >>> 6)) * 2 ** -53;
}
