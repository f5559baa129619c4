import { findStaff } from "@/lib/platform/auth/session";
import type { Role } from "@/lib/platform/auth/permissions";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Day } from "@/lib/platform/time/day";
import { newBrowser, signInAs } from "@/lib/testing/browser-request";
import { storeBooking } from "@/lib/testing/builders/stored-booking";

import {
  acknowledgeComplaint,
  answerComplaint,
  assignComplaint,
  closeComplaint,
  registerComplaint,
} from "./commands/complaints";
import { closeDataRequest, confirmIdentity, extendDataRequest, registerDataRequest } from "./commands/data-requests";
import { readComplaint, readComplaints } from "./commands/read-complaints";
import { readDataRequest, readDataRequests } from "./commands/read-data-requests";
import { listComplaintsDue, listRequestsDue } from "./queries/near-duties";
import { listRegisterEvents } from "./queries/register-parts";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

let staff: Staff;
const office = (today: Day) => ({ today, now: Date.parse(`${today}T15:00:00Z`) });
const received = office("2027-01-31");

async function staffAs(role: Role): Promise<Staff> {
  newBrowser();
  await signInAs(role);
  const found = await findStaff();
  if (!found) throw new Error("The sign-in failed");
  return found;
}

beforeAll(async () => {
  staff = await staffAs("compliance");
});

beforeEach(async () => {
  await db.$executeRaw`truncate audit_events, data_requests, complaints`;
});

const request = {
  name: "Erika Sample",
  channel: "email",
  receivedOn: "2027-01-31",
  kind: "access",
  law: "gdpr",
  details: "Everything from last year",
} as const;

async function aRequest(changes: Partial<Parameters<typeof registerDataRequest>[1]> = {}): Promise<string> {
  const stored = await registerDataRequest(staff, { ...request, ...changes }, received);
  if (!stored.ok) throw new Error(JSON.stringify(stored));
  return stored.value;
}

async function aComplaint(): Promise<string> {
  const complaint = { ...{ name: "Erika Sample", channel: "phone", text: "The report is late" }, handlerId: staff.id };
  const stored = await registerComplaint(
    staff,
    { ...complaint, channel: "phone", receivedOn: "2027-02-01" },
    office("2027-02-01"),
  );
  if (!stored.ok) throw new Error(JSON.stringify(stored));
  return stored.value;
}

const actions = async () => (await db.auditEvent.findMany({ orderBy: { id: "asc" } })).map(({ action }) => action);
const codes = (name: string, code: string) => ({
  ok: false,
  error: "VALIDATION_ERROR",
  details: { codes: { [name]: [code] } },
});

describe("a data request", () => {
  it("is stored encrypted with the deadline of its law, and reading it is recorded", async () => {
    const reference = await aRequest();
    const row = await db.dataRequest.findUniqueOrThrow({ where: { reference } });
    for (const sealed of [row.nameCipher, row.detailsCipher ?? new Uint8Array()])
      expect(Buffer.from(sealed).toString("latin1")).not.toMatch(/Erika|Everything/);
    expect(await readDataRequest(staff, reference)).toMatchObject({
      ...{ name: "Erika Sample", details: "Everything from last year", dueOn: "2027-02-28", state: "open" },
    });
    expect(await readDataRequests(staff, { isOpen: true, after: undefined })).toMatchObject([
      { reference, name: "Erika Sample" },
    ]);
    expect(await readDataRequests(staff, { isOpen: false, after: undefined })).toEqual([]);
    expect(await actions()).toEqual(["data-request.registered", "data-request.read", "data-request.listed"]);
    expect(await readDataRequest(staff, "DAT-2222-2222")).toBeUndefined();
  });

  it("belongs to the client of an address, a booking or nobody", async () => {
    const id = await storeBooking(Date.parse("2027-03-15T17:00:00Z"), { reference: "FRS-7K2M-4Q95" });
    const { clientId, client } = await db.booking.findUniqueOrThrow({ where: { id }, include: { client: true } });
    const clientOf = async (typed: string) =>
      (await readDataRequest(staff, await aRequest({ client: typed })))?.clientId;
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

  it("is answered only after the identity was checked, and then never changes", async () => {
    const reference = await aRequest();
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

  it("is ended on the day on which the answer was sent, not before the receipt and not in the future", async () => {
    const reference = await aRequest();
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

  it("is refused with a reason, without a check of the identity", async () => {
    const reference = await aRequest();
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

  it("is extended once, before its deadline, as far as its law allows", async () => {
    const reason = "Many files";
    const reference = await aRequest();
    expect(await extendDataRequest(staff, { reference, version: 1, reason }, office("2027-02-28"))).toMatchObject({
      ok: true,
    });
    expect(await readDataRequest(staff, reference)).toMatchObject({ dueOn: "2027-04-30", extensionReason: reason });
    expect(await extendDataRequest(staff, { reference, version: 2, reason }, received)).toEqual(
      codes("reason", "extensionNotAllowed"),
    );
    const quebec = await aRequest({ law: "quebec" });
    expect(await extendDataRequest(staff, { reference: quebec, version: 1, reason }, received)).toEqual(
      codes("reason", "extensionNotAllowed"),
    );
    const late = await aRequest();
    expect(await extendDataRequest(staff, { reference: late, version: 1, reason }, office("2027-03-01"))).toEqual(
      codes("reason", "extensionLate"),
    );
    const [event] = await listRegisterEvents("data-request", (await readDataRequest(staff, reference))?.id ?? "");
    expect(event).toMatchObject({ action: "data-request.extended", by: staff.name, details: { dueOn: "2027-04-30" } });
  });

  it("refuses a change from an outdated page, and one of two at the same moment", async () => {
    const reference = await aRequest();
    const check = () => confirmIdentity(staff, { reference, version: 1, check: "id-document" }, received);
    const both = await Promise.all([check(), check()]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await check()).toEqual({ ok: false, error: "RESOURCE_CONFLICT" });
    expect(await actions()).toEqual(["data-request.registered", "data-request.identity-checked"]);
  });
});

describe("a complaint", () => {
  it("goes from received to closed, each step once", async () => {
    const reference = await aComplaint();
    const at = office("2027-02-03");
    const stateOf = async () => (await readComplaint(staff, reference))?.state;
    expect(await readComplaint(staff, reference)).toMatchObject({
      ...{ state: "received", text: "The report is late", acknowledgeBy: "2027-02-08", answerBy: "2027-05-02" },
      handler: { name: staff.name },
    });
    expect(await closeComplaint(staff, { reference, version: 1 }, at)).toMatchObject({ error: "RESOURCE_CONFLICT" });
    expect(await acknowledgeComplaint(staff, { reference, version: 1, sentOn: at.today }, at)).toMatchObject({
      ok: true,
    });
    expect(await stateOf()).toBe("acknowledged");
    expect(await acknowledgeComplaint(staff, { reference, version: 2, sentOn: at.today }, at)).toMatchObject({
      ok: false,
    });
    const answer = {
      reference,
      version: 2,
      outcome: "partly-upheld",
      answer: "We are sorry",
      sentOn: "2027-02-03",
    } as const;
    expect(await answerComplaint(staff, answer, at)).toMatchObject({ ok: true });
    expect(await stateOf()).toBe("answered");
    expect(await answerComplaint(staff, { ...answer, version: 3 }, at)).toMatchObject({ error: "RESOURCE_CONFLICT" });
    expect(await closeComplaint(staff, { reference, version: 3 }, at)).toMatchObject({ ok: true });
    expect(await readComplaint(staff, reference)).toMatchObject({ state: "closed", answer: "We are sorry" });
    expect(await readComplaints(staff, { isOpen: false, after: undefined })).toMatchObject([{ reference }]);
  });

  it("is given only to staff who may handle complaints", async () => {
    const reference = await aComplaint();
    const [manager, admin] = [await staffAs("manager"), await staffAs("admin")];
    expect(await assignComplaint(staff, { reference, version: 1, handlerId: manager.id })).toEqual(
      codes("handlerId", "invalid"),
    );
    expect(await assignComplaint(staff, { reference, version: 1, handlerId: admin.id })).toMatchObject({ ok: true });
    expect((await readComplaint(staff, reference))?.handlerId).toBe(admin.id);
  });
});

it("names what is due until a day, with the next step of each complaint", async () => {
  const reference = await aRequest();
  const complaint = await aComplaint();
  expect(await listRequestsDue("2027-02-27")).toEqual([]);
  expect(await listRequestsDue("2027-02-28")).toEqual([{ kind: "request", reference, dueOn: "2027-02-28" }]);
  expect(await listComplaintsDue("2027-02-07")).toEqual([]);
  expect(await listComplaintsDue("2027-02-08")).toMatchObject([{ kind: "acknowledgement", reference: complaint }]);
  await acknowledgeComplaint(staff, { reference: complaint, version: 1, sentOn: "2027-02-02" }, office("2027-02-02"));
  expect(await listComplaintsDue("2027-02-08")).toEqual([]);
  expect(await listComplaintsDue("2027-05-02")).toMatchObject([{ kind: "complaint", reference: complaint }]);
});

it("lists the pages of a register one after the other", async () => {
  const references = [];
  for (let day = 1; day <= 27; day += 1)
    references.push(await aRequest({ receivedOn: `2027-01-${String(day).padStart(2, "0")}` as Day }));
  const first = await readDataRequests(staff, { isOpen: true, after: undefined });
  expect(first.map(({ reference }) => reference)).toEqual(references.slice(0, 26));
  const second = await readDataRequests(staff, { isOpen: true, after: first[24]?.reference });
  expect(second.map(({ reference }) => reference)).toEqual(references.slice(25));
});
