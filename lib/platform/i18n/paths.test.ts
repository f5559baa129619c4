import { absoluteUrl, alternateUrls, localizedPath } from "./paths";
import { env } from "@/lib/platform/env";

describe("URLs for emails and metadata", () => {
  it("begin with the site's URL", () => {
    expect(localizedPath("de", "/booking")).toBe("/de/booking");
    expect(absoluteUrl("fr-CA", "/booking")).toBe(`${env().siteUrl}/fr-ca/booking`);
    expect(absoluteUrl("en", "/")).toBe(`${env().siteUrl}/`);
  });

  it("exist for each language of the site, and the English URL is the default for all other languages", () => {
    const { siteUrl } = env();
    expect(alternateUrls("/booking")).toEqual({
      en: `${siteUrl}/booking`,
      de: `${siteUrl}/de/booking`,
      "fr-CA": `${siteUrl}/fr-ca/booking`,
      "x-default": `${siteUrl}/booking`,
    });
  });
});
