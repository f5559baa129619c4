import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

import { chromium } from "@playwright/test";

/** The headless shell comes first, because tests need a quarter less time with it. */
const names = [
  "chromium-headless-shell",
  "google-chrome",
  "google-chrome-stable",
  "chromium",
  "chromium-browser",
  "chrome",
];
const elsewhere = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];
const downloadMs = 300_000;

/**
 * Returns the path of a working browser: an installed browser or, if none works, Playwright's own browser. If that does
 * not work either, tries to install Playwright's browser, and then a browser from the system's packages.
 */
export async function findBrowser(): Promise<string> {
  const browser = installed() ?? own() ?? downloaded() ?? packaged();
  if (browser) return browser;
  throw new Error(
    'No browser: install Google Chrome or Chromium ("sudo apt-get install chromium"), or set BROWSER_PATH to one, and run this again.',
  );
}

function installed(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = [
    process.env.BROWSER_PATH ?? "",
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...elsewhere,
  ];
  return candidates.find(runs);
}

function own(): string | undefined {
  const path = chromium.executablePath();
  return runs(path) ? path : undefined;
}

function downloaded(): string | undefined {
  const program = join("node_modules", ".bin", "playwright");
  spawnSync(program, ["install", "chromium"], { stdio: "ignore", timeout: downloadMs });
  return own();
}

function packaged(): string | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const quiet = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } } as const;
  spawnSync("apt-get", ["update"], quiet);
  for (const name of ["chromium-headless-shell", "chromium"]) {
    spawnSync("apt-get", ["install", "-y", "--no-install-recommends", name], quiet);
    const browser = installed();
    if (browser) return browser;
  }
  return undefined;
}

/** Whether the program exists and finds the libraries that it needs. */
function runs(path: string): boolean {
  return (
    path !== "" && existsSync(path) && spawnSync(path, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0
  );
}
