import { readEnv } from "@/lib/platform/env";

import { clipDescription, ownershipTags, describePage } from "./metadata";

describe("a page's head", () => {
  it("shortens a description of more than 159 characters to at most 156 characters and an ellipsis", () => {
    expect(clipDescription("x".repeat(159))).toBe("x".repeat(159));
    expect(clipDescription("x".repeat(160))).toBe(`${"x".repeat(156)}…`);
    expect(clipDescription("𝄞".repeat(159))).toBe("𝄞".repeat(159));
    expect(clipDescription(`${"x".repeat(155)} ${"y".repeat(9)}`)).toBe(`${"x".repeat(155)}…`);
  });

  it("omits the firm's name if the title with the name would have 60 characters or more", () => {
    const titled = (length: number) =>
      describePage({ siteName: "Northgate", locale: "en", path: "/faq", title: "x".repeat(length) }).title;
    // " | Northgate" has 12 characters.
    expect(titled(47)).toBe("x".repeat(47));
    expect(titled(48)).toEqual({ absolute: "x".repeat(48) });
  });

  it("has a share preview with the picture for the page's language", () => {
    const { openGraph, twitter } = describePage({
      siteName: "Northgate",
      locale: "fr-CA",
      path: "/faq",
      title: "Questions",
      description: "D",
    });
    const url = "http://localhost:3000/images/share/fr-CA/faq.png";
    expect(openGraph).toMatchObject({
      siteName: "Northgate",
      type: "website",
      url: "http://localhost:3000/fr-ca/faq",
      locale: "fr_CA",
      alternateLocale: ["en_CA", "de_DE"],
      images: [{ url, width: 1200, height: 630, alt: "Questions" }],
    });
    expect(twitter).toMatchObject({ card: "summary_large_image", images: [{ url }] });
  });

  it("states when an article was published and when it was updated", () => {
    const article = { published: "2026-11-20", updated: "2026-11-21" } as const;
    expect(
      describePage({ siteName: "Northgate", locale: "en", path: "/blog/how-chargebacks-work", title: "T", article })
        .openGraph,
    ).toMatchObject({
      type: "article",
      publishedTime: "2026-11-20",
      modifiedTime: "2026-11-21",
    });
  });
});

describe("the head of a page that search engines must not list", () => {
  it("contains only the title, the page's own description and instructions for search engines", () => {
    expect(
      describePage({ siteName: "Northgate", locale: "en", path: "/booking/manage/none", title: "T" }),
    ).toMatchObject({ description: null });
    expect(
      describePage({
        siteName: "Northgate",
        locale: "en",
        path: "/component-test",
        title: "T",
        description: "All parts",
      }),
    ).toEqual({
      title: "T",
      description: "All parts",
      robots: { index: false, follow: false },
    });
  });
});

describe("the verification tags", () => {
  const code = "Zk3_tq8-WmV0dHlB7rNc5sLpQa9uEhJi";

  it("include one tag for each code in the settings", () => {
    expect(ownershipTags(readEnv({}))).toEqual({});
    expect(ownershipTags(readEnv({ NEXT_PUBLIC_GOOGLE_SITE_VERIFICATION: code }))).toEqual({ google: code });
    const all = {
      NEXT_PUBLIC_BING_SITE_VERIFICATION: code,
      NEXT_PUBLIC_FACEBOOK_DOMAIN_VERIFICATION: code,
      NEXT_PUBLIC_PINTEREST_DOMAIN_VERIFICATION: code,
    };
    expect(ownershipTags(readEnv(all))).toEqual({
      other: { "msvalidate.01": code, "facebook-domain-verification": code, "p:domain_verify": code },
    });
  });

  it.each([
    "your-verification-code",
    "GOOGLE_SITE_VERIFICATION_CODE",
    "xxxxxxxxxxxxxxxxxxxx",
    "12345678901234567890",
    "short",
    `${code}"><script>`,
  ])('cannot contain "%s", because the settings refuse this value', (placeholder) => {
    expect(() => readEnv({ NEXT_PUBLIC_GOOGLE_SITE_VERIFICATION: placeholder })).toThrow(
      /^NEXT_PUBLIC_GOOGLE_SITE_VERIFICATION must/,
    );
  });
});
