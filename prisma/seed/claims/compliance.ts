import { ciroSite, texts } from "./claim-seed";
import type { ClaimSeed } from "./claim-seed";

const ownStatement = texts(
  "Our own statement. No authority has examined or approved it.",
  "Unsere eigene Angabe. Keine Behörde hat sie geprüft oder gebilligt.",
  "Notre propre déclaration. Aucune autorité ne l’a examinée ni approuvée.",
);

const scope = texts(
  "Covers regulated recovery activities only. It is not a promise of results, and no regulator endorses this firm.",
  "Gilt nur für beaufsichtigte Tätigkeiten der Rückforderung. Das ist kein Versprechen eines Ergebnisses, und keine Aufsicht empfiehlt diese Firma.",
  "Vise uniquement les activités de recouvrement réglementées. Ce n’est pas une promesse de résultat, et aucun organisme ne recommande ce cabinet.",
);

const authorised: ClaimSeed = {
  key: "promise.authorised",
  kind: "regulator",
  text: texts(
    "The company is authorised and regulated for regulated recovery activities.",
    "Das Unternehmen ist für beaufsichtigte Tätigkeiten der Rückforderung zugelassen und wird beaufsichtigt.",
    "L’entreprise est autorisée et réglementée pour les activités de recouvrement réglementées.",
  ),
  limits: scope,
};

export const complianceCa: readonly ClaimSeed[] = [
  { ...authorised, facts: { register: "ciro", verifyUrl: ciroSite } },
  {
    key: "promise.legal-compliance",
    kind: "promise",
    text: texts(
      "We work within FINTRAC and PIPEDA rules",
      "Wir arbeiten nach den Regeln von FINTRAC und PIPEDA",
      "Nous respectons les règles du CANAFE et de la LPRPDE",
    ),
    limits: ownStatement,
    facts: {
      badge: texts("Legal Compliance", "Rechtskonform", "Conformité légale"),
      note: texts("FINTRAC and PIPEDA", "FINTRAC und PIPEDA", "CANAFE et LPRPDE"),
      icon: "scales",
    },
  },
  {
    key: "promise.privacy-law",
    kind: "promise",
    text: texts(
      "Privacy-law compliant (PIPEDA and Quebec Law 25)",
      "Datenschutz nach PIPEDA und dem Gesetz 25 von Québec",
      "Conforme à la LPRPDE et à la Loi 25 du Québec",
    ),
    limits: ownStatement,
    facts: {
      badge: texts("Privacy-law compliant", "Datenschutzkonform", "Conforme aux lois sur la vie privée"),
      icon: "lock",
    },
  },
  {
    key: "compliance.fintrac",
    kind: "registration",
    text: texts(
      "FINTRAC: suspicious transactions are reported",
      "FINTRAC: verdächtige Transaktionen werden gemeldet",
      "CANAFE : les opérations douteuses sont déclarées",
    ),
    limits: texts(
      "A duty to report, not a licence.",
      "Eine Meldepflicht, keine Zulassung.",
      "Une obligation de déclarer, pas un permis.",
    ),
    facts: {
      shortName: texts("FINTRAC", "FINTRAC", "CANAFE"),
      register: "fintrac",
      verifyUrl: "https://fintrac-canafe.canada.ca/",
      number: "M00000000",
      icon: "doc",
    },
  },
  {
    key: "compliance.pipeda",
    kind: "promise",
    text: texts(
      "PIPEDA: personal information is handled under federal privacy law",
      "PIPEDA: personenbezogene Daten werden nach Bundesrecht behandelt",
      "LPRPDE : les renseignements personnels sont traités selon la loi fédérale",
    ),
    limits: ownStatement,
    facts: { shortName: texts("PIPEDA", "PIPEDA", "LPRPDE"), verifyUrl: "https://www.priv.gc.ca/", icon: "lock" },
  },
  {
    key: "compliance.obsi",
    kind: "promise",
    text: texts(
      "OBSI: complaints about us may go to the ombudsman free of charge",
      "OBSI: Beschwerden über uns nimmt die Ombudsstelle kostenlos an",
      "OSBI : les plaintes à notre sujet peuvent être soumises gratuitement à l’ombudsman",
    ),
    limits: texts(
      "Only for services that fall under the ombudsman’s mandate.",
      "Nur für Leistungen, die in die Zuständigkeit der Ombudsstelle fallen.",
      "Uniquement pour les services qui relèvent du mandat de l’ombudsman.",
    ),
    facts: {
      shortName: texts("OBSI", "OBSI", "OSBI"),
      register: "obsi",
      verifyUrl: "https://www.obsi.ca/",
      icon: "scales",
    },
  },
  {
    key: "compliance.cafc",
    kind: "promise",
    text: texts(
      "CAFC: we help you report to the Canadian Anti-Fraud Centre",
      "CAFC: Wir helfen bei der Meldung an das Canadian Anti-Fraud Centre",
      "CAFC : nous vous aidons à signaler la fraude au Centre antifraude du Canada",
    ),
    limits: texts(
      "Reporting is free and needs no adviser. The centre does not work with us.",
      "Die Meldung ist kostenlos und braucht keine Beratung. Die Stelle arbeitet nicht mit uns zusammen.",
      "Le signalement est gratuit et se fait sans conseiller. Le Centre ne collabore pas avec nous.",
    ),
    facts: { shortName: "CAFC", verifyUrl: "https://antifraudcentre-centreantifraude.ca/", icon: "alert" },
  },
];

export const complianceUk: readonly ClaimSeed[] = [
  { ...authorised, facts: { register: "fca", verifyUrl: "https://register.fca.org.uk/" } },
  {
    key: "promise.privacy-law",
    kind: "promise",
    text: texts("Privacy-law compliant (UK GDPR)", "Datenschutz nach UK GDPR", "Conforme au RGPD britannique"),
    limits: ownStatement,
    facts: {
      badge: texts("Privacy-law compliant", "Datenschutzkonform", "Conforme aux lois sur la vie privée"),
      icon: "lock",
    },
  },
  {
    key: "compliance.uk-gdpr",
    kind: "registration",
    text: texts(
      "ICO: on the register of those who process personal data",
      "ICO: im Register der Stellen, die personenbezogene Daten verarbeiten",
      "ICO : inscrite au registre des entités qui traitent des données personnelles",
    ),
    limits: texts(
      "A fee and an entry, not an audit.",
      "Eine Gebühr und ein Eintrag, keine Prüfung.",
      "Des droits et une inscription, pas un audit.",
    ),
    facts: {
      shortName: "ICO",
      register: "ico",
      verifyUrl: "https://ico.org.uk/ESDWebPages/Search",
      number: "Z0000000",
      icon: "lock",
    },
  },
  {
    key: "compliance.financial-ombudsman",
    kind: "promise",
    text: texts(
      "Complaints about us may go to the Financial Ombudsman Service free of charge",
      "Beschwerden über uns nimmt der Financial Ombudsman Service kostenlos an",
      "Les plaintes à notre sujet peuvent être soumises gratuitement au Financial Ombudsman Service",
    ),
    limits: texts(
      "Only for regulated activities.",
      "Nur für beaufsichtigte Tätigkeiten.",
      "Uniquement pour les activités réglementées.",
    ),
    facts: { shortName: "FOS", verifyUrl: "https://www.financial-ombudsman.org.uk/", icon: "scales" },
  },
  {
    key: "compliance.report-fraud",
    kind: "promise",
    text: texts(
      "We help you report to Report Fraud",
      "Wir helfen bei der Meldung an Report Fraud",
      "Nous vous aidons à signaler la fraude à Report Fraud",
    ),
    limits: texts(
      "Reporting is free and needs no adviser. The service does not work with us.",
      "Die Meldung ist kostenlos und braucht keine Beratung. Die Stelle arbeitet nicht mit uns zusammen.",
      "Le signalement est gratuit et se fait sans conseiller. Le service ne collabore pas avec nous.",
    ),
    facts: { shortName: "Report Fraud", verifyUrl: "https://www.reportfraud.police.uk/", icon: "alert" },
  },
];
