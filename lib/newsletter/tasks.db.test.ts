import fc from "fast-check";
import { Logger, runOnce } from "graphile-worker";

import { db } from "@/lib/platform/db/client";
import { locales } from "@/lib/platform/i18n/locales";
import { checked } from "@/lib/platform/jobs/checked-tasks";
import { mailer } from "@/lib/platform/mail/transport";
import { msPerDay, msPerHour } from "@/lib/platform/time/instant";
import { testDatabaseUrl } from "@/lib/testing/database";
import { mailSink } from "@/lib/testing/mail-sink";
import type { MailSink, ReceivedMail } from "@/lib/testing/mail-sink";

import { confirmSubscription } from "./commands/confirm-subscription";
import { requestSubscription } from "./commands/request-subscription";
import { unsubscribe } from "./commands/unsubscribe";
import { signupSchema } from "./schema";
import { newsletterTasks } from "./tasks";
import { confirmToken, unsubscribeToken } from "./tokens";

jest.setTimeout(120_000);

const silent = new Logger(() => () => undefined);
let sink: MailSink;

beforeAll(async () => {
  sink = await mailSink();
  process.env.SMTP_URL = sink.url;
});

afterAll(async () => {
  mailer().close();
  await sink.close();
});

/** Runs all queued jobs and returns the emails that they sent. */
async function work(): Promise<readonly ReceivedMail[]> {
  const before = sink.received.length;
  await db.$executeRaw`update graphile_worker._private_jobs set run_at = now() - interval '1 minute'`;
  await runOnce({
    connectionString: testDatabaseUrl(),
    taskList: checked(newsletterTasks),
    concurrency: 1,
    noHandleSignals: true,
    logger: silent,
  });
  return sink.received.slice(before);
}

const aRequest = (email: string, locale: (typeof locales)[number] = "en") => ({
  email,
  locale,
  source: "form" as const,
  network: "203.0.113.7",
});
const headerOf = ({ mail }: ReceivedMail, name: string) =>
  mail.headers.filter(({ key }) => key === name).map(({ value }) => value);

async function confirmLast(email: string, at: number): Promise<void> {
  const consent = await db.newsletterConsent.findFirstOrThrow({ where: { email }, orderBy: { requestedAt: "desc" } });
  expect(await confirmSubscription(confirmToken(consent.id), at)).toMatchObject({ ok: true });
}

it.each(locales)("sends one email in %s to one address, as text and HTML, with unsubscribe headers", async (locale) => {
  const email = `headers-${locale.toLowerCase()}@example.org`;
  await requestSubscription(aRequest(email, locale), Date.now());
  const [message, ...others] = await work();
  expect(others).toEqual([]);
  if (!message) throw new Error("No email arrived");
  expect(message.recipients).toEqual([email]);
  expect(message.mail.to).toEqual([{ address: email, name: "" }]);
  expect([message.mail.cc, message.mail.bcc]).toEqual([undefined, undefined]);
  expect(headerOf(message, "content-language")).toEqual([locale]);
  expect(headerOf(message, "auto-submitted")).toEqual(["auto-generated"]);
  expect(headerOf(message, "list-id")).toEqual(["<newsletter.localhost>"]);
  expect(headerOf(message, "list-unsubscribe-post")).toEqual(["List-Unsubscribe=One-Click"]);
  const [address = ""] = headerOf(message, "list-unsubscribe");
  expect(address).toMatch(
    new RegExp(
      `^<http://localhost:3000${locale === "en" ? "" : `/${locale.toLowerCase()}`}/newsletter/unsubscribe/${unsubscribeToken(email)}>$`,
    ),
  );
  expect(message.mail.text).toContain("/newsletter/confirm/");
  expect(message.mail.html).toContain(`<html lang="${locale}">`);
});

it("sends the email that fits the subscription's state, and no email to a suppressed address", async () => {
  const email = "stages@example.org";
  const start = Date.now() - 5 * msPerDay;
  await requestSubscription(aRequest(email), start);
  expect((await work()).map(({ subject }) => subject)).toEqual(["[Demo] Please confirm your email address"]);
  await confirmLast(email, start);
  expect((await work()).map(({ subject }) => subject)).toEqual(["[Demo] You are subscribed to our newsletter"]);
  await requestSubscription(aRequest(email), start + msPerHour);
  expect((await work()).map(({ subject }) => subject)).toEqual(["[Demo] About your newsletter"]);
  await unsubscribe({ token: unsubscribeToken(email), isPermanent: false }, start + msPerHour);
  await requestSubscription(aRequest(email), start + 2 * msPerHour);
  expect((await work()).map(({ subject }) => subject)).toEqual(["[Demo] Please confirm your email address"]);
  await unsubscribe({ token: unsubscribeToken(email), isPermanent: true }, start + 2 * msPerHour);
  await requestSubscription(aRequest(email), start + 3 * msPerHour);
  expect(await work()).toEqual([]);
});

it("sends no email if a bot may have sent the request", async () => {
  await requestSubscription({ ...aRequest("doubt@example.org"), isDoubtful: true }, Date.now());
  expect(await work()).toEqual([]);
});

it("sends each email exactly once if the mail server was down at first", async () => {
  const readers = Array.from({ length: 8 }, (_, n) => `patient-${n}@example.org`);
  for (const email of readers) await requestSubscription(aRequest(email), Date.now());
  sink.refuse(true);
  expect(await work()).toEqual([]);
  sink.refuse(false);
  const arrived = [...(await work()), ...(await work())];
  expect(arrived.flatMap(({ recipients }) => recipients).sort()).toEqual(readers);
});

it("sends no text that a visitor typed", async () => {
  const marker = "xqzmark";
  const text = fc.string({ unit: "binary", maxLength: 30 }).map((some) => `${marker}${some}`);
  const hostile = fc.oneof(
    text,
    fc.constantFrom(
      `${marker}\r\nBcc: eve@example.org`,
      `<b>${marker}</b>`,
      `${marker} https://evil.example`,
      `=?utf-8?q?${marker}?=`,
    ),
  );
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.record({ firstName: hostile, lastName: hostile, interests: fc.array(hostile, { maxLength: 3 }) }),
      fc.constantFrom(...locales),
      async (typed, locale) => {
        const parsed = signupSchema.safeParse({
          ...typed,
          email: `hostile-${(taken += 1)}@example.org`,
          consent: true,
        });
        if (!parsed.success) return;
        const { consent: _consent, locale: _tag, ...signup } = parsed.data;
        await requestSubscription({ ...signup, ...aRequest(signup.email, locale) }, Date.now());
      },
    ),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 40) },
  );
  const arrived = await work();
  expect(arrived.length).toBeGreaterThan(10);
  for (const email of arrived) {
    expect(email.recipients).toHaveLength(1);
    expect(email.recipients[0]).toMatch(/^hostile-\d+@example\.org$/);
    expect(JSON.stringify(email.mail)).not.toMatch(/xqzmark|evil\.example|eve@/);
  }
});
