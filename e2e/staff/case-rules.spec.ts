import { randomUUID } from "node:crypto";

import { withClient } from "../../lib/testing/client";
import { expect, expectAccessible, sharedPageTest as test, test as ownPageTest, untilHydrated } from "../fixtures";
import { watchViolations } from "../pages/violations";
import { signInAs } from "./sign-in";

const address = "/dashboard/settings/case-rules";

/**
 * Creates a case for a client of the seed, with the first version of the case rules. Returns the path of the case's
 * page.
 */
async function aCase(): Promise<string> {
  const reference = `CAS-${randomUUID().slice(0, 8)}`;
  return withClient(process.env.DATABASE_URL ?? "", async (client) => {
    const { rows } = await client.query<{ path: string }>(
      `insert into cases (reference, client_id, kind, rule_set_version)
       select $1, client_id, 'other', 1 from cases order by opened_at, reference limit 1
       returning '/dashboard/clients/' || client_id || '/cases/' || reference as path`,
      [reference],
    );
    return rows[0]?.path ?? "";
  });
}

ownPageTest("the page of the case rules does not violate its content security policy", async ({ page }) => {
  const violations = await watchViolations(page);
  await signInAs(page, "admin", address);
  await untilHydrated(page, "form.stack-34");
  expect(await violations()).toEqual([]);
});

test("an administrator adds a rule, a save from a stale page is refused, and a case moves to the new rules", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const name = `The files are sealed ${randomUUID().slice(0, 8)}`;
  const path = await aCase();
  await signInAs(page, "admin", address);
  await untilHydrated(page, "form.stack-34");
  await expectAccessible(page);
  const stale = await context.newPage();
  await stale.goto(address);
  await untilHydrated(stale, "form.stack-34");

  const added = page.getByRole("region", { name: "Add a rule" });
  await added.getByLabel("Step").selectOption("5");
  await added.getByLabel("English").fill(name);
  await page.getByRole("button", { name: /^Save as version/ }).click();
  await expect(page.getByText("The rules were not saved")).toBeVisible();
  await expectAccessible(page);
  await added.getByLabel("German").fill("Die Dateien sind versiegelt");
  await added.getByLabel("French").fill("Les fichiers sont scellés");
  await page.getByRole("button", { name: /^Save as version/ }).click();
  await expect(page.getByText(/^Version \d+ is saved\.$/)).toBeVisible();
  await expect(page.getByText(name)).toBeVisible();

  const other = stale.getByRole("region", { name: "Add a rule" });
  await other.getByLabel("English").fill("Written on an old page");
  await other.getByLabel("German").fill("Auf einer alten Seite");
  await other.getByLabel("French").fill("Sur une ancienne page");
  await stale.getByRole("button", { name: /^Save as version/ }).click();
  await expect(stale.getByText("A newer version was saved meanwhile.")).toBeVisible();
  await expect(other.getByLabel("English")).toHaveValue("Written on an old page");
  await stale.close();

  await page.goto(path.replace(/\/cases.*/, ""));
  const reason = page.getByLabel("Why do you open this file?");
  if ((await reason.count()) > 0) {
    await reason.selectOption("checking");
    await page.getByRole("button", { name: "Open the file" }).click();
    await expect(page.getByRole("region", { name: "Cases" })).toBeVisible();
  }
  await page.goto(path);
  await expect(page.getByText(name)).toHaveCount(0);
  await page.getByRole("button", { name: "Use the newest rules" }).click();
  await expect(page.getByText("The case follows the newest rules now.")).toBeVisible();
  await expect(page.getByText(name)).toBeVisible();
});
