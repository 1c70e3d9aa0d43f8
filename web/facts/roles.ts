// SPDX-License-Identifier: GPL-3.0-or-later
/** The purpose of a column of the file; several may be shared. One that is protected itself needs no other one. */
export type Role = (typeof roleNames)[number];

const roleNames = ["leave", "secret", "share", "itself", "weight"] as const;

/** Whether answers in the column become categories. */
export function hasAnswers(role: Role | undefined): boolean {
  return role === "secret" || isShared(role);
}

/** Whether what is made of the column is given away. */
export function isShared(role: Role | undefined): boolean {
  return role === "share" || role === "itself";
}

/** Whether it is said what is shared, and what is hidden. */
export function isSettled(roles: Role[]): boolean {
  return roles.includes("itself") || (roles.includes("secret") && roles.includes("share"));
}

export function isRole(value: unknown): value is Role {
  return roleNames.some((name) => name === value);
}
