import { brokenRules } from "./landing-policy";
import type { LandingPage, LandingRule } from "./landing-policy";

const firm = {
  name: "Northgate Advisers",
  addressLines: ["1 Northgate Road", "Toronto, Ontario"],
  phone: "+1 416 555 0199",
  email: "help@firm.example",
  taxWording: "Prices include taxes.",
};
const sound: LandingPage = {
  text: "Northgate Advisers, 1 Northgate Road, Toronto, Ontario, +1 416 555 0199. An appointment costs $150. Prices include taxes.",
  links: [
    "/impressum",
    "mailto:help@firm.example",
    "/contact",
    "/services#fees",
    "/privacy-policy",
    "/terms-of-service",
    "/verify",
  ],
  firm,
};

const without = (link: string): LandingPage => ({ ...sound, links: sound.links.filter((each) => each !== link) });
const less = (part: string): LandingPage => ({ ...sound, text: sound.text.replace(part, "") });
const more = (part: string): LandingPage => ({ ...sound, text: `${sound.text} ${part}` });

it("accepts a page that keeps every rule, in the notation of each language", () => {
  for (const price of ["$150", "150\u00a0$", "CA$150", "120\u00a0€"])
    expect(brokenRules({ ...sound, text: sound.text.replace("$150", price) })).toEqual([]);
});

it("accepts the words that something is no guarantee", () => {
  for (const text of ["Our aim, not a guarantee.", "Das ist keine Garantie.", "Un objectif, pas une garantie."])
    expect(brokenRules(more(text))).toEqual([]);
});

it.each<[LandingRule, readonly LandingPage[]]>([
  ["names the firm", [less("Northgate Advisers"), without("/impressum")]],
  ["shows a physical address", [less("1 Northgate Road"), less("Toronto, Ontario")]],
  ["can be reached", [less("+1 416 555 0199"), without("mailto:help@firm.example"), without("/contact")]],
  ["shows its fees", [less("$150"), less("Prices include taxes."), without("/services#fees")]],
  ["links its terms and its privacy policy", [without("/privacy-policy"), without("/terms-of-service")]],
  ["shows where its statements can be checked", [without("/verify")]],
  ["guarantees nothing", [more("Guaranteed recovery"), more("Rückholung garantiert"), more("Nous garantissons")]],
  [
    "boasts of no success",
    [
      more("Success rate 9 in 10"),
      more("Erfolgsquote"),
      more("taux de réussite"),
      more("We can recover your money"),
      more("Wir holen Ihr Geld zurück"),
      more("sans risque"),
    ],
  ],
  [
    "has no fee that depends on success",
    [more("No win, no fee"), more("Erfolgshonorar"), more("honoraires au résultat")],
  ],
  [
    "praises itself with nothing that is not proven",
    [more("award-winning"), more("zertifiziert"), more("chef de file")],
  ],
])("finds a page that breaks only the rule: %s", (rule, pages) => {
  for (const page of pages) expect(brokenRules(page)).toEqual([rule]);
});
