import { absoluteUrl, alternateUrls, localizedPath } from "./paths";
import { env } from "@/lib/platform/env";

describe("addresses for mails and metadata", () => {
  it("stand under the site's own address", () => {
    expect(localizedPath("de", "/booking")).toBe("/de/booking");
    expect(absoluteUrl("fr-CA", "/booking")).toBe(`${env().siteUrl}/fr-ca/booking`);
    expect(absoluteUrl("en", "/")).toBe(`${env().siteUrl}/`);
  });

  it("name each translation, and English for everybody else", () => {
    const { siteUrl } = env();
    expect(alternateUrls("/booking")).toEqual({
      en: `${siteUrl}/booking`,
      de: `${siteUrl}/de/booking`,
      "fr-CA": `${siteUrl}/fr-ca/booking`,
      "x-default": `${siteUrl}/booking`,
    });
  });
});
