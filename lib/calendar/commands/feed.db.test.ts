import { db } from "@/lib/platform/db/client";
import { msPerDay } from "@/lib/platform/time/instant";
import { anAdviser } from "@/lib/testing/builders/adviser";
import { aBooking } from "@/lib/testing/builders/booking";
import { aService } from "@/lib/testing/builders/service";
import { staffAs } from "@/lib/testing/staff-as";

import { endFeed, makeFeed } from "./feed";
import { readFeed } from "./read-feed";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const now = Date.parse("2026-12-01T12:00:00Z");

async function anOfficeWithFeed() {
  const service = await aService().insert();
  const adviser = await anAdviser().giving(service).insert();
  const by = await staffAs("manager");
  const made = await makeFeed(by, adviser.id, now);
  return { service, adviser, by, token: made.ok ? made.value : "" };
}

const eventsOf = (text: string) => text.split("BEGIN:VEVENT").slice(1);

describe("a feed", () => {
  it("lists the adviser's coming appointments, without past and cancelled ones and those of others", async () => {
    const { service, adviser, token } = await anOfficeWithFeed();
    const other = await anAdviser().giving(service).insert();
    const booking = (who: typeof adviser, days: number) =>
      aBooking({ adviser: who, service }).startingAt(new Date(now + days * msPerDay));
    const coming = await booking(adviser, 1).insert();
    await booking(adviser, -1).insert();
    await booking(adviser, 2).cancelled().insert();
    await booking(other, 3).insert();
    const read = await readFeed(token, now);
    const events = eventsOf(read.ok ? read.value : "");
    expect(events).toHaveLength(1);
    expect(events[0]).toContain(`UID:${coming.id}`);
    expect(events[0]).toContain("DTSTART:20261202T120000Z");
  });

  it("names neither the firm nor the client, the reference, the service or a link", async () => {
    const { service, adviser, token } = await anOfficeWithFeed();
    const { id } = await aBooking({ adviser, service })
      .startingAt(new Date(now + msPerDay))
      .insert();
    const { reference, firstName, lastName, email, phone } = await db.booking.findUniqueOrThrow({ where: { id } });
    const read = await readFeed(token, now);
    const text = (read.ok ? read.value : "").replaceAll("\r\n ", "");
    for (const secret of [reference, firstName, lastName, email ?? "-", phone, "Recovery", adviser.id, "http", token])
      expect(text).not.toContain(secret);
    expect(text).toContain("SUMMARY:Appointment");
  });

  it("ends at once when a new one is made or it is turned off", async () => {
    const { adviser, by, token } = await anOfficeWithFeed();
    expect((await readFeed(token, now)).ok).toBe(true);
    const renewed = await makeFeed(by, adviser.id, now);
    expect((await readFeed(token, now)).ok).toBe(false);
    const second = renewed.ok ? renewed.value : "";
    expect((await readFeed(second, now)).ok).toBe(true);
    await endFeed(by, adviser.id);
    expect((await readFeed(second, now)).ok).toBe(false);
  });

  it("stores a hash of its token and when it was made and read", async () => {
    const { adviser, token } = await anOfficeWithFeed();
    await readFeed(token, now + msPerDay);
    const row = await db.calendarFeed.findUniqueOrThrow({ where: { adviserId: adviser.id } });
    expect(row).toMatchObject({ madeAt: new Date(now), lastReadAt: new Date(now + msPerDay) });
    expect(Buffer.from(row.tokenHash).toString("base64url")).not.toBe(token);
    const audit = await db.auditEvent.findMany({ where: { subjectId: adviser.id }, select: { details: true } });
    expect(JSON.stringify(audit)).not.toContain(token);
  });

  it("of an adviser who has left does not exist", async () => {
    const { adviser, token } = await anOfficeWithFeed();
    await db.adviser.update({ where: { id: adviser.id }, data: { isActive: false } });
    expect((await readFeed(token, now)).ok).toBe(false);
  });

  it("is made by managers for everyone and by advisers for themselves", async () => {
    const { adviser } = await anOfficeWithFeed();
    expect((await makeFeed(await staffAs("adviser"), adviser.id, now)).ok).toBe(false);
    expect((await endFeed(await staffAs("viewer"), adviser.id)).ok).toBe(false);
    expect((await makeFeed(await staffAs("adviser", adviser.id), adviser.id, now)).ok).toBe(true);
  });
});
