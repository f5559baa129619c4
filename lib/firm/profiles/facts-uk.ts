import { sampleConversions } from "../ad-conversions";
import { usualRetention } from "../retention";
import type { FirmFacts } from "../settings";
import { hoursOn, sampleConfirmations } from "../office-rules";

const office = {
  en: ["100 Sample Street", "London", "United Kingdom"],
  de: ["100 Sample Street", "London", "Vereinigtes Königreich"],
  "fr-CA": ["100 Sample Street", "Londres", "Royaume-Uni"],
};

/** The facts of the sample firm with an office in London. */
export const factsUk: FirmFacts = {
  tradingName: "Financial Recovery Specialists",
  legalName: "Financial Recovery Specialists Ltd",
  legalForm: "Ltd (England and Wales)",
  representatives: "Jordan Sample",
  registeredOffice: office,
  visitingAddress: office,
  postalAddress: { street: "100 Sample Street", locality: "London", region: null, postalCode: null, country: "GB" },
  registers: ["Companies House 00000000"],
  businessNumber: null,
  taxNumber: "GB 000 0000 00",
  taxWording: {
    en: "Prices include VAT.",
    de: "Die Preise enthalten die Mehrwertsteuer.",
    "fr-CA": "Les prix comprennent la TVA.",
  },
  // The phone numbers 020 7946 0000 to 020 7946 0999 are reserved for fiction.
  phone: "+44 20 7946 0100",
  email: "help@example.org",
  notificationEmail: "help@example.org",
  zone: "Europe/London",
  city: { en: "London", de: "London", "fr-CA": "Londres" },
  openingHours: hoursOn([1, 2, 3, 4, 5], 9, 18),
  holidays: { country: "GB", state: "ENG" },
  meetingModes: ["phone", "video", "in-person"],
  referencePrefix: "FRS",
  logo: "/brand.svg",
  social: { linkedin: null, x: null, facebook: null, instagram: null, youtube: null },
  paymentText: {
    en: "Your invoice is on the page of your appointment. You pay by bank transfer. (Sample)",
    de: "Ihre Rechnung finden Sie auf der Seite Ihres Termins. Sie zahlen per Überweisung. (Muster)",
    "fr-CA": "Votre facture se trouve sur la page de votre rendez-vous. Vous payez par virement bancaire. (Exemple)",
  },
  bank: null,
  currencies: null,
  exchangeRates: [{ currency: "EUR", rate: 0.85, on: "2026-01-01" }],
  retention: usualRetention,
  adConversions: { ...sampleConversions, currency: "GBP" },
  confirmedOn: sampleConfirmations,
};
