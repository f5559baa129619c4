import { render, screen } from "@testing-library/react";

import en from "@/messages/en.json";

import { BookingErrorScreen } from "./booking-error-screen";
import { ErrorTexts } from "./error-texts";

const contact = { phone: "+1 416 555 0100", phoneHref: "tel:+14165550100", email: "office@example.com" };
const { chunk, generic, reach, details, booking } = en.errorScreens;

it("loads its texts outside the booking, and is the generic screen until then", async () => {
  const response = { ok: true, json: () => Promise.resolve(en) } as Response;
  globalThis.fetch = jest.fn(() => Promise.resolve(response)) as unknown as typeof fetch;
  render(
    <ErrorTexts texts={{ chunk, generic, reach, details, contact }}>
      <BookingErrorScreen error={new Error("broken")} retry={jest.fn()} />
    </ErrorTexts>,
  );
  expect(screen.getByRole("heading", { name: generic.title })).toBeVisible();
  expect(await screen.findByRole("heading", { name: booking.title })).toBeVisible();
});
