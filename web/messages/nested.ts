// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * A catalogue has a message a line, under a key that says where it stands: "legend.title". The page reads the same as an
 * object: `legend.title`. The build writes that object in the catalogue's place (wasm/toolchain/lean-sources.mjs).
 */

type First<Key> = Key extends `${infer First}.${string}` ? First : Key;
type Within<Flat, Group extends string> = {
  [Key in keyof Flat as Key extends `${Group}.${infer Rest}` ? Rest : never]: Flat[Key];
};

export type Nested<Flat> = Flat extends string | readonly unknown[]
  ? Flat
  : {
      [Key in keyof Flat as First<Key>]: Key extends `${infer Group}.${string}`
        ? Nested<Within<Flat, Group>>
        : Nested<Flat[Key]>;
    };

/** Puts each text into the object, as `shown` has it; lists are taken as a whole. */
export function nested<Flat extends object>(
  flat: Flat,
  shown = (text: string) => text,
  into: Record<string, unknown> = {},
): Nested<Flat> {
  const put = (value: unknown, there?: unknown): unknown => {
    if (typeof value === "string") return shown(value);
    if (Array.isArray(value)) return value.map((one) => put(one));
    return nested(value as object, shown, there as typeof into | undefined);
  };
  for (const [key, value] of Object.entries(flat)) {
    const dot = key.indexOf(".");
    const group = dot < 0 ? key : key.slice(0, dot);
    into[group] = put(dot < 0 ? value : { [key.slice(dot + 1)]: value }, into[group]);
  }
  return into as Nested<Flat>;
}
