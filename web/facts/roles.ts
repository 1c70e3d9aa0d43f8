// SPDX-License-Identifier: GPL-3.0-or-later
/** The purpose of a column of the file; several may be shared. */
export type Role = (typeof roleNames)[number];

const roleNames = ["leave", "secret", "share", "weight"] as const;

export function isRole(value: unknown): value is Role {
  return roleNames.some((name) => name === value);
}
