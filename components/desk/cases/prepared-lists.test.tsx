import { screen, within } from "@testing-library/react";

import { toPreparedView } from "@/lib/cases/prepared-view";
import { renderIn } from "@/lib/testing/render";
import type { Prepared } from "@/lib/transfers/prepared";

import { PreparedLists } from "./prepared-lists";

jest.mock("@/lib/cases/actions/facts", () => ({}));

const transfer: Prepared["payments"][number]["transfer"] = {
  date: "2026-03-14",
  time: null,
  zone: null,
  direction: "out",
  amount: "0.5",
  asset: "ABC",
  rail: "crypto",
  network: "ethereum",
  from: null,
  to: { name: "Trade Plus", value: "0xab" },
  hash: "0x12",
  reference: null,
};
const lists = toPreparedView(
  [
    {
      bookingId: "8f4a0c7e-2f6b-4f0e-9f0a-3a1b5c6d7e8f",
      bookingReference: "FRS-7K2M-4Q93",
      bookedAt: new Date("2027-01-15T17:00:00Z"),
      list: {
        payments: [
          { transfer, line: "14.03.2026 Trade Plus 0.5 ABC" },
          { transfer: { ...transfer, date: null, amount: null, asset: null, rail: null, direction: "in" }, line: "" },
        ],
        identifiers: [{ kind: "email", value: "anna@example.com", check: "none" }],
      },
      taken: new Map([[1, "CAS-7K2M-4Q93"]]),
    },
  ],
  { locale: "en", zone: "America/Toronto" },
);
const target = { clientId: "client", reference: "CAS-7K2M-4Q93" };
const rowAt = (at: number) => within(screen.getAllByRole("row")[at] ?? document.body);

it("prefills the form of a payment with what the client listed", () => {
  renderIn("en", <PreparedLists lists={lists} clientId="client" target={target} />);
  const row = rowAt(1);
  expect(row.getByLabelText(/^Amount/)).toHaveValue("0.5");
  expect(row.getByLabelText(/^Currency/)).toHaveValue("ABC");
  expect(row.getByLabelText(/^To/)).toHaveValue("0xab");
  expect(row.getByLabelText(/^Transaction hash/)).toHaveValue("0x12");
  expect(row.getByLabelText(/^Another asset/)).toBeChecked();
  expect(row.getByText("From the text: 14.03.2026 Trade Plus 0.5 ABC")).toBeVisible();
});

it("shows the case of a payment that was taken over, and what is not known", () => {
  renderIn("en", <PreparedLists lists={lists} clientId="client" target={target} />);
  const row = rowAt(2);
  expect(row.getByRole("link", { name: "CAS-7K2M-4Q93" })).toBeVisible();
  expect(row.queryByRole("button", { name: /Take over/ })).toBeNull();
  expect(row.getAllByText("not known")).toHaveLength(3);
  expect(row.getByText("Money received")).toBeVisible();
});

it("says that a list cannot be read, and shows no payments", () => {
  const unreadable = toPreparedView(
    [
      {
        bookingId: "8f4a0c7e-2f6b-4f0e-9f0a-3a1b5c6d7e8f",
        bookingReference: "FRS-7K2M-4Q93",
        bookedAt: new Date("2027-01-15T17:00:00Z"),
        list: undefined,
        taken: new Map(),
      },
    ],
    { locale: "en", zone: "America/Toronto" },
  );
  renderIn("en", <PreparedLists lists={unreadable} clientId="client" target={target} />);
  expect(screen.getByText(/cannot read this list/)).toBeVisible();
  expect(screen.getByRole("link", { name: "FRS-7K2M-4Q93" })).toBeVisible();
  expect(screen.queryByRole("table")).toBeNull();
});

it("only shows the list where there is no case to change", () => {
  renderIn("en", <PreparedLists lists={lists} clientId="client" />);
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.getByText("Not taken over")).toBeVisible();
  expect(screen.getByText("anna@example.com")).toBeInTheDocument();
});
