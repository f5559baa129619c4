import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { usePathname } from "next/navigation";

import { LanguageSwitch } from "./language-switch";

jest.mock("next/navigation", () => ({ usePathname: jest.fn() }));

function switchAt(pathname: string) {
  jest.mocked(usePathname).mockReturnValue(pathname);
  render(<LanguageSwitch label="Language" current="en" locales={["en", "fr-CA", "de"]} />);
}

const hrefs = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

describe("the language switch", () => {
  it.each(["/about", "/en/about", "/de/about"])("links from %s to the same page in each language", (pathname) => {
    switchAt(pathname);
    expect(hrefs()).toEqual(["/about", "/fr-ca/about", "/de/about"]);
  });

  it("shows each language's name in the language itself, and marks the current language", () => {
    switchAt("/");
    expect(screen.getByRole("link", { current: true })).toHaveAccessibleName("EN, English");
    expect(screen.getByRole("link", { name: "FR, Français" })).toHaveAttribute("lang", "fr-CA");
    expect(document.cookie).toBe("");
  });

  it("includes the visible text in the name of each link", () => {
    switchAt("/");
    for (const link of screen.getAllByRole("link")) {
      expect(link).toHaveAccessibleName(expect.stringContaining(link.textContent));
    }
  });

  it("keeps the query and the fragment, and stores the language only after a click", async () => {
    window.history.replaceState(null, "", "/booking?step=date#times");
    switchAt("/booking");
    const german = screen.getByRole("link", { name: "DE, Deutsch" });
    // The navigation is prevented, because jsdom does not implement it.
    german.addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(german);
    expect(german).toHaveAttribute("href", "/de/booking?step=date#times");
    expect(document.cookie).toBe("locale=de");
    expect(localStorage.getItem("locale")).toBe("de");
  });
});
