import type { LocaleText } from "@/lib/firm/profile";

import { ciroSite, texts } from "./claim-seed";
import type { ClaimSeed } from "./claim-seed";

const scope = texts(
  "Covers regulated recovery activities only. It is not a promise of results and no endorsement.",
  "Gilt nur für beaufsichtigte Tätigkeiten der Rückforderung. Kein Versprechen und keine Empfehlung.",
  "Vise uniquement les activités de recouvrement réglementées. Ni une promesse de résultat ni une recommandation.",
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
    facts: { title: names.title, register, verifyUrl, verifyLabel: texts(...names.link), number, icon: "regulator" },
  };
}

/** Reading A: the badge cards of the services page, and the three cards of the home page's band. */
export const credentialsCa: readonly ClaimSeed[] = [
  {
    key: "credential.ciro",
    kind: "credential",
    text: texts(
      "Member of the Canadian Investment Regulatory Organization for advisory work on regulated products.",
      "Mitglied der Canadian Investment Regulatory Organization für die Beratung zu beaufsichtigten Produkten.",
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
      icon: "regulator",
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
      "Firmenmitglied eines Verbands von Betrugsprüfern. Die Prüfer weisen ihre Eignung jedes Jahr neu nach.",
      "Membre corporatif d’une association d’examinateurs de fraude, qui renouvellent leur qualification chaque année.",
    ),
    limits: texts(
      "Membership of a private association, not a licence.",
      "Mitgliedschaft in einem privaten Verband, keine Zulassung.",
      "L’adhésion à une association privée, pas un permis.",
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
      "Reporting entity under federal rules. Staff are trained, and the programme is reviewed every two years.",
      "Meldepflichtig nach Bundesrecht. Das Personal wird geschult, das Programm alle zwei Jahre geprüft.",
      "Entité déclarante selon les règles fédérales. Le personnel est formé et le programme est revu tous les deux ans.",
    ),
    limits: texts(
      "A duty to report, not a licence.",
      "Eine Meldepflicht, keine Zulassung.",
      "Une obligation de déclarer, pas un permis.",
    ),
    facts: {
      title: texts("Anti-money-laundering", "Geldwäscheprävention", "Lutte contre le blanchiment"),
      register: "fintrac",
      verifyUrl: "https://fintrac-canafe.canada.ca/",
      verifyLabel: texts(
        "Search the FINTRAC registry",
        "Im Register von FINTRAC suchen",
        "Chercher dans le registre du CANAFE",
      ),
      number: "M00000000",
      icon: "shield-check",
    },
  },
];
