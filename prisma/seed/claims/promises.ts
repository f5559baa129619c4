import { texts } from "./claim-seed";
import type { ClaimSeed } from "./claim-seed";

/** Promises that both readings make. */
export const promises: readonly ClaimSeed[] = [
  {
    key: "promise.no-recovery-no-fee",
    kind: "promise",
    text: texts(
      "No Recovery, No Fee, for qualifying cases",
      "Ohne Rückgewinnung kein Honorar, in geeigneten Fällen",
      "Sans recouvrement, sans honoraires, pour les dossiers admissibles",
    ),
    limits: texts(
      "In a case that qualifies, firm and client may agree in writing on a success fee, due only after money has arrived in the client’s own account. Appointments and reports cost their listed price whatever the outcome.",
      "In geeigneten Fällen können Firma und Mandant schriftlich ein Erfolgshonorar vereinbaren, fällig erst, wenn Geld auf dem eigenen Konto des Mandanten eingegangen ist. Termine und Berichte kosten unabhängig vom Ergebnis den genannten Preis.",
      "Dans un dossier admissible, le cabinet et le client peuvent convenir par écrit d’honoraires conditionnels, exigibles seulement une fois l’argent arrivé dans le compte du client. Les rendez-vous et les rapports coûtent le prix affiché, quel que soit le résultat.",
    ),
    facts: {
      badge: texts("No Recovery, No Fee", "Ohne Rückgewinnung kein Honorar", "Sans recouvrement, sans honoraires"),
      note: texts("For qualifying cases", "In geeigneten Fällen", "Dossiers admissibles"),
      icon: "no-fee",
    },
  },
  {
    key: "promise.confidential",
    kind: "promise",
    text: texts("100% confidential", "100 % vertraulich", "100 % confidentiel"),
    limits: texts(
      "Except where the law obliges us to report, as with suspected money laundering.",
      "Außer wenn das Gesetz uns zu einer Meldung verpflichtet, etwa bei Verdacht auf Geldwäsche.",
      "Sauf lorsque la loi nous oblige à déclarer, par exemple un blanchiment d’argent présumé.",
    ),
    facts: { icon: "lock" },
  },
  {
    key: "promise.confidential-secure",
    kind: "promise",
    text: texts("Confidential & Secure", "Vertraulich und sicher", "Confidentiel et sécurisé"),
    limits: texts(
      "Notes are stored encrypted. No system is beyond every attack.",
      "Notizen werden verschlüsselt gespeichert. Kein System widersteht jedem Angriff.",
      "Les notes sont conservées sous forme chiffrée. Aucun système n’est à l’abri de toute attaque.",
    ),
    facts: {
      badge: texts("Confidential & Secure", "Vertraulich und sicher", "Confidentiel et sécurisé"),
      note: texts("Encrypted notes", "Verschlüsselte Notizen", "Notes chiffrées"),
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
      "Online booking is open at any hour. The office answers during its office hours.",
      "Die Online-Buchung ist rund um die Uhr möglich. Das Büro antwortet zu seinen Bürozeiten.",
      "La réservation en ligne est ouverte à toute heure. Le bureau répond pendant ses heures d’ouverture.",
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
      "An aim for messages that arrive on a working day, not a guarantee.",
      "Ein Ziel für Nachrichten, die an einem Werktag eingehen, keine Zusage.",
      "Un objectif pour les messages reçus un jour ouvrable, pas une garantie.",
    ),
    facts: { icon: "clock" },
  },
  {
    key: "credential.cybersecurity",
    kind: "credential",
    text: texts("Cybersecurity certified", "Zertifizierte IT-Sicherheit", "Certifiée en cybersécurité"),
    limits: texts(
      "A certificate covers the systems and the period it names.",
      "Ein Zertifikat gilt für die genannten Systeme und den genannten Zeitraum.",
      "Un certificat vise les systèmes et la période qu’il nomme.",
    ),
    facts: {
      badge: texts("Cybersecurity Certified", "IT-Sicherheit zertifiziert", "Cybersécurité certifiée"),
      icon: "shield-check",
    },
  },
];
