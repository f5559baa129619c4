import { texts } from "./claim-seed";
import type { ClaimSeed } from "./claim-seed";

/** The claim about the only regulator that the profile `uk` names. */
export const regulatorsUk: readonly ClaimSeed[] = [
  {
    key: "regulator.fca",
    kind: "regulator",
    text: texts(
      "Regulated by the Financial Conduct Authority (FCA)",
      "Beaufsichtigt von der Financial Conduct Authority (FCA)",
      "Réglementé par la Financial Conduct Authority (FCA)",
    ),
    limits: texts(
      "Covers only regulated activities. Tracing crypto is not a regulated activity, so it is not covered.",
      "Gilt nur für Tätigkeiten, die beaufsichtigt werden. Das Nachverfolgen von Kryptowerten ist keine beaufsichtigte Tätigkeit und nicht erfasst.",
      "Vaut seulement pour les activités de récupération réglementées. Suivre des cryptoactifs n’en fait pas partie.",
    ),
    facts: {
      badge: texts("FCA Regulated Service", "FCA-regulierte Dienstleistung", "Service réglementé par la FCA"),
      note: texts("On a public register", "In einem öffentlichen Register", "Dans un registre public"),
      logoLine: texts(
        "FCA Regulated • London, United Kingdom",
        "FCA-reguliert • London, Vereinigtes Königreich",
        "Réglementée par la FCA • Londres, Royaume-Uni",
      ),
      name: "Financial Conduct Authority",
      shortName: "FCA",
      catalogueKey: "buttons.fcaRegulated",
      register: "fca",
      verifyUrl: "https://register.fca.org.uk/",
      icon: "shield-check",
      number: "000000",
    },
  },
];
