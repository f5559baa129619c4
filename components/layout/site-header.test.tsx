import { cleanup, screen, within } from "@testing-library/react";
import { usePathname } from "next/navigation";

import type { SiteContent } from "@/lib/site/opening";
import { everyContent, noContent } from "@/lib/testing/opening";
import { renderIn } from "@/lib/testing/render";

import { SiteHeader } from "./site-header";

// The record of the firm is in the database, which component tests do not have.
jest.mock("@/lib/firm/settings-snapshot", () => ({
  firm: () => ({ logo: "/brand.svg", tradingName: "Example Firm" }),
}));

jest.mock("next/navigation", () => ({ ...jest.requireActual<object>("next/navigation"), usePathname: jest.fn() }));

const firm = { brandName: "Example Firm", phone: "+1 416 555 0100", phoneHref: "tel:+14165550100" };

function headerAt(pathname: string, locale: "en" | "de" = "en", content: SiteContent = everyContent) {
  jest.mocked(usePathname).mockReturnValue(pathname);
  renderIn(locale, <SiteHeader {...firm} locales={["en", "de"]} content={content} />);
  return within(screen.getByRole("navigation"));
}

describe("the header", () => {
  it.each([
    ["/services", "Services"],
    ["/services/cryptocurrency-recovery", "Services"],
    ["/about", "About"],
    ["/contact", "Contact"],
  ])("marks the link of the section that the path belongs to: %s", (pathname, name) => {
    expect(headerAt(pathname).getByRole("link", { current: "page" })).toHaveAccessibleName(name);
  });

  it.each(["/", "/services-and-more", "/booking"])("marks no link if the path is in no section: %s", (pathname) => {
    expect(headerAt(pathname).queryByRole("link", { current: "page" })).not.toBeInTheDocument();
  });

  it("offers a call instead of the booking while online booking is not open", () => {
    headerAt("/services");
    expect(screen.getByRole("link", { name: "Book Consultation" })).toHaveAttribute("href", "/booking");
    cleanup();
    headerAt("/services", "en", noContent);
    expect(screen.queryByRole("link", { name: "Book Consultation" })).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: /^Call/ })).toHaveAttribute("href", firm.phoneHref);
  });

  it("links to the four parts of the services page, in the reader's language", () => {
    const hrefs = headerAt("/de", "de")
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
    expect(hrefs).toEqual([
      "/de/services",
      "/de/services#investment-fraud",
      "/de/services#crypto-recovery",
      "/de/services#financial-scams",
      "/de/services#regulatory-assistance",
      "#process",
      "/de/about",
      "/de/contact",
    ]);
  });

  it.each(["/booking", "/booking/manage/token", "/de/booking"])(
    "shows the phone number instead of the booking button on pages of the booking: %s",
    (pathname) => {
      headerAt(pathname);
      expect(screen.getByRole("link", { name: `Call ${firm.phone}` })).toHaveAttribute("href", firm.phoneHref);
      expect(screen.queryByRole("link", { name: "Book Consultation" })).not.toBeInTheDocument();
    },
  );

  it("has a drawer with links to the phone number, the prices, the questions and the verify page", () => {
    headerAt("/about");
    const drawer = within(screen.getByRole("dialog", { hidden: true }));
    const hrefs = drawer.getAllByRole("link", { hidden: true }).map((link) => link.getAttribute("href"));
    expect(hrefs).toEqual(expect.arrayContaining(["/services#fees", "/faq", "/verify", firm.phoneHref]));
  });

  it.each([
    ["/about", "btn--gold"],
    ["/contact", "btn--gold"],
    ["/cryptocurrency-recovery", "btn--outline"],
    ["/financial-recovery", "btn--outline"],
  ])("has a gold booking button only if the page has no other gold button: %s, class %s", (pathname, look) => {
    headerAt(pathname);
    expect(screen.getByRole("link", { name: "Book Consultation" })).toHaveClass(look);
  });

  it("does not say that the firm is registered or regulated if there is no claim record", () => {
    headerAt("/");
    expect(screen.getByRole("banner")).not.toHaveTextContent(/regulated|registered|certified|ciro/i);
  });
});
