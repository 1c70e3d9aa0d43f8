// SPDX-License-Identifier: GPL-3.0-or-later
/** All that there is to choose from, as the API tells it. */
import { NOTIONS } from "./catalogue.js";
import { parameterOf } from "./notions.js";
import { OBJECTIVE_NAMES } from "./objectives.js";
import { PROTOCOL_NAMES, protocolTraits } from "./protocols.js";
import type { Catalogue } from "./types.js";

export function catalogueOf(version: string): Catalogue {
  const of = <Value>(names: readonly string[], value: (name: string) => Value | undefined): Record<string, Value> =>
    Object.fromEntries(
      names.flatMap((name) => {
        const found = value(name);
        return found === undefined ? [] : [[name, found] as const];
      }),
    );
  return {
    notions: [...NOTIONS],
    objectives: [...OBJECTIVE_NAMES],
    parameters: of(NOTIONS, (name) => parameterOf(name) as Catalogue["parameters"][string] | undefined),
    protocols: [...PROTOCOL_NAMES],
    ways: of(PROTOCOL_NAMES, (name) => structuredClone(protocolTraits(name).ways) as Catalogue["ways"][string]),
    needs: of(PROTOCOL_NAMES, (name) => {
      const { categories, usesDistances: distances } = protocolTraits(name);
      if (!categories && !distances) return undefined;
      return { ...(categories && { categories }), ...(distances && { distances }) };
    }),
    version,
  };
}
