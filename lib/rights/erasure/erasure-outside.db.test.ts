import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { deleteFromObjectStorage } from "@/lib/documents/commands/content";
import { storeDocument } from "@/lib/documents/commands/store-document";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { enqueueAll } from "@/lib/platform/jobs/enqueue";
import { payloadSchemas } from "@/lib/platform/jobs/job";
import type { Job } from "@/lib/platform/jobs/job";
import { deliverOnce } from "@/lib/platform/mail/deliver";
import { mailer } from "@/lib/platform/mail/transport";
import { aClient } from "@/lib/testing/builders/client";
import { anEmail } from "@/lib/testing/builders/email";
import { objectStorage } from "@/lib/testing/object-storage";
import { staffAs } from "@/lib/testing/staff-as";

import { eraseClient } from "./commands/erase-client";
import { aWholePerson } from "../testing/whole-person";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
jest.mock("next/navigation", () => ({}));
const settings: { STORAGE_URL?: string; MAIL_DIR?: string; ERASURES_FILE?: string; LOG_LEVEL?: string } = {};
jest.mock("@/lib/platform/env", () => {
  const actual = jest.requireActual<typeof import("@/lib/platform/env")>("@/lib/platform/env");
  return { ...actual, env: () => ({ ...actual.env(), ...settings }) };
});
const now = Date.parse("2027-03-08T17:00:00Z");
const canary = "canary7f3a9e";
const email = `${canary}@example.org`;
const request = (clientId: string) => ({ clientId, cause: "request" }) as const;

const above = mkdtempSync(join(tmpdir(), "erasure-"));
let staff: Staff;
let storage: Awaited<ReturnType<typeof objectStorage>>;
beforeAll(async () => {
  staff = await staffAs("compliance");
  storage = await objectStorage();
  Object.assign(settings, { STORAGE_URL: storage.url, MAIL_DIR: join(above, "mail"), LOG_LEVEL: "debug" });
});
afterAll(async () => {
  mailer().close();
  await storage.close();
  rmSync(above, { recursive: true, force: true });
});

const queued = () =>
  db.$queryRaw<{ task: string; payload: Record<string, unknown> }[]>`
    select t.identifier as task, j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`;

/**
 * Returns jobs with the ids of the person's records. An erasure must delete all of these jobs. The list below must
 * contain every task. It has "none" for a task if an erasure keeps the jobs of the task.
 */
async function jobsOf({ clientId, freeId, caseId }: Awaited<ReturnType<typeof aWholePerson>>): Promise<Job[]> {
  const { id: inquiry } = await db.contactMessage.findFirstOrThrow({ where: { email } });
  const { id: entryId } = await db.inquiryEntry.findFirstOrThrow({ where: { contactMessageId: inquiry } });
  const { id: emailId } = await db.receivedEmail.findFirstOrThrow({ where: { contactMessageId: inquiry } });
  const { summaryId } = await db.bookingSummaryItem.findFirstOrThrow({ where: { bookingId: freeId } });
  const { id: textId } = await db.textMessage.findFirstOrThrow({ where: { bookingId: freeId } });
  const { id: documentId } = await db.document.findFirstOrThrow({ where: { clientId } });
  const { id: complaintId } = await db.complaint.findFirstOrThrow({ where: { clientId } });
  const { id: consentId } = await db.newsletterConsent.findFirstOrThrow({ where: { email } });
  const all: { readonly [T in Job["task"]]: Extract<Job, { task: T }>["payload"] | "none" } = {
    "booking-email": { bookingId: freeId, kind: "confirmed", sequence: 0 },
    "booking-notice": { bookingId: freeId, kind: "booked", sequence: 0 },
    "booking-text": { bookingId: freeId, kind: "confirmed", sequence: 0 },
    "text-state": { textId },
    "inquiry-email": { inquiry: "contact", id: inquiry, to: "staff" },
    "inquiry-reply": { entryId },
    "received-email": { emailId },
    "case-step-email": { caseId, step: 1, completedAt: new Date(now).toISOString() },
    "complaint-email": { complaintId },
    "register-email": { register: "complaint", id: complaintId, part: "answer" },
    "fee-email": { caseId, feeId: caseId },
    "booking-summary": { summaryId },
    "scan-document": { documentId },
    "newsletter-email": { kind: "welcome", consentId },
    "payment-deadline": { bookingId: freeId },
    // Jobs about payments and refunds must still run after the client was erased.
    "card-payment": "none",
    "card-refund": "none",
    "payment-books": "none",
    "delete-content": "none",
    "late-inquiries": "none",
    "inquiry-warning": "none",
    "quarantine-notice": "none",
    "case-deadlines": "none",
    "case-reminder": "none",
    "due-tasks": "none",
    "task-digest": "none",
    "weekly-statistics": "none",
    "statistics-digest": "none",
    "claim-expiry": "none",
    "claim-reminder": "none",
    "payment-facts-notice": "none",
    "test-email": "none",
    "staff-invitation": "none",
    "password-reset": "none",
    "account-notice": "none",
    "staff-notices": "none",
    "booking-links": "none",
    "fault-notice": "none",
    "dead-jobs": "none",
    "roll-up-events": "none",
    "queue-conversions": "none",
    "send-conversions": "none",
    "read-conversion-answer": "none",
    "google-event": "none",
    "audit-seal": "none",
    "audit-check": "none",
    "audit-anchor": "none",
    "audit-anchor-email": "none",
    "read-calendar": "none",
    "read-calendars": "none",
    "check-sources": "none",
    "rotate-keys": "none",
    sweep: "none",
  };
  expect(Object.keys(all).toSorted()).toEqual(Object.keys(payloadSchemas).toSorted());
  return Object.entries(all).flatMap(([task, payload]) => (payload === "none" ? [] : [{ task, payload } as Job]));
}

const mails = () => readdirSync(join(above, "mail")).map((name) => readFileSync(join(above, "mail", name), "utf8"));

test("an erasure leaves no job, email, document or log line about the client, and a dry run deletes nothing", async () => {
  const lines: string[] = [];
  const write = jest.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  const person = await aWholePerson({ email, staffId: staff.id, now });
  const { clientId, freeId } = person;
  const file = { name: `${canary}.txt`, content: new Uint8Array(Buffer.from(canary)) };
  const stored = await storeDocument({ kind: "visitor" }, { clientId, file }, now);
  if (!stored.ok) throw new Error("Not stored");
  await db.$executeRaw`delete from graphile_worker._private_jobs`;
  const jobs = await jobsOf(person);
  const ofAnother: Job = { task: "booking-email", payload: { bookingId: staff.id, kind: "confirmed", sequence: 0 } };
  await db.$transaction((tx) =>
    enqueueAll(
      tx,
      [...jobs, ofAnother].map((job) => ({ job })),
    ),
  );
  await db.suppressedAddress.deleteMany({});
  await deliverOnce(`booking-confirmed:${freeId}:0`, anEmail({ to: email }));
  await deliverOnce(`staff-booking:${freeId}:0`, anEmail({ to: "office@example.org", subject: "About a client" }));
  await deliverOnce("account-notice:1:0", anEmail({ to: "office@example.org", subject: "Something else" }));
  expect(mails()).toHaveLength(3);

  const documents = await db.document.findMany({ where: { clientId }, select: { id: true } });
  const before = await queued();
  const dry = await eraseClient(staff, { ...request(clientId), isDryRun: true }, now);
  expect(dry).toMatchObject({ ok: true });
  expect(await queued()).toEqual(before);
  expect(mails()).toHaveLength(3);
  expect(storage.objects.has(stored.value.id)).toBe(true);

  expect(await eraseClient(staff, request(clientId), now)).toEqual(dry);
  expect(await queued()).toEqual([
    { task: "booking-email", payload: ofAnother.payload },
    ...documents.map(({ id }) => ({ task: "delete-content", payload: { documentId: id } })),
  ]);
  for (const { id } of documents) await deleteFromObjectStorage(id);
  const { id: erasure } = await db.erasure.findFirstOrThrow({ where: { clientId } });
  expect([...storage.objects.keys()]).toEqual([`erasures/${erasure}.json`]);
  expect(mails().filter((mail) => mail.includes("Something else"))).toHaveLength(1);
  expect(mails()).toHaveLength(1);
  write.mockRestore();
  expect(lines.filter((line) => line.includes(canary))).toEqual([]);
});

test("an erasure deletes the files of the client's emails even if ERASURES_FILE cannot be written", async () => {
  writeFileSync(join(above, "file"), "");
  delete settings.STORAGE_URL;
  settings.ERASURES_FILE = join(above, "file", "erasures.jsonl");
  const lines: string[] = [];
  const write = jest.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  const client = await aClient().at(`2-${email}`).insert();
  await deliverOnce("client-notice:2:0", anEmail({ to: client.email }));
  const emails = () => mails().filter((mail) => mail.includes(client.email));
  expect(emails()).toHaveLength(1);
  expect(await eraseClient(staff, request(client.id), now)).toMatchObject({ ok: true });
  expect(emails()).toEqual([]);
  write.mockRestore();
  expect(lines.filter((line) => line.includes("erasure.not-noted"))).toHaveLength(1);
  expect(lines.join("")).not.toContain(canary);
});
