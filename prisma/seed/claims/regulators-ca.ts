import { ciroSite, texts } from "./claim-seed";
import type { ClaimSeed } from "./claim-seed";

const number = "0000-SAMPLE";

const provincialLimits = texts(
  "Covers regulated investment activity in that province only. It is no endorsement and no promise of results.",
  "Gilt nur für beaufsichtigte Anlagetätigkeit in dieser Provinz. Das ist weder eine Empfehlung noch ein Versprechen.",
  "Vise uniquement les activités de placement réglementées dans cette province. Ce n’est ni une recommandation ni une promesse de résultat.",
);

/** Reading A names six Canadian securities and investment regulators. */
export const regulatorsCa: readonly ClaimSeed[] = [
  {
    key: "regulator.ciro",
    kind: "regulator",
    text: texts(
      "Regulated by the Canadian Investment Regulatory Organization (CIRO)",
      "Beaufsichtigt von der Canadian Investment Regulatory Organization (CIRO)",
      "Réglementée par l’Organisme canadien de réglementation des investissements (OCRI)",
    ),
    limits: texts(
      "Covers advice on regulated investment products. Tracing crypto-assets is not a regulated activity and is not covered.",
      "Gilt für die Beratung zu beaufsichtigten Anlageprodukten. Das Nachverfolgen von Kryptowerten ist keine beaufsichtigte Tätigkeit und nicht erfasst.",
      "Vise les conseils sur les produits de placement réglementés. Le repérage de cryptoactifs n’est pas une activité réglementée et n’est pas visé.",
    ),
    facts: {
      badge: texts("CIRO Regulated", "CIRO-reguliert", "Réglementée par l’OCRI"),
      note: texts("On a public register", "In einem öffentlichen Register", "Dans un registre public"),
      logoLine: texts(
        "CIRO Regulated • Toronto, Canada",
        "CIRO-reguliert • Toronto, Kanada",
        "Réglementée par l’OCRI • Toronto, Canada",
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
      icon: "regulator",
      number,
    },
  },
  {
    key: "regulator.csa",
    kind: "regulator",
    text: texts(
      "Listed in the National Registration Search of the Canadian Securities Administrators (CSA)",
      "Eingetragen in der National Registration Search der Canadian Securities Administrators (CSA)",
      "Inscrite à l’outil de recherche nationale des Autorités canadiennes en valeurs mobilières (ACVM)",
    ),
    limits: texts(
      "A listing shows registration in a category and province. It does not judge the quality of our work.",
      "Der Eintrag nennt Kategorie und Provinz. Über die Qualität unserer Arbeit sagt er nichts.",
      "L’inscription indique une catégorie et une province. Elle ne juge pas la qualité de notre travail.",
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
      "Inscrite auprès de la Commission des valeurs mobilières de l’Ontario (CVMO)",
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
      "Inscrite auprès de l’Alberta Securities Commission (ASC)",
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
      "Inscrite auprès de la British Columbia Securities Commission (BCSC)",
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
      "Inscrite auprès de l’Autorité des marchés financiers (AMF) du Québec",
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
