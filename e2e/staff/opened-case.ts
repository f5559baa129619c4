import type { BrowserContext, Page } from "@playwright/test";

import { withClient } from "../../lib/testing/client";
import { expect, untilHydrated } from "../fixtures";
import { openStaleWindow } from "./stale-window";

const databaseUrl = process.env.DATABASE_URL ?? "";
const steps = ".journey-steps form";

/**
 * The two oldest open cases that list payments which the client lost. They are always cases of the seed, because tests
 * create newer cases. Test files can run at the same time, so two files must not change the same case.
 */
type SeedCase = "oldest" | "second oldest";

/** Returns the path of the case. */
async function pathOf(which: SeedCase): Promise<string> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ path: string }>(
      `select '/dashboard/clients/' || client_id || '/cases/' || reference as path from cases c
       where state = 'open' and exists (select from case_losses l where l.case_id = c.id) order by opened_at, reference limit 1 offset $1`,
      [which === "oldest" ? 0 : 1],
    );
    if (!rows[0]) throw new Error("The seed has too few open cases");
    return rows[0].path;
  });
}

/**
 * Opens the client's file, gives a reason if the page asks for one, and opens the case. Waits until the case's steps
 * are hydrated, and returns the case's path.
 */
export async function openedCase(page: Page, which: SeedCase): Promise<string> {
  const path = await pathOf(which);
  await page.goto(path.replace(/\/cases.*/, ""));
  const reason = page.getByLabel("Why do you open this file?");
  // The page does not ask for a reason if the staff member gave one within the last eight hours.
  if ((await reason.count()) > 0) {
    await reason.selectOption("checking");
    await page.getByRole("button", { name: "Open the file" }).click();
    await expect(page.getByRole("region", { name: "Cases" })).toBeVisible();
  }
  await page.goto(path);
  await untilHydrated(page, steps);
  return path;
}

/** Opens a case in the page and in a second window that receives no live updates. Returns the second window. */
export async function openedInTwoWindows(page: Page, context: BrowserContext, which: SeedCase): Promise<Page> {
  const other = await openStaleWindow(context, await openedCase(page, which));
  await untilHydrated(other, steps);
  return other;
}
