import type { Staff } from "@/lib/platform/auth/staff";
import { pageSize } from "@/lib/platform/list/list-page";
import { emptyTables } from "@/lib/testing/empty-tables";
import { staffAs } from "@/lib/testing/staff-as";

import { acknowledgeComplaint, answerComplaint, assignComplaint, closeComplaint } from "./commands/complaints";
import { loadComplaints } from "./loaders";
import { readComplaint, readComplaints } from "./reads/read-complaints";
import { listComplaintsDue, listRequestsDue } from "./queries/near-duties";
import { aComplaint, aRequest, codes, office } from "../testing/registered";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

let staff: Staff;

beforeAll(async () => {
  staff = await staffAs("compliance");
});

beforeEach(async () => {
  await emptyTables("audit_events", "data_requests", "complaints");
});

it("a complaint goes through each step from received to closed only once", async () => {
  const reference = await aComplaint(staff);
  const at = office("2027-02-03");
  const stateOf = async () => (await readComplaint(staff, reference))?.state;
  expect(await readComplaint(staff, reference)).toMatchObject({
    state: "received",
    text: "The report is late",
    acknowledgeBy: "2027-02-08",
    answerBy: "2027-05-02",
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
  expect(await readComplaints(staff, { isOpen: false, cursor: undefined })).toMatchObject([{ reference }]);
});

it("a complaint can only be assigned to staff who may handle complaints", async () => {
  const reference = await aComplaint(staff);
  const [manager, admin] = [await staffAs("manager"), await staffAs("admin")];
  expect(await assignComplaint(staff, { reference, version: 1, handlerId: manager.id })).toEqual(
    codes("handlerId", "invalid"),
  );
  expect(await assignComplaint(staff, { reference, version: 1, handlerId: admin.id })).toMatchObject({ ok: true });
  expect((await readComplaint(staff, reference))?.handlerId).toBe(admin.id);
});

it("lists what is due by a given day: data requests, and the next step of each complaint", async () => {
  const reference = await aRequest(staff);
  const complaint = await aComplaint(staff);
  expect(await listRequestsDue("2027-02-27")).toEqual([]);
  expect(await listRequestsDue("2027-02-28")).toEqual([{ kind: "request", reference, dueOn: "2027-02-28" }]);
  expect(await listComplaintsDue("2027-02-07")).toEqual([]);
  expect(await listComplaintsDue("2027-02-08")).toMatchObject([{ kind: "acknowledgement", reference: complaint }]);
  await acknowledgeComplaint(staff, { reference: complaint, version: 1, sentOn: "2027-02-02" }, office("2027-02-02"));
  expect(await listComplaintsDue("2027-02-08")).toEqual([]);
  expect(await listComplaintsDue("2027-05-02")).toMatchObject([{ kind: "complaint", reference: complaint }]);
});

it("lists the five earliest deadlines of complaints, whether for an acknowledgement or for an answer", async () => {
  const day = office("2027-02-01");
  for (let count = 0; count < 5; count += 1) {
    const earlier = await aComplaint(staff);
    await acknowledgeComplaint(staff, { reference: earlier, version: 1, sentOn: day.today }, day);
  }
  const reference = await aComplaint(staff, "2027-04-01");
  const duties = await listComplaintsDue("2027-05-02");
  expect(duties.map(({ kind }) => kind)).toEqual(["acknowledgement", ...Array<string>(4).fill("complaint")]);
  expect(duties[0]).toMatchObject({ reference });
});

it("the register leads through unanswered and answered complaints and back", async () => {
  const answer = { version: 1, outcome: "upheld", answer: "Sorry", sentOn: "2027-02-03" } as const;
  const references: string[] = [];
  for (let index = 0; index < pageSize + 2; index += 1) references.push(await aComplaint(staff));
  for (const reference of references.slice(0, 3))
    await answerComplaint(staff, { ...answer, reference }, office("2027-02-03"));
  const page = async (query: { readonly after?: string | undefined; readonly before?: string | undefined }) =>
    (await loadComplaints(staff, { view: "open", ...query }, Date.now())).page;
  const first = await page({});
  const second = await page({ after: first.after });
  expect([first.before, second.after]).toEqual([undefined, undefined]);
  expect([...first.rows, ...second.rows].map(({ reference }) => reference).toSorted()).toEqual(references.toSorted());
  expect(second.rows.map(({ state }) => state)).toEqual(["answered", "answered"]);
  expect(await page({ before: second.before })).toEqual(first);
});
