import { screen, within } from "@testing-library/react";

import { stages } from "@/lib/inquiry/leads/stages/stage";
import type { LeadStage } from "@/lib/inquiry/leads/stages/stage";
import type { FormAction } from "@/lib/platform/forms/form-state";
import { renderIn } from "@/lib/testing/render";

import { LeadBoard } from "./lead-board";

const push = jest.fn();
jest.mock("next/navigation", () => ({
  ...jest.requireActual<typeof import("next/navigation")>("next/navigation"),
  useRouter: () => ({ push, refresh: jest.fn() }),
}));

const now = Date.parse("2034-09-06T15:00:00Z");
const lead = {
  reference: "REQ-7K2M-4Q93",
  version: 3,
  stage: "new" as LeadStage,
  name: "+1 416 555 0123",
  line: "no service",
  clock: { since: now - 9_000_000, until: undefined },
  owner: "unassigned",
  hasBooking: false,
  knownAs: "client",
  arrived: "",
  campaign: "",
  reason: "",
} as const;

function renderBoard(change: FormAction) {
  return renderIn(
    "en",
    <LeadBoard
      leads={[lead]}
      columns={stages.map((stage) => ({ stage, count: stage === "new" ? 1 : 0, listHref: "/" }))}
      now={now}
      promisedMs={86_400_000}
      mayChange
      change={change}
      undo={change}
    />,
  ).user;
}

const card = () => screen.getByRole("link", { name: /0123/ });

it("moves a card with the keyboard, and sends the stage with the version that was seen", async () => {
  const change = jest.fn<ReturnType<FormAction>, Parameters<FormAction>>(() => Promise.resolve({ status: "done" }));
  const user = renderBoard(change);
  card().focus();
  await user.keyboard("m{ArrowRight}{ArrowRight}");
  expect(screen.getByRole("status")).toHaveTextContent("+1 416 555 0123 picked up. New to Qualified");
  await user.keyboard("{Escape}");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(card()).toHaveFocus();
  await user.keyboard("m{ArrowRight}{Enter}");
  const sent = Object.fromEntries(change.mock.calls[0]?.[1] ?? []);
  expect(sent).toEqual({ reference: lead.reference, version: "3", stage: "contacted", locale: "en" });
});

it("opens the page that books an appointment for a lead that is moved to “Consultation”", async () => {
  const change = jest.fn();
  const user = renderBoard(change);
  await user.click(screen.getByRole("button", { name: "Move +1 416 555 0123" }));
  await user.click(
    within(screen.getByRole("group", { name: "Move to" })).getByRole("button", { name: "Consultation" }),
  );
  expect(push).toHaveBeenCalledWith("/dashboard/bookings/new?from=REQ-7K2M-4Q93");
  expect(change).not.toHaveBeenCalled();
});
