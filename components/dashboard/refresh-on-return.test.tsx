import { renderIn } from "@/lib/testing/render";

import { RefreshOnReturn } from "./refresh-on-return";

const refresh = jest.fn();
const router = { refresh };
jest.mock("next/navigation", () => ({
  ...jest.requireActual<object>("next/navigation"),
  useRouter: () => router,
}));

beforeEach(() => refresh.mockClear());

it("RefreshOnReturn refreshes the page if an old rendering is shown again, but not if a new rendering is shown", () => {
  const first = renderIn("en", <RefreshOnReturn rendering="new 1" />);
  first.rerender(<RefreshOnReturn rendering="new 2" />);
  first.unmount();
  expect(refresh).not.toHaveBeenCalled();
  renderIn("en", <RefreshOnReturn rendering="new 1" />);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it("RefreshOnReturn refreshes a page that the browser restores from its own cache", () => {
  renderIn("en", <RefreshOnReturn rendering="new 3" />);
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  expect(refresh).not.toHaveBeenCalled();
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(refresh).toHaveBeenCalledTimes(1);
});
