import type { Locator, Page } from "@playwright/test";
import type { Client } from "pg";

import { withClient } from "../../lib/testing/client";
import { expect, expectAccessible, sharedPageTest as test, untilHydrated } from "../fixtures";
import { expectAccessibleInThemes } from "../pages/axe";
import { InquiryForm } from "../pages/inquiry-form";
import { emailsTo } from "../pages/mailbox";
import { openedCase } from "./opened-case";
import { signInAs } from "./sign-in";

const dayMs = 86_400_000;
const databaseUrl = process.env.DATABASE_URL ?? "";

/** Returns a Tuesday morning in five to six weeks. Other tests book earlier days. */
function quietTuesday(): Date {
  const day = new Date(Date.now() + 35 * dayMs);
  day.setUTCDate(day.getUTCDate() + ((9 - day.getUTCDay()) % 7));
  day.setUTCHours(11, 0, 0, 0);
  return day;
}

/** Moves the appointment to a night four days ago, when no other appointment takes place. */
async function begin(client: Client, reference: string): Promise<void> {
  const starts = new Date(Date.now() - 4 * dayMs);
  starts.setUTCHours(5, 0, 0, 0);
  await client.query("begin");
  await client.query(
    `update occupied_time o set starts_at = $2::timestamptz, during = tstzrange($2::timestamptz, $2::timestamptz + (b.ends_at - b.starts_at))
     from bookings b where b.id = o.booking_id and b.reference = $1`,
    [reference, starts],
  );
  await client.query(
    "update bookings set starts_at = $2::timestamptz, ends_at = $2::timestamptz + (ends_at - starts_at) where reference = $1",
    [reference, starts],
  );
  await client.query("commit");
}

/** Sends the email about a completed step immediately, instead of after ten minutes. */
const sendNow = (client: Client) =>
  client.query("update graphile_worker._private_jobs set run_at = '2020-01-01' where key like 'case-step:%'");

/**
 * Opens a form of the case, fills it in and submits it. By default, the submit button has the same text as the element
 * that opens the form.
 */
async function send(place: Locator, opener: string, fill: () => Promise<unknown>, button = opener): Promise<void> {
  await place.locator("summary", { hasText: opener }).click();
  await fill();
  await place.getByRole("button", { name: button, exact: true }).click();
}

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test(
  "a message leads to a booking, an appointment and a case that is closed without recovery, in German",
  { tag: "@all" },
  async ({ page }) => {
    test.setTimeout(180_000);
    const form = new InquiryForm(page, "contact", "de");
    await form.open();
    await form.fill();
    await form.button.click();
    const message = await form.reference();

    await signInAs(page, "manager", `/de/dashboard/inbox/${message}`);
    await expect(page.getByText(form.text)).toBeVisible();
    await page.goto(`/de/dashboard/bookings/new?from=${message}&after=${quietTuesday().toISOString()}`);
    await page.locator(".time-pick").first().click();
    await expect(page.getByLabel("Vorname")).toHaveValue("Margaret");
    await page.getByLabel("Telefon", { exact: true }).fill("+1 782 555 0143");
    await page.getByLabel("Die anrufende Person hat die AGB").check();
    await page.getByRole("button", { name: "Termin buchen" }).click();
    await expect(page.getByRole("heading", { name: "Bitte vorlesen" })).toBeVisible();
    const booking = new URL(page.url()).searchParams.get("done") ?? "";

    await withClient(databaseUrl, (client) => begin(client, booking));
    await page.goto(`/de/dashboard/bookings/${booking}/appointment`);
    await untilHydrated(page, "#own-note");
    await page.getByRole("button", { name: "Termin abschließen" }).click();
    await expect(page).toHaveURL(`/de/dashboard/bookings/${booking}?done=completed`);

    await page.goto("/de/dashboard/clients");
    await page.getByLabel("Name, E-Mail, Telefon oder Buchungsnummer").fill(form.email);
    await page.getByRole("button", { name: "Suchen" }).click();
    await page.getByRole("rowheader").getByRole("link", { name: "Margaret Sample" }).click();
    await page.getByLabel("Warum öffnen Sie diese Akte?").selectOption("covering");
    await page.getByRole("button", { name: "Akte öffnen" }).click();
    await send(region(page, "Fälle"), "Fall eröffnen", () =>
      page.getByLabel("Was geschehen ist").selectOption("crypto"),
    );
    await expect(page.getByText("Der Fall ist eröffnet.")).toBeVisible();
    await expect(page).toHaveURL(/\/de\/dashboard\/clients\/[^/]+\/cases\/CAS-[^/?]+$/);
    await expectAccessible(page);

    const parties = region(page, "Beteiligte");
    await send(parties, "Beteiligte hinzufügen", async () => {
      await parties.getByLabel("Art", { exact: true }).selectOption("platform");
      await parties.getByLabel("Name oder Adresse").fill(`Handelsplatz ${message}`);
    });
    await expect(page.getByText("Gespeichert.")).toBeVisible();
    const conflicts = region(page, "Interessenkonflikte");
    await conflicts.getByRole("button", { name: "Jetzt suchen" }).click();
    await conflicts.getByLabel("Entscheidung").selectOption("no-conflict");
    await conflicts.getByLabel("Grund").fill("Namen und Adressen verglichen.");
    await conflicts.getByRole("button", { name: "Entscheidung speichern" }).click();
    await expect(page.getByText("Ihre Entscheidung ist gespeichert.")).toBeVisible();

    const journey = region(page, "Schritte des Falls");
    await expect(journey.getByText("1 Bedingung fehlt")).toBeVisible();
    const ruleText = "Die Person kennt die kostenlosen Anlaufstellen";
    const rule = journey.getByRole("listitem").filter({ hasText: ruleText }).last();
    await send(rule, "Bestätigen", () => rule.getByLabel("Notiz").fill("Im ersten Gespräch genannt."));
    await expect(page.getByText("Die Bedingung ist bestätigt.")).toBeVisible();
    await expect(journey.getByLabel("In 10 Minuten eine E-Mail senden")).not.toBeChecked();
    await journey.getByLabel("In 10 Minuten eine E-Mail senden").check();
    await journey.getByRole("button", { name: "Schritt 1 abschließen" }).click();
    await expect(page.getByText("Der Schritt ist abgeschlossen.")).toBeVisible();
    await expect(journey.getByText("1 von 5 abgeschlossen")).toBeVisible();

    const steps = () =>
      emailsTo(form.email).then((all) => all.filter(({ text = "" }) => text.includes("Ein Schritt ist abgeschlossen")));
    await withClient(databaseUrl, sendNow);
    await expect.poll(async () => (await steps()).length, { timeout: 20_000 }).toBe(1);
    const [email] = await steps();
    expect(email?.subject).toMatch(/Eine Nachricht für Sie$/);
    expect(email?.text).toMatch(/Abgeschlossen[^]*Erstberatung[^]*Als Nächstes[^]*Prüfung des Falls/);
    expect(email?.text).not.toContain("Handelsplatz");

    const deadlines = region(page, "Fristen");
    await send(deadlines, "Frist hinzufügen", async () => {
      await deadlines.getByLabel("Was fällig ist").fill("Widerspruch bei der Bank");
      await deadlines.getByLabel("Fällig am").fill("2034-10-02");
    });
    await expect(deadlines.getByText("Widerspruch bei der Bank", { exact: true })).toBeVisible();
    const letters = region(page, "Schreiben und Behörden");
    await send(letters, "Schreiben hinzufügen", async () => {
      await letters.getByLabel("Art", { exact: true }).selectOption("bank");
      await letters.getByLabel("Empfänger").fill("Musterbank");
      await letters.getByLabel("Verschickt am").fill("2034-09-05");
    });
    await expect(letters.getByText("Musterbank", { exact: true })).toBeVisible();

    const closing = region(page, "Fall abschließen");
    const reason = "Die Empfänger sind nicht bekannt. Die Bank hat abgelehnt.";
    await closing.locator("summary").click();
    await expect(closing.getByLabel("Ergebnis").locator("option")).toHaveText(["Ohne Rückzahlung abgeschlossen"]);
    await closing.getByRole("textbox", { name: "Grund" }).fill(reason);
    await closing.getByRole("button", { name: "Fall abschließen" }).click();
    await expect(page.getByText("Der Fall ist abgeschlossen.")).toBeVisible();
    const closed = region(page, "Ohne Rückzahlung abgeschlossen");
    await expect(closed.getByText(reason)).toBeVisible();
    await expect(closed.getByText("Kostenlose Anlaufstellen, die Sie nennen können:")).toBeVisible();
    await expect(page.getByRole("button", { name: /Schritt \d/ })).toHaveCount(0);
    await expectAccessible(page);
  },
);

test("the page of a case has no axe findings in any theme, even on a phone", { tag: "@all" }, async ({ page }) => {
  test.setTimeout(120_000);
  await signInAs(page, "admin");
  await openedCase(page, "oldest");
  // Opens every form of the page.
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) if (details.className === "opener") details.open = true;
  });
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectAccessibleInThemes(page);
  }
});
