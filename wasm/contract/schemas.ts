// SPDX-License-Identifier: Apache-2.0
import type { SettingsFile } from "./types.js";

/** The `$schema` of files of Sluice, by their formats: names and no addresses, so nothing fetches them. */
export const SCHEMAS = {
  "sluice-protocol": "urn:sluice:protocol:1",
  "sluice-readers": "urn:sluice:readers:1",
} as const satisfies { [Format in SettingsFile["format"]]: Extract<SettingsFile, { format: Format }>["$schema"] };
