import { render, screen } from "@testing-library/react";
import { usePathname } from "next/navigation";

import { ByArea } from "./by-area";

jest.mock("next/navigation", () => ({ usePathname: jest.fn() }));

it.each([
  ["/faq", "outside"],
  ["/de/faq", "outside"],
  ["/bookings", "outside"],
  ["/booking", "inside"],
  ["/fr-ca/booking/find", "inside"],
  ["/de/login", "inside"],
  // During prerendering, the path contains the locale ("fr-CA") instead of the URL prefix ("fr-ca").
  ["/fr-CA/login", "inside"],
])("at %s, ByArea shows the content for pages %s its areas", (path, part) => {
  jest.mocked(usePathname).mockReturnValue(path);
  render(<ByArea areas={["/booking", "/login"]} inside="inside" outside="outside" />);
  expect(screen.getByText(part)).toBeVisible();
});
