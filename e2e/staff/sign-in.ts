import { readFileSync } from "node:fs";

import type { Page } from "@playwright/test";

import { expect } from "../fixtures";

export type SignIn = { readonly email: string; readonly password: string; readonly role: string };

/** The demonstration's staff member with this role. */
export function signInFor(role: string): SignIn {
  const all = JSON.parse(readFileSync(process.env.DEMO_STAFF_FILE ?? "", "utf8")) as SignIn[];
  const found = all.find((one) => one.role === role);
  if (!found) throw new Error(`The demonstration has no ${role}`);
  return found;
}

/** Signs in through the English form and waits for the overview. */
export async function signInAs(page: Page, role: string): Promise<void> {
  const { email, password } = signInFor(role);
  await page.goto("/login");
  const main = page.getByRole("main");
  await main.getByLabel("Email").fill(email);
  await main.getByLabel("Password").fill(password);
  await main.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/dashboard");
}
