import { screen } from "@testing-library/react";

import { renderIn } from "@/lib/testing/render";

import { StepIndicator } from "./step-indicator";

let mockPath = "/booking";
jest.mock("next/navigation", () => ({ ...jest.requireActual<object>("next/navigation"), usePathname: () => mockPath }));
afterEach(() => {
  mockPath = "/booking";
});

describe("StepIndicator", () => {
  it("marks the current step and links only to finished steps", () => {
    renderIn(
      "en",
      <StepIndicator current="details" done={{ service: "/booking?step=service", date: "/booking?step=date" }} />,
    );
    expect(screen.getByText("Step 3 of 5")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Service" })).toHaveAttribute("href", "/booking?step=service");
    expect(screen.queryByRole("link", { name: "Confirm" })).not.toBeInTheDocument();
    expect(screen.getAllByRole("listitem")[2]).toHaveAttribute("aria-current", "step");
  });

  it("shows step names and links in the visitor's language", () => {
    mockPath = "/de/booking";
    renderIn("de", <StepIndicator current="date" done={{ service: "/booking?step=service" }} />);
    expect(screen.getByRole("link", { name: "Beratung" })).toHaveAttribute("href", "/de/booking?step=service");
  });

  it("has no links to earlier steps after the booking is made", () => {
    renderIn("en", <StepIndicator current="done" done={{ service: null, date: null, details: null, confirm: null }} />);
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });
});
