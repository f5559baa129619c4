import { encrypt } from "@/lib/platform/security/encryption";
import { scopeOf } from "@/lib/platform/auth/scope";
import { db } from "@/lib/platform/db/client";
import { cursorIn, pageSize } from "@/lib/platform/list/list-page";
import { readQuery } from "@/lib/platform/parse/read-query";
import { msPerDay } from "@/lib/platform/time/instant";
import { anAdviser } from "@/lib/testing/builders/adviser";
import { aBooking } from "@/lib/testing/builders/booking";
import { aClient } from "@/lib/testing/builders/client";
import { aService } from "@/lib/testing/builders/service";
import { staffAs } from "@/lib/testing/staff-as";

import { clientsQuery, loadClients } from "../loaders";
import { clientsById } from "./list";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
jest.mock("next/navigation", () => ({}));
const now = Date.parse("2027-03-08T17:00:00Z");

test("the client list shows the adviser of the next appointment, or of the last one if there is no next one", async () => {
  const admin = await staffAs("admin");
  const [service, helen, lukas] = [await aService().insert(), await anAdviser().insert(), await anAdviser().insert()];
  const client = await aClient().insert();
  const row = async () => (await clientsById(scopeOf(admin, "clients"), [client.id], now))[0];
  const book = (adviser: typeof helen, days: number) =>
    aBooking({ adviser, service })
      .by(client)
      .startingAt(new Date(now + days * msPerDay))
      .insert();
  await book(helen, -2);
  expect(await row()).toMatchObject({ next: null, adviser: helen.name });
  await book(lukas, 1);
  await book(helen, 3);
  expect(await row()).toMatchObject({ next: new Date(now + msPerDay), adviser: lukas.name, needsCare: false });
  await db.booking.updateMany({ where: { adviserId: helen.id }, data: { safeContact: ["no-voicemail"] } });
  expect(await row()).toMatchObject({ needsCare: true });
});

test("the client list shows a legal hold only to staff who may manage legal holds", async () => {
  const { id } = await aClient().insert();
  for (const [role, isHeld] of [
    ["compliance", true],
    ["admin", true],
    ["manager", false],
  ] as const) {
    const staff = await staffAs(role);
    if (role === "compliance")
      await db.legalHold.create({
        data: {
          clientId: id,
          placedById: staff.id,
          placedAt: new Date(now),
          reasonCipher: encrypt("A court asked for it", "legal_holds.reason"),
        },
      });
    const { page } = await loadClients(staff, { ids: [id] }, now);
    expect([role, page.rows[0]?.isHeld]).toEqual([role, isHeld]);
  }
});

test("the list of clients leads through all clients and back, and continues from a former address", async () => {
  const staff = await staffAs("manager");
  for (let index = 0; index < pageSize + 2; index += 1) await aClient().insert();
  const page = async (query: Record<string, string>) =>
    (await loadClients(staff, { cursor: cursorIn(readQuery(clientsQuery, query)), ids: undefined }, now)).page;
  const ids = ({ rows }: { readonly rows: readonly { readonly id: string }[] }) => rows.map(({ id }) => id);
  const first = await page({});
  const second = await page({ after: first.after ?? "" });
  expect(first.before).toBeUndefined();
  expect(ids(await page({ before: second.before ?? "" }))).toEqual(ids(first));
  expect(new Set([...ids(first), ...ids(second)]).size).toBe(first.rows.length + second.rows.length);
  // Formerly, `before` named the last client of the page before by the id alone.
  expect(ids(await page({ before: first.rows.at(-1)?.id ?? "" }))).toEqual(ids(second));
});
