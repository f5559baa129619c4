import { cleanup, screen } from "@testing-library/react";
import { usePathname } from "next/navigation";

import { everyContent, noContent } from "@/lib/testing/opening";
import { renderIn } from "@/lib/testing/render";

import { SiteFooter, type SiteFooterProps } from "./site-footer";

// The record of the firm is in the database, which component tests do not have.
jest.mock("@/lib/firm/settings-snapshot", () => ({
  firm: () => ({ logo: "/brand.svg", tradingName: "Example Firm" }),
}));

jest.mock("next/navigation", () => ({ ...jest.requireActual<object>("next/navigation"), usePathname: jest.fn() }));

const settings: Record<string, string> = {};
jest.mock("@/lib/platform/env", () => {
  const actual = jest.requireActual<typeof import("@/lib/platform/env")>("@/lib/platform/env");
  return { ...actual, env: () => ({ ...actual.env(), ...settings }) };
});

const contact = {
  addressLines: ["1 Sample Street"],
  email: "office@example.com",
  phone: "+1 416 555 0100",
  phoneHref: "tel:+14165550100",
  hours: [],
};

function footerAt(pathname: string, more: Partial<SiteFooterProps> = {}) {
  jest.mocked(usePathname).mockReturnValue(pathname);
  renderIn("en", <SiteFooter brandName="Northgate" contact={contact} year={2026} content={everyContent} {...more} />);
}

describe("the copyright line", () => {
  it.each([
    ["en", "Northgate Inc.", "© 2026 Northgate Inc. All rights reserved."],
    ["en", "Northgate Advisory", "© 2026 Northgate Advisory. All rights reserved."],
    ["de", "Northgate Inc.", "© 2026 Northgate Inc. Alle Rechte vorbehalten."],
    ["fr-CA", "Northgate Inc.", "© 2026 Northgate Inc. Tous droits réservés."],
  ] as const)("has one full stop after the name: %s, %s", (locale, brandName, line) => {
    jest.mocked(usePathname).mockReturnValue("/");
    renderIn(locale, <SiteFooter brandName={brandName} contact={contact} year={2026} content={everyContent} />);
    expect(screen.getByText(line)).toBeVisible();
  });
});

describe("the site footer", () => {
  const columns = () => screen.queryAllByRole("heading").map(({ textContent }) => textContent);

  it("has four columns with a heading on a page outside the booking", () => {
    footerAt("/faq");
    expect(columns()).toEqual(["Services", "Company", "Contact Information", "Resources"]);
  });

  it("links neither to pages without content nor to a booking that is not open", () => {
    const names = () => screen.getAllByRole("link").map(({ textContent }) => textContent);
    const hidden = ["Our specialists", "Prices", "FAQ", "Blog", "Emergency Consultation"];
    footerAt("/contact");
    expect(names()).toEqual(expect.arrayContaining(hidden));
    cleanup();
    footerAt("/contact", { content: noContent });
    expect(names().filter((name) => hidden.includes(name ?? ""))).toEqual([]);
  });

  it.each(["/booking", "/booking/manage/token"])("is one line with a phone link on the page %s", (pathname) => {
    footerAt(pathname);
    expect(columns()).toEqual([]);
    expect(screen.getByRole("link", { name: "Call +1 416 555 0100" })).toHaveAttribute("href", contact.phoneHref);
    expect(screen.getByRole("link", { name: "Privacy policy" })).toBeVisible();
  });
});

describe("the link for withdrawing from a contract", () => {
  it.each(["/de/faq", "/de/booking"])("is in the footer of the German page %s", (pathname) => {
    jest.mocked(usePathname).mockReturnValue(pathname);
    renderIn("de", <SiteFooter brandName="Northgate" contact={contact} year={2026} content={everyContent} />);
    expect(screen.getByRole("link", { name: "Vertrag widerrufen" })).toHaveAttribute(
      "href",
      "/de/booking/find?withdraw=1",
    );
  });

  it.each(["/faq", "/booking"])("is in the footer of the English page %s", (pathname) => {
    footerAt(pathname);
    const link = screen.getByRole("link", { name: "Withdraw from a contract" });
    expect(link).toHaveAttribute("href", "/booking/find?withdraw=1");
  });

  it("has the word of British law if the firm is in the United Kingdom", () => {
    settings.FIRM_PROFILE = "uk";
    footerAt("/faq");
    expect(screen.getByRole("link", { name: "Cancel a contract" })).toBeVisible();
    delete settings.FIRM_PROFILE;
  });

  it("is beside a link to the instructions on withdrawal", () => {
    footerAt("/faq");
    expect(screen.getByRole("link", { name: "Right of withdrawal" })).toHaveAttribute("href", "/withdrawal");
  });
});

describe("the regulatory strip", () => {
  const url = "https://www.ciro.ca/";

  it("links the regulator's full name to the register in a new tab, and says what the registration covers", () => {
    const body = { name: "Canadian Investment Regulatory Organization", shortName: "CIRO", url };
    const disclaimer = "Covers regulated activities only.";
    footerAt("/", { regulation: { body, others: [], isSample: false }, regulatoryDisclaimer: disclaimer });
    const link = screen.getByRole("link", { name: /Canadian Investment Regulatory Organization.*new tab/ });
    expect(link).toHaveAttribute("href", url);
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener");
    expect(screen.getByText(disclaimer)).toBeVisible();
  });

  it("links to /verify, the page about checking a firm, if there is no regulator to show", () => {
    footerAt("/");
    expect(screen.queryByText("Regulated by")).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: /Check us/ })).toHaveAttribute("href", "/verify");
  });
});
