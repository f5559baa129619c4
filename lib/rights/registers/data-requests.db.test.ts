import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Day } from "@/lib/platform/time/day";
import { storeBooking } from "@/lib/testing/builders/stored-booking";
import { emptyTables } from "@/lib/testing/empty-tables";
import { staffAs } from "@/lib/testing/staff-as";

import { closeDataRequest, confirmIdentity, extendDataRequest, registerDataRequest } from "./commands/data-requests";
import { readDataRequest, readDataRequests } from "./reads/read-data-requests";
import { listRegisterEvents } from "./queries/register-parts";
import { aRequest, auditedActions, codes, office, received, request } from "../testing/registered";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

let staff: Staff;

beforeAll(async () => {
  staff = await staffAs("compliance");
});

beforeEach(async () => {
  await emptyTables("audit_events", "data_requests");
});

it("encrypts the texts of a data request, sets its legal deadline, and records each time that staff read it", async () => {
  const reference = await aRequest(staff);
  const row = await db.dataRequest.findUniqueOrThrow({ where: { reference } });
  for (const sealed of [row.nameCipher, row.detailsCipher ?? new Uint8Array()])
    expect(Buffer.from(sealed).toString("latin1")).not.toMatch(/Erika|Everything/);
  expect(await readDataRequest(staff, reference)).toMatchObject({
    name: "Erika Sample",
    details: "Everything from last year",
    dueOn: "2027-02-28",
    state: "open",
  });
  expect(await readDataRequests(staff, { isOpen: true, cursor: undefined })).toMatchObject([
    { reference, name: "Erika Sample" },
  ]);
  expect(await readDataRequests(staff, { isOpen: false, cursor: undefined })).toEqual([]);
  expect(await auditedActions()).toEqual(["data-request.registered", "data-request.read", "data-request.listed"]);
  expect(await readDataRequest(staff, "DAT-2222-2222")).toBeUndefined();
});

it("links a data request to a client by email or booking reference, and refuses an unknown client", async () => {
  const id = await storeBooking(Date.parse("2027-03-15T17:00:00Z"), { reference: "FRS-7K2M-4Q95" });
  const { clientId, client } = await db.booking.findUniqueOrThrow({ where: { id }, include: { client: true } });
  const clientOf = async (typed: string) =>
    (await readDataRequest(staff, await aRequest(staff, { client: typed })))?.clientId;
  expect(await clientOf("frs-7k2m-4q95")).toBe(clientId);
  expect(await clientOf((client.email ?? "").toUpperCase())).toBe(clientId);
  expect(await registerDataRequest(staff, { ...request, client: "FRS-2222-2222" }, received)).toEqual(
    codes("client", "clientUnknown"),
  );
  expect(await registerDataRequest(staff, { ...request, receivedOn: "2027-02-01" }, received)).toEqual(
    codes("receivedOn", "dayInFuture"),
  );
  expect(await db.dataRequest.count()).toBe(2);
});

it("a data request can be answered only after the identity check, and cannot change after the answer", async () => {
  const reference = await aRequest(staff);
  const answer = { reference, outcome: "answered", answer: "Sent by post", sentOn: received.today } as const;
  expect(await closeDataRequest(staff, { ...answer, version: 1 }, received)).toEqual(
    codes("outcome", "identityMissing"),
  );
  expect(await confirmIdentity(staff, { reference, version: 1, check: "id-document" }, received)).toMatchObject({
    ok: true,
  });
  expect(await closeDataRequest(staff, { ...answer, version: 2 }, received)).toMatchObject({ ok: true });
  expect(await readDataRequest(staff, reference)).toMatchObject({ state: "answered", answer: "Sent by post" });
  const again = await confirmIdentity(staff, { reference, version: 3, check: "manage-link" }, received);
  expect(again).toEqual({ ok: false, error: "RESOURCE_CONFLICT" });
});

it("closes a data request as of the day of its answer, and refuses a day in the future or before the request arrived", async () => {
  const reference = await aRequest(staff);
  const end = (sentOn: Day) =>
    closeDataRequest(
      staff,
      { reference, version: 1, outcome: "withdrawn", answer: "By phone", sentOn },
      office("2027-02-05"),
    );
  expect(await end("2027-02-06")).toEqual(codes("sentOn", "dayInFuture"));
  expect(await end("2027-01-30")).toEqual(codes("sentOn", "dayBeforeReceipt"));
  expect(await end("2027-02-02")).toMatchObject({ ok: true });
  const { closedAt } = await db.dataRequest.findUniqueOrThrow({ where: { reference } });
  expect(closedAt).toEqual(new Date("2027-02-02T17:00:00Z"));
});

it("the refusal of a data request needs a reason, but no identity check", async () => {
  const reference = await aRequest(staff);
  const refusal = {
    reference,
    version: 1,
    outcome: "refused",
    answer: "Another person’s data",
    sentOn: "2027-01-31",
  } as const;
  expect(await closeDataRequest(staff, refusal, received)).toMatchObject({ ok: true });
  await expect(
    db.$executeRaw`update data_requests set answer_cipher = null where reference = ${reference}`,
  ).rejects.toThrow(/refused_data_request_has_a_reason/);
});

it("a data request can be extended once, on or before its deadline, by as much as its law allows", async () => {
  const reason = "Many files";
  const reference = await aRequest(staff);
  expect(await extendDataRequest(staff, { reference, version: 1, reason }, office("2027-02-28"))).toMatchObject({
    ok: true,
  });
  expect(await readDataRequest(staff, reference)).toMatchObject({ dueOn: "2027-04-30", extensionReason: reason });
  expect(await extendDataRequest(staff, { reference, version: 2, reason }, received)).toEqual(
    codes("reason", "extensionNotAllowed"),
  );
  const quebec = await aRequest(staff, { law: "quebec" });
  expect(await extendDataRequest(staff, { reference: quebec, version: 1, reason }, received)).toEqual(
    codes("reason", "extensionNotAllowed"),
  );
  const late = await aRequest(staff);
  expect(await extendDataRequest(staff, { reference: late, version: 1, reason }, office("2027-03-01"))).toEqual(
    codes("reason", "extensionLate"),
  );
  const [event] = await listRegisterEvents("data-request", (await readDataRequest(staff, reference))?.id ?? "");
  expect(event).toMatchObject({ action: "data-request.extended", by: staff.name, details: { dueOn: "2027-04-30" } });
});

it("stores one of two simultaneous changes to a data request, and refuses a change from an outdated page", async () => {
  const reference = await aRequest(staff);
  const check = () => confirmIdentity(staff, { reference, version: 1, check: "id-document" }, received);
  const both = await Promise.all([check(), check()]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await check()).toEqual({ ok: false, error: "RESOURCE_CONFLICT" });
  expect(await auditedActions()).toEqual(["data-request.registered", "data-request.identity-checked"]);
});

it("reads the open data requests one page at a time", async () => {
  const references = [];
  for (let day = 1; day <= 27; day += 1)
    references.push(await aRequest(staff, { receivedOn: `2027-01-${String(day).padStart(2, "0")}` as Day }));
  const first = await readDataRequests(staff, { isOpen: true, cursor: undefined });
  expect(first.map(({ reference }) => reference)).toEqual(references.slice(0, 26));
  const second = await readDataRequests(staff, {
    isOpen: true,
    cursor: { direction: "after", place: first[24]?.reference ?? "" },
  });
  expect(second.map(({ reference }) => reference)).toEqual(references.slice(25));
});
