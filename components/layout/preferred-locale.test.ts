import { preferredLocale } from "./preferred-locale";

const nothing = { cookie: "", stored: null, languages: [], html: "en" };

it.each([
  ["the cookie", { cookie: "theme=dark; locale=de", stored: "en", languages: ["fr"] }, "de"],
  ["local storage if there is no cookie", { stored: "fr-CA", languages: ["de"] }, "fr-CA"],
  ["the browser's first language that the site has", { languages: ["it-IT", "fr-FR", "de"] }, "fr-CA"],
  ["the browser's language without its region (de for de-AT)", { languages: ["de-AT"] }, "de"],
  ["the page if the site has none of the browser's languages", { languages: ["it"] }, "en"],
])("the preferred language comes from %s", (_from, hints, preferred) => {
  expect(preferredLocale({ ...nothing, ...hints })).toBe(preferred);
});

it("preferredLocale ignores cookies with names such as mylocale, and stored values that are not a language", () => {
  expect(preferredLocale({ ...nothing, cookie: "mylocale=de; locales=de" })).toBe("en");
  expect(preferredLocale({ ...nothing, cookie: "locale=<script>", stored: "klingon", languages: ["de"] })).toBe("de");
});
