// SPDX-License-Identifier: GPL-3.0-or-later
import { Arguments } from "./arguments.js";
import { asking, kindOf } from "./estimate.js";
import { loadEngine, loadSettings } from "./load.js";
import { print, printJson } from "./output.js";
import { summarisePlan } from "./summary-estimate.js";

export async function plan(args: string[]): Promise<void> {
  const given = new Arguments("plan", args);
  const [path, ...more] = given.files;
  if (path === undefined || more.length > 0) throw given.error("plan takes a protocol file");
  const halfWidth = given.amount("within");
  const people = given.amount("people");
  if (halfWidth === undefined && people === undefined) throw given.error("plan needs --within or --people");
  if (halfWidth !== undefined && !(halfWidth > 0 && halfWidth < 1)) {
    throw given.error("--within is a share above 0 and below 1: 0.03 stands for 3 percentage points either way");
  }
  if (people !== undefined && !(Number.isSafeInteger(people) && people >= 1)) {
    throw given.error("--people must be a whole number, 1 or more");
  }
  const how = asking(given);
  const kind = kindOf(given);
  const engine = await loadEngine();
  const protocol = await loadSettings(path, engine);
  const aim = { ...(people !== undefined && { people }), ...(halfWidth !== undefined && { halfWidth }) };
  const found = engine.plan(protocol, aim, how);
  await (given.flag("json") ? printJson({ protocol: protocol.protocol, ...found }) : print(summarisePlan(found, kind)));
}
