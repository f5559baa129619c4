import { texts } from "./claim-seed";
import type { ClaimSeed } from "./claim-seed";

/** The claims that both profiles (`ca` and `uk`) contain: promises and one certificate. */
export const promises: readonly ClaimSeed[] = [
  {
    key: "promise.no-recovery-no-fee",
    kind: "promise",
    text: texts(
      "No Recovery, No Fee, for qualifying cases",
      "Ohne Rückzahlung keine Vergütung, in geeigneten Fällen",
      "Pas de récupération, pas d’honoraires, pour les dossiers admissibles",
    ),
    limits: texts(
      "In a case that qualifies, you and the firm may agree in writing on a success fee. It is due only after money has arrived in your own account. Appointments and reports cost their listed price, whatever the result.",
      "In geeigneten Fällen können Sie mit uns schriftlich eine Erfolgsvergütung vereinbaren. Sie wird erst fällig, wenn Geld auf Ihrem eigenen Konto eingegangen ist. Termine und Berichte kosten in jedem Fall den genannten Preis.",
      "Dans un dossier admissible, nous pouvons convenir avec vous par écrit d’honoraires au résultat. Ils ne sont dus qu’une fois l’argent arrivé dans votre propre compte. Les rendez-vous et les rapports coûtent le prix affiché, quel que soit le résultat.",
    ),
    facts: {
      badge: texts("No Recovery, No Fee", "Ohne Rückzahlung keine Vergütung", "Pas de récupération, pas d’honoraires"),
      note: texts("For qualifying cases", "In geeigneten Fällen", "Dossiers admissibles"),
      feeNote: texts("Success-based fees available", "Erfolgsvergütung möglich", "Honoraires au résultat possibles"),
      icon: "no-fee",
    },
  },
  {
    key: "promise.confidential",
    kind: "promise",
    text: texts("100% confidential", "100 % vertraulich", "100 % confidentiel"),
    limits: texts(
      "Except where the law makes us report, for example if we suspect money laundering.",
      "Ausnahme: wenn das Gesetz uns zu einer Meldung verpflichtet, etwa bei Verdacht auf Geldwäsche.",
      "Sauf si la loi nous oblige à faire une déclaration, par exemple en cas de soupçon de blanchiment.",
    ),
    facts: { icon: "lock" },
  },
  {
    key: "promise.confidential-secure",
    kind: "promise",
    text: texts("Confidential & Secure", "Vertraulich und sicher", "Confidentiel et sécurisé"),
    limits: texts(
      "Notes are stored encrypted. No system is completely secure.",
      "Mitteilungen werden verschlüsselt gespeichert. Kein System ist völlig sicher.",
      "Les notes sont conservées sous forme chiffrée. Aucun système n’est complètement sûr.",
    ),
    facts: {
      badge: texts("Confidential & Secure", "Vertraulich und sicher", "Confidentiel et sécurisé"),
      note: texts("Encrypted notes", "Verschlüsselte Mitteilungen", "Notes chiffrées"),
      catalogueKey: "buttons.confidentialSecure",
      icon: "lock",
    },
  },
  {
    key: "promise.open-always",
    kind: "promise",
    text: texts(
      "Online booking 24/7",
      "Online-Buchung rund um die Uhr",
      "Réservation en ligne 24 heures sur 24, 7 jours sur 7",
    ),
    limits: texts(
      "You can book online at any hour. The office answers during its office hours.",
      "Die Online-Buchung ist rund um die Uhr möglich. Das Büro antwortet zu seinen Bürozeiten.",
      "Vous pouvez réserver en ligne à toute heure. Le bureau répond pendant ses heures d’ouverture.",
    ),
    facts: { badge: texts("24/7", "24/7", "24/7"), icon: "clock" },
  },
  {
    key: "promise.response-time",
    kind: "promise",
    text: texts(
      "A first reply within 24 hours",
      "Erste Antwort innerhalb von 24 Stunden",
      "Une première réponse en moins de 24 heures",
    ),
    limits: texts(
      "Our aim for messages that arrive on a working day, not a guarantee.",
      "Das ist unser Ziel für Nachrichten, die an einem Werktag eingehen, keine Zusage.",
      "Un objectif pour les messages reçus un jour ouvrable, pas une garantie.",
    ),
    facts: { icon: "clock" },
  },
  {
    key: "credential.cybersecurity",
    kind: "credential",
    text: texts("Cybersecurity certified", "Zertifizierte IT-Sicherheit", "Certifié en cybersécurité"),
    limits: texts(
      "A certificate covers only the systems and the period it names.",
      "Ein Zertifikat gilt nur für die Systeme und den Zeitraum, die es nennt.",
      "Un certificat vaut pour les systèmes et la période qu’il nomme.",
    ),
    facts: {
      badge: texts("Cybersecurity Certified", "IT-Sicherheit zertifiziert", "Cybersécurité certifiée"),
      note: texts("For the systems it names", "Für die genannten Systeme", "Pour les systèmes nommés"),
      icon: "shield-check",
    },
  },
];
