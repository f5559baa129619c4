/** Sentences of invented victims. Names and addresses are samples. */
export const frenchSentences = [
  "J’ai vu une publicité sur un réseau social et je me suis inscrit sur leur plateforme de placement.",
  "Un conseiller m’a rappelé le lendemain matin et il était très aimable et très patient.",
  "Au début, mon solde augmentait chaque jour et tout semblait sérieux.",
  "On m’a dit que je devais payer des frais avant de pouvoir retirer le moindre montant de mon compte.",
  "J’ai fait trois virements depuis ma banque pour un total de 37 500 dollars.",
  "Je n’ai jamais donné ma phrase de récupération ni ma clé privée à personne.",
  "La banque refuse de rembourser parce que j’ai autorisé les paiements moi-même.",
  "Le site n’existe plus et le numéro de téléphone sonne toujours occupé.",
  "Ma fille pense qu’il s’agit d’une fraude, et j’ai honte d’en parler à mon mari.",
  "Il m’a demandé d’installer un logiciel pour prendre le contrôle de mon ordinateur.",
  "J’ai porté plainte à la police, qui m’a donné un numéro de dossier.",
  "Une autre société m’a ensuite proposé de récupérer la somme contre une avance de dix pour cent.",
  "Je suis retraitée, je vis seule et c’étaient toutes mes économies.",
  "Nous avons parlé de famille, de voyage, de musique, de cuisine et du jardin avant de parler d’argent.",
  "J’ai gardé les courriels, les captures d’écran, les relevés et le contrat signé.",
  "Pouvez-vous me rappeler après dix-huit heures, sans laisser de message vocal ?",
  "Le taux de rendement promis était de huit pour cent par mois, ce qui aurait dû m’alerter.",
  "Mon frère avait aussi placé une partie de son héritage avec le même courtier.",
  "Je voudrais savoir combien coûte un premier examen de mon dossier et quel délai prévoir.",
  "Ils ont créé un portefeuille à mon nom et ils ont gardé le papier avec les mots.",
  "Depuis, je ne dors plus et je crains de devoir vendre la maison.",
];

export const frenchScam =
  "« Cher client, votre retrait est suspendu. Veuillez régler la taxe de déblocage dans un délai de trois jours. " +
  "Ne communiquez cet avis à aucun tiers. Cordialement, le service financier »";

export const frenchWords = [
  "banque", "carte", "téléphone", "voiture", "vélo", "bateau", "bague", "montre", "bijoux", "pension", "prêt", "assurance", "passeport", "adresse", "courriel", "facture", "contrat",
  "lettre", "photo", "vidéo", "courtier", "avocat", "notaire", "police", "voisin", "ami", "sœur", "cousin", "médecin", "maison", "jardin", "piano", "or", "argent", "espèces",
];
