import { receiveMessage } from "@/lib/inquiry/contact/commands/receive-message";
import { storeCase } from "@/lib/cases/testing/stored-cases";
import { db } from "@/lib/platform/db/client";
import { aMessage } from "@/lib/testing/inquiries";
import { storeBooking } from "@/lib/testing/builders/stored-booking";
import { testDatabaseUrl } from "@/lib/testing/database";
import { databaseProxy } from "@/lib/testing/database-proxy";
import { staffAs } from "@/lib/testing/staff-as";
import { until } from "@/lib/testing/until";

import { endSession } from "../auth/sessions";
import type { Staff } from "../auth/staff";
import { listenToChanges } from "./listen";
import { openChangeStream } from "./stream";
import { publish, subscribe } from "./subscribers";
import type { LiveEvent } from "./subscribers";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const start = Date.parse("2027-01-15T17:00:00Z");
/** Times of the listener. On a busy machine a response can take a second, so `timeoutMs` runs out in only one test. */
const patient = { pause: 50, check: 1_000, timeoutMs: 30_000 };
const impatient = { pause: 50, check: 50, timeoutMs: 300 };
const ends: (() => Promise<void> | void)[] = [];
let events: LiveEvent[] = [];

/** Listens until the test ends. Resolves after the first event "all", which is sent when the connection is open. */
async function listening(url = testDatabaseUrl(), times = patient): Promise<void> {
  events = [];
  ends.push(subscribe((event) => void events.push(event)));
  const { stop } = listenToChanges(url, times);
  ends.push(stop);
  await until(() => events.includes("all"));
  events = [];
}

type Opened = { readonly text: () => string; readonly isClosed: () => boolean; readonly abort: () => void };

/** Opens a stream and reads its events when they arrive. */
function opened(staff: Staff, age = 0): Opened {
  const abort = new AbortController();
  const stream = openChangeStream(staff, abort.signal, age);
  if (!stream) throw new Error("The stream was refused");
  let text = "";
  let isClosed = false;
  const reader = stream.getReader();
  const read = async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read())
      text += Buffer.from(part.value).toString();
    isClosed = true;
  };
  read().catch(() => undefined);
  ends.push(() => abort.abort());
  return { text: () => text, isClosed: () => isClosed, abort: () => abort.abort() };
}

afterEach(async () => {
  jest.restoreAllMocks();
  for (const end of ends.splice(0).reverse()) await end();
});

describe("a notification", () => {
  it("names a created or changed booking and its adviser", async () => {
    await listening();
    const id = await storeBooking(start);
    await until(() => events.length >= 1);
    const { adviserId } = await db.booking.findUniqueOrThrow({ where: { id }, select: { adviserId: true } });
    expect(events[0]).toEqual({ kind: "booking", id, advisers: [adviserId] });
    const changes = events.length;
    await db.$executeRaw`update bookings set sequence = sequence + 1 where id = ${id}::uuid`;
    await until(() => events.length > changes);
    expect(events.at(-1)).toMatchObject({ kind: "booking", id });
  });

  it("names the previous and the new adviser of a booking that moves to another adviser", async () => {
    const id = await storeBooking(start);
    const { adviserId } = await db.booking.findUniqueOrThrow({ where: { id }, select: { adviserId: true } });
    const other = await db.adviser.create({
      data: { slug: `other-${id}`, name: "Sample", email: "other@example.org", zone: "America/Toronto", dailyCap: 8 },
      select: { id: true },
    });
    await listening();
    await db.$transaction([
      db.$executeRaw`update occupied_time set adviser_id = ${other.id}::uuid where booking_id = ${id}::uuid`,
      db.$executeRaw`update bookings set adviser_id = ${other.id}::uuid where id = ${id}::uuid`,
    ]);
    await until(() => events.length > 0);
    expect(events).toEqual([{ kind: "booking", id, advisers: [other.id, adviserId] }]);
  });

  it("names the case and the client's advisers if a case letter is added or deleted", async () => {
    const bookingId = await storeBooking(start + 86_400_000);
    const { clientId, adviserId } = await db.booking.findUniqueOrThrow({ where: { id: bookingId } });
    const { id } = await storeCase({ clientId });
    await listening();
    const letter = {
      caseId: id,
      kind: "bank",
      recipientCipher: new Uint8Array(1),
      sentOn: new Date("2027-01-01"),
    } as const;
    const stored = await db.caseLetter.create({ data: letter, select: { id: true } });
    await until(() => events.length > 0);
    expect(events).toEqual([{ kind: "case", id, advisers: [adviserId] }]);
    await db.caseLetter.delete({ where: { id: stored.id } });
    await until(() => events.length > 1);
    expect(events[1]).toEqual(events[0]);
  });

  it("names the contact message if an entry of its thread is added or deleted", async () => {
    const received = await receiveMessage(aMessage(), { hidden: { website: "" }, locale: "en", now: start });
    const reference = received.ok ? received.value.reference : "";
    const { id } = await db.contactMessage.findUniqueOrThrow({ where: { reference }, select: { id: true } });
    await listening();
    const at = new Date(start);
    await db.inquiryEntry.create({ data: { contactMessageId: id, kind: "state", at, version: 1 } });
    await until(() => events.length > 0);
    await db.inquiryEntry.deleteMany({ where: { contactMessageId: id } });
    await until(() => events.length > 1);
    expect(events).toEqual([
      { kind: "inquiry", id },
      { kind: "inquiry", id },
    ]);
  });

  it("has no id if one statement changes many records", async () => {
    await listening();
    await db.$executeRaw`insert into claims (key, kind, profile) select 'promise.' || n, 'promise', 'ca' from generate_series(1, 40) n`;
    await until(() => events.length > 0);
    expect(events).toEqual([{ kind: "claim" }]);
    await db.$executeRaw`update claims set position = 1 where key = 'promise.1'`;
    await until(() => events.length > 1);
    expect(events[1]).toEqual({ kind: "claim", id: expect.any(String) });
  });

  it("is not sent if a transaction is rolled back or if a statement changes no row", async () => {
    await listening();
    await db.$executeRaw`update claims set position = 2 where key = 'unknown'`;
    await db
      .$transaction(async (tx) => {
        await tx.$executeRaw`update claims set position = 3`;
        throw new Error("undone");
      })
      .catch(() => undefined);
    await db.$executeRaw`select pg_notify('staff_changes', '{"kind":"claim","id":"last"}')`;
    await until(() => events.length > 0);
    expect(events).toEqual([{ kind: "claim", id: "last" }]);
  });
});

it('the listener reconnects if the database stops responding, and then sends the event "all"', async () => {
  const proxy = await databaseProxy(testDatabaseUrl());
  ends.push(() => proxy.close());
  await listening(proxy.url, impatient);
  const before = proxy.connections();
  proxy.stopResponding();
  // The test must prove that the listener's checks detect a database that does not respond. When a check fails, the
  // listener opens a new connection, and the test waits for this connection before it calls `restore`. An earlier call
  // would close the old connection, and the listener would then reconnect even without its checks.
  await until(() => proxy.connections() > before);
  proxy.restore();
  await until(() => events.includes("all"));
  await db.$executeRaw`select pg_notify('staff_changes', '{"kind":"claim","id":"again"}')`;
  await until(() => events.some((event) => typeof event === "object" && event.id === "again"));
});

describe("a stream", () => {
  it("sends only the kind and id of a change, and combines many changes of one kind into one event", async () => {
    const stream = opened(await staffAs("manager"));
    publish({ kind: "booking", id: "one", advisers: ["a"] });
    publish({ kind: "booking", id: "one", advisers: ["a"] });
    for (let n = 0; n < 50; n += 1) publish({ kind: "inquiry", id: String(n) });
    publish({ kind: "staff", id: "secret" });
    await until(() => stream.text().includes("inquiry"));
    expect(stream.text()).toBe('retry: 2000\n\ndata: {"kind":"booking","id":"one"}\n\ndata: {"kind":"inquiry"}\n\n');
  });

  it("begins with the changes since the page was requested and omits earlier changes", async () => {
    const staff = await staffAs("manager");
    const now = Date.now();
    const clock = jest.spyOn(Date, "now").mockReturnValue(now - 11);
    publish({ kind: "booking", id: "older", advisers: ["a"] });
    clock.mockReturnValue(now - 10);
    publish({ kind: "booking", id: "newer", advisers: ["a"] });
    publish({ kind: "staff", id: "secret" });
    clock.mockReturnValue(now);
    const stream = opened(staff, 10);
    clock.mockRestore();
    await until(() => stream.text().includes("newer"));
    expect(stream.text()).toBe('retry: 2000\n\ndata: {"kind":"booking","id":"newer"}\n\n');
  });

  it("sends an event and ends when its session ends, but another person's stream stays open", async () => {
    const staff = await staffAs("manager");
    const [stream, other] = [opened(staff), opened(await staffAs("manager"))];
    await listening();
    await endSession(staff.sessionId, Date.now());
    await until(stream.isClosed);
    expect(stream.text()).toContain("event: ended");
    expect(other.isClosed()).toBe(false);
  });

  it.each([
    ["its user gets another role", (id: string) => db.staffUser.update({ where: { id }, data: { role: "viewer" } })],
    ["its user is deactivated", (id: string) => db.staffUser.update({ where: { id }, data: { isActive: false } })],
  ])("ends after %s", async (_what, change) => {
    const staff = await staffAs("manager");
    const stream = opened(staff);
    await listening();
    await change(staff.id);
    await until(stream.isClosed);
  });

  it("does not extend the session", async () => {
    const staff = await staffAs("manager");
    const seenAt = new Date(Date.now() - 10 * 60_000);
    await db.staffSession.update({ where: { id: staff.sessionId }, data: { createdAt: seenAt, seenAt } });
    const stream = opened(staff);
    publish("all");
    await until(() => stream.text().includes("all"));
    expect(await db.staffSession.findUniqueOrThrow({ where: { id: staff.sessionId } })).toMatchObject({ seenAt });
    expect(stream.isClosed()).toBe(false);
  });

  it("ends when the server stops", async () => {
    const stream = opened(await staffAs("viewer"));
    publish("stop");
    await until(stream.isClosed);
  });

  it("is refused if the staff member has ten open streams, and allowed after one of these streams ended", async () => {
    const staff = await staffAs("viewer");
    const all = Array.from({ length: 10 }, () => opened(staff));
    expect(openChangeStream(staff, new AbortController().signal, 0)).toBeUndefined();
    all[0]?.abort();
    expect(opened(staff)).toBeDefined();
  });
});
