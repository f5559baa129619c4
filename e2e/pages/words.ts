/** The words of the wizard in each language, as the contract and its translations have them. */
export const words = {
  en: {
    path: "",
    forward: "Continue", back: "Back", confirm: "Confirm booking", pay: "Confirm booking with obligation to pay", leave: "Leave booking",
    titles: ["Which service do you need?", "When suits you?", "How do we reach you?", "Check before you book", "Your consultation is booked"],
    free: /, (?:[1-9]\d*) free times?$/,
    firstName: "First name", lastName: "Last name", email: "Email", phone: "Phone",
    contact: "How should we contact you?", byPhone: "Phone", history: "Have you worked with us before?", isNew: "No, I am new",
    notes: "Anything we should know first? (optional)", privacy: /^I consent/, terms: /^I accept/,
    manage: "Change or cancel", taken: "That time has just been taken",
  },
  de: {
    path: "/de",
    forward: "Weiter", back: "Zurück", confirm: "Termin buchen", pay: "Zahlungspflichtig buchen", leave: "Buchung verlassen",
    titles: ["Welche Beratung brauchen Sie?", "Wann passt es Ihnen?", "Wie erreichen wir Sie?", "Bitte prüfen Sie Ihre Buchung", "Ihre Beratung ist gebucht"],
    free: /, (?:[1-9]\d*) freie Zeit(?:en)?$/,
    firstName: "Vorname", lastName: "Nachname", email: "E-Mail", phone: "Telefon",
    contact: "Wie sollen wir Sie kontaktieren?", byPhone: "Telefon", history: "Haben Sie schon einmal mit uns zusammengearbeitet?", isNew: "Nein, ich bin neu",
    notes: "Was sollten wir vorab wissen? (optional)", privacy: /^Ich willige ein/, terms: /^Ich akzeptiere/,
    manage: "Ändern oder absagen", taken: "Diese Zeit wurde gerade vergeben",
  },
  "fr-CA": {
    path: "/fr-ca",
    forward: "Continuer", back: "Retour", confirm: "Confirmer la réservation", pay: "Confirmer la réservation avec obligation de paiement", leave: "Quitter la réservation",
    titles: ["De quel service avez-vous besoin?", "Quand cela vous convient-il?", "Comment vous joindre?", "Vérifiez avant de réserver", "Votre consultation est réservée"],
    free: /, (?:[1-9]\d*) heures? libres?$/,
    firstName: "Prénom", lastName: "Nom de famille", email: "Courriel", phone: "Téléphone",
    contact: "Comment devons-nous communiquer avec vous?", byPhone: "Téléphone", history: "Avez-vous déjà fait affaire avec nous?", isNew: "Non, c’est la première fois",
    notes: "Que devrions-nous savoir d’abord? (facultatif)", privacy: /^Je consens/, terms: /^J’accepte/,
    manage: "Modifier ou annuler", taken: "Cette heure vient d’être prise",
  },
} as const;

export type Language = keyof typeof words;
export const languages = Object.keys(words) as Language[];
