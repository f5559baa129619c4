import { screen } from "@testing-library/react";

import { renderIn } from "@/lib/testing/render";

import { SiteFooter } from "./site-footer";

const contact = {
  addressLines: ["1 Sample Street"],
  email: "office@example.com",
  phone: "+1 416 555 0100",
  phoneHref: "tel:+14165550100",
};

describe("the copyright line", () => {
  it.each([
    ["en", "Northgate Inc.", "© 2026 Northgate Inc. All rights reserved."],
    ["en", "Northgate Advisory", "© 2026 Northgate Advisory. All rights reserved."],
    ["de", "Northgate Inc.", "© 2026 Northgate Inc. Alle Rechte vorbehalten."],
    ["fr-CA", "Northgate Inc.", "© 2026 Northgate Inc. Tous droits réservés."],
  ] as const)("has one full stop after the name: %s, %s", (locale, brandName, line) => {
    renderIn(locale, <SiteFooter brandName={brandName} contact={contact} year={2026} />);
    expect(screen.getByText(line)).toBeVisible();
  });
});
