// SPDX-License-Identifier: GPL-3.0-or-later
/** Scripts that come after somebody has chosen: whatever they change, they are handed no answer. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { questionTable } from "../../wasm/protocol/question.js";
import { realEngine } from "../api/real-engine.js";
import { useBrowser, visit } from "./browser.js";
import {
  ANSWERS,
  choose,
  inForm,
  marksProtocol,
  page as pageOf,
  question,
  RAW,
  REPORT,
  ready,
  script,
  withSite,
} from "./form-page.js";

useBrowser();

const protocol = await marksProtocol();
/** Its reports are answers, nearly always the own one. */
const weak = toProtocolFile(
  (await realEngine()).design({
    table: questionTable("smokes", ANSWERS),
    notion: "data-ldp",
    epsilon: 40,
    protocol: "grr",
  }),
);
const adapter = await script(`import "./web/survey/form-define.ts";
  import { load } from "./wasm/answer-time/answer-time.ts"; globalThis.load = load;`);

interface Answering extends HTMLElement {
  sluice: unknown;
  disabled: boolean;
  validity: ValidityState;
  payload(): Record<string, unknown> | undefined;
}

declare global {
  var load: (options: { protocols: Record<string, unknown> }) => Promise<object>;
  var caught: string[];
}

const asked = inForm(question(protocol));

async function run(form: string, body: (page: Page) => Promise<void>): Promise<void> {
  await withSite({ "/": pageOf(form), "/adapter.js": adapter }, ({ url }) =>
    visit(
      async ({ page }) => {
        await ready(page);
        await page.evaluate(() => {
          globalThis.caught = [];
        });
        await body(page);
      },
      { address: url },
    ),
  );
}

/** What is sent once the element has started anew; nothing of it was chosen. */
const nothingLeft = async (page: Page) => {
  await page.waitForTimeout(500);
  const payload = await page.evaluate(() => document.querySelector<Answering>("sluice-answer")?.payload());
  assert.doesNotMatch(JSON.stringify(payload ?? {}), RAW);
  assert.equal(payload, undefined);
  assert.deepEqual(await page.evaluate(() => globalThis.caught), []);
};

test("an engine that is given after an answer was chosen is not handed it", async () => {
  await run(asked, async (page) => {
    await choose(page, 2);
    await page.evaluate((file) => {
      const input = (answer: string) => (answer ? 0 : JSON.parse("none"));
      const checked = { file, hash: "0", columns: ["smokes"], input };
      (document.querySelector<Answering>("sluice-answer") as Answering).sluice = {
        protocols: new Map([["p", checked]]),
        protocol: () => checked,
        privatise: (_: string, answer: string) => {
          globalThis.caught.push(answer);
          return "yyy";
        },
      };
    }, protocol);
    await nothingLeft(page);
  });
});

test("an answer is drawn from by the protocol that it was given for, or not at all", async () => {
  for (const how of ["written", "given"]) {
    await run(asked, async (page) => {
      await choose(page, 2);
      await page.evaluate(
        async ([file, how]) => {
          const element = document.querySelector<Answering>("sluice-answer") as Answering;
          if (how === "given") {
            element.sluice = await globalThis.load({ protocols: { smokes: file } });
            return;
          }
          (element.querySelector("script") as HTMLElement).textContent = JSON.stringify(file);
          const form = element.parentElement;
          element.remove();
          form?.append(element);
        },
        [weak, how] as const,
      );
      await nothingLeft(page);
      // It can be asked for again.
      await choose(page, 0);
      assert.ok(await page.evaluate(() => document.querySelector<Answering>("sluice-answer")?.payload()));
    });
  }
});

test("what was drawn stays the same in another place, with another engine", async () => {
  await run(asked, async (page) => {
    await choose(page, 2);
    const [before, after] = await page.evaluate(async (file) => {
      const element = document.querySelector<Answering>("sluice-answer") as Answering;
      const first = element.payload();
      element.parentElement?.prepend(element);
      element.sluice = await globalThis.load({ protocols: { smokes: file } });
      await new Promise((resolve) => setTimeout(resolve, 500));
      return [first, element.payload()];
    }, weak);
    assert.match(String(before?.smokes), REPORT);
    assert.deepEqual(after, before);
  });
});

test("what the engine does cannot be replaced once it is loaded", async () => {
  await run(asked, async (page) => {
    const changed = await page.evaluate(async (file) => {
      const sluice = (await globalThis.load({ protocols: { smokes: file } })) as { protocol(name: string): object };
      return [sluice, sluice.protocol("smokes")].flatMap((engine) =>
        [engine, Object.getPrototypeOf(engine)].map(
          (object) =>
            Reflect.set(object, "privatise", () => "spy") ||
            Reflect.defineProperty(object, "input", { value: () => 0 }) ||
            (object === engine && Reflect.setPrototypeOf(object, {})),
        ),
      );
    }, protocol);
    assert.deepEqual(changed, [false, false, false, false]);
  });
});

/** From here on every function of the browser that has to do with elements notes what it is handed of a closed tree. */
const listenIn = () => {
  const rootOf = Node.prototype.getRootNode;
  const names =
    "Document Element Node HTMLElement ShadowRoot DocumentFragment EventTarget ElementInternals CSSStyleSheet AbortController".split(
      " ",
    );
  const events = "Event UIEvent MouseEvent KeyboardEvent PointerEvent InputEvent".split(" ");
  const targetOf = Object.getOwnPropertyDescriptor(Event.prototype, "target")?.get as () => EventTarget | null;
  const tags = "Input FieldSet Select Option Button Form Label Legend Slot Details Div Paragraph UList LI";
  const within = (value: unknown): boolean => {
    if (value instanceof ElementInternals || value instanceof ShadowRoot) return true;
    // Who has the sheet, or what ends the listening, is as good as in it.
    if (value instanceof CSSStyleSheet || value instanceof AbortController || value instanceof AbortSignal) return true;
    // What a hand does; where the focus is anybody can ask.
    if (value instanceof UIEvent && !(value instanceof FocusEvent) && value.isTrusted)
      return (Reflect.apply(targetOf, value, []) as Element | null)?.localName === "sluice-answer";
    return value instanceof Node && Reflect.apply(rootOf, value, []) instanceof ShadowRoot;
  };
  const spy = (name: string, real: (...values: unknown[]) => unknown) =>
    function (this: unknown, ...values: unknown[]) {
      const made = Reflect.apply(real, this, values);
      // What has been made may come into the tree later.
      const handed = [this, made, ...values];
      const later = () => handed.some(within) && globalThis.caught.push(name);
      later();
      setTimeout(later, 50);
      return made;
    };
  for (const name of ["CSSStyleSheet", "AbortController"] as const) {
    // @ts-expect-error: one or the other.
    globalThis[name] = new Proxy(globalThis[name], {
      construct(real, values) {
        globalThis.caught.push(`new ${name}`);
        return new real(...values);
      },
    });
  }
  for (const name of [...names, ...events, ...tags.split(" ").map((tag) => `HTML${tag}Element`)]) {
    const { prototype } = (globalThis as unknown as Record<string, { prototype: object }>)[name] as {
      prototype: object;
    };
    for (const [key, found] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
      if (key === "constructor" || key === "getRootNode" || !found.configurable) continue;
      const named = `${name}.${key}`;
      if (typeof found.value === "function") found.value = spy(named, found.value);
      if (found.get) found.get = spy(named, found.get as () => unknown) as () => unknown;
      if (found.set) found.set = spy(named, found.set) as (value: unknown) => void;
      Object.defineProperty(prototype, key, found);
    }
  }
};

/** A list that is open takes other keys. */
const pick = async (page: Page, listed: boolean) => {
  if (!listed) return choose(page, 1);
  await page.evaluate(() => document.querySelector<HTMLElement>("sluice-answer")?.focus());
  await page.keyboard.press("ArrowDown");
};

for (const attributes of ["", "told", 'told as="select"']) {
  test(`functions of the browser that are replaced are handed nothing of the closed tree${attributes && `: ${attributes}`}`, async () => {
    await run(inForm(question(protocol, `label="Do you smoke?" ${attributes}`)), async (page) => {
      await pick(page, attributes.includes("select"));
      await page.evaluate(listenIn);
      await page.keyboard.press("ArrowDown");
      await page.evaluate(async () => {
        const wait = () => new Promise((resolve) => setTimeout(resolve, 100));
        const element = document.querySelector<Answering>("sluice-answer") as Answering;
        for (const one of [true, false]) {
          element.toggleAttribute("disabled", one);
          await wait();
        }
        element.focus();
        element.parentElement?.prepend(element);
        await new Promise((resolve) => setTimeout(resolve, 400));
        (element.parentElement as HTMLFormElement).reset();
        (element.parentElement as HTMLFormElement).reportValidity();
        (element.parentElement as HTMLFormElement).requestSubmit();
        // One that comes later.
        element.after(element.cloneNode(true));
        await new Promise((resolve) => setTimeout(resolve, 400));
        element.nextElementSibling?.remove();
      });
      await pick(page, attributes.includes("select"));
      const box = await page.locator("sluice-answer").boundingBox();
      assert.ok(box);
      await page.mouse.move(box.x + 25, box.y - 5);
      await page.mouse.click(box.x + 25, box.y + 55);
      assert.ok(await page.evaluate(() => document.querySelector<Answering>("sluice-answer")?.payload()));
      await page.waitForTimeout(100);
      assert.deepEqual([...new Set(await page.evaluate(() => globalThis.caught))], []);
    });
  });
}

/** What a script can tell of all objects at once: a listener, an option, what becomes of what is assigned to them. */
const toAllObjects = () => {
  const all = Object.prototype as Record<string, unknown>;
  all.onchange = all.onclick = (event: Event) => globalThis.caught.push(`heard ${event.type}`);
  all.once = all.serializable = all.clonable = true;
  for (let index = 0; index < 9; index += 1) {
    Object.defineProperty(all, index, {
      configurable: true,
      set(this: object, value: unknown) {
        if (value instanceof Node) globalThis.caught.push(`assigned ${value.nodeName}`);
        Object.defineProperty(this, index, { value, writable: true, enumerable: true, configurable: true });
      },
    });
  }
  const heard = (event: Event) => event.isTrusted && globalThis.caught.push(`heard ${event.type}`);
  for (const name of ["click", "keydown", "pointerdown"]) addEventListener(name, heard, true);
};

for (const attributes of ["", 'told as="select"']) {
  test(`properties that are given to all objects tell nothing${attributes && `: ${attributes}`}`, async () => {
    await run(inForm(question(protocol, `label="Do you smoke?" ${attributes}`)), async (page) => {
      await page.evaluate(toAllObjects);
      await page.evaluate(() => {
        const element = document.querySelector<Answering>("sluice-answer") as Answering;
        element.replaceWith(element.cloneNode(true));
      });
      await page.waitForTimeout(400);
      await ready(page);
      for (let times = 0; times < 2; times += 1) {
        await pick(page, attributes.includes("select"));
        await page.keyboard.press("ArrowDown");
      }
      const told = await page.evaluate(() => {
        const element = document.querySelector<Answering>("sluice-answer") as Answering;
        const shadowRoots = element.shadowRoot ? [element.shadowRoot] : [];
        return element.getHTML({ serializableShadowRoots: true, shadowRoots });
      });
      assert.doesNotMatch(told, /fieldset/);
      assert.ok(await page.evaluate(() => document.querySelector<Answering>("sluice-answer")?.payload()));
      assert.deepEqual([...new Set(await page.evaluate(() => globalThis.caught))], []);
    });
  });
}

test("that something has been clicked is not heard, by its old name either", async () => {
  await run(asked, async (page) => {
    await page.evaluate(() => addEventListener("DOMActivate", () => globalThis.caught.push("heard"), true));
    await choose(page, 2);
    const box = await page.locator("sluice-answer").boundingBox();
    assert.ok(box);
    await page.mouse.click(box.x + 25, box.y + 55);
    assert.deepEqual(await page.evaluate(() => globalThis.caught), []);
  });
});

test("what has been chosen stays chosen while nobody may answer", async () => {
  await run(asked, async (page) => {
    await choose(page, 2);
    await page.evaluate(() => document.querySelector("sluice-answer")?.toggleAttribute("disabled"));
    await page.evaluate(() => document.querySelector("sluice-answer")?.toggleAttribute("disabled"));
    assert.ok(await page.evaluate(() => document.querySelector<Answering>("sluice-answer")?.payload()));
  });
});
