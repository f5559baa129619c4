import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";

import { freePort } from "../../local/postgres/free-port";
import { findMiniBrowser, findProgram } from "./programs";
import { toTheMiddle, until } from "./window";
import type { Engine } from "./window";

const programs = () => ({
  browser: findMiniBrowser(),
  driver: findProgram("WebKitWebDriver"),
  screen: findProgram("Xvfb"),
});

/** WebKit's GTK port on a screen in memory. It is the engine of Safari, with fonts and form controls of Linux. */
export const webkit: Engine = {
  name: "WebKit",
  missing: () => {
    const { browser, driver, screen } = programs();
    return [...(browser && driver ? [] : ["webkit2gtk-driver"]), ...(screen ? [] : ["xvfb"])];
  },
  async start() {
    const { browser = "", driver: driverProgram = "", screen: screenProgram = "" } = programs();
    const { Builder, By, Capabilities } = await import("selenium-webdriver");
    const { screen, display } = await startScreen(screenProgram);
    const port = await freePort();
    const env = { ...process.env, DISPLAY: display, GDK_BACKEND: "x11" };
    const server = spawn(driverProgram, [`--port=${port}`], { env, stdio: "ignore" });
    const stop = () => [server, screen].forEach((each) => each.kill());
    try {
      const wish = new Capabilities();
      wish.set("browserName", "MiniBrowser");
      wish.set("webkitgtk:browserOptions", { binary: browser, args: ["--automation"] });
      const driver = await until("WebKit starts", async () =>
        new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(wish).build(),
      );
      await driver.manage().setTimeouts({ script: 20_000, pageLoad: 30_000 });
      await driver.manage().window().setRect({ width: 1280, height: 900 });
      const find = async (xpath: string) => {
        const element = await driver.findElement(By.xpath(xpath));
        await driver.executeScript(`(${toTheMiddle})(arguments[0])`, element);
        return element;
      };
      return {
        open: (url) => driver.get(url),
        evaluate: (expression) => driver.executeScript(`return (${expression})`),
        click: async (xpath) => (await find(xpath)).click(),
        type: async (xpath, text) => (await find(xpath)).sendKeys(text),
        picture: async (file) => {
          await driver.executeScript(flicker);
          const picture = await Promise.race([driver.takeScreenshot(), wait(10_000, undefined, { ref: false })]);
          if (picture) await writeFile(`${file}.png`, picture, "base64");
        },
        errors: () => [],
        close: async () => {
          await driver.quit().catch(() => undefined);
          stop();
        },
      };
    } catch (error) {
      stop();
      throw error;
    }
  },
};

/** The driver takes a picture of the next frame, and a still page paints none. This dot makes the page paint. */
const flicker = `
  const dot = document.body.appendChild(document.createElement("i"));
  dot.style.cssText = "position: fixed; width: 1px; height: 1px";
  setInterval(() => { dot.style.background = dot.style.background ? "" : "#888"; }, 50);
`;

/** Starts a screen in memory. The screen chooses a free number and writes it to the pipe. */
async function startScreen(program: string): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(program, ["-displayfd", "3", "-screen", "0", "1600x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  let number = "";
  screen.stdio[3]?.on("data", (text: Buffer) => (number += text.toString()));
  const display = await until("the screen starts", async () => /^\d+\n/.test(number) && `:${number.trim()}`);
  return { screen, display };
}
