import { defineConfig } from "@playwright/test";

const { BASE_URL, BROWSER_PATH, CI, LIVE } = process.env;
if (!BASE_URL) throw new Error('These tests need a site of their own: run "npm run test:e2e".');

export default defineConfig({
  testDir: LIVE ? "e2e/live" : "e2e",
  testIgnore: LIVE ? [] : ["live/**"],
  outputDir: "test-results",
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["line"], ["json"]],
  snapshotPathTemplate: "e2e/__screenshots__/{arg}{ext}",
  use: {
    baseURL: BASE_URL,
    locale: "en-CA",
    timezoneId: "America/Toronto",
    launchOptions: {
      ...(BROWSER_PATH ? { executablePath: BROWSER_PATH } : {}),
      // The pages are our own. The rest keeps the browser from looking for a network.
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-quic",
        "--disable-component-update",
        "--disable-features=PreloadTopChromeWebUI",
      ],
    },
  },
  projects: [{ name: "chromium" }],
});
