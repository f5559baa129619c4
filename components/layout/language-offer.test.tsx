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
  it("is shown in the first language of the browser, and stores nothing", () => {
    visit("/about", ["de-CH", "en"]);
    expect(bar()).toHaveAttribute("lang", "de");
    expect(screen.getByRole("link", { name: "Auf Deutsch lesen" })).toHaveAttribute("href", "/de/about");
    expect(document.cookie).toBe("");
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ["prefers the page's language", ["en-GB", "de"]],
    ["prefers a language that the site does not have", ["it"]],
    ["has no preferred language", []],
  ])("is not shown if the browser %s", (_case, languages) => {
    visit("/about", languages);
    expect(bar()).toBeNull();
  });

  it("is not part of the server's HTML, because all visitors get the same page", () => {
    const { container } = visit("/about", ["de"]);
    expect(container).not.toBeEmptyDOMElement();
    const { renderToString } = jest.requireActual<typeof import("react-dom/server")>("react-dom/server");
    expect(renderToString(<LanguageOffer offers={offers} />)).toBe("");
  });

  it("stores the offered language when its link is clicked, and keeps the query and the fragment", async () => {
    window.history.replaceState(null, "", "/booking?step=date#times");
    visit("/booking", ["fr-CA"]);
    const link = screen.getByRole("link", { name: "Lire en français" });
    // The navigation is prevented, because jsdom does not implement it.
    link.addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(link);
    expect(link).toHaveAttribute("href", "/fr-ca/booking?step=date#times");
    expect(document.cookie).toBe("locale=fr-CA");
  });

  it("stores the page's language when the visitor closes the offer, and does not appear again", async () => {
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
