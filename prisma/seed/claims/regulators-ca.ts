import { ciroSite, texts } from "./claim-seed";
import type { ClaimSeed } from "./claim-seed";

const number = "0000-SAMPLE";

const provincialLimits = texts(
  "Covers regulated investment activity in that province only. It promises no result, and the regulator does not recommend this firm.",
  "Gilt nur für beaufsichtigte Anlagetätigkeit in dieser Provinz. Das ist weder eine Empfehlung noch ein Versprechen.",
  "Vaut seulement pour les activités de placement réglementées dans cette province. Ce n’est ni une recommandation ni une promesse de résultat.",
);

/** The claims about the six Canadian securities and investment regulators that the profile `ca` names. */
export const regulatorsCa: readonly ClaimSeed[] = [
  {
    key: "regulator.ciro",
    kind: "regulator",
    text: texts(
      "Regulated by the Canadian Investment Regulatory Organization (CIRO)",
      "Beaufsichtigt von der Canadian Investment Regulatory Organization (CIRO)",
      "Réglementé par l’Organisme canadien de réglementation des investissements (OCRI)",
    ),
    limits: texts(
      "Covers advice on regulated investment products. Tracing crypto is not a regulated activity, so it is not covered.",
      "Gilt für die Beratung zu beaufsichtigten Anlageprodukten. Das Nachverfolgen von Kryptowerten ist keine beaufsichtigte Tätigkeit und nicht erfasst.",
      "Vaut pour les conseils sur les produits de placement réglementés. Suivre des cryptoactifs n’est pas une activité réglementée et n’en fait pas partie.",
    ),
    facts: {
      badge: texts("CIRO Regulated", "CIRO-reguliert", "Réglementé par l’OCRI"),
      note: texts("On a public register", "In einem öffentlichen Register", "Dans un registre public"),
      logoLine: texts(
        "CIRO Regulated • Toronto, Canada",
        "CIRO-reguliert • Toronto, Kanada",
        "Réglementé par l’OCRI • Toronto, Canada",
      ),
      name: texts(
        "Canadian Investment Regulatory Organization",
        "Canadian Investment Regulatory Organization",
        "Organisme canadien de réglementation des investissements",
      ),
      shortName: texts("CIRO", "CIRO", "OCRI"),
      catalogueKey: "buttons.fcaRegulated",
      register: "ciro",
      verifyUrl: ciroSite,
      icon: "shield-check",
      number,
    },
  },
  {
    key: "regulator.csa",
    kind: "regulator",
    text: texts(
      "Listed in the National Registration Search of the Canadian Securities Administrators (CSA)",
      "Eingetragen in der National Registration Search der Canadian Securities Administrators (CSA)",
      "Inscrit dans la recherche nationale de renseignements sur l’inscription des Autorités canadiennes en valeurs mobilières (ACVM)",
    ),
    limits: texts(
      "A listing shows registration in a category and a province. It says nothing about the quality of our work.",
      "Der Eintrag nennt Kategorie und Provinz. Über die Qualität unserer Arbeit sagt er nichts.",
      "L’inscription indique une catégorie et une province. Elle ne dit rien de la qualité de notre travail.",
    ),
    facts: {
      name: texts(
        "Canadian Securities Administrators",
        "Canadian Securities Administrators",
        "Autorités canadiennes en valeurs mobilières",
      ),
      shortName: texts("CSA", "CSA", "ACVM"),
      register: "csa",
      verifyUrl: "https://info.securities-administrators.ca/",
      icon: "search",
      number,
    },
  },
  {
    key: "regulator.osc",
    kind: "regulator",
    text: texts(
      "Registered with the Ontario Securities Commission (OSC)",
      "Registriert bei der Ontario Securities Commission (OSC)",
      "Inscrit auprès de la Commission des valeurs mobilières de l’Ontario (CVMO)",
    ),
    limits: provincialLimits,
    facts: {
      name: texts(
        "Ontario Securities Commission",
        "Ontario Securities Commission",
        "Commission des valeurs mobilières de l’Ontario",
      ),
      shortName: texts("OSC", "OSC", "CVMO"),
      register: "osc",
      verifyUrl: "https://www.osc.ca/",
      icon: "regulator",
      number,
    },
  },
  {
    key: "regulator.asc",
    kind: "regulator",
    text: texts(
      "Registered with the Alberta Securities Commission (ASC)",
      "Registriert bei der Alberta Securities Commission (ASC)",
      "Inscrit auprès de l’Alberta Securities Commission (ASC)",
    ),
    limits: provincialLimits,
    facts: {
      name: "Alberta Securities Commission",
      shortName: "ASC",
      register: "asc",
      verifyUrl: "https://www.asc.ca/",
      icon: "regulator",
      number,
    },
  },
  {
    key: "regulator.bcsc",
    kind: "regulator",
    text: texts(
      "Registered with the British Columbia Securities Commission (BCSC)",
      "Registriert bei der British Columbia Securities Commission (BCSC)",
      "Inscrit auprès de la British Columbia Securities Commission (BCSC)",
    ),
    limits: provincialLimits,
    facts: {
      name: "British Columbia Securities Commission",
      shortName: "BCSC",
      register: "bcsc",
      verifyUrl: "https://www.bcsc.bc.ca/",
      icon: "regulator",
      number,
    },
  },
  {
    key: "regulator.amf",
    kind: "regulator",
    text: texts(
      "Registered with the Autorité des marchés financiers (AMF) of Quebec",
      "Registriert bei der Autorité des marchés financiers (AMF) von Québec",
      "Inscrit auprès de l’Autorité des marchés financiers (AMF) du Québec",
    ),
    limits: provincialLimits,
    facts: {
      name: "Autorité des marchés financiers",
      shortName: "AMF",
      register: "amf",
      verifyUrl: "https://lautorite.qc.ca/",
      icon: "regulator",
      number,
    },
  },
];
