import { profile } from "@/lib/firm/profile";
import type { ProfileId } from "@/lib/firm/profile";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Day } from "@/lib/platform/time/day";

import type { Source } from "@/lib/content/heads";
import type { ServicePage } from "./service-pages";

/** The day on which most of the sources were read. */
const read: Day = "2026-11-21";

/** The day on which the remaining sources were read. */
const readLater: Day = "2026-11-22";

/** The day on which the sources must be read again. */
export const reviewOn: Day = "2027-05-21";

/** `inFrench` is the page of the same body that says the same in French. Readers of French are sent there. */
type Listed = Source & { readonly onlyIn?: ProfileId; readonly inFrench?: Source };

/** The sources that all service pages share, by the country in which the reader reports the fraud. */
const shared = {
  canada: {
    title: "What to do if you’re a victim of fraud",
    publisher: "Canadian Anti-Fraud Centre",
    language: "en",
    url: "https://antifraudcentre-centreantifraude.ca/scams-fraudes/victim-victime-eng.htm",
    read,
    inFrench: {
      title: "Que faire si vous êtes victime d’une fraude",
      publisher: "Centre antifraude du Canada",
      language: "fr",
      url: "https://antifraudcentre-centreantifraude.ca/scams-fraudes/victim-victime-fra.htm",
      read,
    },
  },
  uk: {
    title: "The new service for reporting fraud and cybercrime",
    publisher: "Metropolitan Police (UK)",
    language: "en",
    url: "https://www.metengage.co.uk/Alerts/A/367666",
    read: readLater,
  },
  germany: {
    title: "Strafanzeige: So erstatten Sie eine Online-Anzeige",
    publisher: "Stiftung Warentest",
    language: "de",
    url: "https://www.test.de/Strafanzeige-So-erstatten-Sie-eine-Online-Anzeige-5003664-0/",
    read,
  },
} satisfies Readonly<Record<string, Listed>>;

export type Country = keyof typeof shared;

/** The countries whose free help a page lists, with the readers' own country first. */
export function countriesFor(locale: Locale): readonly Country[] {
  const own = profile().id === "ca" ? (["canada", "uk"] as const) : (["uk"] as const);
  return locale === "de" ? ["germany", ...own.toReversed()] : [...own, "germany"];
}

/** Further sources of each service page. */
const own: Readonly<Record<ServicePage["key"], readonly Listed[]>> = {
  cryptocurrency: [
    {
      title: "Cryptocurrency",
      publisher: "FBI Internet Crime Complaint Center (IC3)",
      language: "en",
      url: "https://www.ic3.gov/CrimeInfo/Cryptocurrency",
      read,
    },
  ],
  investment: [
    {
      title: "You’re a victim of fraud?",
      publisher: "Autorité des marchés financiers (Quebec)",
      onlyIn: "ca",
      language: "en",
      url: "https://lautorite.qc.ca/en/general-public/assistance-and-complaints/youre-a-victim-of-fraud",
      read,
      inFrench: {
        title: "Victime d’une fraude",
        publisher: "Autorité des marchés financiers",
        language: "fr",
        url: "https://lautorite.qc.ca/grand-public/assistance-et-plainte/victime-dune-fraude",
        read,
      },
    },
  ],
  financial: [
    {
      title: "Groundbreaking new protections for victims of APP scams start today (7 October 2024)",
      publisher: "Payment Systems Regulator (UK)",
      language: "en",
      url: "https://psr.org.uk/news-and-updates/latest-news/news/groundbreaking-new-protections-for-victims-of-app-scams-start-today",
      read: readLater,
    },
    {
      title: "UK APP fraud: what in-scope PSPs need to know about the new mandatory reimbursement regime",
      publisher: "Hogan Lovells",
      language: "en",
      url: "https://www.hoganlovells.com/en/publications/uk-app-fraud-what-in-scope-psps-need-to-know-about-the-new-mandatory-reimbursement-regime",
      read,
    },
    {
      title: "Our approach to reimbursing Authorised Push Payment (APP) fraud",
      publisher: "Santander UK",
      language: "en",
      url: "https://santander.co.uk/business/support/fraud-and-security/authorised-push-payment-fraud",
      read: "2026-11-28",
    },
  ],
  regulatory: [
    {
      title: "How the complaint process works",
      publisher: "Ombudsman for Banking Services and Investments (OBSI)",
      onlyIn: "ca",
      language: "en",
      url: "https://www.obsi.ca/en/for-consumers/how-the-complaint-process-works",
      read,
      inFrench: {
        title: "Foire aux questions",
        publisher: "Ombudsman des services bancaires et d’investissement (OSBI)",
        language: "fr",
        url: "https://www.obsi.ca/fr/pour-les-clients/foire-aux-questions",
        read,
      },
    },
    {
      title: "Time limits for consumers making a complaint",
      publisher: "Financial Ombudsman Service (UK)",
      language: "en",
      url: "https://www.financial-ombudsman.org.uk/faqs/all/time-limits-consumers-making-complaint-complaint-time",
      read,
    },
  ],
};

/**
 * Returns a service page's sources in the order in which the page numbers them: one source for each of `countries`,
 * then the page's own sources. A source about another country's authority is left out.
 */
export function sourcesOf(key: ServicePage["key"], countries: readonly Country[], locale: Locale): readonly Source[] {
  const { id } = profile();
  const further = own[key].filter(({ onlyIn = id }) => onlyIn === id);
  const listed: readonly Listed[] = [...countries.map((country) => shared[country]), ...further];
  return listed.map((source) => (locale === "fr-CA" && source.inFrench) || source);
}
