import { act, screen, waitFor, within } from "@testing-library/react";
import { createTranslator } from "next-intl";

import type { AvailableTimes } from "@/lib/booking/wizard/available-times";
import type { FormAction, FormState } from "@/lib/platform/forms/form-state";
import { messagesFor } from "@/lib/platform/i18n/messages";
import { renderIn } from "@/lib/testing/render";

import { DateForm } from "./date-form";
import type { Clocks } from "../shared/booking-texts";
import { toCalendarView } from "./calendar-view";
import { toTimesView } from "./times-view";

const push = jest.fn();
const refresh = jest.fn();
jest.mock("next/navigation", () => ({ ...jest.requireActual<object>("next/navigation"), useRouter: () => mockRouter }));
const mockRouter = { push, refresh };
afterEach(() => jest.resetAllMocks());

const t = createTranslator({ locale: "en", messages: messagesFor("en"), namespace: "booking" });
const route = { locale: "en", path: "/booking", params: { step: "date" } };
const contact = { phone: "+1 416 555 0100", phoneHref: "tel:+14165550100", email: "help@example.com" };
const stay: FormAction = async (previous) => previous;

const december: AvailableTimes = {
  month: "2026-12",
  firstMonth: "2026-11",
  lastMonth: "2027-11",
  today: "2026-12-01",
  firstWeekday: 7,
  days: [
    { date: "2026-12-08", free: 0 },
    { date: "2026-12-09", free: 2 },
    { date: "2026-12-11", free: 1 },
  ],
  day: null,
  slots: null,
  chosen: null,
  nextFree: { start: Date.parse("2026-12-09T14:00:00Z"), day: "2026-12-09" },
  zone: "America/Toronto",
};

const ninth: AvailableTimes = {
  ...december,
  day: "2026-12-09",
  slots: [
    { start: Date.parse("2026-12-09T09:00:00-05:00"), isFree: true },
    { start: Date.parse("2026-12-09T09:30:00-05:00"), isFree: false },
    { start: Date.parse("2026-12-09T10:00:00-05:00"), isFree: false },
    { start: Date.parse("2026-12-09T10:30:00-05:00"), isFree: false },
    { start: Date.parse("2026-12-09T11:00:00-05:00"), isFree: true },
  ],
};

function form(available: AvailableTimes, choose: FormAction = stay) {
  const clocks: Clocks = { locale: "en", zone: available.zone, office: { zone: "America/Toronto", city: "Toronto" } };
  return (
    <DateForm
      calendar={toCalendarView(available, route, t)}
      times={toTimesView(available, { route, clocks }, t)}
      head={<h2>When suits you?</h2>}
      zone={clocks.zone}
      contact={contact}
      choose={choose}
      back={{ path: "/booking", step: "service" }}
    />
  );
}

const day = (name: RegExp) => within(screen.getByRole("grid")).getByRole("link", { name });
const focus = (element: HTMLElement) => act(() => element.focus());

describe("the calendar", () => {
  it("labels each day with its full date and its number of free times", () => {
    renderIn("en", form(december));
    expect(screen.getByRole("grid", { name: "December 2026" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Wednesday 9 December 2026, 2 free times" })).toHaveAttribute(
      "href",
      "/booking?step=date&month=2026-12&day=2026-12-09#times",
    );
    expect(screen.getByRole("link", { name: "Friday 11 December 2026, 1 free time" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Tuesday 8 December 2026, no times" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  });

  it("leaves out past weeks, and the arrow keys do not move to them", async () => {
    const { user } = renderIn("en", form({ ...december, today: "2026-12-09" }));
    expect(screen.queryByRole("link", { name: /^Tuesday 1 December/ })).not.toBeInTheDocument();
    focus(day(/^Wednesday 9 December/));
    await user.keyboard("{ArrowUp}");
    expect(day(/^Wednesday 9 December/)).toHaveFocus();
    expect(push).not.toHaveBeenCalled();
  });

  it("starts the week on the country's first weekday", () => {
    renderIn("en", form({ ...december, firstWeekday: 1 }));
    expect(screen.getAllByRole("columnheader")[0]).toHaveTextContent("Mon");
  });

  it("has one tab stop, and the arrow keys move the focus between the days", async () => {
    const { user } = renderIn("en", form(december));
    const start = day(/^Wednesday 9 December/);
    const inOrder = within(screen.getByRole("grid"))
      .getAllByRole("link")
      .filter((link) => link.tabIndex === 0);
    expect(inOrder).toEqual([start]);
    focus(start);
    await user.keyboard("{ArrowRight}{ArrowRight}");
    expect(day(/^Friday 11 December/)).toHaveFocus();
    await user.keyboard("{ArrowUp}");
    expect(day(/^Friday 4 December/)).toHaveFocus();
    await user.keyboard("{Home}");
    expect(push).toHaveBeenCalledWith("/booking?step=date&month=2026-11", { scroll: false });
  });

  it("moves to the next month with Page Down and focuses the same day of that month", async () => {
    const { user, rerender } = renderIn("en", form(december));
    focus(day(/^Wednesday 9 December/));
    await user.keyboard("{PageDown}");
    expect(push).toHaveBeenCalledWith("/booking?step=date&month=2027-01", { scroll: false });
    rerender(form({ ...december, month: "2027-01", days: [] }));
    expect(day(/^Saturday 9 January 2027/)).toHaveFocus();
  });

  it("lets the visitor choose a day with the space bar and moves the focus to the day's first time", async () => {
    const { user, rerender } = renderIn("en", form(december));
    focus(day(/^Wednesday 9 December/));
    await user.keyboard(" ");
    expect(push).toHaveBeenCalledWith("/booking?step=date&month=2026-12&day=2026-12-09", { scroll: false });
    rerender(form(ninth));
    expect(screen.getByRole("radio", { name: "9:00 am" })).toHaveFocus();
  });
});

describe("the form", () => {
  it("collapses taken times to one line", async () => {
    const { user } = renderIn("en", form(ninth));
    const times = within(screen.getByRole("radiogroup", { name: "Times on Wednesday 9 December 2026" }));
    expect(within(times.getByRole("group", { name: "Morning" })).getAllByRole("radio")).toHaveLength(2);
    const run = times.getByText(/9:30 am – 11:00 am/);
    expect(run).toHaveTextContent("9:30 am – 11:00 am taken Show");
    expect(screen.getByText("10:00 am")).not.toBeVisible();
    await user.click(run);
    expect(screen.getByText("10:00 am")).toBeVisible();
  });

  it("shows a time in the bottom bar as soon as the visitor picks the time", async () => {
    const { user } = renderIn("en", form(ninth));
    expect(screen.getByText("Choose a time")).toBeInTheDocument();
    await user.click(screen.getByRole("radio", { name: "11:00 am" }));
    expect(screen.getByText("Wednesday 9 December, 11:00 am in Toronto")).toBeInTheDocument();
  });

  it("shows a previously chosen time in the bottom bar", () => {
    renderIn("en", form({ ...ninth, chosen: Date.parse("2026-12-09T16:00:00Z") }));
    expect(screen.getByRole("radio", { name: "11:00 am" })).toBeChecked();
    expect(screen.getByText("Wednesday 9 December, 11:00 am in Toronto")).toBeInTheDocument();
  });

  it("sends the chosen time", async () => {
    const sent: Record<string, FormDataEntryValue>[] = [];
    const { user } = renderIn(
      "en",
      form(ninth, async (previous, data) => (sent.push(Object.fromEntries(data)), previous)),
    );
    await user.click(screen.getByRole("radio", { name: "11:00 am" }));
    await user.click(screen.getByRole("button", { name: "Continue" }));
    await waitFor(() => expect(sent).toEqual([{ locale: "en", startTime: "2026-12-09T11:00:00-05:00" }]));
  });

  it.each([
    ["An earlier free time:", december.nextFree],
    ["The next free time:", { start: Date.parse("2027-01-04T14:00:00Z"), day: "2027-01-04" }],
  ] as const)('suggests another day with "%s" if the month has no free day after the chosen day', (text, nextFree) => {
    renderIn("en", form({ ...december, day: "2026-12-27", slots: [], nextFree }));
    expect(screen.getByText("No times left this day")).toBeInTheDocument();
    expect(screen.getByText(text, { exact: false })).toBeInTheDocument();
  });

  it("says that a day is full and links to the next free day", () => {
    renderIn("en", form({ ...ninth, day: "2026-12-08", slots: [] }));
    expect(screen.getByText("No times left this day")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Wednesday 9 December 2026" })).toHaveAttribute(
      "href",
      expect.stringContaining("day=2026-12-09"),
    );
  });

  it("shows an error if the times could not be loaded, and does not call the day full", () => {
    renderIn("en", form({ ...ninth, slots: "failed" }));
    expect(screen.getByText("The times could not be loaded")).toBeInTheDocument();
    expect(screen.queryByText("No times left this day")).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Try again" })).toBeInTheDocument();
  });

  it("offers the nearest free times if another visitor has just taken the chosen time", async () => {
    const refusal: FormState = {
      status: "failed",
      error: "BOOKING_CONFLICT",
      message: "This time has just been taken.",
      fields: {},
      values: { startTime: "2026-12-09T09:00:00-05:00" },
      alternatives: [{ startTime: "2026-12-09T16:00:00Z", endTime: "2026-12-09T17:00:00Z" }],
    };
    const sent: (FormDataEntryValue | null)[] = [];
    const { user } = renderIn(
      "en",
      form(ninth, async (_previous, data) => (sent.push(data.get("startTime")), refusal)),
    );
    await user.click(screen.getByRole("radio", { name: "9:00 am" }));
    await user.click(screen.getByRole("button", { name: "Continue" }));
    const note = await screen.findByRole("alert");
    expect(note).toHaveFocus();
    expect(note).toHaveTextContent("9:00 am has just been taken. Nothing has been booked and your answers are kept.");
    expect(refresh).toHaveBeenCalled();
    await user.click(within(note).getByRole("button", { name: "Wed 9 Dec, 11:00 am" }));
    await waitFor(() => expect(sent.at(-1)).toBe("2026-12-09T16:00:00Z"));
  });

  it("shows an error if no time was chosen, and removes the error when another day is shown", async () => {
    const refusal: FormState = {
      status: "failed",
      error: "VALIDATION_ERROR",
      message: "",
      fields: { startTime: ["Please select a time slot"] },
      values: {},
    };
    const { user } = renderIn(
      "en",
      form(ninth, async () => refusal),
    );
    await user.click(screen.getByRole("button", { name: "Continue" }));
    const link = await screen.findByRole("link", { name: "Please select a time slot" });
    expect(document.querySelector(link.getAttribute("href") ?? "")).toBe(
      screen.getByRole("radio", { name: "9:00 am" }),
    );
    expect(screen.getByRole("radiogroup")).toBeInvalid();
    expect(screen.getByRole("radiogroup")).toHaveAccessibleDescription("Error: Please select a time slot");
    expect(link.compareDocumentPosition(screen.getByRole("heading", { level: 2, name: "When suits you?" }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await user.click(day(/^Friday 11 December/));
    expect(screen.queryByRole("link", { name: "Please select a time slot" })).not.toBeInTheDocument();
  });
});
