import { randomUUID } from "node:crypto";

import { solveChallenge } from "altcha-lib";
import type { Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";

import { noHiddenFields } from "../../schema";
import type { HiddenFields } from "../../schema";
import { db } from "@/lib/platform/db/client";
import { decrypt } from "@/lib/platform/security/encryption";
import { msPerHour } from "@/lib/platform/time/instant";
import { emptyTables } from "@/lib/testing/empty-tables";
import { aMessage } from "@/lib/testing/inquiries";
import { addSeventhService } from "@/lib/testing/seventh-service";

import { receiveMessage } from "./receive-message";

const now = Date.parse("2026-11-21T10:00:00Z");
const unscripted = { hidden: noHiddenFields, locale: "en", now } as const;
const scripted = (change: Partial<HiddenFields> = {}) => ({
  ...unscripted,
  hidden: { website: "", requestKey: randomUUID(), elapsed: 60_000, ...change },
});

const jobs = () =>
  db.$queryRaw<{ task: string; payload: Record<string, string>; run_at: Date; key: string | null }[]>`
    select t.identifier as task, j.payload, j.run_at, j.key from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id order by t.identifier, j.payload->>'to'`;

beforeEach(() =>
  emptyTables("contact_messages", "leads", "inquiry_submissions", "audit_events", "graphile_worker._private_jobs"),
);

it("stores the encrypted message, its audit row and its email jobs together", async () => {
  const message = aMessage({
    subject: "Stolen in October",
    message: "They took everything from my wallet.",
    phone: "+1 604 555 0142",
    serviceInterest: "crypto",
  });
  const received = await receiveMessage(message, { ...unscripted, locale: "fr-CA" });
  if (!received.ok) throw new Error(received.error);
  const row = await db.contactMessage.findUniqueOrThrow({ where: { id: received.value.id } });
  expect(row).toMatchObject({
    state: "received",
    suspicions: [],
    locale: "fr-CA",
    serviceInterest: "cryptocurrency-recovery",
    consentVersion: "2026-11-22",
  });
  expect(row.reference).toMatch(/^MSG-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  expect(decrypt(row.subjectCipher, "contact_messages.subject")).toBe("Stolen in October");
  expect(decrypt(row.messageCipher, "contact_messages.message")).toBe("They took everything from my wallet.");

  const stored = (await db.contactMessage.findMany()).flatMap((one) => [
    one.subjectCipher,
    one.messageCipher,
    one.textHash,
  ]);
  expect(Buffer.concat(stored).toString("latin1")).not.toMatch(/Stolen|wallet/);
  expect(await db.auditEvent.findMany()).toMatchObject([
    { action: "contact-message.received", subjectId: row.id, actorKind: "visitor" },
  ]);
  expect(
    JSON.stringify(await db.auditEvent.findMany(), (_, value: unknown) =>
      typeof value === "bigint" ? String(value) : value,
    ),
  ).not.toMatch(/Stolen|wallet|Margaret|example\.org/);
  expect((await jobs()).map(({ task, payload }) => [task, payload])).toEqual([
    ["inquiry-email", { inquiry: "contact", id: row.id, to: "sender" }],
    ["inquiry-email", { inquiry: "contact", id: row.id, to: "staff" }],
  ]);
});

it("refuses a message about an unknown service, with an error on the service field, and stores nothing", async () => {
  const refused = { ok: false, error: "VALIDATION_ERROR", details: { codes: { serviceInterest: ["unknownService"] } } };
  expect(await receiveMessage(aMessage({ serviceInterest: "astrology" }), unscripted)).toEqual(refused);
  expect(await db.contactMessage.count()).toBe(0);
});

it("stores a message about a service that was added to the database", async () => {
  await addSeventhService();
  const received = await receiveMessage(aMessage({ serviceInterest: "Evidence-Review" }), unscripted);
  expect(
    received.ok && (await db.contactMessage.findUniqueOrThrow({ where: { id: received.value.id } })).serviceInterest,
  ).toBe("evidence-review");
});

describe.each([
  ["without JavaScript and without an idempotency key", () => unscripted],
  ["with the idempotency key from the form's script", () => scripted()],
  ["with an API client's idempotency key", () => ({ ...unscripted, key: randomUUID() })],
] as const)("a submission that is repeated %s", (_name, arrival) => {
  it("creates one message, one email job for staff and one email job for the sender", async () => {
    const message = aMessage();
    const how = arrival();
    const results = await Promise.all(Array.from({ length: 40 }, () => receiveMessage(message, how)));
    for (let n = 0; n < 5; n += 1) results.push(await receiveMessage(message, how));
    expect(new Set(results.map((result) => result.ok && result.value.reference)).size).toBe(1);
    expect(results.filter((result) => result.ok && !result.value.isRepeat)).toHaveLength(1);
    expect(await db.contactMessage.count()).toBe(1);
    expect(await jobs()).toHaveLength(2);
    expect(await db.auditEvent.count()).toBe(1);
  });
});

it("treats an identical submission within 24 hours as a repetition if it has no idempotency key", async () => {
  const message = aMessage();
  const first = await receiveMessage(message, unscripted);
  const soon = await receiveMessage(message, { ...unscripted, now: now + 24 * msPerHour - 1 });
  const late = await Promise.all(
    Array.from({ length: 20 }, () => receiveMessage(message, { ...unscripted, now: now + 24 * msPerHour })),
  );
  expect(soon).toMatchObject({ value: { isRepeat: true, reference: first.ok && first.value.reference } });
  expect(late.filter((result) => result.ok && !result.value.isRepeat)).toHaveLength(1);
  expect(await db.contactMessage.count()).toBe(2);
});

it("stores two messages if two submissions differ in their idempotency key or in their text", async () => {
  const message = aMessage();
  const how = scripted();
  await receiveMessage(message, how);
  await receiveMessage(message, scripted());
  await receiveMessage({ ...message, subject: "Another thing" }, how);
  expect(await db.contactMessage.count()).toBe(3);
});

it("quarantines bots' messages, responds as usual, and schedules one staff notice about these messages", async () => {
  const caught = await receiveMessage(aMessage(), { ...unscripted, hidden: { website: "http://casino.example" } });
  const marked = await receiveMessage(
    aMessage({ message: "[url=http://casino.example]Best casino[/url] for you" }),
    unscripted,
  );
  const taken = await receiveMessage(aMessage(), unscripted);
  for (const result of [caught, marked, taken]) {
    expect(result).toEqual({
      ok: true,
      value: { id: expect.any(String), reference: expect.stringMatching(/^MSG-/), isRepeat: false },
    });
  }
  expect(await db.contactMessage.groupBy({ by: ["state"], _count: true, orderBy: { state: "asc" } })).toEqual([
    { state: "received", _count: 1 },
    { state: "quarantined", _count: 2 },
  ]);
  const queued = await jobs();
  expect(queued.map(({ task }) => task)).toEqual(["inquiry-email", "inquiry-email", "quarantine-notice"]);
  expect(queued.at(-1)).toMatchObject({
    run_at: new Date("2026-11-22T00:00:00Z"),
    key: "quarantine-notice:2026-11-22T00:00:00.000Z",
  });
});

describe("a doubtful message", () => {
  const links = Array.from({ length: 6 }, (_, n) => `https://site-${n}.example.com`).join(" ");
  const doubtful = () => aMessage({ message: `They used all of these: ${links} ${randomUUID()}` });

  it("is not stored if the form's script sends no proof of work", async () => {
    const message = doubtful();
    const how = scripted();
    const refused = await receiveMessage(message, how);
    expect(refused).toMatchObject({ ok: false, error: "BUSINESS_RULE_VIOLATION" });
    expect(await db.contactMessage.count()).toBe(0);
    expect(await db.inquirySubmission.count()).toBe(0);

    const challenge = JSON.parse(
      String(!refused.ok && (refused.details as { challenge: string }).challenge),
    ) as Challenge;
    // The challenge is valid for ten minutes.
    expect(challenge.parameters.expiresAt).toBe(now / 1_000 + 600);
  });

  it("is accepted with a valid proof of work and quarantined with a wrong proof", async () => {
    const current = { ...scripted(), now: Date.now() };
    const message = doubtful();
    const refused = await receiveMessage(message, current);
    const challenge = JSON.parse(
      String(!refused.ok && (refused.details as { challenge: string }).challenge),
    ) as Challenge;
    const proof = JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });

    await receiveMessage(doubtful(), { ...current, hidden: { ...current.hidden, proof } });
    await receiveMessage(doubtful(), { ...current, hidden: { ...current.hidden, proof: "none" } });
    expect(await db.contactMessage.count({ where: { state: "quarantined" } })).toBe(2);

    expect(await receiveMessage(message, { ...current, hidden: { ...current.hidden, proof } })).toMatchObject({
      ok: true,
    });
    expect(await db.contactMessage.findMany({ where: { state: "received" } })).toMatchObject([
      { suspicions: ["links"] },
    ]);
  });

  it("is quarantined if it is submitted without JavaScript", async () => {
    expect(await receiveMessage(doubtful(), unscripted)).toMatchObject({ ok: true });
    expect(await db.contactMessage.findMany()).toMatchObject([{ state: "quarantined", suspicions: ["links"] }]);
  });
});

it("quarantines the fourth and later messages with the same text", async () => {
  const text = "Contact me about your website ranking, it is very bad today.";
  for (let n = 0; n < 5; n += 1) await receiveMessage(aMessage({ message: text }), unscripted);
  const rows = await db.contactMessage.findMany({ orderBy: { state: "asc" }, select: { state: true } });
  expect(rows.map(({ state }) => state)).toEqual(["received", "received", "received", "quarantined", "quarantined"]);
});

it("stores nothing if the audit row cannot be stored", async () => {
  await db.$executeRawUnsafe("alter table audit_events add constraint refuse_all check (false) not valid");
  try {
    await expect(receiveMessage(aMessage(), unscripted)).rejects.toThrow();
  } finally {
    await db.$executeRawUnsafe("alter table audit_events drop constraint refuse_all");
  }
  expect([await db.contactMessage.count(), await db.inquirySubmission.count(), (await jobs()).length]).toEqual([
    0, 0, 0,
  ]);
});
