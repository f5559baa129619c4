import { db } from "@/lib/platform/db/client";
import { enqueue } from "@/lib/platform/jobs/enqueue";
import { deliverOnce } from "@/lib/platform/mail/deliver";
import { suppress } from "@/lib/platform/mail/suppression";
import { aMailer } from "@/lib/testing/a-mailer";
import { anEmail } from "@/lib/testing/builders/email";
import { storeBooking } from "@/lib/testing/builders/stored-booking";
import { emptyTables } from "@/lib/testing/empty-tables";

import { bookingEmailKey } from "../../emails/delivery-key";
import { findUndelivered } from "./undelivered";

const start = Date.parse("2027-01-15T17:00:00Z");
let bookingId: string;

beforeAll(async () => {
  bookingId = await storeBooking(start, { reference: "FRS-7K2M-4Q93", email: "zoe@example.org" });
});

beforeEach(async () => {
  await emptyTables("mail_deliveries", "sent_emails", "suppressed_addresses", "graphile_worker._private_jobs");
  await db.booking.update({ where: { id: bookingId }, data: { sequence: 0, status: "confirmed", completedAt: null } });
});

type Kind = "confirmed" | "changed";

async function fails(kind: Kind, sequence: number): Promise<void> {
  await db.$transaction((tx) => enqueue(tx, { task: "booking-email", payload: { bookingId, kind, sequence } }));
  await db.$executeRaw`update graphile_worker._private_jobs set attempts = 25, last_error = 'booking-email Error 451'`;
}

const send = (kind: Kind, sequence: number, copy?: number) =>
  deliverOnce(bookingEmailKey({ bookingId, kind, sequence, copy }), anEmail(), aMailer());

const found = async () => (await findUndelivered([bookingId])).get(bookingId);

describe("an email about an appointment that did not reach the client", () => {
  it("is found for a failed confirmation, and the client has no words", async () => {
    await fails("confirmed", 0);
    expect(await found()).toEqual({ kind: "confirmed", hasWords: false, jobId: expect.any(String) as string });
  });

  it("is found for a withheld confirmation", async () => {
    await db.$transaction((tx) => suppress(tx, "zoe@example.org", "hard-bounce"));
    await send("confirmed", 0);
    expect(await found()).toEqual({ kind: "confirmed", hasWords: false, jobId: null });
  });

  it("is found for a failed notice of a move, after a confirmation with the words", async () => {
    await send("confirmed", 0);
    await db.booking.update({ where: { id: bookingId }, data: { sequence: 1 } });
    await fails("changed", 1);
    expect(await found()).toMatchObject({ kind: "changed", hasWords: true });
  });

  it.each([
    ["after a copy was sent", () => send("confirmed", 0, 1)],
    ["of an earlier time", () => db.booking.update({ where: { id: bookingId }, data: { sequence: 1 } })],
    [
      "of a completed booking",
      () =>
        db.booking.update({ where: { id: bookingId }, data: { status: "completed", completedAt: new Date(start) } }),
    ],
  ])("is not found %s", async (_, change) => {
    await fails("confirmed", 0);
    await change();
    expect(await found()).toBeUndefined();
  });
});
