import type { Locale } from "@/lib/platform/i18n/locales";

/** Notes of invented clients. They contain no real story. */
export const sampleNotes: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    "I sent three e-transfers and some Bitcoin in October. I have the messages saved.",
    "The platform asks for a tax before it lets me withdraw. I have not paid it.",
    "Please call after five. My family does not know yet.",
    "My bank refused the dispute. I have the letter here.",
    "They had remote access to my laptop for an hour. I have changed my passwords since.",
    "I already reported it to the police and have a file number.",
    "Someone phoned me and claimed to be from your office. Was that you?",
  ],
  "fr-CA": [
    "J’ai fait trois virements en octobre. J’ai gardé tous les messages.",
    "La plateforme exige une taxe avant tout retrait. Je ne l’ai pas payée.",
    "Appelez-moi après 17 h, s’il vous plaît. Ma famille n’est pas au courant.",
    "Ma banque a refusé la contestation. J’ai la lettre sous la main.",
  ],
  de: [
    "Ich habe im Oktober dreimal überwiesen und die Nachrichten aufbewahrt.",
    "Die Plattform verlangt vor der Auszahlung eine Steuer. Ich habe sie nicht bezahlt.",
    "Bitte rufen Sie nach 17 Uhr an. Meine Familie weiß noch nichts.",
    "Anzeige habe ich erstattet, das Aktenzeichen liegt vor.",
  ],
};

export const sampleCancelReasons: Readonly<Record<Locale, readonly string[]>> = {
  en: ["My bank has returned the money.", "I am not well that day.", "I found help at the library’s legal clinic."],
  "fr-CA": ["Ma banque m’a remboursé.", "Un empêchement ce jour-là."],
  de: ["Meine Bank hat das Geld erstattet.", "Ich bin an diesem Tag verhindert."],
};
