import { negotiateLocale } from "./accept-language";

describe("the language of an API response", () => {
  it("comes from the request's body, or else from its query, or else from its Accept-Language header", () => {
    expect(negotiateLocale({ body: "de", query: "fr-CA", header: "en" })).toBe("de");
    expect(negotiateLocale({ query: "fr-CA", header: "de" })).toBe("fr-CA");
    expect(negotiateLocale({ header: "de" })).toBe("de");
    expect(negotiateLocale({})).toBe("en");
  });

  it.each([
    ["de-AT,de;q=0.9,en;q=0.8", "de"],
    ["en;q=0.5, fr;q=0.9", "fr-CA"],
    ["es, it, fr-FR;q=0.1", "fr-CA"],
    ["de;q=0, en;q=0.1", "en"],
    ["de;q=0.8, fr;q=0.8", "de"],
    ["DE_ch", "de"],
    ["*", "en"],
    ["es,zh", "en"],
    ["de;q=nonsense, fr", "fr-CA"],
    [";;;,,,;q=1", "en"],
    ["x".repeat(100_000), "en"],
  ])("for the Accept-Language header %j is %s", (header, expected) => {
    expect(negotiateLocale({ header })).toBe(expected);
  });

  it("is never an unsupported language", () => {
    expect(negotiateLocale({ body: "tlh", query: "de" })).toBe("de");
    expect(negotiateLocale({ body: "", query: null, header: undefined })).toBe("en");
  });
});
