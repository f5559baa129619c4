import { screen } from "@testing-library/react";

import type { AccountView } from "@/lib/money/desk/account-view";
import { renderIn } from "@/lib/testing/render";

import { AccountActions } from "./account-actions";

jest.mock("@/lib/money/desk/actions", () => ({ recordRefund: () => undefined }));
jest.mock("@/lib/money/account/payment-texts", () => ({ moneyOf: String }));

it.each([
  ["says that a credit note is issued if there is an invoice", ["invoice"], /A credit note is issued/],
  ["says that no credit note is issued if there is no invoice", [], /no invoice, so no credit note is issued/],
])("the form for a refund %s", (_what, kinds, expected) => {
  const account = {
    reference: "FRS-1",
    version: 1,
    status: "confirmed",
    priceMinor: 10_000,
    today: "2027-01-15",
    opensBooking: false,
    payments: [],
    balance: {
      currency: "CAD",
      owedMinor: 0,
      receivedMinor: 10_000,
      refundedMinor: 0,
      state: "paid",
      documents: kinds.map((kind) => ({ id: kind, kind, number: "1", leftMinor: 10_000, isFee: false })),
    },
  } as unknown as AccountView;
  renderIn("en", <AccountActions account={account} />);
  expect(screen.getByText(expected)).toBeInTheDocument();
  expect(screen.queryAllByLabelText(/Reason/)).toHaveLength(kinds.length);
});
