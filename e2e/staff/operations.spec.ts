import type { Page } from "@playwright/test";

import { expect, expectAccessible, untilHydrated } from "../fixtures";
import { test } from "../own-site";
import type { OwnSite } from "../own-site";
import { overflow } from "../pages/overflow";
import { signInAs } from "./sign-in";

// The tests break one site, one after the other.
test.describe.configure({ mode: "default", timeout: 120_000 });

const address = "/dashboard/settings/operations";
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const lineIn = (page: Page, state: string, title: string) =>
  section(page, state)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });

/** Asks the worker for a check of the audit log, and waits for its result. */
async function checkLog(page: Page, { client }: OwnSite): Promise<void> {
  await page.goto("/dashboard/audit");
  await untilHydrated(page, "main form");
  const { rows } = await client.query<{ last: string }>("select coalesce(max(id), 0) as last from audit_checks");
  await page.getByRole("button", { name: /^Check (again )?now$/ }).click();
  await expect(async () => {
    const done = await client.query("select from audit_checks where id > $1 and finished_at is not null", [
      rows[0]?.last,
    ]);
    expect(done.rowCount).toBeGreaterThan(0);
  }).toPass();
}

test("an administrator finds a task that failed, and is led to where it can be tried again", async ({ page, site }) => {
  await signInAs(page, "admin", "/dashboard", site);
  await untilHydrated(page);
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("g");
  await page.keyboard.press(",");
  await expect(page).toHaveURL("/dashboard/settings");
  await page.getByRole("link", { name: "Operations", exact: true }).click();
  await expect(page).toHaveURL(address);
  await expect(lineIn(page, "Fine", "Database")).toContainText(/Answers in \d+ ms\./);
  await expect(lineIn(page, "Fine", "Background work")).toContainText("Running since");
  await expect(lineIn(page, "Not known", "Backup")).toBeVisible();

  await site.client.query(
    `with job as (select id from graphile_worker.add_job('case-deadlines', '{}', run_at => now() + interval '1 day'))
     select * from job`,
  );
  await site.client.query(
    `update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'case-deadlines Error 42'
     where run_at > now() + interval '23 hours' and task_id =
       (select id from graphile_worker._private_tasks where identifier = 'case-deadlines')`,
  );
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(page.getByText(/need(s)? you now/)).toBeVisible();
  const line = lineIn(page, "Act now", "Waiting tasks");
  await expect(line).toContainText("1 task has no attempts left, since");
  await expect(section(page, "Tasks that failed").getByRole("row", { name: /Check for near deadlines/ })).toContainText(
    "No attempts left",
  );
  const status = await page.request.get("/api/status");
  expect([status.status(), ((await status.json()) as { jobs: string }).jobs]).toEqual([503, "failed"]);
  await expectAccessible(page);
  await line.getByRole("link", { name: "Open the failed tasks" }).click();
  await expect(page).toHaveURL(/\/dashboard\/outbox\?view=failed$/);
});

test("a changed entry of the audit log is announced on Today and here", async ({ page, site }) => {
  await signInAs(page, "admin", address, site);
  await checkLog(page, site);
  await page.goto(address);
  await expect(lineIn(page, "Fine", "Audit log")).toContainText("in order and unchanged");
  await site.client.query(
    `begin; alter table audit_events disable trigger user;
     update audit_events set action = 'client.opened' where id = (select event_id from audit_seals where seq = 1);
     alter table audit_events enable trigger user; commit`,
  );
  await checkLog(page, site);
  await page.goto("/dashboard");
  const item = section(page, "Needs attention")
    .getByRole("listitem")
    .filter({ hasText: "The audit log is not complete" });
  await item.getByRole("link").click();
  await expect(page).toHaveURL("/dashboard/audit#chain");
  await page.goto(address);
  await expect(lineIn(page, "Act now", "Audit log")).toContainText(/Not complete: found on .* Entry \d+ was changed\./);
});

test("fits 320 pixels, and is closed to managers", async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const prefix of ["", "/de", "/fr-ca"]) {
    await signInAs(page, "admin", `${prefix}${address}`, site);
    expect(await overflow(page)).toEqual([]);
    expect(await page.locator("main .btn--gold").count()).toBe(1);
  }
  await signInAs(page, "manager", address, site);
  await expect(page.getByRole("heading", { name: "No permission" })).toBeVisible();
});
