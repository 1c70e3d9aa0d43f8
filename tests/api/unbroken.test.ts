// SPDX-License-Identifier: GPL-3.0-or-later
/** The page's sentences break at a line's end nowhere but where they should. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { live, speak } from "../../web/messages/live.js";
import { messages as page } from "../../web/messages/page.js";
import { percent } from "../../web/text/format-message.js";

const english = { share: "{n} % ± {half}", more: ["with 95 % certainty", "an e-mail"], none: "a ± b, and no sign" };

test("a number and its sign stay on one line, and so does a word with a hyphen after its first letter", () => {
  const spoken = live("unbroken", english);
  assert.deepEqual(spoken, {
    share: "{n}\u00a0% ±\u00a0{half}",
    more: ["with 95\u00a0% certainty", "an e\u2011mail"],
    none: "a ± b, and no sign",
  });
  assert.equal(english.share, "{n} % ± {half}", "the catalogue is as it was written");
  speak({ unbroken: { more: ["mit 95 % Sicherheit", "eine E-Mail-Adresse"] } });
  assert.deepEqual(spoken.more, ["mit 95\u00a0% Sicherheit", "eine E\u2011Mail-Adresse"]);
  speak();
  assert.equal(page.percent, "{n}\u00a0%");
  assert.equal(percent(0.31), "31\u00a0%");
});
