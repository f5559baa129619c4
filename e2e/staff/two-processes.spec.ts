import { anotherServer } from "../another-server";
import { expect, untilHydrated } from "../fixtures";
import { test } from "../own-site";
import { signInAs } from "./sign-in";

// Two servers of one firm use one database. Whatever is saved on the first one shows on the second one within five
// seconds. In the tests, today is Wednesday 6 September 2034.
test.describe.configure({ mode: "default", timeout: 180_000 });

test("a price and a claim that are changed on one server show on the other one within five seconds", async ({
  page,
  site,
}, { outputDir }) => {
  const { read, stop } = await anotherServer(site, outputDir);
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
    await stop();
  }
});

test("opening hours, the logo and the order of advisers that are changed on one server show on the other one", async ({
  page,
  site,
}, { outputDir }) => {
  const { read, stop } = await anotherServer(site, outputDir);
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
    await stop();
  }
});

test("a notice and a legal text that are published on one server show on the other one within five seconds", async ({
  page,
  site,
}, { outputDir }) => {
  const { read, stop } = await anotherServer(site, outputDir);
  const save = (name: string) => page.getByRole("button", { name, exact: true }).click();
  try {
    for (const path of ["/about", "/fr-ca"]) expect(await read(path)).not.toMatch(/8 septembre|8 September/);
    await signInAs(page, "admin", "/dashboard/content/notices/new", site);
    await untilHydrated(page, "main form");
    await page.getByRole("textbox", { name: "English", exact: true }).fill("We are closed on 8 September.");
    await page.getByRole("textbox", { name: "Français", exact: true }).fill("Nous sommes fermés le 8 septembre.");
    await page.getByLabel("Last day").fill("2034-09-08");
    await save("Save as a draft");
    await expect(page.getByText("The notice is a draft.", { exact: false })).toBeVisible();
    await untilHydrated(page, "main form");
    await save("Publish");
    await expect(page.getByText("The notice is published. Visitors see it within seconds.")).toBeVisible();
    await expect.poll(() => read("/about"), { timeout: 5_000 }).toContain("We are closed on 8 September.");
    await expect.poll(() => read("/fr-ca"), { timeout: 5_000 }).toContain("Nous sommes fermés le 8 septembre.");

    await site.client.query(
      `insert into text_drafts (text_id, locale, head, body)
       select t.id, v.locale, v.head || '{"review": "2035-09-01"}',
         v.body || case v.locale when 'en' then E'\\n\\nAs published on one server.\\n' else '' end
       from text_versions v join texts t on t.id = v.text_id
       where t.kind = 'legal' and t.key = 'data-security' and v.number = 1`,
    );
    expect(await read("/data-security")).not.toContain("As published on one server.");
    await page.goto("/dashboard/settings/legal/data-security?locale=en");
    await untilHydrated(page, "main form");
    await save("Publish version 2");
    await expect(page.getByText("The new version is in force.")).toBeVisible();
    await expect.poll(() => read("/data-security"), { timeout: 5_000 }).toContain("As published on one server.");
  } finally {
    await stop();
  }
});

test("a price that is saved for a day holds from midnight of that day in the office's zone", async ({ page, site }, {
  outputDir,
}) => {
  await signInAs(page, "manager", "/dashboard/services/cryptocurrency-recovery", site);
  await untilHydrated(page, "main form");
  await page.getByLabel("CAD, first appointment", { exact: true }).fill("155");
  await page.getByLabel("Changed prices hold from").fill("2034-09-07");
  await page.getByRole("button", { name: "Save and refresh the site" }).click();
  await expect(page.getByText(/within seconds, and planned prices from their day/)).toBeVisible();
  const midnight = Date.parse("2034-09-07T00:00:00-04:00");
  const aheadMs = midnight - Date.now() - 40_000;
  const other = await anotherServer(site, outputDir, aheadMs);
  const read = () => other.read("/services");
  try {
    expect(await read()).not.toContain("$155");
    expect(Date.now() + aheadMs).toBeLessThan(midnight);
    await expect.poll(() => Date.now() + aheadMs >= midnight, { timeout: 60_000 }).toBe(true);
    await expect.poll(read, { timeout: 5_000 }).toContain("$155");
  } finally {
    await other.stop();
  }
});
