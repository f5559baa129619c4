import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { enqueue } from "@/lib/platform/jobs/enqueue";
import { deliverOnce } from "@/lib/platform/mail/deliver";
import { recipientHash } from "@/lib/platform/mail/recipient";
import { suppress } from "@/lib/platform/mail/suppression";
import { aMailer } from "@/lib/testing/a-mailer";
import { anEmail } from "@/lib/testing/builders/email";
import { storeBooking } from "@/lib/testing/builders/stored-booking";
import { emptyTables } from "@/lib/testing/empty-tables";
import { staffAs } from "@/lib/testing/staff-as";

import { giveUp } from "./commands/give-up";
import { openEmail } from "./reads/open-email";
import { sendElsewhere } from "./commands/send-elsewhere";
import { countOutbox, listJobs } from "./queries";
import { sendElsewhereSchema } from "./schema";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const start = Date.parse("2027-01-15T17:00:00Z");
const reference = "FRS-7K2M-4Q93";
let bookingId: string;
let manager: Staff;

/** Queues a confirmation email with this number of failed attempts, and returns the id of the job. */
async function failed(attempts: number): Promise<string> {
  const payload = { bookingId, kind: "confirmed", sequence: 0 } as const;
  await db.$transaction((tx) => enqueue(tx, { task: "booking-email", payload }, { runAt: new Date(start) }));
  await db.$executeRaw`update graphile_worker._private_jobs set attempts = ${attempts}, last_error = 'booking-email Error 451'`;
  return failedId();
}

const failedId = async () => (await listJobs("failed"))[0]?.id ?? "";
const booking = () =>
  db.booking.findUniqueOrThrow({ where: { id: bookingId }, select: { email: true, version: true } });
const actions = async () => (await db.auditEvent.findMany({ orderBy: { id: "asc" } })).map(({ action }) => action);

beforeAll(async () => {
  bookingId = await storeBooking(start, { reference, email: "zoe@example.org" });
});

beforeEach(async () => {
  await emptyTables(
    "mail_deliveries",
    "sent_emails",
    "suppressed_addresses",
    "audit_events",
    "dead_jobs",
    "graphile_worker._private_jobs",
  );
  await db.booking.update({ where: { id: bookingId }, data: { email: "zoe@example.org" } });
  manager = await staffAs("manager");
});

it("when staff give up a failed email, its job no longer counts as failed or dead", async () => {
  const id = await failed(25);
  await db.$executeRaw`insert into dead_jobs (job_id, task, found_at) values (${id}::bigint, 'booking-email', now())`;
  expect(await giveUp(manager, { id, reason: "told-otherwise" }, start)).toEqual({ ok: true, value: null });
  expect(await countOutbox()).toMatchObject({ failed: 0, dead: 0 });
  expect(await db.deadJob.count()).toBe(0);
  const events = await db.auditEvent.findMany();
  expect(events).toMatchObject([
    { action: "job.given-up", details: { task: "booking-email", reason: "told-otherwise" } },
  ]);
  expect(await giveUp(manager, { id, reason: "told-otherwise" }, start)).toMatchObject({
    error: "RESOURCE_CONFLICT",
  });
});

it("refuses to give up an email that is being sent, and refuses to give up a maintenance job", async () => {
  const id = await failed(2);
  await db.$executeRaw`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'w'`;
  expect(await giveUp(manager, { id, reason: "wrong-address" }, start)).toMatchObject({ error: "RESOURCE_CONFLICT" });
  await emptyTables("graphile_worker._private_jobs");
  await db.$executeRaw`select graphile_worker.add_job('sweep', '{}')`;
  await db.$executeRaw`update graphile_worker._private_jobs set attempts = 1, last_error = 'sweep Error'`;
  const sweep = { id: await failedId(), reason: "no-longer-needed" } as const;
  expect(await giveUp(manager, sweep, start)).toMatchObject({ error: "RESOURCE_CONFLICT" });
  expect(await countOutbox()).toMatchObject({ failed: 1 });
});

it("sends a failed email to another address, and saves that address in the booking", async () => {
  const id = await failed(25);
  const { version } = await booking();
  const request = { id, reference, email: "new@example.org", repeatedEmail: "" };
  expect(await sendElsewhere(manager, { ...request, version: version - 1 }, start)).toMatchObject({
    error: "RESOURCE_CONFLICT",
  });
  const viewer = await staffAs("viewer");
  expect(await sendElsewhere(viewer, { ...request, version }, start)).toMatchObject({
    error: "BUSINESS_RULE_VIOLATION",
  });
  await db.$transaction((tx) => suppress(tx, "new@example.org", "hard-bounce"));
  expect(await sendElsewhere(manager, { ...request, version }, start)).toMatchObject({
    details: { codes: { email: ["addressStopped"] } },
  });
  await db.suppressedAddress.deleteMany();
  expect([await booking(), await actions()]).toEqual([{ email: "zoe@example.org", version }, []]);
  expect(await sendElsewhere(manager, { ...request, version }, start)).toEqual({ ok: true, value: null });
  expect((await booking()).email).toBe("new@example.org");
  expect(await db.formerContact.findMany({ select: { bookingId: true, valueHash: true } })).toEqual([
    { bookingId, valueHash: recipientHash("zoe@example.org") },
  ]);
  expect(await listJobs("failed")).toMatchObject([{ attempts: 0, recipient: "new@example.org" }]);
  expect(await actions()).toEqual(["booking.contact-changed", "email.sent-elsewhere"]);
});

it("sends a withheld email to another address although the original address is still suppressed", async () => {
  await db.$transaction((tx) => suppress(tx, "zoe@example.org", "hard-bounce"));
  const key = `booking-confirmed:${bookingId}:0`;
  expect(await deliverOnce(key, { ...anEmail(), to: "zoe@example.org" }, aMailer())).toBe("suppressed");
  const { id } = await db.sentEmail.findFirstOrThrow();
  const { version } = await booking();
  expect(await openEmail(manager, id)).toMatchObject({ isResendable: false, bookingVersion: version });
  const request = { id, reference, version, email: "new@example.org", repeatedEmail: "" };
  expect(await sendElsewhere(manager, request, start)).toEqual({ ok: true, value: null });
  expect(await listJobs("waiting")).toMatchObject([{ task: "booking-email", kind: "confirmed" }]);
});

it("requires that staff type the new address twice", () => {
  const request = { id: "1", reference, version: "1", email: "New@example.org" };
  expect(sendElsewhereSchema.safeParse({ ...request, repeatedEmail: "new@example.org " }).success).toBe(true);
  expect(sendElsewhereSchema.safeParse({ ...request, repeatedEmail: "now@example.org" }).success).toBe(false);
});
