import { db } from "@/lib/platform/db/client";
import { aMailer } from "@/lib/testing/a-mailer";
import { anEmail } from "@/lib/testing/builders/email";
import { emptyTables } from "@/lib/testing/empty-tables";

import { msPerDay } from "../time/instant";
import { deliverOnce } from "./deliver";
import { openCopy, recipientOf, sweepSentEmails, withoutPrivateLinks } from "./sent-emails";
import { suppress, suppressedAddress } from "./suppression";

const bookingId = "3c0a4f2e-9f5b-4a57-9d0e-2a63c1f0b7aa";
const token = "Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE";

beforeEach(() => emptyTables("mail_deliveries", "sent_emails", "suppressed_addresses"));

it("keeps an encrypted copy of each sent email, without the tokens of private links", async () => {
  const email = {
    ...anEmail(),
    to: "Zoe@example.org",
    subject: "Your appointment",
    text: `Your caller says: abricot.\nhttps://firm.example/booking/manage/${token}?locale=de\n`,
    html: `<a href="https://firm.example/booking/manage/${token}?locale=de">Guten Tag</a>`,
    attachments: [{ filename: "appointment.ics", contentType: "text/calendar", content: token }],
  };
  await deliverOnce(`booking-confirmed:${bookingId}:0`, email, aMailer());
  await deliverOnce(`booking-confirmed:${bookingId}:0`, email, aMailer());
  const [copy, ...others] = await db.sentEmail.findMany();
  if (!copy?.contentCipher) throw new Error("There is no copy");
  expect(others).toEqual([]);
  expect(copy).toMatchObject({ kind: "booking-confirmed", recordId: bookingId, outcome: "sent", locale: email.locale });
  expect(recipientOf(copy)).toBe("Zoe@example.org");
  expect(openCopy({ contentCipher: copy.contentCipher })).toEqual({
    subject: "Your appointment",
    text: "Your caller says: abricot.\nhttps://firm.example/booking/manage/…?locale=de\n",
    html: '<a href="https://firm.example/booking/manage/…?locale=de">Guten Tag</a>',
    attachments: ["appointment.ics"],
  });
  const stored = await db.$queryRaw<unknown[]>`select sent_emails::text from sent_emails`;
  expect(JSON.stringify(stored)).not.toMatch(/zoe|abricot|appointment\.ics/i);
});

it.each([
  [`/login/reset?token=${token}`, "/login/reset?token=…"],
  [`/newsletter/confirm/${token}.`, "/newsletter/confirm/…."],
  ["https://firm.example/services/cryptocurrency-recovery", "https://firm.example/services/cryptocurrency-recovery"],
])("stores %s as %s in the copy of an email", (text, storedText) => {
  expect(withoutPrivateLinks(text)).toBe(storedText);
});

it("keeps no copy of an email that could not be sent", async () => {
  await expect(deliverOnce("contact-sender:a:0", anEmail(), aMailer({ failures: 1 }))).rejects.toThrow("refused");
  expect(await db.sentEmail.count()).toBe(0);
});

it("sends no email to another spelling of a suppressed address, and records the unsent email only once", async () => {
  const mailer = aMailer();
  const to = "Zoe+fraud@example.org";
  await db.$transaction((tx) => suppress(tx, "zoe@example.org", "hard-bounce"));
  await db.$transaction((tx) => suppress(tx, "zoe@example.org", "complaint"));
  expect(await deliverOnce("contact-sender:b:0", { ...anEmail(), to }, mailer)).toBe("suppressed");
  expect(await deliverOnce("contact-sender:b:0", { ...anEmail(), to }, mailer)).toBe("suppressed");
  expect(mailer.emails).toEqual([]);
  expect(await db.sentEmail.findMany()).toMatchObject([{ outcome: "suppressed", contentCipher: null, recordId: null }]);
  const [entry] = await db.suppressedAddress.findMany();
  expect([entry?.reason, entry && suppressedAddress(entry)]).toEqual(["hard-bounce", "zoe@example.org"]);

  await db.suppressedAddress.deleteMany();
  expect(await deliverOnce("contact-sender:b:0", { ...anEmail(), to }, mailer)).toBe("sent");
  expect(await db.sentEmail.count()).toBe(2);
});

it("deletes copies of sent emails after 90 days", async () => {
  await deliverOnce("contact-sender:c:0", anEmail(), aMailer());
  const { at } = await db.sentEmail.findFirstOrThrow();
  expect(await sweepSentEmails(at.getTime() + 90 * msPerDay)).toEqual({ copies: 0, files: 0 });
  expect(await sweepSentEmails(at.getTime() + 90 * msPerDay + 1)).toEqual({ copies: 1, files: 0 });
  expect(await db.mailDelivery.count()).toBe(1);
});
