import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Day } from "@/lib/platform/time/day";
import { aClient } from "@/lib/testing/builders/client";
import { emptyTables } from "@/lib/testing/empty-tables";
import { staffAs } from "@/lib/testing/staff-as";

import {
  acknowledgeComplaint,
  answerComplaint,
  correctComplaintReceipt,
  endMistakenComplaint,
  linkComplaint,
  registerComplaint,
} from "./commands/complaints";
import {
  correctReceipt,
  endMistakenRequest,
  extendDataRequest,
  linkDataRequest,
  registerDataRequest,
} from "./commands/data-requests";
import { readComplaint, readComplaints } from "./reads/read-complaints";
import { readDataRequest, readDataRequests } from "./reads/read-data-requests";
import { listComplaintsDue, listRequestsDue } from "./queries/near-duties";
import { listRegisterEvents } from "./queries/register-parts";
import { office } from "../testing/registered";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
jest.mock("next/navigation", () => ({}));

let staff: Staff;
const now = office("2027-02-10");

beforeAll(async () => {
  staff = await staffAs("compliance");
});

beforeEach(async () => {
  await emptyTables("audit_events", "data_requests", "complaints");
});

const person = { name: "Erika Sample", channel: "email" } as const;

const register = (receivedOn: Day) =>
  registerDataRequest(staff, { ...person, receivedOn, kind: "access", law: "gdpr" }, now);
const complain = (receivedOn: Day) =>
  registerComplaint(staff, { ...person, receivedOn, text: "Too late", handlerId: staff.id }, now);

async function referenceOf(stored: ReturnType<typeof register>): Promise<string> {
  const result = await stored;
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value;
}

const codes = (name: string, code: string) => ({ details: { codes: { [name]: [code] } } });
const reason = "The stamp on the envelope says so";
const all = { isOpen: true, cursor: undefined };
const ended = { isOpen: false, cursor: undefined };

it("refuses a day of receipt that is more than ten years ago", async () => {
  expect(await register("1800-01-01")).toMatchObject(codes("receivedOn", "dayTooOld"));
  expect(await complain("1800-01-01")).toMatchObject(codes("receivedOn", "dayTooOld"));
});

it("recalculates the deadline of a data request from the corrected day of receipt, and keeps extensions", async () => {
  const reference = await referenceOf(register("2027-01-31"));
  const correct = (version: number, receivedOn: Day) =>
    correctReceipt(staff, { reference, version, receivedOn, reason }, now);
  expect(await correct(1, "1800-01-01")).toMatchObject(codes("receivedOn", "dayTooOld"));
  expect(await correct(1, "2027-02-01")).toMatchObject({ ok: true });
  expect(await readDataRequest(staff, reference)).toMatchObject({
    receivedOn: "2027-02-01",
    dueOn: "2027-03-01",
    receiptReason: reason,
  });
  await extendDataRequest(staff, { reference, version: 2, reason: "Many files" }, now);
  expect(await correct(3, "2027-01-15")).toMatchObject({ ok: true });
  const entry = await readDataRequest(staff, reference);
  expect(entry).toMatchObject({ receivedOn: "2027-01-15", dueOn: "2027-04-15" });
  const [event] = await listRegisterEvents("data-request", entry?.id ?? "");
  expect(event).toMatchObject({ action: "data-request.receipt-corrected", details: { from: "2027-02-01" } });
  expect(JSON.stringify(event)).not.toContain("envelope");
});

it("corrects the day of receipt and both deadlines of a complaint, but refuses a day of receipt later than the acknowledgement", async () => {
  const reference = await referenceOf(complain("2027-02-01"));
  await acknowledgeComplaint(staff, { reference, version: 1, sentOn: "2027-02-02" }, now);
  const correct = (receivedOn: Day) =>
    correctComplaintReceipt(staff, { reference, version: 2, receivedOn, reason }, now);
  expect(await correct("2027-02-03")).toMatchObject(codes("receivedOn", "dayAfterSent"));
  expect(await correct("2027-01-29")).toMatchObject({ ok: true });
  expect(await readComplaint(staff, reference)).toMatchObject({
    receivedOn: "2027-01-29",
    acknowledgeBy: "2027-02-05",
    answerBy: "2027-04-29",
    receiptReason: reason,
  });
});

it("ends a data request that was registered by mistake, and no longer lists it as due or open", async () => {
  const reference = await referenceOf(register("2020-01-31"));
  expect(await listRequestsDue(now.today)).toHaveLength(1);
  expect(await endMistakenRequest(staff, { reference, version: 1, reason: "A duplicate" }, now)).toMatchObject({
    ok: true,
  });
  expect(await listRequestsDue(now.today)).toEqual([]);
  expect(await readDataRequests(staff, all)).toEqual([]);
  expect(await readDataRequests(staff, ended)).toMatchObject([{ reference, state: "mistaken" }]);
  expect(await readDataRequest(staff, reference)).toMatchObject({ answer: "A duplicate" });
  await expect(db.$executeRaw`update data_requests set answer_cipher = null`).rejects.toThrow(
    /refused_data_request_has_a_reason/,
  );
});

it("ends a complaint that was registered by mistake, but not if it was already answered", async () => {
  const reference = await referenceOf(complain("2020-01-31"));
  const mistake = (of: string, version: number) =>
    endMistakenComplaint(staff, { reference: of, version, reason: "A duplicate" }, now);
  expect(await mistake(reference, 1)).toMatchObject({ ok: true });
  expect(await listComplaintsDue(now.today)).toEqual([]);
  expect(await readComplaints(staff, all)).toEqual([]);
  expect(await readComplaint(staff, reference)).toMatchObject({ state: "mistaken", mistakeReason: "A duplicate" });
  const answered = await referenceOf(complain("2027-02-01"));
  const answer = { reference: answered, version: 1, outcome: "upheld", answer: "Yes", sentOn: now.today } as const;
  await answerComplaint(staff, answer, now);
  expect(await mistake(answered, 2)).toMatchObject({ error: "RESOURCE_CONFLICT" });
  expect(await readComplaints(staff, all)).toMatchObject([{ reference: answered, state: "answered" }]);
});

it("links a data request or a complaint to a client, and refuses to link a data request to a merged client", async () => {
  const [client, merged] = [await aClient().insert(), await aClient().insert()];
  await db.client.update({ where: { id: merged.id }, data: { mergedIntoId: client.id, mergedAt: new Date() } });
  const reference = await referenceOf(register("2027-01-31"));
  const link = (clientId: string) => linkDataRequest(staff, { reference, version: 1, clientId });
  expect(await link(merged.id)).toMatchObject(codes("clientId", "clientUnknown"));
  expect(await link(client.id)).toMatchObject({ ok: true });
  expect((await readDataRequest(staff, reference))?.client?.id).toBe(client.id);
  const complaint = await referenceOf(complain("2027-02-01"));
  expect(await linkComplaint(staff, { reference: complaint, version: 1, clientId: client.id })).toMatchObject({
    ok: true,
  });
  await emptyTables("data_requests", "complaints");
});
