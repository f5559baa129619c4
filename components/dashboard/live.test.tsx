import { act, screen } from "@testing-library/react";

import { renderIn } from "@/lib/testing/render";

import type { FeedEvent } from "./change-feed";
import { NewItemsBar } from "./live";

let tell: (event: FeedEvent) => void = () => undefined;
jest.mock("./change-feed", () => ({
  followChanges: ({ onEvent }: { onEvent(event: FeedEvent): void }) => {
    tell = onEvent;
    return () => undefined;
  },
}));
const refresh = jest.fn();
const router = { refresh };
jest.mock("next/navigation", () => ({
  ...jest.requireActual<object>("next/navigation"),
  useRouter: () => router,
}));

it("counts the records that others changed, once each, and shows the person's own changes without a click", () => {
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
