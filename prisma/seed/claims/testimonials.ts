import { formatMoney } from "@/lib/platform/money/money";
import type { Currency } from "@/lib/platform/money/money";
import type { LocaleText, ProfileId } from "@/lib/firm/profile";

import { texts } from "./claim-seed";
import type { ClaimSeed } from "./claim-seed";

const limits = texts(
  "One person’s experience. Most people get back only part of their loss. Past results do not predict yours.",
  "Die Erfahrung einer Person. Meist kommt nur ein Teil des Verlusts zurück. Frühere Ergebnisse sagen nichts über Ihren Fall.",
  "L’expérience d’une seule personne. Le plus souvent, une partie seulement de la perte revient. Les résultats passés n’annoncent pas le vôtre.",
);

const results = {
  eighty: texts("80% Recovery", "80 % zurückerhalten", "80 % récupérés"),
  settlement: texts("Full Settlement", "Einigung über den vollen Betrag", "Entente sur le montant complet"),
  sixtyFive: texts("65% Recovery", "65 % zurückerhalten", "65 % récupérés"),
  refund: texts("Full Refund", "Vollständige Erstattung", "Remboursement complet"),
  partial: texts("Partial Recovery", "Teilweise zurückerhalten", "Récupération partielle"),
};

/** The price of two appointments. A testimonial that states a result must also state what the client paid. */
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

/**
 * What the clients in `voices` paid, in the same order and in minor units. Each fee is the initial price of a service
 * plus its follow-up price.
 */
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
      "Schon beim ersten Gespräch hat man mir gesagt, welche Zahlungen endgültig verloren sind. Wegen dieser Ehrlichkeit bin ich geblieben.",
      "On m’a dit dès le premier appel quels paiements étaient perdus pour de bon. C’est cette franchise qui m’a fait rester.",
    ),
  },
  {
    name: "Annette L.",
    rating: 5,
    role: texts("Nurse", "Pflegefachfrau", "Infirmière"),
    result: results.settlement,
    quote: texts(
      "I was ashamed to talk about it. Nobody here made me feel foolish, and every letter was explained first.",
      "Ich habe mich geschämt, darüber zu sprechen. Hier kam ich mir nie dumm vor, und jeder Brief wurde mir vorher erklärt.",
      "J’avais honte d’en parler. Personne ne m’a fait sentir ridicule, et on m’a expliqué chaque lettre avant de l’envoyer.",
    ),
  },
  {
    name: "Samuel K.",
    rating: 5,
    role: texts("Electrician", "Elektriker", "Électricien"),
    result: results.sixtyFive,
    quote: texts(
      "I got a list of what to send, and in what order. The bank ignored my three calls but answered the letter.",
      "Ich bekam eine Liste, was ich in welcher Reihenfolge schicken soll. Auf meine drei Anrufe hat die Bank nicht reagiert, auf den Brief schon.",
      "J’ai reçu une liste de ce qu’il fallait envoyer, et dans quel ordre. La banque n’a pas réagi à mes trois appels, mais elle a répondu à la lettre.",
    ),
  },
  {
    name: "Ingrid S.",
    rating: 5,
    role: texts("Shop owner", "Ladeninhaberin", "Commerçante"),
    result: results.refund,
    quote: texts(
      "The complaint was four pages, and I understood every line of it. The decision took five months.",
      "Die Beschwerde hatte vier Seiten, und ich habe jede Zeile verstanden. Bis zur Entscheidung hat es fünf Monate gedauert.",
      "La plainte faisait quatre pages, et j’en comprenais chaque ligne. La décision a pris cinq mois.",
    ),
  },
  {
    name: "Tomas R.",
    rating: 4,
    role: texts("Contractor", "Bauunternehmer", "Entrepreneur"),
    result: results.partial,
    quote: texts(
      "Slower than I hoped, eleven months in all. But they wrote every two weeks, even when there was nothing new.",
      "Es hat länger gedauert als erhofft, insgesamt elf Monate. Aber alle zwei Wochen kam eine Nachricht, auch wenn es nichts Neues gab.",
      "Ça a été plus long que je l’espérais, onze mois en tout. Mais on m’écrivait toutes les deux semaines, même quand il n’y avait rien de neuf.",
    ),
  },
];

/** Returns five sample testimonials. The specification sets their ratings and results. */
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
