import { act, screen } from "@testing-library/react";

import { renderIn } from "@/lib/testing/render";

import type { FeedEvent, FeedStatus, followChanges } from "./change-feed";
import { ConnectionBadge, NewItemsBar, RefreshOnChange } from "./live";

let tell: (event: FeedEvent) => void = () => undefined;
let report: (status: FeedStatus) => void = () => undefined;
jest.mock("./change-feed", () => ({
  followChanges: ({ onEvent, onStatus }: Parameters<typeof followChanges>[0]) => {
    if (onEvent) tell = onEvent;
    if (onStatus) report = onStatus;
    return () => undefined;
  },
}));
const refresh = jest.fn();
const router = { refresh };

beforeEach(() => refresh.mockClear());
jest.mock("next/navigation", () => ({
  ...jest.requireActual<object>("next/navigation"),
  useRouter: () => router,
}));

it("RefreshOnChange refreshes the page when its record changes, but not when other records change", () => {
  jest.useFakeTimers();
  renderIn("en", <RefreshOnChange kinds={["case"]} id="this" />);
  act(() => tell({ kind: "case", id: "another" }));
  act(() => tell({ kind: "booking", id: "this" }));
  act(() => jest.advanceTimersByTime(5_000));
  expect(refresh).not.toHaveBeenCalled();
  act(() => tell({ kind: "case", id: "this" }));
  act(() => jest.advanceTimersByTime(5_000));
  expect(refresh).toHaveBeenCalledTimes(1);
  // A change of many records has no id. It may include the record on this page.
  act(() => tell({ kind: "case" }));
  act(() => jest.advanceTimersByTime(5_000));
  expect(refresh).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

it("NewItemsBar counts each changed record once, and shows the user's own changes without a click", () => {
  jest.useFakeTimers();
  const texts = { one: "1 new booking", other: "{count} new bookings", some: "New bookings", show: "Show" };
  renderIn("en", <NewItemsBar kinds={["booking"]} texts={texts} />);
  act(() => tell({ kind: "booking", id: "mine", isOwn: true }));
  expect(screen.getByRole("status").textContent).toBe("");
  act(() => jest.advanceTimersByTime(1_000));
  expect(refresh).toHaveBeenCalledTimes(1);
  for (const id of ["one", "one", "two"]) act(() => tell({ kind: "booking", id }));
  act(() => tell({ kind: "inquiry", id: "another kind" }));
  expect(screen.getByRole("status").textContent).toContain("2 new bookings");
  expect(refresh).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

it("ConnectionBadge links to the sign-in at once when the session has ended", async () => {
  const texts = { live: "Live", lost: "Lost since {time}", ended: "Your session has ended.", signIn: "Sign in" };
  renderIn("en", <ConnectionBadge texts={texts} locale="en" zone="America/Toronto" />);
  expect(screen.getByText("Live")).toBeVisible();
  act(() => report({ lostAt: 0, hasEnded: true }));
  expect(await screen.findByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/login?callbackUrl=%2Fbooking");
  expect(screen.queryByText("Live")).toBeNull();
});
