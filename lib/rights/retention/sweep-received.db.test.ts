import { randomBytes } from "node:crypto";

import { db } from "@/lib/platform/db/client";
import { msPerDay } from "@/lib/platform/time/instant";
import { aClient } from "@/lib/testing/builders/client";
import { item, now, staff, startInbox } from "@/lib/testing/inbox";

import { sweepReceived } from "./sweep-received";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const stored = (days: number, contactMessageId?: string) =>
  db.receivedEmail.create({
    data: {
      signature: randomBytes(32),
      bytes: 1,
      isCut: false,
      receivedAt: new Date(now - days * msPerDay),
      contactMessageId: contactMessageId ?? null,
      parts: { create: { position: 0, contentCipher: randomBytes(30) } },
    },
  });

beforeEach(async () => {
  await startInbox();
  await db.receivedEmail.deleteMany({});
});

it("deletes received emails after 30 days, except those of a client under a legal hold", async () => {
  const client = await aClient().at("held@example.org").insert();
  const { id: held } = await item({ email: "held@example.org" });
  const { id: other } = await item({ email: "other@example.org" });
  const hold = await db.legalHold.create({
    data: { clientId: client.id, reasonCipher: randomBytes(30), placedById: staff.id, placedAt: new Date(now) },
  });
  const kept = [await stored(29), await stored(29, other), await stored(31, held)].map(({ id }) => id);
  await stored(31);
  await stored(31, other);
  expect(await sweepReceived(now)).toEqual({ emails: 2 });
  expect((await db.receivedEmail.findMany()).map(({ id }) => id).toSorted()).toEqual(kept.toSorted());
  expect(await db.receivedEmailPart.count()).toBe(3);
  await db.legalHold.delete({ where: { id: hold.id } });
  expect(await sweepReceived(now)).toEqual({ emails: 1 });
});
