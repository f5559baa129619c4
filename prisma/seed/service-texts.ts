import type { LocaleText } from "@/lib/firm/profile";
import type { ServiceSlug } from "@/lib/services/offer";

type ServiceTexts = { readonly name: LocaleText; readonly description: LocaleText };

/** The names and descriptions of the services. A description contains no promise. */
export const serviceTexts: Readonly<Record<ServiceSlug, ServiceTexts>> = {
  "initial-consultation": {
    name: { en: "Initial Consultation", de: "Erstberatung", "fr-CA": "Consultation initiale" },
    description: {
      en: "Start here if you are unsure. Tell us what happened and hear what is realistic.",
      de: "Beginnen Sie hier, wenn Sie unsicher sind. Sie schildern, was geschehen ist, und hören, was realistisch ist.",
      "fr-CA": "Commencez ici si vous hésitez. Dites-nous ce qui s’est passé et apprenez ce qui est réaliste.",
    },
  },
  "cryptocurrency-recovery": {
    name: {
      en: "Cryptocurrency recovery",
      de: "Rückforderung von Kryptowerten",
      "fr-CA": "Recouvrement de cryptoactifs",
    },
    description: {
      en: "For coins or tokens sent to a wallet, platform or exchange.",
      de: "Für Coins oder Token, die an eine Wallet, Plattform oder Börse gingen.",
      "fr-CA": "Pour des pièces ou des jetons envoyés à un portefeuille, à un site ou à une plateforme d’échange.",
    },
  },
  "investment-fraud-recovery": {
    name: {
      en: "Investment fraud recovery",
      de: "Rückforderung nach Anlagebetrug",
      "fr-CA": "Recouvrement après une fraude en placement",
    },
    description: {
      en: "For false trading platforms and unauthorized trading.",
      de: "Für falsche Handelsplattformen und Geschäfte ohne Ihre Zustimmung.",
      "fr-CA": "Pour les fausses plateformes de négociation et les opérations non autorisées.",
    },
  },
  "financial-scam-recovery": {
    name: {
      en: "Financial scam recovery",
      de: "Rückforderung nach Finanzbetrug",
      "fr-CA": "Recouvrement après une escroquerie financière",
    },
    description: {
      en: "For romance, invoice, impersonation and Ponzi schemes.",
      de: "Für Liebes- und Rechnungsbetrug, falsche Identitäten und Schneeballsysteme.",
      "fr-CA":
        "Pour les arnaques sentimentales, aux factures ou par usurpation d’identité, et les combines à la Ponzi.",
    },
  },
  "regulatory-complaint": {
    name: { en: "Regulatory complaint assistance", de: "Hilfe bei Beschwerden", "fr-CA": "Aide aux plaintes" },
    description: {
      en: "For complaints to a bank, an ombudsman or a financial authority.",
      de: "Für Beschwerden bei einer Bank, einer Ombudsstelle oder einer Finanzaufsicht.",
      "fr-CA": "Pour les plaintes à une banque, à un ombudsman ou à une autorité financière.",
    },
  },
  "financial-investigation": {
    name: { en: "Financial investigation", de: "Finanzermittlung", "fr-CA": "Enquête financière" },
    description: {
      en: "A full review of payments and records for lawyers, estates and companies.",
      de: "Eine vollständige Durchsicht von Zahlungen und Unterlagen für Kanzleien, Nachlässe und Unternehmen.",
      "fr-CA": "Un examen complet des paiements et des dossiers pour les avocats, les successions et les entreprises.",
    },
  },
};
