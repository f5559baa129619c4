import { screen } from "@testing-library/react";

import { renderIn } from "@/lib/testing/render";

import { AwayFrom } from "./away-from";

let mockPath = "/";
jest.mock("next/navigation", () => ({ ...jest.requireActual<object>("next/navigation"), usePathname: () => mockPath }));

it.each([
  ["/faq", true],
  ["/de/faq", true],
  ["/blogging", true],
  ["/blog", false],
  ["/fr-ca/blog/first-hours-after-a-theft", false],
  ["/de/newsletter/confirm/abc", false],
  // As the page is called while it is made.
  ["/fr-CA/blog", false],
])("on %s shows what it holds: %s", (path, isShown) => {
  mockPath = path;
  renderIn("en", <AwayFrom areas={["/newsletter", "/blog"]}>the form</AwayFrom>);
  expect(screen.queryAllByText("the form")).toHaveLength(isShown ? 1 : 0);
});
