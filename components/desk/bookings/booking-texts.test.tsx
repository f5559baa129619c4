import { screen } from "@testing-library/react";

import type { BookingText } from "@/lib/booking/texts/queries/booking-texts";
import { locales } from "@/lib/platform/i18n/locales";
import { renderIn } from "@/lib/testing/render";

import { BookingTexts } from "./booking-texts";

const at = new Date("2034-09-06T14:00:00Z");
const zone = "America/Toronto";
const text = (state: BookingText["state"], problem: BookingText["problem"] = null): BookingText => ({
  id: `${state}-${problem}`,
  kind: "reminder",
  state,
  problem,
  at,
});

it("says in each language what became of each text", () => {
  const texts = [
    ...(["sending", "sent", "delivered"] as const).map((state) => text(state)),
    ...(["stopped", "no-texts", "other"] as const).map((problem) => text("undelivered", problem)),
  ];
  for (const locale of locales) {
    const { container, unmount } = renderIn(
      locale,
      <BookingTexts texts={texts} hasNoNumber={false} byHand={undefined} zone={zone} />,
    );
    const lines = [...container.querySelectorAll("li")].map(({ textContent }) => textContent ?? "");
    expect(new Set(lines).size).toBe(6);
    expect(lines.filter((line) => !/2034/.test(line) || /bookings\.|[{}]/.test(line))).toEqual([]);
    unmount();
  }
});

it("shows the text that staff send by hand, or that the number is wrong", () => {
  const { rerender } = renderIn(
    "en",
    <BookingTexts texts={[]} hasNoNumber={false} byHand="Your appointment: Wed" zone={zone} />,
  );
  expect(screen.getByText("Your appointment: Wed")).toBeVisible();
  expect(screen.getByText(/No service for text messages is connected/)).toBeVisible();
  expect(screen.queryByText("No text has been sent so far.")).toBeNull();
  rerender(<BookingTexts texts={[]} hasNoNumber byHand={undefined} zone={zone} />);
  expect(screen.getByText(/this number is not valid/)).toBeVisible();
});
