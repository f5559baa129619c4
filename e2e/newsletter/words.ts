/** The words of the newsletter in each language. */
export const words = {
  en: {
    path: "", email: "Your email address", consent: /^I agree to receive/, subscribe: "Subscribe", look: "Please look into your mailbox",
    refused: "You must consent to receive emails", confirm: "Yes, subscribe me", confirmed: "You are subscribed.",
    topic: "Crypto-assets", save: "Save", saved: "Saved.", leave: "End the newsletter", left: "No newsletter goes to this address.",
  },
  de: {
    path: "/de", email: "Ihre E-Mail-Adresse", consent: /^Ich möchte den Newsletter/, subscribe: "Abonnieren", look: "Bitte sehen Sie in Ihr Postfach",
    refused: "Bitte stimmen Sie dem Empfang von E-Mails zu", confirm: "Ja, Newsletter abonnieren", confirmed: "Sie haben den Newsletter abonniert.",
    topic: "Kryptowerte", save: "Speichern", saved: "Gespeichert.", leave: "Newsletter abbestellen", left: "An diese Adresse geht kein Newsletter.",
  },
  "fr-CA": {
    path: "/fr-ca", email: "Votre adresse courriel", consent: /^J’accepte de recevoir/, subscribe: "S’abonner", look: "Veuillez consulter votre boîte de courriel",
    refused: "Vous devez consentir à recevoir des courriels", confirm: "Oui, je m’abonne", confirmed: "Votre abonnement est confirmé.",
    topic: "Cryptoactifs", save: "Enregistrer", saved: "Enregistré.", leave: "Me désabonner", left: "Aucune infolettre n’est envoyée à cette adresse.",
  },
} as const;

export const languages = Object.keys(words) as (keyof typeof words)[];
