import { expect, tabTo } from "../fixtures";
import { test } from "../own-site";

test.describe.configure({ mode: "default", timeout: 120_000 });

/** A day before the review day of the rules, so that numbers are shown. The clock of the tests is far behind it. */
const day = Date.parse("2026-12-02T15:00:00Z");
const realNow = Date.now() - Number(process.env.CLOCK_SHIFT_MS ?? 0);
test.use({ siteEnv: { CLOCK_SHIFT_MS: String(day - realNow) } });

/** How long a withdrawn rule may still be shown, in milliseconds. */
const promised = 5_000;

test("dates are counted, and what cannot be read is asked for", async ({ page }) => {
  await page.goto("/deadlines");
  await page.getByRole("group", { name: "Country of your bank" }).getByText("United Kingdom").click();
  await page.getByLabel("The last payment").fill("31 Jan 2026");
  await page.getByLabel("You told your bank").fill("03/04/2026");
  await page.getByRole("button", { name: "Show my dates" }).click();
  await expect(page.getByText("30 January 2032", { exact: true })).toBeVisible();
  await expect(page.getByText("Is this 3 April 2026 or 4 March 2026? Write the month as a word.")).toBeVisible();
  // A rule that another source relays has no number until two people have confirmed it.
  await expect(page.getByText("Soon after the last payment. Ask your bank today for the date.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Put these in my calendar" })).toHaveAttribute(
    "download",
    "reminders.ics",
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page of dates has the rules of every country, and of the chosen one alone", async ({ page }) => {
    await page.goto("/deadlines");
    const british = page.getByText("6 months after the final answer.");
    const german = page.getByText("8 weeks after the debit.");
    await expect(british).toBeVisible();
    await expect(german).toBeVisible();
    await page.getByRole("group", { name: "Country of your bank" }).getByText("Germany").click();
    await expect(german).toBeVisible();
    await expect(british).toBeHidden();
  });
});

test("what cannot be counted is answered in plain words, and what was typed stays", async ({ page }) => {
  await page.goto("/deadlines");
  await page.getByLabel("The last payment").fill("some time in March");
  await page.getByLabel("You told your bank").fill("1 January 2030");
  await page.getByRole("button", { name: "Show my dates" }).click();
  await expect(page.getByText("Choose the country of your bank, or “Another country”.")).toBeVisible();
  await expect(page.getByText("Understood as 1 March 2026, the earliest day of that month.")).toBeVisible();
  await expect(page.getByText("This day is in the future. Check the year.")).toBeVisible();
  await expect(page.getByLabel("You told your bank")).toHaveValue("1 January 2030");
  await page.getByRole("group", { name: "Country of your bank" }).getByText("Another country", { exact: true }).click();
  await page.getByRole("button", { name: "Show my dates" }).click();
  await expect(page.getByText("We have no dates for your country")).toBeVisible();
  await expect(page.getByLabel("The last payment")).toHaveValue("some time in March");
});

test("the keyboard alone leads through the page of dates to the answer, or to the field that must be asked again", async ({
  page,
}) => {
  await page.goto("/deadlines");
  const [paid, told] = [page.getByLabel("The last payment"), page.getByLabel("You told your bank")];
  await tabTo(page, paid);
  await page.keyboard.type("31 Jan 2026");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("group", { name: "Country of your bank" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  for (let press = 0; press < 2; press += 1) await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "United Kingdom" })).toBeChecked();
  await tabTo(page, told);
  await page.keyboard.type("03/04/2026");
  await page.keyboard.press("Enter");
  await expect(told).toBeFocused();
  await expect(told).toHaveAccessibleDescription(/Is this 3 April 2026 or 4 March 2026/);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("20 November 2026");
  const complained = page.getByLabel("You complained in writing");
  await tabTo(page, complained);
  await page.keyboard.type("23.11.2026");
  await tabTo(page, page.getByRole("button", { name: "Show my dates" }));
  await page.keyboard.press("Space");
  await expect(page.getByRole("region", { name: "Act by" })).toBeFocused();
  await expect(page.getByText("30 January 2032", { exact: true })).toBeInViewport();
  await expect(page.getByText("14 December 2026", { exact: true })).toBeVisible();
  const how = page.getByText(/Counted from 31 January 2026/).first();
  await tabTo(page, page.getByRole("group").filter({ has: how }).locator("summary"));
  await page.keyboard.press("Enter");
  await expect(how).toBeVisible();
});

test("a rule withdrawn by SQL leaves plans and the page of dates within five seconds", async ({ request, site }) => {
  const plan = "/first-steps/ca-bank-transfer";
  const words = /180 days after the final answer/;
  const textOf = async (path: string) => (await request.get(path)).text();
  expect(await textOf(plan)).toMatch(words);
  expect(await textOf("/deadlines?country=ca")).toMatch(words);
  await site.client.query(
    "insert into law_rules (id, content, withdrawn_at, withdrawn_by_id, withdrawn_reason) select 'ca-obsi', '{}', now(), id, 'Wrong' from staff_users limit 1",
  );
  await expect
    .poll(async () => words.test(await textOf("/deadlines?country=ca")), { intervals: [100], timeout: promised })
    .toBe(false);
  expect(await textOf(plan)).not.toMatch(words);
  await site.client.query("delete from law_rules");
});

test("a British plan has the number of the banks and its sources", async ({ page }) => {
  await page.goto("/first-steps/uk-bank-transfer");
  await expect(page.getByRole("link", { name: "Call 159" })).toBeVisible();
  await expect(page.getByRole("link", { name: /with the number 159/ })).toBeVisible();
});
