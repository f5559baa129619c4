import type { Page } from "@playwright/test";

import { mailSink } from "../../lib/testing/mail-sink";
import de from "../../messages/de.json";
import en from "../../messages/en.json";
import fr from "../../messages/fr-CA.json";
import { expect, expectAccessible, inLanguage } from "../fixtures";
import { test } from "../own-site";
import type { OwnSite } from "../own-site";
import { InquiryForm } from "../pages/inquiry-form";

// The tests run in order, because they share a site, and each test interrupts the site's database connections.
test.describe.configure({ mode: "default", timeout: 120_000 });

const unavailable = {
  en: en.errors.SERVICE_UNAVAILABLE,
  de: de.errors.SERVICE_UNAVAILABLE,
  "fr-CA": fr.errors.SERVICE_UNAVAILABLE,
} as const;

for (const [kind, language, javaScriptEnabled, table] of [
  ["contact", "en", true, "contact_messages"],
  ["lead", "fr-CA", true, "leads"],
  ["contact", "de", false, "contact_messages"],
  ["lead", "de", false, "leads"],
] as const) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test(
      `a ${kind} form is stored once even if the database restarts and the mail server is down, ${language}`,
      inLanguage(language),
      async ({ page, site }) => {
        const form = new InquiryForm(page, kind, language);
        await form.open();
        await form.fill();
        site.proxy.disconnectAt("COMMIT");
        await form.button.click();
        await expect(
          page.getByRole("main").getByRole("alert").filter({ hasText: unavailable[language] }),
        ).toBeVisible();
        await expect(form.field(kind === "contact" ? "message" : "story")).toHaveValue(form.text);
        await expect(form.field("email")).toHaveValue(form.email);
        await expect(form.consent).toBeChecked();
        if (javaScriptEnabled) await expectAccessible(page);

        site.proxy.restore();
        await form.button.click();
        const reference = await form.reference();
        const { rows } = await site.client.query<{ reference: string }>(
          `select reference from ${table} where email = $1`,
          [form.email],
        );
        expect(rows).toEqual([{ reference }]);
        await expectOneEmail(site, form.email);
      },
    );
  });
}

test(
  "even if the database restarts, a newsletter subscription is stored once and manage links can be requested",
  { tag: "@all" },
  async ({ page, site }) => {
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
      done: "Please check your email",
    });
    await expectOneRequest(page, site, {
      path: "/booking/find",
      fill: () => page.getByRole("main").getByLabel("Email").fill(email),
      button: "Send me the links",
      done: "Thank you.",
    });
    expect((await site.client.query("select from newsletter_consents where email = $1", [email])).rowCount).toBe(1);
    // This email address has no appointments, so it gets only the newsletter's email.
    await expectOneEmail(site, email);
  },
);

for (const [path, words] of [
  ["", en],
  ["/de", de],
  ["/fr-ca", fr],
] as const) {
  test(
    `the manage page shows the booking error screen while the database is down, ${path || "/"}`,
    inLanguage(path || "en"),
    async ({ browser, site }) => {
      const { booking, details } = words.errorScreens;
      // This test expects the browser to log an error. The `page` fixture would fail the test because of this error.
      const page = await browser.newPage({ baseURL: site.url });
      const title = page.getByRole("heading", { level: 1, name: booking.title, exact: true });
      site.proxy.disconnect();
      await page.goto(`${path}/booking/manage/${"A".repeat(43)}`);
      await expect(title).toBeVisible();
      await expect(page.getByText(booking.notified)).toBeVisible();
      await expect(page.getByText(booking.manageText)).toBeVisible();
      await expect(page.getByText(details.summary)).toBeVisible();
      await expectAccessible(page);
      site.proxy.restore();
      await page.getByRole("button", { name: booking.retry, exact: true }).click();
      // Once the database is back, the page reports that the token is unknown.
      await expect(title).toHaveCount(0);
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
      await page.close();
    },
  );
}

type Form = { readonly path: string; fill(): Promise<void>; readonly button: string; readonly done: string };

async function expectOneRequest(page: Page, { proxy }: OwnSite, { path, fill, button, done }: Form): Promise<void> {
  const main = page.getByRole("main");
  await page.goto(path);
  await fill();
  proxy.disconnectAt("COMMIT");
  await main.getByRole("button", { name: button }).click();
  await expect(main.getByRole("alert").filter({ hasText: unavailable.en })).toBeVisible();
  proxy.restore();
  await main.getByRole("button", { name: button }).click();
  await expect(main.getByRole("alert").filter({ hasText: done })).toBeVisible();
}

/**
 * Waits until a job has failed, then starts a mail server and waits until all jobs are done. Expects exactly one email
 * to the address.
 */
async function expectOneEmail({ client, mailPort }: OwnSite, address: string): Promise<void> {
  // Excludes the jobs that send notices to staff. They send no email to the visitor, and they can take a minute longer,
  // because staff get at most one email with notices a minute.
  const waiting = async () =>
    (
      await client.query(
        `select from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
         -- The sample's refused emails are due in a month.
         where run_at <= now() + interval '1 hour' and identifier <> 'staff-notices'
         and attempts < max_attempts`,
      )
    ).rowCount;
  // Waits until a job has failed at least once.
  await expect
    .poll(
      async () =>
        (
          await client.query(
            "select from graphile_worker._private_jobs where attempts > 0 and last_error is not null and run_at < now() + interval '1 day'",
          )
        ).rowCount,
      { timeout: 30_000 },
    )
    .toBeGreaterThan(0);
  const sink = await mailSink(mailPort);
  try {
    await expect
      .poll(
        async () => {
          // The delay grows with each attempt, so the test makes the failed jobs due now and notifies the worker.
          await client.query(
            "update graphile_worker._private_jobs set run_at = now() where attempts > 0 and run_at < now() + interval '1 day'",
          );
          await client.query("select pg_notify('jobs:insert', '')");
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
