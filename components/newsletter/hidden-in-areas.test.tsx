import { screen } from "@testing-library/react";

import { renderIn } from "@/lib/testing/render";

import { HiddenInAreas } from "./hidden-in-areas";

let mockPath = "/";
jest.mock("next/navigation", () => ({ ...jest.requireActual<object>("next/navigation"), usePathname: () => mockPath }));

it.each([
  ["/faq", true],
  ["/de/faq", true],
  ["/blogging", true],
  ["/blog", false],
  ["/fr-ca/blog/first-hours-after-a-theft", false],
  ["/de/newsletter/confirm/abc", false],
  // During prerendering the path contains the locale instead of the URL prefix.
  ["/fr-CA/blog", false],
])("on %s shows its children: %s", (path, isShown) => {
  mockPath = path;
  renderIn("en", <HiddenInAreas areas={["/newsletter", "/blog"]}>the form</HiddenInAreas>);
  expect(screen.queryAllByText("the form")).toHaveLength(isShown ? 1 : 0);
});
