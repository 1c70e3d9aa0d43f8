// SPDX-License-Identifier: GPL-3.0-or-later
/** What scripts that look on hear of a hand, by all that a page can do, and what they have to hear. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { useBrowser } from "./browser.js";
import { type Answering, allLooked, asked, listen, placeOf, protocol, run, twoFingers } from "./form-looking-page.js";
import { choose, inForm, question, REPORT, ready } from "./form-page.js";

useBrowser();

declare global {
  var inner: Element;
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
      await ready(page);
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
      await twoFingers(page, { x, y });
      assert.deepEqual(
        ((await allLooked(page)) as number[][]).flat().filter((top) => Math.abs(top - y) < 2),
        [],
      );
      await page.touchscreen.tap(20, 20);
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
        await twoFingers(page, { x, y });
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
