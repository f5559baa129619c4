import { texts } from "./claim-seed";
import type { ClaimSeed } from "./claim-seed";

/** Reading B names one regulator in its badges. */
export const regulatorsUk: readonly ClaimSeed[] = [
  {
    key: "regulator.fca",
    kind: "regulator",
    text: texts(
      "Regulated by the Financial Conduct Authority (FCA)",
      "Beaufsichtigt von der Financial Conduct Authority (FCA)",
      "Réglementée par la Financial Conduct Authority (FCA)",
    ),
    limits: texts(
      "Covers regulated recovery activities only. Tracing crypto-assets is not a regulated activity and is not covered.",
      "Gilt nur für beaufsichtigte Tätigkeiten der Rückforderung. Das Nachverfolgen von Kryptowerten ist nicht erfasst.",
      "Vise uniquement les activités de recouvrement réglementées. Le repérage de cryptoactifs n’est pas visé.",
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
      icon: "regulator",
      number: "000000",
    },
  },
];
