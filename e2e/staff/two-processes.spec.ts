import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { freePort } from "../../scripts/local/postgres/free-port";
import { startService } from "../../scripts/local/services/service";
import { clockAhead } from "../../scripts/testing/clock";
import { expect, untilHydrated } from "../fixtures";
import { test } from "../own-site";
import type { OwnSite } from "../own-site";
import { signInAs } from "./sign-in";

// Two servers of one firm use one database. Whatever is saved on the first one shows on the second one within five
// seconds. In the tests, today is Wednesday 6 September 2034.
test.describe.configure({ mode: "default", timeout: 180_000 });

/** Starts another server of the site, with a clock that is this number of milliseconds ahead of the test's clock. */
async function anotherServer({ databaseUrl }: OwnSite, folder: string, aheadMs = 0) {
  mkdirSync(folder, { recursive: true });
  const log = join(folder, "other-server.log");
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const clock = aheadMs > 0 ? clockAhead(Number(process.env.CLOCK_SHIFT_MS ?? 0) + aheadMs) : {};
  const env = { DATABASE_URL: databaseUrl, PORT: String(port), NEXTAUTH_URL: url, ...clock };
  const server = await startService({ name: "serve", env, log });
  return { url, stop: () => server.stop() };
}

test("a price and a claim that are changed on one server show on the other one within five seconds", async ({
  page,
  site,
  request,
}, { outputDir }) => {
  const other = await anotherServer(site, outputDir);
  const read = async (path: string) => await (await request.get(other.url + path)).text();
  try {
    expect(await read("/services")).not.toContain("$141");
    await signInAs(page, "manager", "/dashboard/services/cryptocurrency-recovery", site);
    await untilHydrated(page, "main form");
    await page.getByLabel("CAD, first appointment", { exact: true }).fill("141");
    await page.getByRole("button", { name: "Save and refresh the site" }).click();
    await expect(page.getByText("Saved. The site shows it within seconds.")).toBeVisible();
    await expect.poll(() => read("/services"), { timeout: 5_000 }).toContain("$141");

    const { rows } = await site.client.query<{ id: string }>(
      "select id from claims where profile = 'ca' and kind = 'statistic' order by position limit 1",
    );
    await signInAs(page, "compliance", `/dashboard/claims/${rows[0]?.id ?? ""}`, site);
    await untilHydrated(page);
    const english = page.getByRole("group", { name: "English", exact: true });
    await english.getByLabel("Text", { exact: true }).fill("as counted on the first server");
    await page.getByRole("button", { name: "Keep as a draft" }).click();
    await expect(page.getByText("The draft is stored. The site does not show it.")).toBeVisible();
    await expect.poll(() => read("/"), { timeout: 5_000 }).toContain("as counted on the first server");
  } finally {
    await other.stop();
  }
});

test("opening hours, the logo and the order of advisers that are changed on one server show on the other one", async ({
  page,
  site,
  request,
}, { outputDir }) => {
  const other = await anotherServer(site, outputDir);
  const read = async (path: string) => await (await request.get(other.url + path)).text();
  const team = async () =>
    [...(await read("/about")).matchAll(/<h3 id="[^"]*-name">([^<]+)/g)].map(([, name = ""]) => name);
  try {
    // Other tests may have changed the same site before.
    const logo = async () => /src="(\/images\/logo\/[0-9a-f]{32}\.svg)"/.exec(await read("/contact"))?.[1];
    const logoBefore = await logo();
    expect(await read("/contact")).not.toContain("Sunday");
    const before = await team();
    await signInAs(page, "admin", "/dashboard/settings", site);
    await untilHydrated(page, "main form");
    for (const section of ["Office hours", "Logo"])
      await page.getByRole("region", { name: section, exact: true }).locator("summary").first().click();
    const sunday = page.getByRole("group", { name: "Sunday" }).locator("input[type=time]");
    await sunday.nth(0).fill("10:00");
    await sunday.nth(1).fill("13:00");
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><rect width="60" height="40" fill="#7a1f1f"/></svg>`;
    await page
      .getByRole("region", { name: "Logo", exact: true })
      .getByLabel("Choose a file")
      .setInputFiles({ name: "mark.svg", mimeType: "image/svg+xml", buffer: Buffer.from(drawing) });
    await expect(page.getByText(/mark\.svg: SVG/)).toBeVisible();
    await page.getByRole("button", { name: /^Save as version \d+$/ }).click();
    await expect(page.getByText(/^Version \d+ is saved\./)).toBeVisible();
    await expect.poll(() => read("/contact"), { timeout: 5_000 }).toContain("Sunday");
    await expect.poll(logo, { timeout: 5_000 }).toMatch(/^\/images/);
    expect(await logo()).not.toBe(logoBefore);

    await page.goto("/dashboard/advisers");
    await untilHydrated(page, "main form");
    await page.getByRole("button", { name: `Move ${before[0]} down` }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(team, { timeout: 5_000 }).not.toEqual(before);
    expect((await team()).toSorted()).toEqual(before.toSorted());
  } finally {
    await other.stop();
  }
});

test("a price that is saved for a day holds from midnight of that day in the office's zone", async ({
  page,
  site,
  request,
}, { outputDir }) => {
  await signInAs(page, "manager", "/dashboard/services/cryptocurrency-recovery", site);
  await untilHydrated(page, "main form");
  await page.getByLabel("CAD, first appointment", { exact: true }).fill("155");
  await page.getByLabel("Changed prices hold from").fill("2034-09-07");
  await page.getByRole("button", { name: "Save and refresh the site" }).click();
  await expect(page.getByText(/within seconds, and planned prices from their day/)).toBeVisible();
  const midnight = Date.parse("2034-09-07T00:00:00-04:00");
  const aheadMs = midnight - Date.now() - 40_000;
  const other = await anotherServer(site, outputDir, aheadMs);
  const read = async () => await (await request.get(`${other.url}/services`)).text();
  try {
    expect(await read()).not.toContain("$155");
    expect(Date.now() + aheadMs).toBeLessThan(midnight);
    await expect.poll(() => Date.now() + aheadMs >= midnight, { timeout: 60_000 }).toBe(true);
    await expect.poll(read, { timeout: 5_000 }).toContain("$155");
  } finally {
    await other.stop();
  }
});
