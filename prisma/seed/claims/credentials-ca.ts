import type { LocaleText } from "@/lib/firm/profile";

import { ciroSite, texts } from "./claim-seed";
import type { ClaimSeed } from "./claim-seed";

const scope = texts(
  "Covers only regulated activities. It promises no result, and the regulator does not recommend this firm.",
  "Gilt nur für Tätigkeiten, die beaufsichtigt werden. Das ist weder ein Versprechen noch eine Empfehlung.",
  "Vaut seulement pour les activités réglementées. Ce n’est ni une promesse ni une recommandation.",
);

const number = "0000-SAMPLE";

function provincial(
  register: "osc" | "amf" | "bcsc",
  verifyUrl: string,
  names: Pick<ClaimSeed, "text"> & { title: string | LocaleText; link: [string, string, string] },
): ClaimSeed {
  return {
    key: `credential.${register}`,
    kind: "credential",
    text: names.text,
    limits: scope,
    facts: { title: names.title, register, verifyUrl, verifyLabel: texts(...names.link), number, icon: "pin" },
  };
}

/** The credentials of the profile `ca`. The services page shows four of them, and the home page three. */
export const credentialsCa: readonly ClaimSeed[] = [
  {
    key: "credential.ciro",
    kind: "credential",
    text: texts(
      "Dealer member of the Canadian Investment Regulatory Organization, for advice on regulated products.",
      "Mitglied der Canadian Investment Regulatory Organization für die Beratung zu beaufsichtigten Anlageprodukten.",
      "Membre de l’Organisme canadien de réglementation des investissements pour les conseils sur les produits réglementés.",
    ),
    limits: scope,
    facts: {
      title: texts("Investment regulator", "Wertpapieraufsicht", "Organisme de réglementation"),
      register: "ciro",
      verifyUrl: ciroSite,
      verifyLabel: texts(
        "Search the CIRO register",
        "Im Register der CIRO suchen",
        "Chercher dans le registre de l’OCRI",
      ),
      number,
      icon: "shield-check",
    },
  },
  provincial("osc", "https://www.osc.ca/", {
    title: texts(
      "Ontario Securities Commission",
      "Ontario Securities Commission",
      "Commission des valeurs mobilières de l’Ontario",
    ),
    text: texts(
      "Registered in Ontario with the provincial securities commission.",
      "In Ontario bei der Wertpapieraufsicht der Provinz registriert.",
      "Inscription en Ontario auprès de la commission des valeurs mobilières de la province.",
    ),
    link: ["Check with the OSC", "Bei der OSC prüfen", "Vérifier auprès de la CVMO"],
  }),
  provincial("amf", "https://lautorite.qc.ca/", {
    title: "Autorité des marchés financiers",
    text: texts(
      "Registered in Quebec with the authority for financial markets.",
      "In Québec bei der Finanzmarktaufsicht registriert.",
      "Inscription au Québec auprès de l’autorité des marchés financiers.",
    ),
    link: ["Check with the AMF", "Bei der AMF prüfen", "Vérifier auprès de l’AMF"],
  }),
  provincial("bcsc", "https://www.bcsc.bc.ca/", {
    title: "British Columbia Securities Commission",
    text: texts(
      "Registered in British Columbia with the provincial securities commission.",
      "In British Columbia bei der Wertpapieraufsicht der Provinz registriert.",
      "Inscription en Colombie-Britannique auprès de la commission des valeurs mobilières de la province.",
    ),
    link: ["Check with the BCSC", "Bei der BCSC prüfen", "Vérifier auprès de la BCSC"],
  }),
  {
    key: "credential.fraud-examiners",
    kind: "credential",
    text: texts(
      "Corporate member of an association of fraud examiners. Examiners requalify every year.",
      "Firmenmitglied in einem Verband von Betrugsprüfern. Die Mitglieder weisen ihre Eignung jedes Jahr neu nach.",
      "Société membre d’une association d’examinateurs de fraude. Ils renouvellent leur certification chaque année.",
    ),
    limits: texts(
      "Membership in a private association, not a licence.",
      "Mitgliedschaft in einem privaten Verband, keine Zulassung.",
      "Une adhésion à une association privée, pas un permis.",
    ),
    facts: {
      title: texts("Fraud examiners", "Betrugsprüfung", "Examinateurs de fraude"),
      register: "fraud-examiners",
      verifyUrl: "https://www.acfe.com/",
      verifyLabel: texts(
        "Search the member list",
        "Im Mitgliederverzeichnis suchen",
        "Chercher dans la liste des membres",
      ),
      number,
      icon: "search",
    },
  },
  {
    key: "credential.fintrac",
    kind: "credential",
    text: texts(
      "Has to report under federal rules. Staff are trained, and the process is reviewed every two years.",
      "Meldepflichtig nach kanadischem Bundesrecht. Das Personal wird geschult, das Verfahren alle zwei Jahre geprüft.",
      "Entité déclarante selon les règles fédérales. Le personnel est formé et le programme est revu tous les deux ans.",
    ),
    limits: texts(
      "A duty to report, not a licence. FINTRAC’s public registry lists money services businesses only.",
      "Eine Meldepflicht, keine Zulassung. Im öffentlichen Register stehen nur Gelddienstleister.",
      "Une obligation de déclarer, pas un permis. Le registre public ne nomme que des entreprises de services monétaires.",
    ),
    facts: {
      title: texts("Anti-money-laundering", "Geldwäscheprävention", "Lutte contre le blanchiment"),
      icon: "shield-check",
    },
  },
];
