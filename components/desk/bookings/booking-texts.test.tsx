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
  isCurrent: true,
});
const byProvider = { hasNoNumber: false, isByHand: false, byHand: undefined, zone, record: undefined };

it("says in each language what became of each text", () => {
  const texts = [
    ...(["sending", "sent", "delivered", "by-hand"] as const).map((state) => text(state)),
    ...(["stopped", "no-texts", "other"] as const).map((problem) => text("undelivered", problem)),
  ];
  for (const locale of locales) {
    const { container, unmount } = renderIn(locale, <BookingTexts {...byProvider} texts={texts} />);
    const lines = [...container.querySelectorAll("li")].map(({ textContent }) => textContent ?? "");
    expect(new Set(lines).size).toBe(7);
    expect(lines.filter((line) => !/2034/.test(line) || /bookings\.|[{}]/.test(line))).toEqual([]);
    unmount();
  }
});

it("shows the text that staff send by hand, with a button for staff who may change the booking", () => {
  const byHand = { kind: "confirmed", body: "Your appointment: Wed" } as const;
  const record = { action: jest.fn(), target: { reference: "FRS-2222-2222", version: "1" } };
  const page = (changes: object) => <BookingTexts {...byProvider} texts={[]} isByHand {...changes} />;
  const { rerender } = renderIn("en", page({ byHand, record }));
  expect(screen.getByText("Your appointment: Wed")).toBeVisible();
  expect(screen.getByText(/No service for text messages is connected/)).toBeVisible();
  expect(screen.queryByText("No text has been sent so far.")).toBeNull();
  expect(screen.getByRole("button", { name: "Record that I sent it" })).toBeVisible();
  rerender(page({ byHand }));
  expect(screen.queryByRole("button")).toBeNull();
  rerender(page({ record }));
  expect(screen.getByText(/From the day before the appointment/)).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
  rerender(<BookingTexts {...byProvider} texts={[]} hasNoNumber />);
  expect(screen.getByText(/this number is not valid/)).toBeVisible();
});
