import { expect, expectAccessible, sharedPageTest as test, untilHydrated } from "../fixtures";
import { signInAs } from "./sign-in";
import { someClient } from "./some-client";

// In the tests, today is Wednesday 6 September 2034.

test("compliance enters a data request, extends it, checks the identity and answers", async ({ page }) => {
  await signInAs(page, "compliance");
  await page.getByRole("link", { name: "Data requests" }).first().click();
  await expect(page).toHaveURL("/dashboard/data-requests");
  await expect(page.getByText(/Overdue since/).first()).toBeVisible();
  // On a phone, a long deadline beside the name leaves the name at least half of the row.
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 390, height: 844 });
  const name = page.locator("tr", { hasText: "Overdue since" }).first().locator("th, td").first();
  expect((await name.boundingBox())?.width).toBeGreaterThan(150);
  await page.setViewportSize(size);
  await page.getByRole("link", { name: "New data request" }).click();
  await expect(page).toHaveURL("/dashboard/data-requests/new");
  await untilHydrated(page);
  await page.getByLabel("What is asked").selectOption("erasure");
  await page.getByLabel("Law").selectOption("gdpr");
  await page.getByLabel("Name").fill("Alex Beispiel");
  await page.getByLabel("How it arrived").selectOption("letter");
  await page.getByLabel("Received on").fill("2034-08-31");
  await page.getByLabel(/^Client, if/).fill("FRS-2222-2222");
  await page.getByRole("button", { name: "Save the request" }).click();
  await expect(page.getByText("We know no client with this reference or address").first()).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("Alex Beispiel");
  await page.getByLabel(/^Client, if/).fill("");
  await page.getByRole("button", { name: "Save the request" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Data request of Alex Beispiel" })).toBeVisible();
  await expect(page.getByText("Due in 24 days")).toBeVisible();
  await expect(page.getByText("Saturday 30 September 2034")).toBeVisible();
  await expectAccessible(page);

  await untilHydrated(page);
  await page.getByText("Extend once").click();
  await page.getByLabel("Reason for the extension").fill("The letters of two firms have to be read.");
  await page.getByRole("button", { name: "Extend the deadline" }).click();
  await expect(page.getByText("Due in 85 days")).toBeVisible();
  await expect(page.getByRole("button", { name: "Extend the deadline" })).toHaveCount(0);

  await page.getByLabel("Result").selectOption("answered");
  await page.getByLabel("What was answered, or the reason").fill("Everything was erased.");
  await page.getByRole("button", { name: "End the request" }).click();
  await expect(page.getByText("First record how the identity was checked").first()).toBeVisible();
  await page.getByLabel("How you checked who the person is").selectOption("id-document");
  await page.getByRole("button", { name: "Save the check" }).click();
  await expect(page.getByRole("definition").filter({ hasText: "Identity document seen" })).toBeVisible();
  await page.getByLabel("What was answered, or the reason").fill("Everything was erased.");
  await page.getByRole("button", { name: "End the request" }).click();
  await expect(page.getByText("This entry has ended.")).toBeVisible();
  await expect(page.getByRole("button", { name: "End the request" })).toHaveCount(0);
  await expectAccessible(page);

  await page.goto("/dashboard/data-requests?view=closed");
  await expect(page.getByRole("row").filter({ hasText: "Alex Beispiel" })).toContainText("Answered");
});

test(
  "compliance corrects a request's day of receipt, links a client, and ends a request that was entered by mistake",
  { tag: "@all" },
  async ({ page }) => {
    const { name } = await someClient();
    await signInAs(page, "compliance", "/dashboard/data-requests/new");
    await untilHydrated(page);
    await page.getByLabel("What is asked").selectOption("access");
    await page.getByLabel("Law").selectOption("gdpr");
    await page.getByLabel("Name").fill("Toni Beispiel");
    await page.getByLabel("How it arrived").selectOption("email");
    await page.getByLabel("Received on").fill("1800-01-01");
    await page.getByRole("button", { name: "Save the request" }).click();
    await expect(page.getByText("This day is more than ten years ago. Check the year").first()).toBeVisible();
    await page.getByLabel("Received on").fill("2034-07-31");
    await page.getByRole("button", { name: "Save the request" }).click();
    await expect(page.getByText("Overdue since Thursday 31 August 2034")).toBeVisible();

    await untilHydrated(page);
    await page.getByText("Correct the day of receipt").click();
    await page.getByLabel("Received on").fill("2034-08-31");
    await page.getByLabel("Why it is corrected").fill("The month was mistyped.");
    await page.getByRole("button", { name: "Save the day" }).click();
    await expect(page.getByText("Due in 24 days")).toBeVisible();

    await page.getByLabel("Name, email, phone or reference").fill(name);
    await page.getByRole("button", { name: "Find" }).click();
    await untilHydrated(page);
    await page
      .getByRole("button", { name: `Link ${name}` })
      .first()
      .click();
    await expectAccessible(page);
    // The request is the reason for which the data opens, so no reason is asked for.
    const request = page.url();
    await page.getByRole("button", { name: "Export the data" }).click();
    await expect(page).toHaveURL(/\/data#export$/);
    await expect(page.getByRole("heading", { name: /^Export/ })).toBeVisible();
    await page.goto(request);
    await untilHydrated(page);

    await page.getByText("End it as a mistake").click();
    await page.getByLabel("Why it is a mistake").fill("It was a test.");
    await page.getByRole("button", { name: "End this entry" }).click();
    await expect(page.getByText("This entry has ended.")).toBeVisible();
    await expect(page.getByText("Entered by mistake because")).toBeVisible();
  },
);

test("compliance enters a complaint, acknowledges, answers and closes it", async ({ page }) => {
  await signInAs(page, "compliance", "/dashboard/complaints/new");
  await untilHydrated(page);
  await page.getByLabel("Name").fill("Kim Example");
  await page.getByLabel("Received on").fill("2034-09-01");
  await page.getByLabel("How it arrived").selectOption("phone");
  await page.getByLabel("What is the complaint about?").fill("No one called back.");
  await page.getByLabel("Handled by").selectOption({ index: 1 });
  await page.getByRole("button", { name: "Save the complaint" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Complaint of Kim Example" })).toBeVisible();
  // The complaint must be acknowledged within five working days. Labour Day is not a working day. The complaint must be
  // answered within ninety days.
  await expect(page.getByText("Due by Monday 11 September 2034")).toBeVisible();
  await expect(page.getByText("Due by Thursday 30 November 2034")).toBeVisible();
  await expectAccessible(page);
  const address = page.url();
  await page.goto("/dashboard");
  const reference = /CMP-[^?]+/.exec(address)?.[0] ?? "";
  await page.getByText(/^Show \d+ more$/).click();
  const item = page.getByRole("listitem").filter({ hasText: `Acknowledge a complaint: ${reference}` });
  await expect(item).toContainText("Due in 5 days");

  await page.goto(address);
  await untilHydrated(page);
  await page.getByRole("button", { name: "Record that it was sent" }).click();
  await expect(page.getByText("Sent on Wednesday 6 September 2034")).toBeVisible();
  await page.getByLabel("Result").selectOption("partly-upheld");
  await page.getByLabel("What was answered").fill("We are sorry. We call today.");
  await page.getByRole("button", { name: "Save the answer" }).click();
  await expect(page.getByRole("definition").filter({ hasText: "Partly upheld" })).toBeVisible();
  await page.getByRole("button", { name: "Close the complaint" }).click();
  await expect(page.getByText("This entry has ended.")).toBeVisible();
  await expectAccessible(page);
});

test(
  "a change that is sent from an outdated page is refused, and the typed text is kept",
  { tag: "@all" },
  async ({ page, context }) => {
    await signInAs(page, "compliance", "/dashboard/data-requests");
    const link = page.getByRole("rowheader").getByRole("link").first();
    const address = (await link.getAttribute("href")) ?? "";
    // Blocks the stream of changes, so that the page is not refreshed.
    await page.route("**/api/staff/changes", (route) => route.abort());
    await page.goto(address);
    await untilHydrated(page);
    await page.getByLabel("Result").selectOption("answered");
    await page.getByLabel("What was answered, or the reason").fill("Nothing is held.");
    const other = await context.newPage();
    await other.goto(address);
    await untilHydrated(other);
    if ((await other.getByText("Change the check").count()) > 0) await other.getByText("Change the check").click();
    await other.getByLabel("How you checked who the person is").selectOption("manage-link");
    await other.getByRole("button", { name: "Save the check" }).click();
    await expect(other.getByText("Saved.")).toBeVisible();
    await page.getByRole("button", { name: "End the request" }).click();
    await expect(page.getByText(/has changed in the meantime/)).toBeVisible();
    await expect(page.getByLabel("What was answered, or the reason")).toHaveValue("Nothing is held.");
  },
);
