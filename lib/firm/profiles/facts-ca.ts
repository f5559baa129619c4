import { sampleConversions } from "../ad-conversions";
import { usualRetention } from "../retention";
import type { FirmFacts } from "../settings";
import { hoursOn, sampleConfirmations } from "../office-rules";

/** The facts of the sample firm with an office in Toronto. The firm's registered office is in Laval. */
export const factsCa: FirmFacts = {
  tradingName: "Financial Recovery Specialists",
  legalName: "Financial Recovery Specialists Inc.",
  legalForm: "Inc. (Ontario)",
  representatives: "Jordan Sample",
  registeredOffice: {
    en: ["200 Example Avenue", "Laval, Quebec", "Canada"],
    de: ["200 Example Avenue", "Laval, Québec", "Kanada"],
    "fr-CA": ["200, avenue Example", "Laval (Québec)", "Canada"],
  },
  visitingAddress: {
    en: ["100 Sample Street", "Toronto, Ontario", "Canada"],
    de: ["100 Sample Street", "Toronto, Ontario", "Kanada"],
    "fr-CA": ["100 Sample Street", "Toronto (Ontario)", "Canada"],
  },
  postalAddress: {
    street: "100 Sample Street",
    locality: "Toronto",
    region: "Ontario",
    postalCode: null,
    country: "CA",
  },
  registers: ["Ontario Business Registry 0000000"],
  businessNumber: "00000 0000",
  taxNumber: "00000 0000 RT0001",
  taxWording: {
    en: "Prices include taxes (GST, QST or HST).",
    de: "Endpreise, Steuern inbegriffen. Es kommt nichts hinzu.",
    "fr-CA": "Taxes comprises (TPS, TVQ ou TVH).",
  },
  // The phone numbers 555-0100 to 555-0199 are reserved for fiction.
  phone: "+1 416 555 0100",
  email: "help@example.com",
  notificationEmail: "help@example.com",
  zone: "America/Toronto",
  city: { en: "Toronto", de: "Toronto", "fr-CA": "Toronto" },
  openingHours: hoursOn([1, 2, 3, 4, 5], 9, 18),
  holidays: { country: "CA", state: "ON" },
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
  exchangeRates: [],
  retention: usualRetention,
  adConversions: sampleConversions,
  confirmedOn: sampleConfirmations,
};
