import { findProgram } from "./programs";
import { toTheMiddle } from "./window";
import type { Engine } from "./window";

const program = () => findProgram("firefox-esr", "firefox");

/** Next's report of a request that the next navigation has cancelled. Only Firefox lets the old page report it. */
const abandoned = /^Failed to fetch RSC payload/;

/** Firefox, driven over WebDriver BiDi. Playwright drives only its own patched Firefox. */
export const firefox: Engine = {
  name: "Firefox",
  missing: () => (program() ? [] : ["firefox-esr"]),
  async start() {
    // The package is loaded only here, so that the other stages do not wait for it.
    const { launch } = await import("puppeteer-core");
    const browser = await launch({ browser: "firefox", executablePath: program() ?? "", headless: true });
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error" && !abandoned.test(message.text())) errors.push(message.text());
    });
    await page.setViewport({ width: 1280, height: 900 });
    const find = async (xpath: string) => {
      const element = await page.$(`::-p-xpath(${xpath})`);
      if (!element) throw new Error(`There is no ${xpath}`);
      await element.evaluate(toTheMiddle);
      return element;
    };
    return {
      open: async (url) => void (await page.goto(url)),
      evaluate: async (expression) => page.evaluate(expression) as never,
      click: async (xpath) => (await find(xpath)).click(),
      type: async (xpath, text) => (await find(xpath)).type(text),
      picture: async (file) => void (await page.screenshot({ path: `${file}.png` })),
      errors: () => errors,
      close: () => browser.close(),
    };
  },
};
