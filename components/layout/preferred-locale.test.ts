import { preferredLocale } from "./preferred-locale";

const nothing = { cookie: "", stored: null, languages: [], html: "en" };

it.each([
  ["the cookie of an earlier choice", { cookie: "theme=dark; locale=de", stored: "en", languages: ["fr"] }, "de"],
  ["local storage if there is no cookie", { stored: "fr-CA", languages: ["de"] }, "fr-CA"],
  ["the first of the browser's languages that the site has", { languages: ["it-IT", "fr-FR", "de"] }, "fr-CA"],
  ["the language of a regional variant", { languages: ["de-AT"] }, "de"],
  ["the page if nothing else is known", { languages: ["it"] }, "en"],
])("the preferred language comes from %s", (_from, hints, preferred) => {
  expect(preferredLocale({ ...nothing, ...hints })).toBe(preferred);
});

it("ignores cookies with a similar name and values that are not a language", () => {
  expect(preferredLocale({ ...nothing, cookie: "mylocale=de; locales=de" })).toBe("en");
  expect(preferredLocale({ ...nothing, cookie: "locale=<script>", stored: "klingon", languages: ["de"] })).toBe("de");
});
