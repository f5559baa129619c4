import { screen } from "@testing-library/react";

import { fallbackServices } from "@/lib/services/fallback";
import { renderIn } from "@/lib/testing/render";

import { BookingAnswers } from "./booking-answers";

const start = Date.UTC(2026, 11, 9, 17);
const details = {
  firstName: "Margaret",
  lastName: "Sample",
  email: "margaret@example.org",
  phone: "+1 604 555 0142",
  preferredContactMethod: "phone",
  isNewClient: true,
  privacyConsent: true,
} as const;

it("shows the price with the firm's notes on payment before anything is booked", () => {
  const [service] = fallbackServices("en");
  if (!service) throw new Error("No fallback service");
  const clocks = { locale: "en", zone: "America/Toronto", office: { zone: "America/Toronto", city: "Toronto" } };
  renderIn(
    "en",
    <BookingAnswers
      service={service}
      priceNotes={["Pay by bank transfer."]}
      slot={{ start, end: start + 4_500_000 }}
      adviser={undefined}
      details={details}
      clocks={clocks}
    />,
  );
  expect(screen.getByText(/Pay by bank transfer\./).closest("dd")).toHaveTextContent("£750");
});
