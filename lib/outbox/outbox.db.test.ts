import { storeCase } from "@/lib/cases/testing/stored-cases";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { enqueue } from "@/lib/platform/jobs/enqueue";
import { deliverOnce } from "@/lib/platform/mail/deliver";
import { suppress } from "@/lib/platform/mail/suppression";
import { aMailer } from "@/lib/testing/a-mailer";
import { aClient } from "@/lib/testing/builders/client";
import { anEmail } from "@/lib/testing/builders/email";
import { storeBooking } from "@/lib/testing/builders/stored-booking";
import { emptyTables } from "@/lib/testing/empty-tables";
import { pageSize, toListPage } from "@/lib/platform/list/list-page";
import { readQuery } from "@/lib/platform/parse/read-query";
import { staffAs } from "@/lib/testing/staff-as";

import { allowAddress } from "./commands/allow-address";
import { openEmail } from "./reads/open-email";
import { retryJobs } from "./commands/retry";
import { sendAgain } from "./commands/send-again";
import { loadOutbox, outboxQuery } from "./loaders";
import { countOutbox, listJobs, listSent } from "./queries";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const start = Date.parse("2027-01-15T17:00:00Z");
let bookingId: string;
let manager: Staff;

async function queue(kind: "confirmed" | "reminder-24h", runAt = new Date(start)): Promise<void> {
  await db.$transaction((tx) =>
    enqueue(tx, { task: "booking-email", payload: { bookingId, kind, sequence: 0 } }, { runAt }),
  );
}

const fails = (attempts: number) =>
  db.$executeRaw`update graphile_worker._private_jobs set attempts = ${attempts}, last_error = 'booking-email Error EENVELOPE 451'
    where payload->>'kind' = 'confirmed'`;

const actions = async () => (await db.auditEvent.findMany({ orderBy: { id: "asc" } })).map(({ action }) => action);

beforeAll(async () => {
  bookingId = await storeBooking(start, { reference: "FRS-7K2M-4Q93", email: "zoe@example.org" });
});

beforeEach(async () => {
  await emptyTables(
    "mail_deliveries",
    "sent_emails",
    "suppressed_addresses",
    "audit_events",
    "graphile_worker._private_jobs",
  );
  manager = await staffAs("manager");
});

it("lists and counts failed jobs and waiting emails, with their references and recipients", async () => {
  await queue("confirmed");
  await queue("reminder-24h");
  await db.$executeRaw`select graphile_worker.add_job('sweep', '{}')`;
  await fails(2);
  expect(await listJobs("failed")).toMatchObject([
    {
      task: "booking-email",
      kind: "confirmed",
      reference: "FRS-7K2M-4Q93",
      recipient: "zoe@example.org",
      attempts: 2,
      maxAttempts: 25,
      lastError: "booking-email Error EENVELOPE 451",
    },
  ]);
  expect(await listJobs("waiting")).toMatchObject([{ kind: "reminder-24h", lastError: null }]);
  expect(await countOutbox()).toEqual({ failed: 1, waiting: 1, dead: 0, stopped: 0 });
  await fails(25);
  expect(await countOutbox()).toMatchObject({ failed: 1, dead: 1 });
});

it("retries one failed job, resets its attempts and records the retry", async () => {
  await queue("confirmed");
  await fails(25);
  const [job] = await listJobs("failed");
  expect(await retryJobs(manager, job?.id)).toEqual({ ok: true, value: 1 });
  const [retried] = await listJobs("failed");
  expect(retried).toMatchObject({ attempts: 0 });
  expect(retried?.runAt.getTime()).toBeLessThan(start);
  expect(await actions()).toEqual(["job.retried"]);
});

it("refuses to retry a job that is running or has not failed", async () => {
  const conflict = { ok: false, error: "RESOURCE_CONFLICT" };
  await queue("confirmed");
  expect(await retryJobs(manager, undefined)).toEqual(conflict);
  await fails(1);
  const [job] = await listJobs("failed");
  await db.$executeRaw`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'w'`;
  expect(await retryJobs(manager, job?.id)).toEqual(conflict);
  expect(await actions()).toEqual([]);
});

it("pages through all sent emails, and lists the emails to one address", async () => {
  const base = Date.parse("2027-01-01T12:00:00Z");
  for (let n = 0; n < pageSize + 2; n += 1)
    await deliverOnce(`booking-changed:${bookingId}:${n}`, { ...anEmail(), to: `p${n % 2}@example.org` }, aMailer());
  await db.$executeRaw`update sent_emails set at = ${new Date(base)}::timestamptz + split_part(delivery_key, ':', 3)::int / 2 * interval '1 minute'`;
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const { list } = await loadOutbox(manager, { view: "sent", address: "", after });
    if (list.view !== "sent") throw new Error("Expected the sent emails");
    seen.push(...list.page.rows.map(({ id }) => id));
    after = list.page.after;
  } while (after !== undefined);
  expect(new Set(seen).size).toBe(pageSize + 2);
  expect(seen).toHaveLength(pageSize + 2);
  const ofOne = await listSent({ address: "P1@example.org" });
  expect(new Set(ofOne.map(({ recipient }) => recipient))).toEqual(new Set(["p1@example.org"]));
  expect(ofOne[0]).toMatchObject({ kind: "booking-changed", reference: "FRS-7K2M-4Q93", outcome: "sent" });
});

it("pages through all suppressed addresses", async () => {
  const addresses = Array.from({ length: 201 }, (_, n) => `p${n}@example.org`);
  await db.$transaction(async (tx) => {
    for (const address of addresses) await suppress(tx, address, "hard-bounce");
  });
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const { list } = await loadOutbox(manager, { view: "stopped", address: "", after });
    if (list.view !== "stopped") throw new Error("Expected the suppressed addresses");
    seen.push(...list.page.rows.map(({ address }) => address));
    after = list.page.after;
  } while (after !== undefined);
  expect(seen.toSorted()).toEqual(addresses.toSorted());
});

it("opens the copy of an email and records who read it", async () => {
  await deliverOnce(
    `booking-confirmed:${bookingId}:0`,
    { ...anEmail(), to: "zoe@example.org", text: "Hello" },
    aMailer(),
  );
  const { id } = await db.sentEmail.findFirstOrThrow();
  expect(await openEmail(manager, id)).toMatchObject({
    recipient: "zoe@example.org",
    reference: "FRS-7K2M-4Q93",
    copy: { text: "Hello" },
  });
  expect(await actions()).toEqual(["email.read"]);
  expect(await openEmail(manager, bookingId)).toBeUndefined();
});

it("lists emails that were not sent because their address is suppressed, and records why staff end the suppression", async () => {
  await db.$transaction((tx) => suppress(tx, "zoe@example.org", "hard-bounce"));
  await deliverOnce(`booking-confirmed:${bookingId}:0`, { ...anEmail(), to: "zoe@example.org" }, aMailer());
  expect(await listSent({})).toMatchObject([{ outcome: "suppressed", recipient: "zoe@example.org" }]);
  const { list } = await loadOutbox(manager, { view: "stopped", address: "" });
  if (list.view !== "stopped") throw new Error("Expected the stopped addresses");
  const [entry] = list.page.rows;
  expect(entry).toMatchObject({ address: "zoe@example.org", reason: "hard-bounce" });
  const removal = { id: entry?.id ?? "", reason: "works-again" } as const;
  expect(await allowAddress(manager, removal)).toEqual({ ok: true, value: null });
  expect(await allowAddress(manager, removal)).toEqual({ ok: false, error: "RESOURCE_CONFLICT" });
  expect(await db.auditEvent.findMany()).toMatchObject([
    { action: "address.allowed", details: { reason: "works-again" } },
  ]);
});

it("a withheld email can be sent after the suppression of its address ends, but only once", async () => {
  const conflict = { ok: false, error: "RESOURCE_CONFLICT" };
  const key = `booking-confirmed:${bookingId}:0`;
  await db.$transaction((tx) => suppress(tx, "zoe@example.org", "hard-bounce"));
  await deliverOnce(key, { ...anEmail(), to: "zoe@example.org" }, aMailer());
  const { id } = await db.sentEmail.findFirstOrThrow();
  expect(await sendAgain(manager, id)).toEqual(conflict);
  expect(await openEmail(manager, id)).toMatchObject({ isResendable: false });
  await db.suppressedAddress.deleteMany({});
  expect(await openEmail(manager, id)).toMatchObject({ isResendable: true });
  // The job of a second click replaces the job of the first click.
  for (let click = 0; click < 2; click += 1) expect((await sendAgain(manager, id)).ok).toBe(true);
  expect(await listJobs("waiting")).toMatchObject([{ task: "booking-email", kind: "confirmed" }]);
  await deliverOnce(key, { ...anEmail(), to: "zoe@example.org" }, aMailer());
  expect(await sendAgain(manager, id)).toEqual(conflict);
  expect(await openEmail(manager, id)).toMatchObject({ isResendable: false });
  expect(await sendAgain(manager, bookingId)).toEqual(conflict);
});

it("a withheld email about a booking can be sent after the booking's email address is corrected", async () => {
  await db.$transaction((tx) => suppress(tx, "typo@example.org", "hard-bounce"));
  const typoId = await storeBooking(start + 86_400_000, { email: "typo@example.org" });
  await deliverOnce(`booking-confirmed:${typoId}:0`, { ...anEmail(), to: "typo@example.org" }, aMailer());
  const { id } = await db.sentEmail.findFirstOrThrow();
  expect(await sendAgain(manager, id)).toMatchObject({ error: "RESOURCE_CONFLICT" });
  await db.booking.update({ where: { id: typoId }, data: { email: "right@example.org" } });
  expect(await sendAgain(manager, id)).toMatchObject({ ok: true });
});

it("a withheld email about a case can be sent after the client's email address is corrected", async () => {
  await db.$transaction((tx) => suppress(tx, "typo@example.org", "hard-bounce"));
  const client = await aClient().at("typo@example.org").insert();
  const { id: caseId } = await storeCase({ clientId: client.id });
  await deliverOnce(`case-step-email:${caseId}:1-${start}`, { ...anEmail(), to: "typo@example.org" }, aMailer());
  const { id } = await db.sentEmail.findFirstOrThrow();
  expect(await sendAgain(manager, id)).toMatchObject({ error: "RESOURCE_CONFLICT" });
  await db.client.update({ where: { id: client.id }, data: { email: "right@example.org" } });
  expect(await sendAgain(manager, id)).toMatchObject({ ok: true });
  expect(await listJobs("waiting")).toMatchObject([{ task: "case-step-email" }]);
});

it("shows the first page of the failed jobs if the query is invalid", () => {
  expect(readQuery(outboxQuery, { view: "x", after: "x", address: ["a"], done: "x" })).toEqual({
    view: "failed",
    address: "",
  });
  expect(readQuery(outboxQuery, { view: "sent", after: `1800000000000_${"-".repeat(36)}` })).toEqual({
    view: "sent",
    address: "",
  });
});

it("continues the list of sent emails from a former address", () => {
  const id = "0f8fad5b-d9cb-469f-a165-70867728950e";
  expect(readQuery(outboxQuery, { view: "sent", before: `1800000000000.${id}` })).toMatchObject({
    after: `1800000000000_${id}`,
  });
});

it("leads through the failed and the waiting jobs and back", async () => {
  for (let n = 0; n < pageSize + 2; n += 1) await queue("confirmed");
  const first = toListPage(await listJobs("waiting"), { cursor: undefined, placeOf: ({ place }) => place });
  const cursor = { direction: "after", place: first.after ?? "" } as const;
  const second = toListPage(await listJobs("waiting", cursor), { cursor, placeOf: ({ place }) => place });
  expect([first.rows.length, second.rows.length]).toEqual([pageSize, 2]);
  expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(pageSize + 2);
  const back = await listJobs("waiting", { direction: "before", place: second.before ?? "" });
  expect(back.toReversed().map(({ id }) => id)).toEqual(first.rows.map(({ id }) => id));
});
