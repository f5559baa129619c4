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
