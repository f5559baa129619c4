import { randomBytes } from "node:crypto";

import { db } from "@/lib/platform/db/client";
import { recipientHash } from "@/lib/platform/mail/recipient";
import { msPerDay } from "@/lib/platform/time/instant";
import { anAdviser } from "@/lib/testing/builders/adviser";
import { aBooking } from "@/lib/testing/builders/booking";
import { aClient } from "@/lib/testing/builders/client";
import { aService } from "@/lib/testing/builders/service";
import { emptyTables } from "@/lib/testing/empty-tables";
import { staffAs } from "@/lib/testing/staff-as";

import { sweepSent } from "./commands/sweep-sent";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const now = Date.parse("2027-03-08T17:00:00Z");

async function sent(to: string, recordId?: string): Promise<string> {
  const row = { deliveryKey: `booking-confirmed:${to}:${recordId}`, kind: "booking-confirmed", outcome: "sent" };
  const { id } = await db.sentEmail.create({
    data: {
      ...row,
      recordId: recordId ?? null,
      locale: "en",
      recipientHash: recipientHash(to),
      recipientCipher: randomBytes(30),
      contentCipher: randomBytes(30),
      at: new Date(now - 91 * msPerDay),
    },
  });
  return id;
}

it("keeps copies of sent emails after 90 days while their client is under a legal hold", async () => {
  await emptyTables("sent_emails");
  const client = await aClient().at("held@example.org").insert();
  const booking = await aBooking({ adviser: await anAdviser().insert(), service: await aService().insert() }).insert();
  await db.booking.update({ where: { id: booking.id }, data: { clientId: client.id } });
  const { id: placedById } = await staffAs("compliance");
  const placed = { clientId: client.id, reasonCipher: randomBytes(30), placedById, placedAt: new Date(now) };
  const { id: holdId } = await db.legalHold.create({ data: placed });
  const kept = [await sent("held@example.org"), await sent("office@example.org", booking.id)];
  await sent("other@example.org");
  await sent("other@example.org", "3c0a4f2e-9f5b-4a57-9d0e-2a63c1f0b7aa");
  expect(await sweepSent(now)).toMatchObject({ copies: 2 });
  expect((await db.sentEmail.findMany()).map(({ id }) => id).toSorted()).toEqual(kept.toSorted());
  await db.legalHold.update({
    where: { id: holdId },
    data: { liftedAt: new Date(now), liftedById: placedById, liftReasonCipher: randomBytes(30) },
  });
  expect(await sweepSent(now)).toMatchObject({ copies: 2 });
});
