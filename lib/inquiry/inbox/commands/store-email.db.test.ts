import { randomBytes } from "node:crypto";

import { decryptContent } from "../entry";
import { maxKeptBytes } from "../kept-emails";
import { findOriginals } from "../queries/thread";
import { replyAddress } from "../reply-address";
import { db } from "@/lib/platform/db/client";
import { recipientHash } from "@/lib/platform/mail/recipient";
import { item, jobs, now, raw, staff, startInbox } from "@/lib/testing/inbox";

import { openOriginal } from "../reads/open-original";
import { readEmail } from "./read-email";
import { readStored, storeEmail } from "./store-email";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

beforeEach(async () => {
  await startInbox();
  await db.receivedEmail.deleteMany({});
});

const signed = (chunks: readonly Uint8Array[], sizeBytes = chunks.reduce((sum, { length }) => sum + length, 0)) => ({
  signature: randomBytes(32),
  chunks,
  sizeBytes,
});

it("stores an email encrypted in small parts, and reads the same bytes back", async () => {
  const chunks = [300_000, 1_500_000, 1, 900_000].map((length) => randomBytes(length));
  expect(await storeEmail(signed(chunks), now)).toBe(true);
  const { id, ...row } = await db.receivedEmail.findFirstOrThrow();
  expect(row).toMatchObject({ bytes: 2_700_001n, isCut: false, outcome: null, receivedAt: new Date(now) });
  expect((await readStored(id)).equals(Buffer.concat(chunks))).toBe(true);
  const parts = await db.receivedEmailPart.findMany({ orderBy: { position: "asc" } });
  expect(parts.map(({ position }) => position)).toEqual(Array.from({ length: 11 }, (_, n) => n));
  expect(parts.some(({ contentCipher }) => Buffer.from(contentCipher).includes(chunks[0]?.subarray(0, 50) ?? ""))).toBe(
    false,
  );
  expect(await jobs("received-email")).toMatchObject([{ payload: { emailId: id } }]);
});

it("stores the same email once", async () => {
  const email = signed([Buffer.from("a")]);
  expect([await storeEmail(email, now), await storeEmail(email, now)]).toEqual([true, false]);
  expect(await jobs("received-email")).toHaveLength(1);
});

it("reads an email once: with the time of its arrival, and with its thread and its sender's hash", async () => {
  const { reference, id: contactMessageId } = await item({ email: "client@example.org" });
  const email = raw(
    { From: "client@example.org", To: replyAddress(reference) ?? "", "Message-ID": "<a@x.example>" },
    "Yes.",
  );
  await storeEmail(signed([email]), now);
  const { id } = await db.receivedEmail.findFirstOrThrow();
  for (const at of [now + 1, now + 2]) await readEmail(id, () => at);
  expect(await db.receivedEmail.findFirst()).toMatchObject({
    outcome: "added",
    readAt: new Date(now + 1),
    contactMessageId,
    leadId: null,
    senderHash: recipientHash("client@example.org"),
  });
  expect(await db.inquiryEntry.findMany()).toMatchObject([{ contactMessageId, at: new Date(now) }]);
});

it("tells staff that the end of an email over 25 MB is missing", async () => {
  const { reference } = await item({ email: "client@example.org" });
  const email = raw({ From: "client@example.org", To: replyAddress(reference) ?? "" }, "Photos");
  await storeEmail(signed([email], maxKeptBytes + 1), now);
  const { id } = await db.receivedEmail.findFirstOrThrow();
  await readEmail(id, () => now);
  expect(await db.inquiryEntry.findMany()).toMatchObject([{ facts: { isTooLarge: true } }]);
});

it("lets staff download the email as it came, once it belongs to a thread, and records it", async () => {
  const { reference, id: subjectId } = await item();
  const email = raw({ From: "a@example.org", To: replyAddress(reference) ?? "" });
  await storeEmail(signed([email]), now);
  const { id } = await db.receivedEmail.findFirstOrThrow();
  expect(await openOriginal(staff, id)).toMatchObject({ ok: false, error: "RESOURCE_NOT_FOUND" });
  await readEmail(id, () => now);
  expect(await openOriginal(staff, id)).toEqual({ ok: true, value: email });
  expect(await findOriginals({ kind: "message", id: subjectId })).toEqual(new Map([[now, id]]));
  const where = { action: "contact-message.original-read", subjectId, actorId: staff.id };
  expect(await db.auditEvent.count({ where })).toBe(1);
});

it("keeps nothing of an email with a wallet's secret", async () => {
  const { reference } = await item();
  const phrase = "abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about";
  await storeEmail(signed([raw({ From: "a@example.org", To: replyAddress(reference) ?? "" }, phrase)]), now);
  await readEmail((await db.receivedEmail.findFirstOrThrow()).id, () => now);
  expect(await db.inquiryEntry.findMany()).toMatchObject([{ facts: { isWithheld: true } }]);
  expect([await db.receivedEmail.count(), await db.receivedEmailPart.count()]).toEqual([1, 0]);
});

it("reads nothing if the email was deleted", async () => {
  await expect(readEmail("00000000-0000-4000-8000-000000000000", () => now)).resolves.toBeUndefined();
});

it("deletes a stored email together with its item", async () => {
  const { reference, id: contactMessageId } = await item();
  await storeEmail(signed([raw({ From: "a@example.org", To: replyAddress(reference) ?? "" })]), now);
  await readEmail((await db.receivedEmail.findFirstOrThrow()).id, () => now);
  const entry = await db.inquiryEntry.findFirstOrThrow();
  expect(decryptContent(entry.contentCipher ?? new Uint8Array())).toMatchObject({
    text: "Thank you, tomorrow is fine.",
  });
  await db.contactMessage.delete({ where: { id: contactMessageId } });
  expect([await db.receivedEmail.count(), await db.receivedEmailPart.count()]).toEqual([0, 0]);
});
