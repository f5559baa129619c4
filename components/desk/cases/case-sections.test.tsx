import { screen, within } from "@testing-library/react";

import type { StepView } from "@/lib/cases/journey-view";
import type { CaseFacts } from "@/lib/cases/formatted";
import { renderIn } from "@/lib/testing/render";

import { Conflicts } from "./conflicts";
import { JourneySteps } from "./journey-steps";
import { Losses } from "./losses";

jest.mock("@/lib/cases/actions/case", () => ({}));
jest.mock("@/lib/cases/actions/facts", () => ({}));

const target = { clientId: "client", reference: "CAS-7K2M-4Q93", version: "1" };

type Check = NonNullable<CaseFacts["conflicts"]>;

const check: Check = {
  id: "a",
  at: "today",
  by: "Alex Sample",
  terms: 3,
  compared: 9,
  isOutdated: false,
  matches: [
    { key: "0", name: "Bright Trade", elsewhere: "party", caseReference: "CAS-1", clientId: "other", adviser: "Kim" },
    { key: "1", name: "0xab", elsewhere: "loss", caseReference: "CAS-2", clientId: undefined, adviser: "Robin Sample" },
  ],
  decided: undefined,
  earlier: [{ key: "b", decision: "conflict", at: "yesterday", by: "Robin Sample", reason: "The same owner" }],
  stop: undefined,
};

it("preselects no decision about conflicts of interest, and lists the earlier decisions", () => {
  renderIn("en", <Conflicts check={check} target={target} canChange />);
  expect(screen.getByLabelText("Decision")).toHaveDisplayValue("Please choose");
  const earlier = screen.getByRole("heading", { name: "Earlier decisions" }).parentElement;
  expect(earlier).toHaveTextContent("Conflict: we cannot actThe same owneryesterday, Robin Sample");
});

it("links a match to its case, or names the adviser to ask if the reader cannot open the case", () => {
  renderIn("en", <Conflicts check={check} target={target} canChange />);
  expect(screen.getByRole("link", { name: "CAS-1" })).toHaveAttribute("href", "/dashboard/clients/other/cases/CAS-1");
  expect(screen.queryByRole("link", { name: "CAS-2" })).toBeNull();
  expect(screen.getByText("Ask Robin Sample about this case.")).toBeVisible();
});

const step = (state: StepView["state"]): StepView => ({
  step: 1,
  name: "consultation",
  state,
  completed: undefined,
  rules: [],
  unmet: 1,
  takeBack: undefined,
});

it("explains when a step can be completed, and does not preselect the email to the client", () => {
  const { rerender } = renderIn("en", <JourneySteps steps={[step("next")]} target={target} canChange canEmail />);
  expect(screen.getByText("Can be completed when all rules are met.")).toBeVisible();
  rerender(<JourneySteps steps={[step("ready")]} target={target} canChange canEmail />);
  expect(screen.getByLabelText("Email the client in 10 minutes")).not.toBeChecked();
});

const loss: CaseFacts["losses"][number] = {
  id: "a",
  version: "1",
  day: "2 November 2026",
  amount: "CAD 5.00",
  returned: undefined,
  rail: "card",
  claimState: "claimed",
  sender: undefined,
  recipient: undefined,
  payment: "0xe987",
  isRepeated: false,
  typed: { paidOn: "2026-11-02", amount: "5", returnedAmount: "0", currency: "CAD", isOtherAsset: "" },
};

it("prefills the form of a lost payment with the stored facts, and asks before removing the payment", () => {
  renderIn("en", <Losses losses={[loss]} totals={[]} target={target} canChange notice={<p>Saved.</p>} />);
  const [change] = screen.getAllByRole("group").filter((group) => within(group).queryByLabelText("Claim"));
  expect(within(change as HTMLElement).getByLabelText("Amount")).toHaveValue("5");
  expect(within(change as HTMLElement).getByLabelText("Date")).toHaveValue("2026-11-02");
  expect(
    screen.getByText("Remove the payment of 2 November 2026, CAD 5.00? This cannot be undone."),
  ).toBeInTheDocument();
  expect(within(screen.getByRole("region", { name: "Payments that were lost" })).getByText("Saved.")).toBeVisible();
});

it("shows the request to record lost payments only to staff who can change the case", () => {
  const { rerender } = renderIn("en", <Losses losses={[]} totals={[]} target={target} canChange={false} />);
  expect(screen.queryByText(/Record each payment/)).toBeNull();
  rerender(<Losses losses={[]} totals={[]} target={target} canChange />);
  expect(screen.getByText(/Record each payment/)).toBeVisible();
});
