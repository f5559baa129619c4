import { sealOptional } from "@/lib/cases/sealed-texts";
import { storeCase } from "@/lib/cases/testing/stored-cases";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { cursorIn, pageSize } from "@/lib/platform/list/list-page";
import { readQuery } from "@/lib/platform/parse/read-query";
import { msPerDay } from "@/lib/platform/time/instant";
import { anAdviser } from "@/lib/testing/builders/adviser";
import { aBooking } from "@/lib/testing/builders/booking";
import { aClient } from "@/lib/testing/builders/client";
import { aService } from "@/lib/testing/builders/service";
import { emptyTables } from "@/lib/testing/empty-tables";
import { staffAs } from "@/lib/testing/staff-as";

import { clientsQuery, loadClients } from "../loaders";
import { openFile } from "../reads/open-file";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
jest.mock("next/navigation", () => ({}));
const now = Date.parse("2027-03-08T17:00:00Z");
let admin: Staff;

beforeEach(async () => {
  await emptyTables("bookings", "clients");
  admin = await staffAs("admin");
});

const page = async (query: Record<string, string>) => {
  const { view, sort, ...rest } = readQuery(clientsQuery, query);
  return (await loadClients(admin, { cursor: cursorIn(rest), ids: undefined, view, sort }, now)).page;
};
const ids = ({ rows }: { readonly rows: readonly { readonly id: string }[] }) => rows.map(({ id }) => id);

async function named(firstName: string, lastName: string): Promise<string> {
  const { id } = await aClient().insert();
  await db.client.update({ where: { id }, data: { firstName, lastName } });
  return id;
}

test("clients are sorted by last name without regard to case and accents, and erased clients come last", async () => {
  const [erased, zoe, emile, adam] = [
    await named("", ""),
    await named("Zoe", "de Vries"),
    await named("Emile", "Évrard"),
    await named("Adam", "Evrard"),
  ];
  expect(ids(await page({ sort: "name" }))).toEqual([zoe, adam, emile, erased]);
});

test("the list by last name leads through all clients and back, and no name is in its address", async () => {
  for (let index = 0; index < pageSize + 3; index += 1) await named("Same", `Name ${index % 4}`);
  const first = await page({ sort: "name" });
  const second = await page({ sort: "name", after: first.after ?? "" });
  expect(first.after).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set([...ids(first), ...ids(second)]).size).toBe(pageSize + 3);
  expect(ids(await page({ sort: "name", before: second.before ?? "" }))).toEqual(ids(first));
});

test("the view of coming appointments starts with the next one, and leaves other clients out", async () => {
  const [service, adviser] = [await aService().insert(), await anAdviser().insert()];
  const book = async (days: number) => {
    const client = await aClient().insert();
    await aBooking({ adviser, service })
      .by(client)
      .startingAt(new Date(now + days * msPerDay))
      .insert();
    return client.id;
  };
  const [later, sooner] = [await book(9), await book(2)];
  await book(-3);
  expect(ids(await page({ view: "coming" }))).toEqual([sooner, later]);
});

test("the views of cases list clients with an open case, or only with closed ones, with the completed steps", async () => {
  const [open, closed] = [await aClient().insert(), await aClient().insert()];
  await aClient().insert();
  await storeCase({ clientId: open.id, ownerId: admin.id });
  const { id } = await storeCase({ clientId: closed.id, ownerId: admin.id });
  const closeReasonCipher = sealOptional("cases.close_reason", "Not for us");
  const outcome = { outcome: "none", closeReasonCipher, closedAt: new Date(now) };
  await db.case.update({ where: { id }, data: { state: "closed", openedAt: new Date(now - msPerDay), ...outcome } });
  expect((await page({ view: "open-case" })).rows).toMatchObject([
    { id: open.id, caseState: "open", completedSteps: 0 },
  ]);
  expect((await page({ view: "closed-case" })).rows).toMatchObject([{ id: closed.id, caseState: "closed" }]);
});

test("the view of opened files starts with the file that the reader opened last, and leaves out those of colleagues", async () => {
  const [first, second, other] = [await aClient().insert(), await aClient().insert(), await aClient().insert()];
  for (const { id } of [first, second, other]) await storeCase({ clientId: id, ownerId: admin.id });
  const colleague = await staffAs("admin");
  await storeCase({ clientId: other.id, ownerId: colleague.id });
  for (const { id } of [first, second, first]) await openFile(admin, id, now);
  await openFile(colleague, other.id, now);
  expect(ids(await page({ view: "opened" }))).toEqual([first.id, second.id]);
});
