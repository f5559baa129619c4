import type { Locale } from "@/lib/platform/i18n/locales";

import type { Random } from "./random";

/**
 * An invented person. The mark after the name, the reserved email domain and the reserved phone number show that the
 * person is invented.
 */
export type SamplePerson = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly locale: Locale;
  readonly zone: string;
  readonly preferredContact: "email" | "phone" | "text";
  readonly dateOfBirth: Date | null;
};

type Pool = {
  readonly count: number;
  readonly mark: string;
  readonly first: string;
  readonly last: string;
  readonly zones: readonly string[];
};

const pools: Readonly<Record<Locale, Pool>> = {
  en: {
    count: 84,
    mark: "(sample)",
    first:
      "Margaret Gerald Farid Rosalind Noah Grace Imran Chloe Walter Ngozi Teresa Owen Leila Patrick Sunita Harold Denise Kwame Joanne Victor Mei Colin Fatima Ruth",
    last: "Kowalchuk Haddad Doyle Solheim Petrov Okonjo Ahmadi Marchetti Sandhu Whitlock Ferreira Nakamura Abara Lindqvist Castellan Oyelaran Penhale Varga Bexley Tolland",
    zones: [
      "America/Toronto",
      "America/Toronto",
      "America/Vancouver",
      "America/Edmonton",
      "America/Winnipeg",
      "America/Halifax",
      "America/St_Johns",
      "Europe/London",
    ],
  },
  "fr-CA": {
    count: 24,
    mark: "(exemple)",
    first: "Annette Sylvain Bernadette Rémi Océane Thierry Maude Gaétan Noémie Réjean Solange Étienne",
    last: "Lévesque Fournil Beaurivage Charlemont Deschênes-Roy Grandmaison Lafontière Montreuil Sansregret Vaillant",
    zones: ["America/Toronto", "America/Toronto", "America/Moncton"],
  },
  de: {
    count: 18,
    mark: "(Beispiel)",
    first: "Jürgen Sabine Anneliese Torsten Käthe Matthias Ulrike Henning Birgit Götz",
    last: "Weißenböck Steinmetz Ahrendt Dornheim Krüsemann Lindhorst Mühlbacher Ostertag Rehwald Zillmer",
    zones: ["Europe/Berlin", "Europe/Berlin", "Europe/Vienna", "Europe/Zurich"],
  },
};

const domains = ["example.com", "example.org", "example.net"];
const areaCodes = [416, 604, 780, 204, 902, 709, 514, 613];

/** Returns invented people who speak English, French or German. No two of them have the same name. */
export function samplePeople(random: Random): readonly SamplePerson[] {
  const people = Object.entries(pools).flatMap(([locale, pool]) =>
    namesOf(pool, random).map(([firstName, lastName]) => ({ firstName, lastName, pool, locale: locale as Locale })),
  );
  return people.map(({ firstName, lastName, pool, locale }, index) => ({
    id: random.uuid(),
    firstName,
    lastName: `${lastName} ${pool.mark}`,
    email: `${plain(firstName)}.${plain(lastName)}@${random.pick(domains) ?? "example.com"}`,
    // 555-0100 to 555-0199 are reserved for fiction.
    phone: `+1 ${random.pick(areaCodes) ?? 416} 555 ${String(100 + (index % 100)).padStart(4, "0")}`,
    locale,
    zone: random.pick(pool.zones) ?? "America/Toronto",
    preferredContact: random.pick(["email", "phone", "phone", "text"] as const) ?? "phone",
    dateOfBirth: random.chance(0.4)
      ? new Date(Date.UTC(1938 + random.below(64), random.below(12), 1 + random.below(28)))
      : null,
  }));
}

/** Random pairs of first and last names without duplicates. */
function namesOf({ count, first, last }: Pool, random: Random): readonly (readonly [string, string])[] {
  const left = first.split(" ").flatMap((one) => last.split(" ").map((other) => [one, other] as const));
  return Array.from({ length: count }, () => left.splice(random.below(left.length), 1)).flat();
}

/** Returns a name in ASCII letters, which every mail system accepts in an email address. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/ß/g, "ss")
    .normalize("NFD")
    .replace(/[^a-z]/g, "");
}
