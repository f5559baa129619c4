import { renderIn } from "@/lib/testing/render";
import type { ComplaintRecord, DataRequestRecord } from "@/lib/rights/registers/types";

import { ComplaintActions } from "./complaint-actions";
import { DataRequestActions } from "./data-request-actions";

jest.mock("@/lib/clients/actions/file", () => ({ openWithReason: jest.fn() }));
jest.mock("@/lib/rights/registers/actions", () => ({
  endRequestAsMistake: jest.fn(),
  endComplaintAsMistake: jest.fn(),
}));

const days = { today: "2027-02-01", near: "2027-02-08" } as const;

const request = (changes: Partial<DataRequestRecord>) =>
  ({ reference: "DAT-7K2M-4Q93", version: 1, identityCheck: null, days, ...changes }) as DataRequestRecord;

const complaint = (state: ComplaintRecord["state"]) =>
  ({
    reference: "CMP-7K2M-4Q93",
    version: 1,
    state,
    handlerId: "b",
    days,
    handlers: [
      { id: "a", name: "Alex Sample" },
      { id: "b", name: "Robin Sample" },
    ],
  }) as Partial<ComplaintRecord> as ComplaintRecord;

const buttonsOf = (island: React.ReactNode) =>
  renderIn("en", island)
    .getAllByRole("button")
    .map(({ textContent }) => textContent);

it("the actions of a data request offer to extend its deadline only if the law allows an extension", () => {
  expect(buttonsOf(<DataRequestActions entry={request({})} />)).toEqual([
    "Save the check",
    "End the request",
    "Save the day",
    "End this entry",
  ]);
  const { getByText } = renderIn("de", <DataRequestActions entry={request({ extension: "2027-04-30" })} />);
  expect(getByText(/Einmal möglich, bis Freitag, 30. April 2027/)).toBeVisible();
});

const corrections = ["Save the day", "End this entry"];

it.each([
  ["received", ["Record that it was sent", "Save the answer", "Give it to this person", ...corrections]],
  ["acknowledged", ["Save the answer", "Give it to this person", ...corrections]],
  ["answered", ["Close the complaint", "Give it to this person", "Save the day"]],
] as const)("the actions of a complaint match its state: %s", (state, expected) => {
  expect(buttonsOf(<ComplaintActions entry={complaint(state)} />)).toEqual(expected);
});

it("the form for the identity check preselects the recorded method", () => {
  const { getByLabelText } = renderIn("en", <DataRequestActions entry={request({ identityCheck: "manage-link" })} />);
  expect(getByLabelText("How you checked who the person is")).toHaveDisplayValue("Through the link to the appointment");
});

it("the actions of a data request lead to the export and the erasure of the client's data", () => {
  const client = { id: "c", firstName: "Erika", lastName: "Sample", email: null, locale: "en" };
  const { getByRole } = renderIn("en", <DataRequestActions entry={request({ client })} />);
  for (const [name, part] of Object.entries({ "Export the data": "export", "Delete the data": "erase" }))
    expect(getByRole("button", { name }).closest("form")).toHaveFormValues({
      id: "c",
      reason: "data-request",
      back: `/dashboard/clients/c/data#${part}`,
    });
});

it("the form that assigns a complaint preselects the current handler", () => {
  const { getByLabelText } = renderIn("en", <ComplaintActions entry={complaint("answered")} />);
  expect(getByLabelText("Person")).toHaveDisplayValue("Robin Sample");
});

it.each([
  ["How you checked who the person is", "data request"],
  ["Result", "data request"],
  ["Result", "complaint"],
] as const)("the choice %p of a %s begins with nothing chosen", (label, kind) => {
  const { getByLabelText } = renderIn(
    "en",
    kind === "complaint" ? (
      <ComplaintActions entry={complaint("received")} />
    ) : (
      <DataRequestActions entry={request({})} />
    ),
  );
  expect(getByLabelText(label)).toHaveDisplayValue("Please choose");
  expect(getByLabelText(label)).toBeRequired();
});

const erika = { id: "c", firstName: "Erika", lastName: "Sample", email: "erika@example.com", locale: "en" };

it("an answer begins with the prepared text, and can be emailed to a linked client with an address", () => {
  const shown = { ...complaint("received"), answerDraft: "We have looked into it.", client: erika };
  const { getByLabelText, queryByLabelText } = renderIn("en", <ComplaintActions entry={shown} />);
  expect(getByLabelText("What was answered")).toHaveValue("We have looked into it.");
  expect(getByLabelText("Email this answer to erika@example.com now")).not.toBeChecked();
  expect(queryByLabelText(/^Result/)).toHaveValue("");
});

it.each([
  [true, { client: erika, isAcknowledged: false }],
  [false, { client: erika, isAcknowledged: true }],
  [false, { client: null }],
])(
  "a data request is acknowledged by email once, if a client with an address is linked: %s, %o",
  (isOffered, changes) => {
    const buttons = buttonsOf(<DataRequestActions entry={request(changes)} />);
    expect(buttons.includes("Email the acknowledgement")).toBe(isOffered);
  },
);
