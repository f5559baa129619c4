import { z } from "zod";

import { loadAccount } from "@/lib/money/desk/loaders";
import { loadMovePlan } from "@/lib/booking/desk/loaders/move-plan";
import { loadNewBooking } from "@/lib/booking/caller/loaders/new-booking";
import { loadRecord } from "@/lib/booking/desk/loaders/record";
import { db, Prisma } from "@/lib/platform/db/client";
import { idle } from "@/lib/platform/forms/form-state";
import { ok } from "@/lib/platform/result";
import { staffAction } from "@/lib/platform/web/staff-action";
import { staffRoute } from "@/lib/platform/web/staff-route";
import { msPerDay } from "@/lib/platform/time/instant";
import { storeBooking } from "@/lib/testing/builders/stored-booking";
import { emptyTables } from "@/lib/testing/empty-tables";
import { withoutTriggers } from "@/lib/testing/without-triggers";
import { staffAs } from "@/lib/testing/staff-as";
import { admitStaff } from "./session";
import type { Staff } from "./staff";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const definition = { name: "test.send", needs: "payments.change", limit: "staffAction", schema: z.object({}) } as const;
const action = staffAction({ ...definition, run: () => Promise.resolve(ok(null)) });
const handler = staffRoute({ ...definition, name: "test.route", run: () => Promise.resolve(ok(null)) });

beforeEach(async () => {
  await emptyTables("audit_events");
  await db.$executeRaw`delete from rate_limits`;
});

const audited = async () =>
  (await db.auditEvent.findMany({ orderBy: { id: "asc" } })).map(({ action: what, actorId, subjectId, details }) => ({
    action: what,
    actorId,
    subjectId,
    details,
  }));

describe("a missing permission", () => {
  it.each([
    ["a page", () => admitStaff("payments.read", "/de/dashboard/payments/Zoe%20Miller?q=zoe"), "payments/{reference}"],
    ["an unknown page", () => admitStaff("payments.read", "/dashboard/Zoe/Miller"), undefined],
  ])("for %s is recorded with the page's route, and without what was typed", async (_what, open, route) => {
    const { id } = await staffAs("adviser");
    await expect(open()).rejects.toMatchObject({ digest: "NEXT_HTTP_ERROR_FALLBACK;403" });
    const details = { place: route ? `/dashboard/${route}` : "other", needs: "payments.read" };
    expect(await audited()).toEqual([{ action: "staff.permission-refused", actorId: id, subjectId: id, details }]);
    expect(JSON.stringify(await audited())).not.toContain("Zoe");
  });

  it.each([
    ["test.send", () => action(idle, new FormData())],
    ["test.route", () => handler(new Request("http://localhost/api/staff/test"))],
  ])("for %s is recorded once a minute", async (place, call) => {
    const { id } = await staffAs("adviser");
    await call();
    await call();
    const entry = { action: "staff.permission-refused", actorId: id, subjectId: id };
    expect(await audited()).toEqual([{ ...entry, details: { place, needs: "payments.change" } }]);
    await withoutTriggers(Prisma.sql`update audit_events set at = at - interval '61 seconds'`);
    await call();
    expect(await audited()).toHaveLength(2);
  });
});

describe("opening a list", () => {
  const open = () => admitStaff(["bookings.read-all", "bookings.read-own"], "/fr-ca/dashboard/bookings?q=zoe");

  it.each(["manager", "compliance", "admin"] as const)(
    "of all clients is recorded for a %s once an hour",
    async (role) => {
      const { id } = await staffAs(role);
      await open();
      await open();
      const entry = { action: "staff.list-read", actorId: id, subjectId: id };
      expect(await audited()).toEqual([{ ...entry, details: { place: "/dashboard/bookings" } }]);
    },
  );

  it.each(["/dashboard/outbox", "/dashboard/outbox/failed/7"])(
    "of emails is recorded too, because they name clients' addresses (%s)",
    async (path) => {
      await staffAs("manager");
      await admitStaff("outbox.read", path);
      expect(await audited()).toMatchObject([
        { action: "staff.list-read", details: { place: path.replace("7", "{id}") } },
      ]);
    },
  );

  it.each(["adviser", "viewer"] as const)(
    "without a colleague's clients or without names is not recorded (%s)",
    async (role) => {
      await staffAs(role);
      await open();
      expect(await audited()).toEqual([]);
    },
  );
});

describe("reading a colleague's client", () => {
  const start = Date.now() + 3 * msPerDay;
  const reference = "FRS-7K2M-4Q93";
  let booking: { readonly id: string; readonly adviserId: string; readonly clientId: string };

  beforeAll(async () => {
    await emptyTables("clients", "services", "advisers");
    const id = await storeBooking(start, { reference, priceMinor: 10_000 });
    booking = await db.booking.findUniqueOrThrow({
      where: { id },
      select: { id: true, adviserId: true, clientId: true },
    });
    await db.payment.create({
      data: {
        bookingId: id,
        provider: "stripe",
        providerId: "pi_1",
        amountMinor: 10_000,
        currency: "CAD",
        state: "paid",
        paidAt: new Date(),
      },
    });
  });

  const move = { locale: "en", reference, to: undefined, adviserId: undefined, now: Date.now() } as const;
  const readings = async () =>
    (await audited())
      .filter(({ action: what }) => /^(booking|client)\./.test(what))
      .map(({ action: what, subjectId, details }) => ({ what, subjectId, ...(details as object) }));

  it.each<[string, (staff: Staff) => Promise<unknown>]>([
    ["booking", (staff) => loadRecord(staff, reference, "en")],
    ["move", (staff) => loadMovePlan(staff, move)],
    ["payments", (staff) => loadAccount(staff, reference, { locale: "en", now: Date.now() })],
  ])("on the page %s is recorded, and reloading it adds nothing", async (page, load) => {
    const staff = await staffAs("manager");
    expect(await load(staff)).toBeDefined();
    await load(staff);
    expect(await readings()).toEqual([{ what: "booking.read", subjectId: booking.id, page }]);
  });

  it("on the page for a new booking is recorded", async () => {
    const staff = await staffAs("manager");
    await loadNewBooking(staff, { client: booking.clientId }, { locale: "en", now: Date.now() });
    expect(await readings()).toEqual([{ what: "client.contact-read", subjectId: booking.clientId }]);
  });

  it("is not recorded for the client's own adviser", async () => {
    const staff = await staffAs("adviser", booking.adviserId);
    expect(await loadRecord(staff, reference, "en")).toBeDefined();
    expect(await loadMovePlan(staff, move)).toBeDefined();
    expect(await readings()).toEqual([]);
  });
});
