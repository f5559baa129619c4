import { cleanup, screen } from "@testing-library/react";
import { usePathname } from "next/navigation";

import { renderIn } from "@/lib/testing/render";

import { RegistrationBar } from "./registration-bar";
import type { RegistrationBarProps } from "./registration-bar";

jest.mock("next/navigation", () => ({ ...jest.requireActual<object>("next/navigation"), usePathname: jest.fn() }));

const facts = [
  { text: "Regulated", shortText: "Regulated", from: "always" },
  { text: "Incorporated in 2001", shortText: "Incorporated in 2001", from: "lg" },
  { text: "Business number 1", shortText: "BN 1", from: "always" },
] as const;
const call = { label: "Call +1 416 555 0100", phone: "+1 416 555 0100", href: "tel:+14165550100" };

function barAt(path: string, shown: RegistrationBarProps["facts"] = facts) {
  jest.mocked(usePathname).mockReturnValue(path);
  renderIn("en", <RegistrationBar facts={shown} call={call} />);
  return screen.getByRole("region", { name: "Registration" });
}

it.each(["/", "/booking", "/de/booking/find", "/login"])(
  "the bar names the regulator and the business number at every width: %s",
  (path) => {
    const bar = barAt(path);
    expect(bar).toHaveTextContent("Regulated");
    for (const text of ["Regulated", "Business number 1", "BN 1"])
      expect(screen.getByText(text).closest(".from-lg")).toBeNull();
    expect(screen.getByText("Incorporated in 2001").closest(".from-lg")).not.toBeNull();
  },
);

it.each([
  ["/faq", true],
  ["/booking", false],
  ["/login", false],
])("the bar has the phone number unless the header has it: %s", (path, hasPhone) => {
  barAt(path);
  expect(screen.queryByRole("link", { name: call.label }) !== null).toBe(hasPhone);
});

it("the link speaks of a registration only if the bar names one", () => {
  expect(barAt("/faq")).toHaveTextContent("Check our registration");
  cleanup();
  const bar = barAt("/faq", []);
  expect(bar).not.toHaveTextContent(/registration/);
  expect(screen.getByRole("link", { name: "How to check us" })).toHaveAttribute("href", "/verify");
});
