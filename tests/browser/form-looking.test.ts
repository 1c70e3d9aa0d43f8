// SPDX-License-Identifier: GPL-3.0-or-later
/** Scripts that look on while somebody answers, by all that a page can ask or do without changing how the browser works. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { useBrowser, visit } from "./browser.js";
import {
  choose,
  defining,
  inForm,
  marksProtocol,
  page as pageOf,
  question,
  RAW,
  REPORT,
  ready,
  withSite,
} from "./form-page.js";

useBrowser();

interface Answering extends HTMLElement {
  payload(): Record<string, unknown> | undefined;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

declare global {
  var looked: unknown[];
  var inner: Element;
}

const protocol = await marksProtocol();
const pages = (form: string) => ({ "/": pageOf(form), "/adapter.js": adapter });
const adapter = await defining();
const asked = question(protocol);

async function run(form: string, body: (page: Page) => Promise<void>, options: object = {}): Promise<void> {
  await withSite(pages(form), ({ url }) =>
    visit(
      async ({ page }) => {
        await ready(page);
        await page.evaluate(() => {
          globalThis.looked = [];
        });
        await body(page);
      },
      { address: url, ...options },
    ),
  );
}

const allLooked = (page: Page) => page.evaluate(() => globalThis.looked);

/** Notes all that is told of hands and keys. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const names = ["pointer", "mouse"].flatMap((device) => ["down", "up", "move"].map((how) => device + how));
    for (const name of [...names, "click", "keydown", "keyup", "input", "pointerrawupdate"]) {
      addEventListener(name, (event) => globalThis.looked.push(`${name} ${(event as KeyboardEvent).code ?? ""}`), true);
    }
  });

/** The middle of a choice's button. */
async function placeOf(page: Page, which: number, element = "sluice-answer"): Promise<{ x: number; y: number }> {
  const box = await page.locator(element).boundingBox();
  assert.ok(box);
  return { x: box.x + 26, y: box.y + 57 + 32 * which };
}

/** Each asks for the report while it is drawn. */
const ways: Record<string, () => void> = {
  "the name is read": () => {
    const element = document.querySelector<Answering>("sluice-answer") as Answering;
    Object.defineProperty(element, "name", {
      get: () => {
        globalThis.looked.push(element.payload()?.smokes);
        return "smokes";
      },
    });
  },
  "the fields of the form are read": () => {
    const form = document.querySelector("form") as HTMLFormElement;
    Object.defineProperty(form, "elements", {
      get: () => {
        globalThis.looked.push(document.querySelector<Answering>("sluice-answer")?.payload()?.smokes);
        return [];
      },
    });
  },
  "a function of the browser is used": () => {
    const clone = structuredClone;
    let depth = 0;
    globalThis.structuredClone = (value: unknown) => {
      const element = document.querySelector<Answering>("sluice-answer") as Answering;
      depth += 1;
      if (depth < 9) globalThis.looked.push(element.payload()?.smokes);
      depth -= 1;
      return clone(value) as never;
    };
  },
};

for (const [way, ask] of Object.entries(ways)) {
  test(`an answer has one report, also where another is asked for when ${way}`, async () => {
    await run(inForm(asked), async (page) => {
      await choose(page, 1);
      await page.evaluate(ask);
      await page.evaluate(() => {
        for (let times = 0; times < 30; times += 1) {
          globalThis.looked.push(document.querySelector<Answering>("sluice-answer")?.payload()?.smokes);
        }
      });
      const reports = new Set((await allLooked(page)).filter((report) => report !== undefined && report !== null));
      assert.equal(reports.size, 1, [...reports].join(" "));
      assert.match(String([...reports][0]), REPORT);
    });
  });
}

test("a drawing that fails leaves no answer to be drawn from again", async () => {
  await run(inForm(asked), async (page) => {
    await page.evaluate(() => document.querySelector("sluice-answer")?.setAttribute("memory", "tab"));
    await page.evaluate(() => {
      const element = document.querySelector<Answering>("sluice-answer") as Answering;
      element.replaceWith(element.cloneNode(true));
    });
    await ready(page);
    await choose(page, 1);
    await page.evaluate(() => {
      Storage.prototype.setItem = (_, text) => {
        globalThis.looked.push(JSON.parse(text).smokes);
        throw new Error("full");
      };
      const element = document.querySelector<Answering>("sluice-answer") as Answering;
      for (let times = 0; times < 9; times += 1) {
        element.payload();
        element.connectedCallback();
      }
    });
    await ready(page).catch(() => {});
    await page.evaluate(() => document.querySelector<Answering>("sluice-answer")?.payload());
    assert.ok((await allLooked(page)).length <= 1, "one report at most");
  });
});

for (const attributes of ["", "told"]) {
  test(`what stands in the element cannot be selected, so that no script reads it${attributes && `: ${attributes}`}`, async () => {
    await run(inForm(question(protocol, `label="Do you smoke?" ${attributes}`)), async (page) => {
      for (const right of [0, 60]) {
        const { x, y } = await placeOf(page, 1);
        await page.mouse.click(x + right, y);
        if (right) await page.mouse.dblclick(x + right, y);
        const read = await page.evaluate(() => {
          const selection = getSelection() as Selection;
          const texts = [selection.toString()];
          for (const granularity of ["character", "word", "line", "paragraph", "documentboundary"]) {
            for (const direction of ["forward", "backward"]) {
              for (const alter of ["extend", "move"]) {
                selection.modify(alter, direction, granularity);
                texts.push(selection.toString());
              }
            }
          }
          document.execCommand("selectAll");
          return [...texts, selection.toString()].join("\n");
        });
        assert.doesNotMatch(read, RAW);
        assert.doesNotMatch(read, /What is sent/);
      }
    });
  });
}

test("what the browser calls, when a script calls it, takes no guard away", async () => {
  for (const calls of [
    ["disconnectedCallback"],
    ["connectedCallback"],
    ["disconnectedCallback", "connectedCallback"],
  ]) {
    await run(inForm(asked), async (page) => {
      await page.evaluate((names) => {
        const element = document.querySelector<Answering>("sluice-answer") as Answering;
        for (const name of names) element[name as "connectedCallback"]();
      }, calls);
      await listen(page);
      // It starts anew, and asks anew.
      await page.waitForTimeout(400);
      await choose(page, 2);
      const { x, y } = await placeOf(page, 1);
      await page.mouse.click(x, y);
      assert.deepEqual(await allLooked(page), []);
      assert.match(
        String(await page.evaluate(() => document.querySelector<Answering>("sluice-answer")?.payload()?.smokes)),
        REPORT,
      );
    });
  }
});

test("an element that is in no page, or that is taken away before it is there, takes no guard from others", async () => {
  await run(inForm(asked), async (page) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await page.evaluate(() => {
      (document.createElement("sluice-answer") as Answering).connectedCallback();
      const inFragment = document.createElement("sluice-answer") as Answering;
      document.createDocumentFragment().append(inFragment);
      inFragment.connectedCallback();
      const thief = class extends HTMLElement {
        connectedCallback(): void {
          this.nextElementSibling?.remove();
        }
      };
      customElements.define("a-thief", thief);
      const both = document.createElement("div");
      both.innerHTML = '<a-thief></a-thief><sluice-answer name="other"></sluice-answer>';
      document.body.append(both);
    });
    await listen(page);
    await choose(page, 2);
    const { x, y } = await placeOf(page, 1);
    await page.mouse.click(x, y);
    assert.deepEqual(await allLooked(page), []);
    assert.deepEqual(errors, []);
  });
});

test("a page that is written anew, and a frame that is loaded anew, are as quiet as before", async () => {
  await run(inForm(asked), async (page) => {
    // Into the same window, of which all listeners go.
    await page.evaluate(
      (file) => {
        const body = `<form><sluice-answer name="smokes" label="Do you smoke?"><script type="application/json">${file}</script></sluice-answer></form>`;
        document.open();
        document.write(`<!doctype html><body>${body}</body>`);
        document.close();
      },
      JSON.stringify(protocol).replaceAll("<", "\\u003c"),
    );
    await ready(page);
    await listen(page);
    await choose(page, 2);
    const { x, y } = await placeOf(page, 1);
    await page.mouse.click(x, y);
    assert.deepEqual(await allLooked(page), []);
  });
  await run(inForm(asked), async (page) => {
    for (let times = 0; times < 2; times += 1) {
      await page.evaluate(async () => {
        const frame = document.querySelector("iframe") ?? document.createElement("iframe");
        frame.style.cssText = "inline-size: 30rem; block-size: 20rem";
        const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
        frame.srcdoc = "<!doctype html><body></body>";
        if (!frame.isConnected) document.body.prepend(frame);
        await loaded;
        const element = (document.querySelector("sluice-answer") as Element).cloneNode(true);
        frame.contentDocument?.body.append(element);
        const names = ["pointerdown", "click", "keydown", "keyup", "input"];
        const note = (event: Event) => globalThis.looked.push(event.type);
        for (const name of names) frame.contentWindow?.addEventListener(name, note, true);
      });
      await page.waitForTimeout(400);
      const box = await page.frameLocator("iframe").locator("sluice-answer").boundingBox();
      assert.ok(box);
      await page.mouse.click(box.x + 26, box.y + 57);
      await page.keyboard.press("ArrowDown");
      assert.deepEqual(await allLooked(page), [], `the ${times + 1}. time`);
    }
  });
});

test("what is given to all objects is not handed what was chosen", async () => {
  await run(inForm(question(protocol, 'label="Do you smoke?" told')), async (page) => {
    await page.evaluate(() => {
      const all = Object.prototype as Record<string, unknown>;
      const note = (value: unknown) => {
        const own = value as Record<string, unknown>;
        if (typeof own.answer === "string") globalThis.looked.push(`read with ${own.answer}`);
      };
      for (const name of ["parts", "labels", "report", "seesSecret"]) {
        Object.defineProperty(all, name, {
          configurable: true,
          get(this: unknown) {
            note(this);
            return undefined;
          },
          set(this: object, value: unknown) {
            Object.defineProperty(this, name, { value, writable: true, enumerable: true, configurable: true });
          },
        });
      }
      all.toJSON = function (this: unknown) {
        if (Array.isArray(this) && this[0] === "sluice report") globalThis.looked.push(`written: ${this}`);
        return this;
      };
      const { encode } = TextEncoder.prototype;
      TextEncoder.prototype.encode = function (text?: string) {
        if (/\d\]$/.test(text ?? "")) globalThis.looked.push(`encoded: ${text}`);
        return encode.call(this, text);
      };
    });
    await choose(page, 2);
    assert.ok(await page.evaluate(() => document.querySelector<Answering>("sluice-answer")?.payload()));
    assert.deepEqual(await allLooked(page), []);
  });
});

test("the first move out of it does not say where it was left", async () => {
  await run(inForm(asked), async (page) => {
    await page.evaluate(() => {
      for (const name of ["pointermove", "mousemove", "pointerrawupdate"]) {
        const moves = (event: Event) => {
          const all = (event as PointerEvent).getCoalescedEvents?.() ?? [];
          for (const one of [event as MouseEvent, ...all]) {
            globalThis.looked.push([
              one.clientX - one.movementX,
              one.clientY - one.movementY,
              one.clientX,
              one.clientY,
            ]);
          }
        };
        addEventListener(name, moves, true);
      }
    });
    const box = await page.locator("sluice-answer").boundingBox();
    assert.ok(box);
    for (const which of [0, 2]) {
      const { x, y } = await placeOf(page, which);
      await page.mouse.move(x, y);
      await page.mouse.click(x, y);
      await page.evaluate(() => {
        for (const Moved of [MouseEvent, PointerEvent]) {
          const name = Moved === MouseEvent ? "mousemove" : "pointermove";
          document.body.dispatchEvent(new Moved(name, { bubbles: true, clientX: 1, clientY: 1 }));
        }
      });
      for (const up of [5, 9, 13]) await page.mouse.move(x, box.y - up);
    }
    const all = (await allLooked(page)) as [number, number, number, number][];
    assert.ok(all.length > 0, "the next ones are heard");
    const within = (left: number, top: number) =>
      left > box.x && left < box.x + box.width && top > box.y && top < box.y + box.height;
    assert.deepEqual(
      all.filter(([fromX, fromY, x, y]) => within(fromX, fromY) || within(x, y)),
      [],
    );
  });
});

test("what has been pressed in it is told nobody else who has the pointer captured; what is dragged over it is", async () => {
  await run(inForm(asked), async (page) => {
    await listen(page);
    const { x, y } = await placeOf(page, 1);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.evaluate(() => {
      document.body.setPointerCapture(1);
      // As if something else had been pressed meanwhile.
      document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, isPrimary: true }));
      globalThis.looked = [];
    });
    await page.mouse.move(x + 2, y);
    await page.mouse.up();
    assert.deepEqual(await allLooked(page), []);
    // From elsewhere, as of somebody who moves something: it has to be heard where it is put down.
    await page.evaluate(() => {
      (document.querySelector("h1") as Element).addEventListener("pointerdown", (event) =>
        (event.currentTarget as Element).setPointerCapture((event as PointerEvent).pointerId),
      );
    });
    const heading = await page.locator("h1").boundingBox();
    assert.ok(heading);
    await page.mouse.move(heading.x + 20, heading.y + 10);
    await page.mouse.down();
    await page.mouse.move(x, y);
    await page.mouse.up();
    assert.ok((await allLooked(page)).some((line) => String(line).startsWith("pointerup")));
  });
});

test("its look says that it is clicked, not what lies behind it", async () => {
  await run(inForm(asked), async (page) => {
    await listen(page);
    await page.evaluate(() => {
      (document.querySelector<Answering>("sluice-answer") as Answering).style.setProperty("pointer-events", "none");
      (document.querySelector("form") as HTMLElement).style.pointerEvents = "none";
    });
    const { x, y } = await placeOf(page, 1);
    await page.mouse.click(x, y);
    assert.deepEqual(await allLooked(page), []);
  });
});

test("a key that is let go when the focus has been taken away is not heard, and every other one is", async () => {
  await run(inForm(asked), async (page) => {
    await choose(page, 0);
    await listen(page);
    await page.keyboard.down("ArrowDown");
    await page.evaluate(() => {
      document.querySelector<HTMLElement>("[name=town]")?.focus();
      document.body.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, code: "ArrowDown" }));
      globalThis.looked = [];
    });
    await page.keyboard.down("ArrowDown");
    await page.keyboard.up("ArrowDown");
    assert.deepEqual(await allLooked(page), []);
    await page.keyboard.press("ArrowDown");
    assert.deepEqual(await allLooked(page), ["keydown ArrowDown", "keyup ArrowDown"]);
  });
});

test("a finger that lies on a choice is not told by another one", async () => {
  const options = { hasTouch: true };
  await run(
    inForm(asked),
    async (page) => {
      await page.evaluate(() => {
        const note = (event: Event) =>
          globalThis.looked.push([...(event as TouchEvent).touches].map(({ clientY }) => Math.round(clientY)));
        for (const name of ["touchstart", "touchmove", "touchend"]) addEventListener(name, note, true);
      });
      const { x, y } = await placeOf(page, 1);
      const hand = await page.context().newCDPSession(page);
      const touch = (type: "touchStart" | "touchEnd", touchPoints: { x: number; y: number; id: number }[]) =>
        hand.send("Input.dispatchTouchEvent", { type, touchPoints });
      await touch("touchStart", [{ x, y, id: 1 }]);
      await touch("touchStart", [
        { x, y, id: 1 },
        { x: 20, y: 20, id: 2 },
      ]);
      await touch("touchEnd", [{ x, y, id: 1 }]);
      await touch("touchEnd", []);
      assert.deepEqual(
        ((await allLooked(page)) as number[][]).flat().filter((top) => Math.abs(top - y) < 2),
        [],
      );
      await touch("touchStart", [{ x: 20, y: 20, id: 3 }]);
      assert.ok((await allLooked(page)).length > 0, "elsewhere they are heard");
    },
    options,
  );
});

test("in somebody's component no finger is told by where it lies, nor by another one", async () => {
  for (const mode of ["open", "closed"] as const) {
    await run(
      inForm(asked),
      async (page) => {
        await page.evaluate((mode) => {
          const note = (event: Event) => {
            const { touches, changedTouches } = event as TouchEvent;
            for (const { clientY } of [...touches, ...changedTouches]) globalThis.looked.push(Math.round(clientY));
          };
          for (const name of ["touchstart", "touchmove", "touchend"]) addEventListener(name, note, true);
          const outer = document.createElement("div");
          document.querySelector("main")?.append(outer);
          outer.attachShadow({ mode }).append(document.querySelector("form") as Element);
          globalThis.inner = outer;
        }, mode);
        await page.waitForTimeout(400);
        const [left = 0, top = 0] = await page.evaluate(() => {
          const { x, y } = globalThis.inner.getBoundingClientRect();
          return [x, y];
        });
        const [x, y] = [left + 26, top + 89];
        const hand = await page.context().newCDPSession(page);
        const touch = (type: "touchStart" | "touchEnd", touchPoints: { x: number; y: number; id: number }[]) =>
          hand.send("Input.dispatchTouchEvent", { type, touchPoints });
        await touch("touchStart", [{ x, y, id: 1 }]);
        await touch("touchStart", [
          { x, y, id: 1 },
          { x: 20, y: 20, id: 2 },
        ]);
        await touch("touchEnd", [{ x, y, id: 1 }]);
        await touch("touchEnd", []);
        assert.deepEqual(
          ((await allLooked(page)) as number[]).filter((at) => Math.abs(at - y) < 2),
          [],
          mode,
        );
      },
      { hasTouch: true },
    );
  }
});

test("what has been pressed elsewhere is heard where it is let go, without a capture too", async () => {
  await run(inForm(asked), async (page) => {
    await listen(page);
    const { x, y } = await placeOf(page, 1);
    await page.mouse.move(5, 5);
    await page.mouse.down();
    await page.mouse.move(x, y, { steps: 3 });
    await page.mouse.up();
    const heard = (await allLooked(page)).map((line) => String(line).trim());
    assert.deepEqual(
      heard.filter((name) => name.endsWith("up")),
      ["pointerup", "mouseup"],
    );
    await page.evaluate(() => {
      globalThis.looked = [];
    });
    await page.mouse.move(x, y + 30, { steps: 3 });
    await page.mouse.click(x, y + 30);
    assert.deepEqual(await allLooked(page), []);
  });
});

test("what lies around it hears of a mouse that comes in and goes out both or neither", async () => {
  await run(inForm(`<div id="around">${asked}</div>`), async (page) => {
    await page.evaluate(() => {
      for (const device of ["pointer", "mouse"]) {
        for (const how of ["enter", "leave"]) {
          const around = document.querySelector("#around") as Element;
          around.addEventListener(device + how, () => globalThis.looked.push(how));
        }
      }
    });
    const { x, y } = await placeOf(page, 1);
    for (let times = 0; times < 2; times += 1) {
      await page.mouse.move(x, y);
      await page.mouse.move(3, 3);
    }
    const heard = await allLooked(page);
    assert.equal(heard.filter((how) => how === "enter").length, heard.filter((how) => how === "leave").length);
  });
});

test("nothing of the page comes into the closed tree, and no words that it gives to all objects are used", async () => {
  const ways = ["label", "option", "words"];
  for (const way of ways) {
    await run(inForm(question(protocol, 'label="Do you smoke?" told')), async (page) => {
      const isIn = await page.evaluate(async (way) => {
        const element = document.querySelector<Answering>("sluice-answer") as Answering;
        const spy = document.createElement("b");
        const { getAttribute, querySelectorAll } = element;
        if (way === "label") {
          element.getAttribute = (name) => (name === way ? spy : getAttribute.call(element, name)) as string;
        } else if (way === "option") {
          const values = JSON.parse(element.querySelector("script")?.textContent ?? "").data.categories as string[];
          const options = values.map((value) => ({ value, text: spy }));
          element.querySelectorAll = ((selector: string) =>
            selector === way ? options : querySelectorAll.call(element, selector)) as never;
        } else {
          const text = { get: (_: object, name: string) => (name === "every" ? spy : "a word") };
          const words = { form: new Proxy({}, text), told: new Proxy({}, text), draw: "a", drawing: "a", decimal: "." };
          (Object.prototype as Record<string, unknown>).xx = words;
          element.lang = "xx";
        }
        element.connectedCallback();
        await new Promise((resolve) => setTimeout(resolve, 500));
        return spy.isConnected;
      }, way);
      assert.equal(isIn, false, way);
    });
  }
});

test("parts of what words are derived with, sought in all objects, are not handed the answer", async () => {
  await run(inForm(asked), async (page) => {
    await page.evaluate(() => {
      for (const name of ["iHash", "oHash"]) {
        Object.defineProperty(Object.prototype, name, {
          configurable: true,
          get: () => ({
            buffer: new Uint8Array(64),
            set() {},
            destroy() {},
            digestInto() {},
            update(bytes: Uint8Array) {
              globalThis.looked.push(String.fromCharCode(...bytes));
              return this;
            },
          }),
          set(this: object, value: unknown) {
            Object.defineProperty(this, name, { value, writable: true, configurable: true });
          },
        });
      }
    });
    await choose(page, 2);
    const drawn = await page.evaluate(() => document.querySelector<Answering>("sluice-answer")?.payload()?.smokes);
    assert.match(String(drawn), REPORT);
    assert.deepEqual(await allLooked(page), []);
  });
});

test("what ends the listening is shown to nobody", async () => {
  await run(inForm(asked), async (page) => {
    await page.evaluate(() => {
      Object.defineProperty(AbortSignal.prototype, "aborted", {
        get() {
          this.dispatchEvent(new Event("abort"));
          return false;
        },
      });
      document.querySelector<Answering>("sluice-answer")?.connectedCallback();
    });
    await page.waitForTimeout(400);
    await listen(page);
    await choose(page, 2);
    assert.deepEqual(await allLooked(page), []);
  });
});

test("an element that is written with a shadow root of its own is none", async () => {
  await run(inForm(asked), async (page) => {
    const made = await page.evaluate(() => {
      const tag = "sluice-answer";
      const inside = `<template shadowrootmode="closed" shadowrootserializable><i></i></template>`;
      const later = document.implementation.createHTMLDocument();
      (later.body as unknown as { setHTMLUnsafe(html: string): void }).setHTMLUnsafe(
        `<${tag} name="x">${inside}</${tag}>`,
      );
      const element = later.querySelector(tag) as Answering;
      document.body.append(element);
      return element.matches(":defined");
    });
    assert.equal(made, false);
  });
});

test("what the page has put beside the question hears its own clicks and keys", async () => {
  const beside = '<span slot="label">Do you smoke? <button type="button" id="help">Help</button></span>';
  await run(inForm(question(protocol, "", beside)), async (page) => {
    await listen(page);
    await page.locator("#help").click();
    await page.keyboard.press("Enter");
    const heard = (await allLooked(page)).map((line) => String(line).split(" ")[0]);
    assert.equal(heard.filter((name) => name === "click").length, 2);
    assert.ok(heard.includes("keydown"));
    await page.evaluate(() => {
      globalThis.looked = [];
    });
    const { x, y } = await placeOf(page, 1);
    await page.mouse.click(x, y);
    await page.keyboard.press("ArrowDown");
    assert.deepEqual(
      (await allLooked(page)).filter((line) => !String(line).includes("move")),
      [],
    );
  });
});

test("in a place with less room than the choices need, the one that has the focus is in view", async () => {
  const low = `<div id="low" style="block-size: 60px; overflow: auto">${asked}</div>`;
  await run(inForm(low), async (page) => {
    for (const downs of [0, 2]) {
      await choose(page, downs);
      const [top = 0, bottom = 0, first = 0] = await page.evaluate(() => {
        const box = (document.querySelector("#low") as Element).getBoundingClientRect();
        return [box.top, box.bottom, (document.querySelector("sluice-answer") as Element).getBoundingClientRect().top];
      });
      const middle = first + 57 + 32 * downs;
      assert.ok(middle > top && middle < bottom, `${middle} lies in ${top} to ${bottom}`);
    }
  });
});
