import type { Page } from "@playwright/test";

import { mailSink } from "../../lib/testing/mail-sink";
import de from "../../messages/de.json";
import en from "../../messages/en.json";
import fr from "../../messages/fr-CA.json";
import { expect, expectAccessible } from "../fixtures";
import { test } from "../own-site";
import type { OwnSite } from "../own-site";
import { InquiryForm } from "../pages/inquiry-form";

// One after the other: they share the site, and each breaks it.
test.describe.configure({ mode: "default", timeout: 120_000 });

const away = {
  en: "Unable to connect to the server",
  de: "Keine Verbindung zum Server",
  "fr-CA": "Impossible de joindre le serveur",
} as const;

for (const [kind, language, javaScriptEnabled, table] of [
  ["contact", "en", true, "contact_messages"],
  ["lead", "fr-CA", true, "leads"],
  ["contact", "de", false, "contact_messages"],
  ["lead", "de", false, "leads"],
] as const) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test(`a ${kind} form counts once though the database restarts as it is sent and no mail can go out, ${language}`, async ({
      page,
      site,
    }) => {
      const form = new InquiryForm(page, kind, language);
      await form.open();
      await form.fill();
      site.line.breakAt("COMMIT");
      await form.button.click();
      await expect(page.getByRole("main").getByRole("alert").filter({ hasText: away[language] })).toBeVisible();
      await expect(form.field(kind === "contact" ? "message" : "story")).toHaveValue(form.text);
      await expect(form.field("email")).toHaveValue(form.email);
      await expect(form.consent).toBeChecked();
      if (javaScriptEnabled) await expectAccessible(page);

      site.line.mend();
      await form.button.click();
      const reference = await form.reference();
      const { rows } = await site.client.query<{ reference: string }>(
        `select reference from ${table} where email = $1`,
        [form.email],
      );
      expect(rows).toEqual([{ reference }]);
      await expectOneLetter(site, form.email);
    });
  });
}

test("the newsletter and the links of one's appointments are asked for once, though the database restarts and no mail can go out", async ({
  page,
  site,
}) => {
  const email = `reader-${Date.now()}@example.org`;
  await expectOneRequest(page, site, {
    path: "/newsletter",
    fill: async () => {
      await page.getByRole("main").getByLabel("Your email address").fill(email);
      await page
        .getByRole("main")
        .getByLabel(/^I agree to receive/)
        .check();
    },
    button: "Subscribe",
    done: "Please look into your mailbox",
  });
  await expectOneRequest(page, site, {
    path: "/booking/find",
    fill: () => page.getByRole("main").getByLabel("Email").fill(email),
    button: "Send me the links",
    done: "Thank you.",
  });
  expect((await site.client.query("select from newsletter_consents where email = $1", [email])).rowCount).toBe(1);
  // Nobody has an appointment under this address, so it hears of the newsletter alone.
  await expectOneLetter(site, email);
});

for (const [path, words] of [
  ["", en],
  ["/de", de],
  ["/fr-ca", fr],
] as const) {
  test(`a booking's own page says that the booking system has failed while the database is away, ${path || "/"}`, async ({
    browser,
    site,
  }) => {
    const { booking, details } = words.errorScreens;
    // A page without the complaints of the others: the browser's console tells of the failure, as it should.
    const page = await browser.newPage({ baseURL: site.address });
    const title = page.getByRole("heading", { level: 1, name: booking.title, exact: true });
    site.line.breakNow();
    await page.goto(`${path}/booking/manage/${"A".repeat(43)}`);
    await expect(title).toBeVisible();
    await expect(page.getByText(booking.notified)).toBeVisible();
    await expect(page.getByText(details.summary)).toBeVisible();
    await expectAccessible(page);
    site.line.mend();
    await page.getByRole("button", { name: booking.retry, exact: true }).click();
    // The token is nobody's, which the page can say again.
    await expect(title).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await page.close();
  });
}

type Asking = { readonly path: string; fill(): Promise<void>; readonly button: string; readonly done: string };

async function expectOneRequest(page: Page, { line }: OwnSite, { path, fill, button, done }: Asking): Promise<void> {
  const main = page.getByRole("main");
  await page.goto(path);
  await fill();
  line.breakAt("COMMIT");
  await main.getByRole("button", { name: button }).click();
  await expect(main.getByRole("alert").filter({ hasText: away.en })).toBeVisible();
  line.mend();
  await main.getByRole("button", { name: button }).click();
  await expect(main.getByRole("alert").filter({ hasText: done })).toBeVisible();
}

/** The mail server comes back: the address gets one letter, and nothing is left that would send another. */
async function expectOneLetter({ client, mailPort }: OwnSite, address: string): Promise<void> {
  // What staff are told is gathered for a minute and is no email of the visitor's.
  const waiting = async () =>
    (
      await client.query(
        `select from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
         where run_at <= now() + interval '1 hour' and identifier <> 'staff-notices'`,
      )
    ).rowCount;
  // Tried in vain at least once before.
  await expect
    .poll(
      async () =>
        (await client.query("select from graphile_worker._private_jobs where attempts > 0 and last_error is not null"))
          .rowCount,
      { timeout: 30_000 },
    )
    .toBeGreaterThan(0);
  const sink = await mailSink(mailPort);
  try {
    await expect
      .poll(
        async () => {
          // The waits grow from try to try; here nobody has that long.
          await client.query("update graphile_worker._private_jobs set run_at = now() where attempts > 0");
          return waiting();
        },
        { timeout: 60_000 },
      )
      .toBe(0);
    expect(sink.received.filter(({ recipients }) => recipients.includes(address))).toHaveLength(1);
  } finally {
    await sink.close();
  }
}
