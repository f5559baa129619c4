import { formatMoney } from "@/lib/platform/money/money";
import type { Currency } from "@/lib/platform/money/money";
import type { LocaleText, ProfileId } from "@/lib/firm/profile";

import { texts } from "./claim-seed";
import type { ClaimSeed } from "./claim-seed";

const limits = texts(
  "One person’s experience. Most recoveries are partial, and past results do not predict yours.",
  "Die Erfahrung einer einzelnen Person. Meist kommt nur ein Teil zurück; frühere Ergebnisse sagen nichts über Ihren Fall.",
  "L’expérience d’une seule personne. Le plus souvent, une partie seulement est recouvrée; les résultats passés ne présagent pas des vôtres.",
);

const results = {
  eighty: texts("80% Recovery", "80 % zurückerhalten", "80 % recouvrés"),
  settlement: texts("Full Settlement", "Vollständiger Vergleich", "Règlement complet"),
  sixtyFive: texts("65% Recovery", "65 % zurückerhalten", "65 % recouvrés"),
  refund: texts("Full Refund", "Vollständige Erstattung", "Remboursement complet"),
  partial: texts("Partial Recovery", "Teilweise zurückerhalten", "Recouvrement partiel"),
};

/** The price of the appointments, which every stated result must show. */
function fee(minor: number, currency: Currency): LocaleText {
  return texts(
    `${formatMoney(minor, currency, "en")}, two appointments`,
    `${formatMoney(minor, currency, "de")}, zwei Termine`,
    `${formatMoney(minor, currency, "fr-CA")}, deux rendez-vous`,
  );
}

const towns = {
  ca: ["Sudbury", "Laval", "Halifax", "Winnipeg", "Calgary"],
  uk: ["Leeds", "Cardiff", "Belfast", "Bristol", "Glasgow"],
} as const satisfies Record<ProfileId, readonly string[]>;

/** Initial and follow-up price of the five cases' services. */
const fees = {
  ca: [24_000, 32_000, 24_000, 20_000, 24_000],
  uk: [105_000, 90_000, 57_000, 48_000, 105_000],
} as const satisfies Record<ProfileId, readonly number[]>;

type Voice = {
  readonly name: string;
  readonly rating: number;
  readonly role: LocaleText;
  readonly result: LocaleText;
  readonly quote: LocaleText;
};

const voices: readonly Voice[] = [
  {
    name: "Gerald M.",
    rating: 5,
    role: texts("Retired teacher", "Lehrer im Ruhestand", "Enseignant à la retraite"),
    result: results.eighty,
    quote: texts(
      "They told me on the first call which payments were gone for good. That honesty is why I stayed.",
      "Man sagte mir beim ersten Gespräch, welche Zahlungen endgültig verloren sind. Wegen dieser Ehrlichkeit bin ich geblieben.",
      "On m’a dit dès le premier appel quels paiements étaient perdus pour de bon. C’est cette franchise qui m’a fait rester.",
    ),
  },
  {
    name: "Annette L.",
    rating: 5,
    role: texts("Nurse", "Krankenschwester", "Infirmière"),
    result: results.settlement,
    quote: texts(
      "I was ashamed to talk about it. Nobody here made me feel foolish, and every letter was explained first.",
      "Ich schämte mich, darüber zu sprechen. Niemand gab mir das Gefühl, dumm zu sein, und jeder Brief wurde mir vorher erklärt.",
      "J’avais honte d’en parler. Personne ne m’a fait sentir ridicule, et chaque lettre m’a d’abord été expliquée.",
    ),
  },
  {
    name: "Samuel K.",
    rating: 5,
    role: texts("Electrician", "Elektriker", "Électricien"),
    result: results.sixtyFive,
    quote: texts(
      "I got a list of what to send, in which order. The bank answered the letter that my own three calls had not moved.",
      "Ich bekam eine Liste, was ich in welcher Reihenfolge schicken soll. Auf den Brief antwortete die Bank, auf meine drei Anrufe nicht.",
      "J’ai reçu une liste de ce qu’il fallait envoyer, et dans quel ordre. La banque a répondu à la lettre, elle que mes trois appels n’avaient pas fait bouger.",
    ),
  },
  {
    name: "Ingrid S.",
    rating: 5,
    role: texts("Shop owner", "Ladeninhaberin", "Commerçante"),
    result: results.refund,
    quote: texts(
      "The complaint was four pages, and I understood every line of it. The decision took five months.",
      "Die Beschwerde hatte vier Seiten, und ich verstand jede Zeile. Bis zur Entscheidung dauerte es fünf Monate.",
      "La plainte tenait en quatre pages, et j’en comprenais chaque ligne. La décision a pris cinq mois.",
    ),
  },
  {
    name: "Tomas R.",
    rating: 4,
    role: texts("Contractor", "Bauunternehmer", "Entrepreneur"),
    result: results.partial,
    quote: texts(
      "Slower than I hoped, eleven months in all. But they wrote every second week, even with nothing new.",
      "Langsamer als erhofft, insgesamt elf Monate. Aber alle zwei Wochen kam Nachricht, auch wenn es nichts Neues gab.",
      "Plus lent que je l’espérais, onze mois en tout. Mais on m’écrivait toutes les deux semaines, même sans nouvelles.",
    ),
  },
];

/** Five samples with the ratings of the specification. */
export function testimonialsOf(profile: ProfileId, currency: Currency): readonly ClaimSeed[] {
  return voices.map(({ name, rating, role, result, quote }, index): ClaimSeed => {
    const town = towns[profile][index] ?? "";
    return {
      key: `testimonial.${index + 1}`,
      kind: "testimonial",
      text: quote,
      limits,
      facts: {
        clientName: name,
        clientRole: texts(`${role.en}, ${town}`, `${role.de}, ${town}`, `${role["fr-CA"]}, ${town}`),
        rating,
        recoveryResult: result,
        fee: fee(fees[profile][index] ?? 0, currency),
      },
    };
  });
}
