import type { BrowserContext, Page } from "@playwright/test";

import { withClient } from "../../lib/testing/client";
import { expect, untilHydrated } from "../fixtures";
import { openStaleWindow } from "./stale-window";

const databaseUrl = process.env.DATABASE_URL ?? "";
const steps = ".journey-steps form";

/** Tests that change a case of the seed use different cases. Cases that tests create are newer than these. */
type SeedCase = "oldest" | "second oldest";

/** Returns the path of an open case of the seed with lost payments. */
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

/** Opens the file of the case's client with a reason, then the case, and waits until its steps are hydrated. */
export async function openedCase(page: Page, which: SeedCase): Promise<string> {
  const path = await pathOf(which);
  await page.goto(path.replace(/\/cases.*/, ""));
  const reason = page.getByLabel("Why do you open this file?");
  // If a reason was given in the last hours, the file opens without asking for a reason.
  if ((await page.getByRole("heading", { name: "Open a colleague’s client" }).count()) > 0) {
    await reason.selectOption("checking");
    await page.getByRole("button", { name: "Open the file" }).click();
    await expect(page.getByRole("region", { name: "Cases" })).toBeVisible();
  }
  await page.goto(path);
  await untilHydrated(page, steps);
  return path;
}

/** Opens a case in the page and in a second window that receives no changes. Returns the second window. */
export async function openedInTwoWindows(page: Page, context: BrowserContext, which: SeedCase): Promise<Page> {
  const other = await openStaleWindow(context, await openedCase(page, which));
  await untilHydrated(other, steps);
  return other;
}
