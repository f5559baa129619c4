import { screen, within } from "@testing-library/react";

import type { Details } from "@/lib/booking/schema";
import { fallbackServices } from "@/lib/services/fallback";
import { renderIn } from "@/lib/testing/render";

import { BookingAnswers } from "./booking-answers";
import { PriceToConfirm } from "./price-to-confirm";

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

const office = { zone: "America/Toronto", city: "Toronto" };

const answers = (zone: string, changes: Partial<Details> = {}) => {
  const [service] = fallbackServices("en");
  if (!service) throw new Error("No fallback service");
  return (
    <BookingAnswers
      service={service}
      slot={{ start, end: start + 4_500_000 }}
      adviser={undefined}
      meeting={undefined}
      details={{ ...details, ...changes }}
      clocks={{ locale: "en", zone, office }}
    />
  );
};
const valueOf = (term: string) => screen.getByText(term).nextElementSibling;

it("shows the price in large type, with the firm's payment notes below it", () => {
  renderIn("en", <PriceToConfirm price="£750" notes={["Pay by bank transfer."]} />);
  expect(screen.getByRole("region", { name: "Price" })).toHaveTextContent("£750Pay by bank transfer.");
});

it("shows no payment notes if the appointment is free", () => {
  renderIn("en", <PriceToConfirm price={undefined} notes={["Pay by bank transfer."]} />);
  expect(screen.getByRole("region", { name: "Price" })).toHaveTextContent(/Free\. No card needed\.$/);
});

it("shows only the office time to a visitor in the office's zone", () => {
  renderIn("en", answers("America/Toronto"));
  expect(valueOf("Office time")).toHaveTextContent("12 noon – 1:15 pm in Toronto");
  expect(screen.queryByText("Your time")).not.toBeInTheDocument();
});

it("shows the visitor's time and the office time to a visitor in another zone", () => {
  renderIn("en", answers("America/Vancouver"));
  expect(valueOf("Your time")).toHaveTextContent("10:00 am – 11:15 am");
  expect(valueOf("Office time")).toHaveTextContent("12 noon – 1:15 pm in Toronto");
});

it("names another contact method if the safe-contact instructions rule out the chosen one", () => {
  renderIn("en", answers("America/Toronto", { emailOnly: true }));
  expect(valueOf("Questions before then")).toHaveTextContent("we send you an email instead");
});

it("shows the domain of an email address as it was typed", () => {
  renderIn("en", answers("America/Toronto", { email: "jana@xn--bcher-kva.example" }));
  expect(valueOf("Email")).toHaveTextContent(/^jana@bücher\.example$/);
});

it.each([
  ["Appointment", "date"],
  ["Your details", "details"],
])('gives the group "%s" one "Change" link to its step', (group, step) => {
  renderIn("en", answers("America/Toronto"));
  const links = within(screen.getByRole("region", { name: group })).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    [`Change, ${group}`, `/booking?step=${step}`],
  ]);
});
