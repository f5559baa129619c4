import { availableParallelism } from "node:os";

import { defineConfig } from "@playwright/test";

const { BASE_URL, BROWSER_PATH, CI, LIVE } = process.env;
if (!BASE_URL) throw new Error('These tests need a running site: run "npm run test:e2e".');

export default defineConfig({
  testDir: LIVE ? "e2e/live" : "e2e",
  testIgnore: LIVE ? [] : ["e2e/live/**"],
  // Each run empties its output folder. The live tests run after all other tests. They have their own folder, so that
  // they do not delete the reports of the other tests.
  outputDir: LIVE ? "test-results/live" : "test-results",
  fullyParallel: true,
  workers: availableParallelism(),
  // A test that sometimes fails must be repaired. Only CI repeats failed tests (scripts/testing/playwright.ts).
  retries: 0,
  forbidOnly: Boolean(CI),
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [["line"], ["json"]],
  use: {
    baseURL: BASE_URL,
    locale: "en-CA",
    timezoneId: "America/Toronto",
    launchOptions: {
      ...(BROWSER_PATH ? { executablePath: BROWSER_PATH } : {}),
      // The tests open only our own pages, so the browser needs no sandbox and no spare process for another page. The
      // other flags turn off features that the tests do not use, such as background requests.
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-quic",
        "--disable-component-update",
        "--disable-features=PreloadTopChromeWebUI,SpareRendererForSitePerProcess",
      ],
    },
  },
  projects: [{ name: "chromium" }],
});
