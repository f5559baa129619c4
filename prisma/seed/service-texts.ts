import type { LocaleText } from "@/lib/firm/profile";
import type { ServiceSlug } from "@/lib/services/offer";

type ServiceTexts = { readonly name: LocaleText; readonly description: LocaleText };

/** The names and descriptions of the services. A description must not promise a result. */
export const serviceTexts: Readonly<Record<ServiceSlug, ServiceTexts>> = {
  "initial-consultation": {
    name: { en: "Initial Consultation", de: "Erstberatung", "fr-CA": "Première consultation" },
    description: {
      en: "Start here if you are unsure. Tell us what happened and hear what is realistic.",
      de: "Beginnen Sie hier, wenn Sie unsicher sind. Sie erzählen, was geschehen ist, und wir sagen, was realistisch ist.",
      "fr-CA":
        "Commencez ici si vous hésitez. Racontez-nous ce qui s’est passé et nous vous dirons ce qui est réaliste.",
    },
  },
  "cryptocurrency-recovery": {
    name: {
      en: "Cryptocurrency recovery",
      de: "Hilfe nach Kryptodiebstahl",
      "fr-CA": "Aide après un vol de cryptoactifs",
    },
    description: {
      en: "For coins or tokens sent to a wallet, platform or exchange.",
      de: "Für Coins oder Token, die an eine Wallet, Plattform oder Kryptobörse gingen.",
      "fr-CA": "Pour des cryptoactifs envoyés à un portefeuille, à un site ou à une plateforme d’échange.",
    },
  },
  "investment-fraud-recovery": {
    name: {
      en: "Investment fraud recovery",
      de: "Hilfe nach Anlagebetrug",
      "fr-CA": "Aide après une fraude en placement",
    },
    description: {
      en: "For fake trading platforms and trades made without your permission.",
      de: "Bei falschen Handelsplattformen und Geschäften ohne Ihre Zustimmung.",
      "fr-CA": "Pour les fausses plateformes de placement et les opérations faites sans votre accord.",
    },
  },
  "financial-scam-recovery": {
    name: {
      en: "Financial scam recovery",
      de: "Hilfe nach Finanzbetrug",
      "fr-CA": "Aide après une escroquerie",
    },
    description: {
      en: "For romance, invoice and impersonation scams and Ponzi schemes.",
      de: "Bei Love-Scamming (Liebesbetrug), falschen Rechnungen, falschen Bankmitarbeitern und Schneeballsystemen.",
      "fr-CA": "Pour les fraudes amoureuses, les fausses factures, l’usurpation d’identité et les combines à la Ponzi.",
    },
  },
  "regulatory-complaint": {
    name: { en: "Regulatory complaint assistance", de: "Hilfe bei Beschwerden", "fr-CA": "Aide pour une plainte" },
    description: {
      en: "For complaints to a bank, an ombudsman or a financial authority.",
      de: "Für Beschwerden bei einer Bank, einer Schlichtungsstelle oder einer Finanzaufsicht.",
      "fr-CA": "Pour les plaintes à une banque, à un ombudsman ou à une autorité financière.",
    },
  },
  "financial-investigation": {
    name: { en: "Financial investigation", de: "Finanzermittlung", "fr-CA": "Enquête financière" },
    description: {
      en: "A full review of payments and records for lawyers, estates and companies.",
      de: "Eine vollständige Prüfung von Zahlungen und Unterlagen für Kanzleien, Nachlässe und Unternehmen.",
      "fr-CA":
        "Un examen complet des paiements et des documents, pour les avocats, les successions et les entreprises.",
    },
  },
};
