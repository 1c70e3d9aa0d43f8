// SPDX-License-Identifier: GPL-3.0-or-later
/** What a column of the file is for; several may be shared. */
export type Role = (typeof roleNames)[number];

const roleNames = ["leave", "secret", "share", "weight"] as const;

export function isRole(value: unknown): value is Role {
  return roleNames.some((name) => name === value);
}
