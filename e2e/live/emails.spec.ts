import { wordingOfClaims } from "../../lib/testing/live-office";
import { withClient } from "../../lib/testing/client";
import { aMessage, aRequest } from "../../lib/testing/inquiries";
import { mailSink } from "../../lib/testing/mail-sink";
import type { ReceivedMail } from "../../lib/testing/mail-sink";
import { bookSomething, someAddress, tokenOf } from "../api/visitor";
import { expect, test } from "../fixtures";
import { plain } from "./reading";

const { DATABASE_URL = "", SMTP_URL = "", SHOWN_CLAIMS = "", CLOCK_SHIFT_MS = "0" } = process.env;

/**
 * The number of emails to visitors in each language: about a booking, its cancellation, a message, a request for help
 * and a newsletter subscription.
 */
const emailsPerLanguage = 5;

/**
 * The address that receives the emails to staff. It gets at most one email a minute. Each email reports everything that
 * has happened since the previous email.
 */
const office = "office@firm.test";

test("emails contain no unverified claims and do not call the site a demonstration", async ({ request }) => {
  test.slow();
  const sink = await mailSink(Number(new URL(SMTP_URL).port));
  const countOf = (isStaff: boolean) =>
    sink.received.filter(({ recipients }) => recipients.includes(office) === isStaff).length;
  try {
    for (const locale of ["en", "de", "fr-CA"]) {
      const headers = someAddress();
      const { response, body } = await bookSomething(request, { locale }, { fromDay: 6 });
      expect(response.status()).toBe(201);
      // Waits for the confirmation email before the cancellation. A cancelled booking gets no confirmation email.
      await expect
        .poll(() => sink.received.some(({ recipients }) => recipients.includes(body.clientInfo.email)), {
          timeout: 60_000,
        })
        .toBe(true);
      const { manageUrl } = (await response.json()).data;
      await request.post(`/api/bookings/${tokenOf(manageUrl)}/cancel`, { data: {}, headers });
      for (const [path, data] of [
        ["contact", aMessage({ locale })],
        ["leads", aRequest({ locale })],
        ["newsletter", { email: aMessage().email, consent: true, locale }],
      ] as const) {
        expect((await request.post(`/api/${path}`, { data, headers })).status()).toBe(201);
      }
    }
    await expect.poll(() => countOf(false), { timeout: 60_000 }).toBeGreaterThanOrEqual(3 * emailsPerLanguage);
    // The site queues the email to staff for the current time on its own clock, but jobs start by the database's clock.
    // If the site's clock is days ahead, the email is not due during the test. startStaffEmail could not change this
    // reliably, because each new booking or message sets the time of the email again.
    if (CLOCK_SHIFT_MS === "0") {
      await startStaffEmail();
      await expect.poll(() => countOf(true), { timeout: 60_000 }).toBeGreaterThan(0);
    }

    const shownClaims = SHOWN_CLAIMS.split(",");
    const hidden = [...(await wordingOfClaims(DATABASE_URL))]
      .filter(([key]) => !shownClaims.includes(key))
      .flatMap(([, words]) => words);
    for (const email of sink.received) {
      const text = textOf(email);
      expect(hidden.filter((word) => text.includes(word))).toEqual([]);
      expect(text).not.toMatch(/demonstration|démonstration|\(sample\)/i);
    }
  } finally {
    await sink.close();
  }
});

/** Starts the job of the email to staff now. Otherwise the job waits until a minute after the previous email. */
async function startStaffEmail(): Promise<void> {
  await withClient(DATABASE_URL, async (client) => {
    await client.query("delete from email_cooldowns where purpose = 'staff-notices'");
    await client.query(
      `update graphile_worker._private_jobs set run_at = now() where task_id =
         (select id from graphile_worker._private_tasks where identifier = 'staff-notices')`,
    );
  });
}

/** Returns the decoded subject, text body, HTML body and attachments of an email. */
function textOf({ subject, mail }: ReceivedMail): string {
  const files = mail.attachments.map(({ content }) =>
    typeof content === "string" ? content : new TextDecoder().decode(content),
  );
  // Unfolds the long lines of calendar files.
  return plain([subject, mail.text, mail.html, ...files.map((file) => file.replaceAll("\r\n ", ""))].join("\n"));
}
