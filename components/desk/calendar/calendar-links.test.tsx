import { screen } from "@testing-library/react";

import { calendarProblems, readingFailures } from "@/lib/calendar/busy/busy-reading";
import type { CalendarLinks, OwnCalendar } from "@/lib/calendar/calendar-link";
import { locales } from "@/lib/platform/i18n/locales";
import { renderIn } from "@/lib/testing/render";

import { CalendarFeed } from "./calendar-feed";
import { MakeFeed } from "./make-feed";
import { OwnCalendarSection } from "./own-calendar";

jest.mock("@/lib/calendar/actions", () => ({}));

const at = Date.parse("2034-09-06T14:00:00Z");
const links: CalendarLinks = { adviserId: "a", isActive: true, zone: "America/Toronto", feed: null, calendar: null };
const calendar: OwnCalendar = {
  host: "calendar.example.com",
  connectedAt: at,
  triedAt: at,
  readAt: at,
  failure: null,
  entries: 14,
  inHours: 6,
  problems: {},
  collisions: [],
};
const shown = (changes: Partial<OwnCalendar>) =>
  renderIn("en", <OwnCalendarSection links={{ ...links, calendar: { ...calendar, ...changes } }} locale="en" />);

it("shows the new address of a feed once and moves the focus to it", async () => {
  const address = "https://site.example/api/calendar/token";
  const make = async () => ({ status: "done" as const, codes: [address] });
  const { user } = renderIn("en", <MakeFeed adviserId="a" isOn={false} make={make} />);
  await user.click(screen.getByRole("button", { name: "Make an address" }));
  const group = await screen.findByRole("group", { name: "New address, shown only now" });
  expect(group).toHaveTextContent(address);
  expect(group).toHaveFocus();
});

it("says when a feed was made and last read", () => {
  const feed = { madeAt: at, lastReadAt: null };
  const { rerender } = renderIn("en", <CalendarFeed links={{ ...links, feed }} locale="en" />);
  expect(screen.getByText("Made on 6 September 2034, 10:00 am. Not read yet.")).toBeVisible();
  rerender(<CalendarFeed links={{ ...links, feed: { ...feed, lastReadAt: at } }} locale="en" />);
  expect(screen.getByText(/Last read: 6 September 2034, 10:00 am\./)).toBeVisible();
  rerender(<CalendarFeed links={{ ...links, isActive: false }} locale="en" />);
  expect(screen.queryByRole("button")).toBeNull();
});

it("says what was found, and which bookings are at the same time", () => {
  shown({ collisions: [{ reference: "FRS-7K2M-4Q91", start: at }] });
  expect(screen.getByText("14 entries that block time, 6 in working hours in the next 60 days")).toBeVisible();
  expect(screen.getByRole("link", { name: "FRS-7K2M-4Q91" })).toHaveAttribute(
    "href",
    "/dashboard/bookings/FRS-7K2M-4Q91",
  );
});

it("says in each language what each problem is and what to do", () => {
  const all = Object.fromEntries(calendarProblems.map((kind) => [kind, 2]));
  for (const locale of locales)
    for (const kind of readingFailures) {
      const failing = { ...calendar, failure: { kind, since: at }, problems: all };
      const { container, unmount } = renderIn(
        locale,
        <OwnCalendarSection links={{ ...links, calendar: failing }} locale={locale} />,
      );
      expect(container).not.toHaveTextContent("calendarLinks.");
      expect(container.querySelectorAll("dd p")).toHaveLength(2 + calendarProblems.length);
      unmount();
    }
});
