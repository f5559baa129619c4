import { screen } from "@testing-library/react";

import type { AccountView } from "@/lib/money/desk/account-view";
import { renderIn } from "@/lib/testing/render";

import { AccountEntries } from "./account-entries";

jest.mock("@/lib/money/desk/actions", () => ({}));
jest.mock("@/lib/money/account/payment-texts", () => ({ moneyOf: String }));

it("lists the entries of a day in the order of recording, and names who refunded as the author of a credit note", () => {
  const at = (minute: number) => new Date(Date.UTC(2027, 0, 15, 17, minute));
  const document = { issuedOn: "2027-01-15", dueOn: null, totalMinor: 13_000, isFee: false, leftMinor: 0 } as const;
  const by = { name: "Priya Raman" };
  const refund = { id: "refund", amountMinor: 4_000, madeAt: at(0), failedAt: null, recordedBy: by };
  const account = {
    zone: "America/Toronto",
    balance: {
      currency: "CAD",
      documents: [
        { ...document, id: "invoice", kind: "invoice", number: "2027-0001", createdAt: at(1) },
        { ...document, id: "credit", kind: "credit_note", number: "C2027-0001", createdAt: at(3) },
      ],
    },
    payments: [
      {
        id: "payment",
        provider: "stripe",
        amountMinor: 13_000,
        paidAt: at(2),
        createdAt: at(2),
        recordedBy: null,
        refunds: [{ ...refund, creditNoteId: "credit", createdAt: at(4) }],
      },
    ],
  } as unknown as AccountView;
  renderIn("en", <AccountEntries account={account} />);
  const rows = screen.getAllByRole("row").slice(1);
  expect(rows.map((row) => row.textContent?.match(/C?2027-0001|card/i)?.[0].toLowerCase())).toEqual([
    "2027-0001",
    "card",
    "c2027-0001",
    "card",
  ]);
  expect(rows[2]).toHaveTextContent("Priya Raman");
});
