import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";

import { compileScripts } from "../../scripts/local/boot/compile.mjs";
import { root } from "../../scripts/shared/root";
import { expect, untilHydrated } from "../fixtures";

const { SHOTS } = process.env;

export const password = "A short sentence of the tests works well.";

let count = 0;
/** The number of acts so far. An act is one press that saves something. */
export const acts = (): number => count;
export const countActs = (more: number): void => void (count += more);

const secrets = new Map<Page, string>();

/**
 * Presses a button that saves, and waits for what shows that it is saved. If the site asks for a code first, enters it
 * and presses again.
 */
export async function act(page: Page, button: string | RegExp, saved: () => Promise<unknown>): Promise<void> {
  const main = page.getByRole("main");
  countActs(1);
  await main.getByRole("button", { name: button }).first().click();
  const proof = main.getByLabel(/Code from your app|Your password/);
  const result = saved().then(() => "saved" as const);
  result.catch(() => undefined);
  const first = await Promise.race([
    result,
    proof.waitFor().then(
      () => "proof" as const,
      () => result,
    ),
  ]);
  if (first === "proof") {
    const secret = secrets.get(page);
    await proof.fill(secret === undefined ? password : await nextCode(secret));
    countActs(1);
    await main.getByRole("button", { name: button }).first().click();
  }
  await result;
}

/** Runs `npm run staff:create` and returns the one-time password. */
export async function createOwner(email: string, name: string): Promise<string> {
  const program = join(await compileScripts(root), "staff-create.js");
  const { stdout } = await promisify(execFile)(process.execPath, [program, "--email", email, "--name", name], {
    cwd: root,
    env: process.env,
  });
  return /: (\S{20})\n/.exec(stdout)?.[1] ?? "";
}

/** The code that an authenticator app shows now. */
function codeOf(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret), algorithm: "SHA1", digits: 6, period: 30 }).generate();
}

/** A code that was not used before: each code is accepted once. */
async function nextCode(secret: string): Promise<string> {
  const last = lastCodes.get(secret);
  await expect.poll(() => codeOf(secret) === last, { timeout: 40_000, intervals: [1_000] }).toBe(false);
  const code = codeOf(secret);
  lastCodes.set(secret, code);
  return code;
}
const lastCodes = new Map<string, string>();

/** Adds a second factor on the page that asks for one, and opens the dashboard. */
export async function addFactor(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await untilHydrated(page);
  const text = await main.innerText();
  const secret = /(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}/.exec(text)?.[0].replaceAll(" ", "") ?? "";
  secrets.set(page, secret);
  await main.getByLabel("Code from the app").fill(await nextCode(secret));
  const kept = main.getByRole("link", { name: "I have kept the codes" });
  await act(page, "Check the code", () => expect(kept).toBeVisible());
  await kept.click();
}

/** Takes a picture of what the window shows, if a folder for pictures is given. */
export async function shoot(page: Page, name: string): Promise<void> {
  if (!SHOTS) return;
  await page.screenshot({ path: `${SHOTS}/${name}.png` });
}
