import { render } from "@testing-library/react";

import { NavigationCounts } from "./navigation-counts";
import { RefreshStaleCount } from "./refresh-stale-count";

const refresh = jest.fn();
jest.mock("./page-refresh", () => ({ useRefresh: () => refresh }));
beforeEach(() => refresh.mockClear());

const page = (inNavigation: number, count: number) => (
  <NavigationCounts value={{ "/dashboard/setup": inNavigation }}>
    <RefreshStaleCount href="/dashboard/setup" count={count} />
  </NavigationCounts>
);

it("refreshes the frame once if the navigation has another number than the page", () => {
  const { rerender } = render(page(5, 5));
  expect(refresh).not.toHaveBeenCalled();
  rerender(page(5, 4));
  expect(refresh).toHaveBeenCalledTimes(1);
  // The frame has not changed yet, or never will.
  rerender(page(6, 4));
  expect(refresh).toHaveBeenCalledTimes(1);
  rerender(page(4, 4));
  rerender(page(4, 3));
  expect(refresh).toHaveBeenCalledTimes(2);
});
