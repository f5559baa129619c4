import fc from "fast-check";
import { Logger, runOnce } from "graphile-worker";

import { receiveMessage } from "./contact/commands/receive-message";
import { contactRequestSchema } from "./contact/schema";
import type { ContactRequest } from "./contact/schema";
import { receiveLead } from "./leads/commands/receive-lead";
import { db } from "@/lib/platform/db/client";
import { checked } from "@/lib/platform/jobs/checked-tasks";
import { staffTasks } from "@/lib/staff/tasks";
import { locales } from "@/lib/platform/i18n/locales";
import { mailer } from "@/lib/platform/mail/transport";
import { testDatabaseUrl } from "@/lib/testing/database";
import { emptyTables } from "@/lib/testing/empty-tables";
import { hostileText } from "@/lib/testing/hostile-text";
import { aMessage, aRequest } from "@/lib/testing/inquiries";
import { mailSink } from "@/lib/testing/mail-sink";
import type { MailSink, ReceivedMail } from "@/lib/testing/mail-sink";

import { noHiddenFields } from "./schema";
import { inquiryTasks } from "./tasks";

jest.setTimeout(600_000);

const silent = new Logger(() => () => undefined);
const now = Date.now();
const arrival = { hidden: noHiddenFields, locale: "en", now } as const;
const office = "help@example.com";

let sink: MailSink;

beforeAll(async () => {
  sink = await mailSink();
  process.env.SMTP_URL = sink.url;
});

afterAll(async () => {
  mailer().close();
  await sink.close();
});

beforeEach(() =>
  emptyTables(
    "contact_messages",
    "leads",
    "inquiry_submissions",
    "mail_deliveries",
    "staff_notices",
    "email_slots",
    "graphile_worker._private_jobs",
  ),
);

/** Runs all queued jobs and returns the emails that they sent. */
async function work(): Promise<readonly ReceivedMail[]> {
  const before = sink.received.length;
  await db.emailCooldown.deleteMany();
  await db.$executeRaw`update graphile_worker._private_jobs set run_at = now() - interval '1 minute'`;
  await runOnce({
    connectionString: testDatabaseUrl(),
    taskList: checked({ ...inquiryTasks, ...staffTasks }),
    concurrency: 1,
    noHandleSignals: true,
    logger: silent,
  });
  return sink.received.slice(before);
}

const subjects = {
  en: "[Demo] We have received your message",
  de: "[Demo] Ihre Nachricht ist eingegangen",
  "fr-CA": "[Démo] Nous avons reçu votre message",
};

it.each(locales)("sends a receipt in the sender's language (%s) and an email to the office", async (locale) => {
  const message = aMessage();
  const received = await receiveMessage(message, { ...arrival, locale });
  const reference = received.ok ? received.value.reference : "";
  const mails = await work();
  expect(mails).toHaveLength(2);
  const [toSender] = mails.filter(({ recipients }) => recipients.includes(message.email));
  expect(toSender).toMatchObject({ subject: subjects[locale], recipients: [message.email] });
  expect(toSender?.mail.headers.find(({ key }) => key === "content-language")?.value).toBe(locale);
  for (const part of [toSender?.mail.text, toSender?.mail.html]) {
    expect(part).toContain(reference);
    expect(part).not.toMatch(/Margaret|Lost money|October/);
  }
  const [toOffice] = mails.filter(({ recipients }) => recipients.includes(office));
  expect(toOffice).toMatchObject({ subject: `[Demo] New message ${reference}`, recipients: [office] });
  expect(toOffice?.mail.text).not.toMatch(/Margaret|Lost money|October|visitor-/);
});

it("tells the office how urgent a request is, without details of the loss", async () => {
  await receiveLead(aRequest({ urgency: "today" }), arrival);
  const toOffice = (await work()).find(({ recipients }) => recipients.includes(office));
  expect(toOffice?.mail.text).toMatch(/Reply wanted: today/);
  expect(toOffice?.mail.text).toContain("/dashboard/inbox");
  expect(toOffice?.mail.text).not.toMatch(/10k|crypto|website/);
});

it("sends each email exactly once if the mail server was down at first", async () => {
  const references: string[] = [];
  for (let n = 0; n < 10; n += 1) {
    const received = await receiveMessage(aMessage(), arrival);
    if (received.ok) references.push(received.value.reference);
  }
  sink.refuse(true);
  expect(await work()).toEqual([]);
  expect(await work()).toEqual([]);
  sink.refuse(false);
  const mails = [...(await work()), ...(await work()), ...(await work())];
  expect(await work()).toEqual([]);
  const isToOffice = ({ recipients }: ReceivedMail) => recipients.includes(office);
  expect(mails.filter((mail) => !isToOffice(mail))).toHaveLength(10);
  const reported = mails.filter(isToOffice).flatMap(({ mail }) => mail.text?.match(/MSG-[\w-]{9}/g) ?? []);
  expect(reported.toSorted()).toEqual(references.toSorted());
});

it("sends the office one email about all quarantined messages, and sends no email to their senders", async () => {
  for (let n = 0; n < 3; n += 1) await receiveMessage(aMessage(), { ...arrival, hidden: { website: "x" } });
  await db.contactMessage.updateMany({ data: { createdAt: new Date() } });
  const mails = await work();
  expect(mails).toMatchObject([{ recipients: [office], subject: "[Demo] Items in quarantine" }]);
  expect(mails[0]?.mail.text).toContain("Number: 3");
});

/**
 * The number of hostile inputs, rounded up to whole batches. To test more, set for example FUZZ_RUNS=10000. The test of
 * the header lines (`lib/platform/mail/message.test.ts`) has more inputs.
 */
const inputs = Number(process.env.FUZZ_RUNS ?? 50);
/** The number of inputs that are sent before the worker starts. */
const batch = 50;

// Each text ends with a marker that no email may contain.
const marked = hostileText(6).map((text) => `${text}Zq7hostile`);
const hostileInput = fc.record({
  firstName: marked,
  lastName: marked,
  email: fc.oneof(marked, fc.emailAddress()),
  subject: marked,
  message: marked,
});

/**
 * Creates two requests: one with every field of `hostile`, and one with only its first name and message. Returns the
 * requests that the schema accepts.
 */
function takenOf(hostile: Partial<ContactRequest>): ContactRequest[] {
  const message = `${hostile.message} and some more words`;
  const attempts = [{ ...aMessage(), ...hostile, message }, aMessage({ message, firstName: hostile.firstName ?? "" })];
  return attempts.map((attempt) => contactRequestSchema.safeParse(attempt)).flatMap(({ data }) => (data ? [data] : []));
}

it("keeps hostile input out of the headers, recipients and text of emails", async () => {
  const property = fc.asyncProperty(
    fc.array(hostileInput, { minLength: batch, maxLength: batch }),
    async (hostiles) => {
      await db.contactMessage.deleteMany();
      const taken = hostiles.flatMap(takenOf);
      for (const request of taken) await receiveMessage(request, arrival);
      const mails = await work();
      const receipts = mails.filter(({ recipients }) => !recipients.includes(office));
      expect(receipts).toHaveLength(await db.contactMessage.count({ where: { state: "received" } }));
      expect(mails.length).toBeGreaterThan(receipts.length);
      const allowed = new Set([office, ...taken.map(({ email }) => email)]);
      for (const { recipients, subject, mail } of mails) {
        expect(recipients).toHaveLength(1);
        expect(allowed.has(recipients[0] ?? "")).toBe(true);
        expect(mail.headers.map(({ key }) => key).sort()).toEqual(
          recipients[0] === office ? expectedHeaders.filter((key) => key !== "reply-to") : expectedHeaders,
        );
        expect(Boolean(mail.text) && Boolean(mail.html)).toBe(true);
        expect(`${subject}${mail.text}${mail.html}`).not.toContain("Zq7hostile");
      }
    },
  );
  await fc.assert(property, { numRuns: Math.ceil(inputs / batch), endOnFailure: true });
});

const expectedHeaders = [
  "auto-submitted",
  "content-language",
  "content-type",
  "date",
  "from",
  "message-id",
  "mime-version",
  "reply-to",
  "subject",
  "to",
  "x-auto-response-suppress",
];
