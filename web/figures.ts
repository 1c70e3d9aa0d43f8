// SPDX-License-Identifier: GPL-3.0-or-later
import "./pages/figures.js";
import { engineMaker } from "./session/engine-source.js";

const page = document.createElement("sluice-figures");
Object.assign(page, { engine: engineMaker().then((engine) => engine()) });
document.body.append(page);
