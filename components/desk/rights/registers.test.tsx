import { onlyPage } from "@/lib/platform/list/list-page";
import { renderIn } from "@/lib/testing/render";
import type { ClientData, ComplaintRecord, DataRequestRecord, ListedComplaint } from "@/lib/rights/registers/types";

import { ClientChoice } from "./client-choice";
import { ComplaintFacts } from "./complaint-facts";
import { ComplaintList } from "./complaint-list";
import { DataRequestFacts } from "./data-request-facts";
import { EntryPerson } from "./entry-person";
import { HeldData, RemainingData } from "./held-data";

jest.mock("@/components/desk/frame/changes", () => ({ RefreshOnChange: () => null }));

const zone = "America/Toronto";
const days = { today: "2027-02-10", near: "2027-02-17" } as const;

const request = (changes: Partial<DataRequestRecord>) =>
  ({
    kind: "access",
    law: "gdpr",
    dueOn: "2027-02-28",
    identityCheck: "id-document",
    state: "answered",
    answer: "Sent by post",
    closedAt: new Date("2027-03-03T17:00:00Z"),
    ...changes,
  }) as DataRequestRecord;

it("a data request shows the day on which its answer was sent, and how late the answer was", () => {
  const { getByText, queryByText, rerender } = renderIn("en", <DataRequestFacts entry={request({})} zone={zone} />);
  expect(getByText(/Wednesday 3 March 2027/)).toBeVisible();
  expect(getByText("3 days late")).toBeVisible();
  rerender(<DataRequestFacts entry={request({ closedAt: new Date("2027-02-28T17:00:00Z") })} zone={zone} />);
  expect(queryByText(/late/)).toBeNull();
});

const complaint = (changes: Partial<ListedComplaint>) =>
  ({
    reference: "CMP-1",
    name: "Erika Sample",
    state: "received",
    outcome: null,
    acknowledgeBy: "2027-02-09",
    answerBy: "2027-05-02",
    ...changes,
  }) as ListedComplaint;

it.each([
  [complaint({}), /Acknowledge by Tuesday 9 February 2027/, /Overdue since Tuesday 9 February 2027/],
  [complaint({ state: "answered", outcome: "upheld" }), /Close it when nothing is left/, /^Upheld$/],
  [complaint({ state: "closed", outcome: "upheld" }), /^No deadline$/, /^Upheld$/],
  [complaint({ state: "mistaken" }), /^No deadline$/, /^Entered by mistake$/],
])("the list of complaints shows when the next reply is due, or the result if none is due", (row, deadline, time) => {
  const { getAllByText } = renderIn("en", <ComplaintList view="open" list={{ page: onlyPage([row]), days }} />);
  expect(getAllByText(deadline)[0]).toBeVisible();
  expect(getAllByText(time)[0]).toBeVisible();
});

it("a complaint names the rule that its deadlines come from", () => {
  const entry = { text: "Late", acknowledgeBy: "2027-02-09", answerBy: "2027-05-02", source: "ca" } as const;
  const record = { ...entry, acknowledgedAt: null, answeredAt: null, handler: null } as Partial<ComplaintRecord>;
  const { getByText } = renderIn("en", <ComplaintFacts entry={record as ComplaintRecord} zone={zone} ombudsman={[]} />);
  expect(getByText(/^CIRO, .* section 3725/)).toBeVisible();
});

it("a data request or complaint without an email address shows the email address of the linked client", () => {
  const client = { id: "c", firstName: "Erika", lastName: "Sample", email: "erika@example.com" };
  const entry = { name: "Erika", email: undefined, channel: "phone", receivedOn: "2027-02-01", client } as const;
  const { getByText } = renderIn("en", <EntryPerson entry={{ ...entry, createdBy: { name: "Robin" } }} />);
  expect(getByText("erika@example.com, from the client’s file")).toBeVisible();
});

it("the search for the client of a data request does not offer the client who is already linked", () => {
  const foundClients = ["a", "b"].map((id) => ({ id, firstName: "Kim", lastName: id.toUpperCase(), email: null }));
  const entry = { reference: "DAT-1", version: 1, client: { id: "a" } };
  const { getAllByRole } = renderIn(
    "en",
    <ClientChoice entry={entry} action={jest.fn()} search={null} foundClients={foundClients} similarIds={[]} />,
  );
  expect(getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual(["Link Kim B"]);
});

it("the search for a client lists clients with a similar name below a heading of their own", () => {
  const foundClients = ["a", "b"].map((id) => ({ id, firstName: "Kim", lastName: id.toUpperCase(), email: null }));
  const entry = { reference: "DAT-1", version: 1, client: null };
  const { getByRole } = renderIn(
    "en",
    <ClientChoice entry={entry} action={jest.fn()} search={null} foundClients={foundClients} similarIds={["b"]} />,
  );
  expect(getByRole("region", { name: "Similar" })).toHaveTextContent("Kim B");
  expect(getByRole("region", { name: "Similar" })).not.toHaveTextContent("Kim A");
});

const periods = { file: "7 years", payments: "7 years", emails: "90 days", newsletter: "3 years" };

it("a client's data page says how long each class of data is kept and, after an erasure, which data remains", () => {
  const before = {
    periods,
    held: [{ retention: "client-file", count: 2 }],
    fileEnd: new Date("2034-03-01T12:00:00Z"),
  } as unknown as ClientData;
  const { getByText } = renderIn("en", <HeldData data={before} zone={zone} />);
  expect(getByText(/^7 years after the last appointment, document or case, so after 1 March 2034$/)).toBeVisible();
  const after = {
    periods,
    erasedAt: new Date("2027-03-01T12:00:00Z"),
    kept: [{ name: "data-requests", count: 1, until: new Date("2034-03-05T12:00:00Z") }],
  } as unknown as ClientData;
  const remaining = renderIn("en", <RemainingData data={after} zone={zone} />);
  expect(remaining.getByText("until 5 March 2034")).toBeVisible();
  expect(remaining.getByText(/^requests about their data, .*: 1 record/)).toBeVisible();
});
