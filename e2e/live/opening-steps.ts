import type { Page } from "@playwright/test";

import { expect, untilHydrated } from "../fixtures";
import { act, countActs, shoot } from "./owner";

/** An account number that no bank has, with correct check digits. */
const iban = "DE89 3704 0044 0532 0130 00";

/** Confirms the services, adds an adviser who offers all of them, and enters weekly hours. */
export async function openAppointments(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await page.goto("/dashboard/setup");
  await main.getByRole("link", { name: "Open the services" }).click();
  await untilHydrated(page);
  await act(page, "Confirm all drafts", () =>
    expect(main.getByRole("button", { name: "Confirm all drafts" })).toHaveCount(0),
  );
  await page.goto("/dashboard/setup");
  await main.getByRole("link", { name: "Add an adviser" }).click();
  await untilHydrated(page);
  await main.getByRole("textbox", { name: "Name", exact: true }).fill("Helen Tremblay");
  await main.getByRole("textbox", { name: "Email", exact: true }).fill("helen@firm.test");
  for (const box of await main.getByRole("group", { name: "Languages of the meetings" }).getByRole("checkbox").all())
    await box.check();
  for (const box of await main.getByRole("group", { name: "Services" }).getByRole("checkbox").all()) await box.check();
  await act(page, "Add the adviser", () => expect(page.getByText("The adviser is added.")).toBeVisible());
  await main.getByRole("link", { name: "Add hours" }).click();
  await untilHydrated(page);
  for (const day of ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]) {
    const times = main.getByRole("group", { name: day }).locator("input[type=time]");
    await times.nth(0).fill("09:00");
    await times.nth(1).fill("17:00");
  }
  await shoot(page, "2-weekly-hours");
  await act(page, "Save the hours", () => expect(page.getByText("The hours are saved.")).toBeVisible());
}

/** Confirms the opening hours and the ways to meet. */
export async function confirmFirm(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await page.goto("/dashboard/setup");
  await main.getByRole("link", { name: "Check them" }).click();
  await untilHydrated(page);
  for (const name of ["Confirm the office hours", "Confirm the ways to meet"])
    await act(page, name, () => expect(main.getByRole("button", { name })).toHaveCount(0));
  await page.goto("/dashboard/setup");
}

/** The owner proposes the bank details, and the colleague compares and confirms them. */
export async function enterBank(page: Page, second: Page): Promise<void> {
  await page.goto("/dashboard/settings#bank");
  await untilHydrated(page);
  const main = page.getByRole("main");
  await main.getByText("Change the bank details").click();
  await main.getByLabel("Account holder").fill("Northgate Advisers Inc.");
  await main.getByLabel("Account", { exact: true }).fill(`IBAN ${iban}`);
  const form = main.locator("form", { has: page.getByLabel("Account holder") });
  countActs(1);
  await form.getByRole("button", { name: "Propose to the second person" }).click();
  await expect(page.getByText("Proposed. It waits for a second administrator.")).toBeVisible();
  await second.goto("/dashboard/settings#bank");
  await untilHydrated(second);
  await second.getByLabel("Last four characters of the account").fill(iban.replaceAll(" ", "").slice(-4));
  await second.getByRole("heading", { name: "Bank details" }).scrollIntoViewIfNeeded();
  await shoot(second, "4-second-person");
  await act(second, "Confirm and put in force", () =>
    expect(second.getByText("Confirmed and in force.")).toBeVisible(),
  );
}

/** Dates the texts, writes two claims that are proposed and verified together, and declines the others. */
export async function readTexts(page: Page, second: Page): Promise<void> {
  const main = page.getByRole("main");
  await page.goto("/dashboard/setup");
  await main.getByRole("link", { name: "Read and date them" }).click();
  await untilHydrated(page);
  await act(page, "I have read the 6 articles", () => expect(page.getByText("The articles are dated")).toBeVisible());
  await act(page, "I have read the 24 questions", () =>
    expect(page.getByText("The questions are dated")).toBeVisible(),
  );
  for (const words of ["cases closed this year", "letters answered this year"]) {
    await page.goto("/dashboard/claims/new");
    await untilHydrated(page);
    await page.getByRole("radio", { name: "Figure" }).check();
    for (const language of ["English", "German", "French"]) {
      const group = page.getByRole("group", { name: language, exact: true });
      await group.getByLabel("Figure", { exact: true }).fill("31");
      await group.getByLabel("Text", { exact: true }).fill(`${words} in ${language}`);
      await group.getByLabel("Source, as visitors read it").fill("Our case register");
      await group.getByLabel(/^Limits/).fill("Whatever the result");
    }
    await page.getByLabel("Page with the evidence").fill("https://northgate.test/count.pdf");
    await page.getByLabel("Expires on").fill(inHalfAYear());
    await act(page, "Keep as a draft", () => expect(page).toHaveURL(/\/claims\/[0-9a-f-]{36}/));
  }
  await page.goto("/dashboard/claims?view=drafts");
  await untilHydrated(page);
  for (const words of ["cases closed", "letters answered"])
    await page.getByLabel(new RegExp(`Choose “31 ${words}`)).check();
  await act(page, "Propose the chosen claims", () => expect(page.getByText("2 claims were proposed.")).toBeVisible());
  await second.goto("/dashboard/claims?view=waiting");
  await untilHydrated(second);
  for (const words of ["cases closed", "letters answered"])
    await second.getByLabel(new RegExp(`Choose “31 ${words}`)).check();
  await second.getByLabel(/^I opened the evidence of each/).check();
  await act(second, "Verify the chosen claims", () =>
    expect(second.getByText("2 claims were verified.")).toBeVisible(),
  );
  await page.goto("/dashboard/setup");
  await untilHydrated(page);
  await act(page, /We make no other claims/, () => expect(page.getByText("you make no other claims")).toBeVisible());
}

const inHalfAYear = () => new Date(Date.now() + 180 * 86_400_000).toISOString().slice(0, 10);

/** Says what no record shows, and invites a third administrator as advised. */
export async function markRest(page: Page): Promise<void> {
  await page.goto("/dashboard/setup");
  for (const [name, note] of [
    [/^Both arrived/, "noted as tested"],
    [/^A backup was restored today/, "The test of the backup is noted."],
    [/^The key is copied/, "The copy of the key is noted."],
  ] as const) {
    await untilHydrated(page);
    await act(page, name, () => expect(page.getByText(note)).toBeVisible());
  }
}
