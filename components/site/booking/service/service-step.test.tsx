import { screen, waitFor } from "@testing-library/react";

import type { FormAction, FormState } from "@/lib/platform/forms/form-state";
import { renderIn } from "@/lib/testing/render";

import { BookingSummary } from "../shared/booking-summary";
import { PendingChoiceProvider } from "../shared/pending-choice";
import type { ServiceChoice } from "./service-picker";
import { ServiceStep } from "./service-step";

const stay: FormAction = async (previous) => previous;

const services: readonly ServiceChoice[] = [
  {
    id: "66a1f0c25d3b9e0012ab4c01",
    name: "Initial Consultation",
    description: "Start here.",
    terms: "Free, 60 min",
    isForReturning: false,
    texts: { service: "Initial Consultation", length: "60 minutes", price: "Free" },
  },
  {
    id: "66a1f0c25d3b9e0012ab4c06",
    name: "Financial investigation",
    description: "A full review.",
    terms: "$600 CAD, 120 min",
    isForReturning: true,
    texts: { service: "Financial investigation", length: "120 minutes", price: "$600 CAD" },
  },
];

const step = (choose: FormAction = stay, chosenId?: string) => (
  <PendingChoiceProvider>
    <ServiceStep
      services={services}
      chosenId={chosenId}
      hint="If you are unsure, the free hour is the right choice."
      choose={choose}
    />
    <BookingSummary choices={{}} />
  </PendingChoiceProvider>
);

describe("ServiceStep", () => {
  it("shows the price and length of each service, and says if a service is closed to new clients", () => {
    renderIn("en", step());
    expect(screen.getByRole("radio", { name: "Initial Consultation Free, 60 min" })).toBeInTheDocument();
    expect(screen.getByRole("radio", { name: /^Financial investigation/ })).toHaveAccessibleDescription(
      /Only for people we already advise/,
    );
  });

  it("shows the chosen service in the summary before the form is sent", async () => {
    const sent: (FormDataEntryValue | null)[] = [];
    const { user } = renderIn(
      "en",
      step(async (previous, form) => (sent.push(form.get("service")), previous)),
    );
    expect(screen.getByText("Not chosen yet")).toBeInTheDocument();
    await user.click(screen.getByRole("radio", { name: /^Financial investigation/ }));
    expect(screen.getByText("120 minutes")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Continue" }));
    await waitFor(() => expect(sent).toEqual(["66a1f0c25d3b9e0012ab4c06"]));
  });

  it("preselects the service that the visitor chose earlier", () => {
    renderIn("en", step(stay, "66a1f0c25d3b9e0012ab4c01"));
    expect(screen.getByRole("radio", { name: /^Initial/ })).toBeChecked();
  });

  it("shows an error that links to the first service if no service was chosen", async () => {
    const refusal: FormState = {
      status: "failed",
      error: "VALIDATION_ERROR",
      message: "",
      fields: { service: ["Please select a service"] },
      values: {},
    };
    const { user } = renderIn(
      "en",
      step(async () => refusal),
    );
    await user.click(screen.getByRole("button", { name: "Continue" }));
    expect(await screen.findByRole("link", { name: "Please select a service" })).toHaveAttribute(
      "href",
      "#service-66a1f0c25d3b9e0012ab4c01",
    );
    const group = screen.getByRole("radiogroup", { name: "Which service do you need?" });
    expect(group).toBeInvalid();
    expect(group).toHaveAccessibleDescription(/Error: Please select a service/);
  });

  it("sends the browser's time zone with the form", async () => {
    const sent: (FormDataEntryValue | null)[] = [];
    const { user } = renderIn(
      "en",
      step(async (previous, form) => (sent.push(form.get("timeZone")), previous)),
    );
    await user.click(screen.getByRole("button", { name: "Continue" }));
    await waitFor(() => expect(sent).toEqual([Intl.DateTimeFormat().resolvedOptions().timeZone]));
  });

  it("focuses the message of an error that concerns no field", async () => {
    const refusal: FormState = {
      status: "failed",
      error: "SERVICE_UNAVAILABLE",
      message: "No answer.",
      fields: {},
      values: {},
    };
    const { user } = renderIn(
      "en",
      step(async () => refusal),
    );
    await user.click(screen.getByRole("button", { name: "Continue" }));
    await waitFor(() => expect(screen.getByRole("alert")).toHaveFocus());
    expect(screen.getByRole("alert")).toHaveTextContent("No answer.");
  });
});
