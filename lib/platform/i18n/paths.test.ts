import { absoluteUrl, alternateUrls, localizedPath } from "./paths";
import { env } from "@/lib/platform/env";

describe("addresses for emails and metadata", () => {
  it("begin with the site's address", () => {
    expect(localizedPath("de", "/booking")).toBe("/de/booking");
    expect(absoluteUrl("fr-CA", "/booking")).toBe(`${env().siteUrl}/fr-ca/booking`);
    expect(absoluteUrl("en", "/")).toBe(`${env().siteUrl}/`);
  });

  it("list each translation, and English for all other readers", () => {
    const { siteUrl } = env();
    expect(alternateUrls("/booking")).toEqual({
      en: `${siteUrl}/booking`,
      de: `${siteUrl}/de/booking`,
      "fr-CA": `${siteUrl}/fr-ca/booking`,
      "x-default": `${siteUrl}/booking`,
    });
  });
});
