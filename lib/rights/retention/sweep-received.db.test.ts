import { randomBytes } from "node:crypto";

import { rememberContact } from "@/lib/inquiry/commands/remember-contact";
import { db } from "@/lib/platform/db/client";
import { recipientHash } from "@/lib/platform/mail/recipient";
import { msPerDay } from "@/lib/platform/time/instant";
import { aClient } from "@/lib/testing/builders/client";
import { item, now, staff, startInbox } from "@/lib/testing/inbox";

import { sweepReceived } from "./commands/sweep-received";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const stored = (days: number, contactMessageId?: string, senderHash?: Uint8Array<ArrayBuffer>) =>
  db.receivedEmail.create({
    data: {
      signature: randomBytes(32),
      bytes: 1,
      isCut: false,
      receivedAt: new Date(now - days * msPerDay),
      contactMessageId: contactMessageId ?? null,
      senderHash: senderHash ?? null,
      parts: { create: { position: 0, contentCipher: randomBytes(30) } },
    },
  });

const hold = (clientId: string) =>
  db.legalHold.create({
    data: { clientId, reasonCipher: randomBytes(30), placedById: staff.id, placedAt: new Date(now) },
  });

beforeEach(async () => {
  await db.legalHold.deleteMany({});
  await startInbox();
  await db.receivedEmail.deleteMany({});
});

it("deletes received emails after 30 days, except those of a client under a legal hold", async () => {
  const client = await aClient().at("held@example.org").insert();
  const { id: held } = await item({ email: "held@example.org" });
  const { id: other } = await item({ email: "other@example.org" });
  const { id: holdId } = await hold(client.id);
  const kept = [await stored(29), await stored(29, other), await stored(31, held)].map(({ id }) => id);
  await stored(31);
  await stored(31, other);
  expect(await sweepReceived(now)).toEqual({ emails: 2 });
  expect((await db.receivedEmail.findMany()).map(({ id }) => id).toSorted()).toEqual(kept.toSorted());
  expect(await db.receivedEmailPart.count()).toBe(3);
  await db.legalHold.delete({ where: { id: holdId } });
  expect(await sweepReceived(now)).toEqual({ emails: 1 });
});

it("keeps what came from an earlier address of a client under a legal hold, also outside of a thread", async () => {
  const client = await aClient().at("later@example.org").insert();
  await hold(client.id);
  const change = { before: { email: "earlier@example.org" }, after: { email: "later@example.org" }, now };
  await db.$transaction((tx) => rememberContact(tx, { clientId: client.id }, change));
  const { id } = await item({ email: "earlier@example.org" });
  const kept = [
    await stored(31, id),
    await stored(31, undefined, recipientHash("earlier@example.org")),
    await stored(31, undefined, recipientHash("later@example.org")),
  ];
  await stored(31, undefined, recipientHash("other@example.org"));
  expect(await sweepReceived(now)).toEqual({ emails: 1 });
  expect(await db.receivedEmail.count()).toBe(kept.length);
});
