import type { Locale } from "@/lib/platform/i18n/locales";

type Texts = {
  readonly subject: string;
  readonly receipt: string;
  readonly reply: string;
  readonly answer: string;
  readonly refusal: string;
};

/** What the office and the invented senders of messages write to each other. */
export const threadTexts: Readonly<Record<Locale, Texts>> = {
  en: {
    subject: "Your request",
    receipt: "Hello,\n\nYour message has arrived. A person reads it and replies to you.\n\nThis is a sample.",
    reply:
      "Hello,\n\nThank you for writing. Please pay nothing more, whatever they call it. Tell your bank today; that is free.\n\nWe can call you tomorrow between 10 and 12. Does that suit you?\n\nMorgan Sample",
    answer: "Tomorrow at 11 is good. I have found the contract and will have it in front of me.",
    refusal:
      "Hello,\n\nThank you for writing. We cannot help in this matter, and we do not want to take your money for nothing. Your bank and the police can help free of charge.\n\nMorgan Sample",
  },
  de: {
    subject: "Ihre Anfrage",
    receipt:
      "Guten Tag,\n\nIhre Nachricht ist angekommen. Ein Mensch liest sie und antwortet Ihnen.\n\nDies ist ein Beispiel.",
    reply:
      "Guten Tag,\n\nvielen Dank für Ihre Nachricht. Bitte zahlen Sie nichts mehr, gleich wie man es nennt. Informieren Sie noch heute Ihre Bank; das kostet nichts.\n\nWir können Sie morgen zwischen 10 und 12 Uhr anrufen. Passt Ihnen das?\n\nMorgan Sample",
    answer: "Morgen um 11 Uhr passt gut. Den Vertrag habe ich gefunden und lege ihn bereit.",
    refusal:
      "Guten Tag,\n\nvielen Dank für Ihre Nachricht. In dieser Sache können wir Ihnen nicht helfen und möchten dafür kein Geld nehmen. Ihre Bank und die Polizei helfen Ihnen kostenlos.\n\nMorgan Sample",
  },
  "fr-CA": {
    subject: "Votre demande",
    receipt: "Bonjour,\n\nVotre message nous est parvenu. Une personne le lit et vous répond.\n\nCeci est un exemple.",
    reply:
      "Bonjour,\n\nMerci de nous avoir écrit. Ne payez plus rien, quel que soit le motif. Prévenez votre banque dès aujourd’hui; c’est gratuit.\n\nNous pouvons vous appeler demain entre 10 h et 12 h. Cela vous convient-il?\n\nMorgan Sample",
    answer: "Demain à 11 h, c’est parfait. J’ai retrouvé le contrat et je l’aurai devant moi.",
    refusal:
      "Bonjour,\n\nMerci de nous avoir écrit. Nous ne pouvons pas vous aider dans cette affaire et ne voulons pas prendre votre argent pour rien. Votre banque et la police vous aident gratuitement.\n\nMorgan Sample",
  },
};
