import { flatten } from "@/lib/platform/i18n/catalogue";
import { visibleTexts } from "@/lib/testing/visible-texts";
import de from "@/messages/de.json";
import en from "@/messages/en.json";
import frCA from "@/messages/fr-CA.json";

const german = flatten(de);

/**
 * The greeting of an email ends with a comma, so in German the sentence after it starts with a lower-case letter. The
 * words "Ihr" and "Ihre" always have a capital.
 */
it("the German sentence after the greeting of an email starts in lower case", () => {
  const leads = german.filter(([key]) => /^(?:mail|newsletter\.emails)\..*\.(?:lead\w*|reminder)$/.test(key));
  expect(leads.length).toBeGreaterThan(20);
  expect(leads.filter(([, text]) => !/^(?:\{\w+, select, \w+ \{)?(?:\p{Ll}|Ihre?n?\b)/u.test(text))).toEqual([]);
});

/**
 * German keys in which an argument contains more than a clock time: a day, a zone, a range that ends with "Uhr" or a
 * duration.
 */
const moreThanClock =
  /^(?:account\.sessions\.|booking\.summary\.officeTimeIn|bookings\.(?:elsewhere|events\.moved|explain\.|record\.)|clientData\.pdf\.intro|dashboard\.waiting\.|inbox\.(?:acts\.snoozedUntil|item\.received|snoozedUntil|thread\.)|mail\.facts\.inCity|manage\.move\.(?:from|to)$|newBooking\.readOut\.time|today\.figures\.|week\.(?:at|freeAt|summary|takenAt|until)$)/;

it("a clock time in German has the word Uhr", () => {
  const bare = /\{(?:time|until|free|buffer|closes)\}(?!(?:<\/\w+>)?[\s\u00a0]Uhr)/;
  expect(german.filter(([key, text]) => bare.test(text) && !moreThanClock.test(key))).toEqual([]);
});

/** English texts that the specification fixes with three dots. */
const threeDots = ["Loading...", "Loading Booking System...", "Loading translations..."];

it("texts have an ellipsis and not three dots", () => {
  const all = [...flatten(en), ...german, ...flatten(frCA)].map(([, text]) => text);
  expect(all.filter((text) => text.includes("...") && !threeDots.includes(text))).toEqual([]);
});

it("a word and the ellipsis after it have a no-break space between them in German only", () => {
  expect(german.filter(([, text]) => /(?<![\u00a0“]|^)…/.test(text))).toEqual([]);
  const others = [...flatten(en), ...flatten(frCA)];
  expect(others.filter(([, text]) => /\s…$/.test(text) && !text.includes("npm run"))).toEqual([]);
});

it("Canadian French has no space before a question mark or an exclamation mark", () => {
  expect(flatten(frCA).filter(([, text]) => /\S\s[?!]/.test(text))).toEqual([]);
});

/**
 * People are named by both genders or by a neutral word. `pair` finds the end of the first word of a pair and what is
 * between the two words.
 */
const genders = {
  de: {
    alone:
      /(?<!\p{L})(?:Kunden?|Beratern?|Kollegen?|Besuchern?|Verbrauchern?|Mitarbeitern?|Anwälten|Anwalt|Administratoren?)(?!\p{L})/gu,
    pair: /\p{L}in(?:nen)? (?:oder|und) (?:\p{Ll}+ |Ihr )*$/u,
  },
  "fr-CA": {
    alone: /(?<!\p{L})(?:clients?|conseillers?|collègues? masculins?|administrateurs?|utilisateurs?)(?!\p{L})/gu,
    pair: /\p{L}(?:ère|ente|rice)s? (?:ou|et) (?:de |des |du |le |un |le nouveau |nouveau |d’un autre |aucun )?$/u,
  },
} as const;

/** Phrases with one gender that are names, or are about someone who does not work with the firm. */
const oneGender: Readonly<Record<keyof typeof genders, readonly RegExp[]>> = {
  de: [/freundlichen Berater/, /der Berater war nicht echt/, /(?:seine|ihre) Kunden/, /persönlicher Berater/],
  "fr-CA": [
    /[Ee]space client/,
    /clients satisfaits/,
    /conseiller aimable/,
    /connaît ses clients/,
    /un conseiller n’était pas/,
    /noms d’utilisateur/,
  ],
};

it.each(["de", "fr-CA"] as const)("people are named by both genders or by a neutral word, in %s", (locale) => {
  const { alone, pair } = genders[locale];
  const faults = visibleTexts(locale).flatMap(([place, text]) => {
    const rest = oneGender[locale].reduce((left, phrase) => left.replace(phrase, " "), text.replace(/\s+/g, " "));
    return [...rest.matchAll(alone)]
      .filter(({ index }) => !pair.test(rest.slice(0, index)))
      .map(([word]) => `${place}: ${word}`);
  });
  expect(faults).toEqual([]);
});
