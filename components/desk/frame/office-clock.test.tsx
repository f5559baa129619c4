import { act, screen } from "@testing-library/react";

import { renderIn } from "@/lib/testing/render";

import { OfficeClock } from "./office-clock";

it("the office clock starts with the server's time and advances while the page is open", () => {
  jest.useFakeTimers();
  renderIn("en", <OfficeClock place="Toronto" zone="America/Toronto" now={Date.parse("2034-09-07T03:59:30Z")} />);
  expect(screen.getByText("Toronto, 11:59 pm")).toBeVisible();
  expect(screen.getByText(/6 September 2034/)).toBeVisible();
  act(() => jest.advanceTimersByTime(35_000));
  expect(screen.getByText("Toronto, 12 midnight")).toBeVisible();
  expect(screen.getByText(/7 September 2034/)).toBeVisible();
  jest.useRealTimers();
});
