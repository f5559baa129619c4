import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { usePathname } from "next/navigation";

import de from "@/messages/de.json";
import frCA from "@/messages/fr-CA.json";

import { LanguageOffer } from "./language-offer";

jest.mock("next/navigation", () => ({ usePathname: jest.fn() }));

const offers = { de: de.layout.languageOffer, "fr-CA": frCA.layout.languageOffer };

function visit(pathname: string, languages: readonly string[]) {
  jest.mocked(usePathname).mockReturnValue(pathname);
  jest.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  return render(<LanguageOffer offers={offers} />);
}

const bar = () => screen.queryByRole("region");

beforeEach(() => {
  document.cookie = "locale=;path=/;max-age=0";
  localStorage.clear();
  document.documentElement.lang = "en";
});

describe("the language offer", () => {
  it("is made in the language that the visitor seems to read, and stores nothing", () => {
    visit("/about", ["de-CH", "en"]);
    expect(bar()).toHaveAttribute("lang", "de");
    expect(screen.getByRole("link", { name: "Auf Deutsch lesen" })).toHaveAttribute("href", "/de/about");
    expect(document.cookie).toBe("");
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ["reads the page's language", ["en-GB", "de"]],
    ["reads none that we have", ["it"]],
    ["names no language", []],
  ])("is not made to a visitor who %s", (_case, languages) => {
    visit("/about", languages);
    expect(bar()).toBeNull();
  });

  it("is absent from the server's HTML, so that all visitors get the same page", () => {
    const { container } = visit("/about", ["de"]);
    expect(container).not.toBeEmptyDOMElement();
    const { renderToString } = jest.requireActual<typeof import("react-dom/server")>("react-dom/server");
    expect(renderToString(<LanguageOffer offers={offers} />)).toBe("");
  });

  it("remembers the choice of the other language and keeps query and fragment", async () => {
    window.history.replaceState(null, "", "/booking?step=date#times");
    visit("/booking", ["fr-CA"]);
    const link = screen.getByRole("link", { name: "Lire en français" });
    // The navigation is prevented, because jsdom does not implement it.
    link.addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(link);
    expect(link).toHaveAttribute("href", "/fr-ca/booking?step=date#times");
    expect(document.cookie).toBe("locale=fr-CA");
  });

  it("disappears for good when it is closed, and stores the language of the page", async () => {
    const { unmount } = visit("/about", ["de"]);
    await userEvent.click(screen.getByRole("button", { name: /Schließen/ }));
    expect(bar()).toBeNull();
    expect(document.cookie).toBe("locale=en");
    expect(localStorage.getItem("locale")).toBe("en");
    unmount();
    visit("/contact", ["de"]);
    expect(bar()).toBeNull();
  });
});
