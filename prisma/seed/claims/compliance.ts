import { ciroSite, texts } from "./claim-seed";
import type { ClaimSeed } from "./claim-seed";

const ownStatement = texts(
  "Our own statement. No authority has checked or approved it.",
  "Unsere eigene Angabe. Keine Behörde hat sie geprüft oder gebilligt.",
  "C’est nous qui le disons. Aucune autorité ne l’a examiné ni approuvé.",
);

const scope = texts(
  "Covers only activities that a regulator licenses. Getting money back after fraud is usually not one of them. It promises no result, and no regulator recommends this firm.",
  "Gilt nur für Tätigkeiten, für die es eine Zulassung gibt. Geld nach einem Betrug zurückzuholen gehört meist nicht dazu. Das ist weder ein Versprechen noch eine Empfehlung.",
  "Vaut seulement pour les activités qui exigent une autorisation. Récupérer de l’argent après une fraude n’en fait généralement pas partie. Ce n’est ni une promesse ni une recommandation.",
);

/** `word` is written in the spelling of the profile's country. */
const authorised = (word: "authorized" | "authorised"): ClaimSeed => ({
  key: "promise.authorised",
  kind: "regulator",
  text: texts(
    `The company is ${word} and regulated for regulated recovery activities.`,
    "Das Unternehmen ist für beaufsichtigte Tätigkeiten bei der Rückholung von Geld zugelassen und wird dabei beaufsichtigt.",
    "L’entreprise est autorisée et réglementée pour les activités de récupération réglementées.",
  ),
  limits: scope,
});

export const complianceCa: readonly ClaimSeed[] = [
  { ...authorised("authorized"), facts: { register: "ciro", verifyUrl: ciroSite } },
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
      badge: texts("Legal Compliance", "Nach Recht und Gesetz", "Conformité légale"),
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
      badge: texts("Privacy-law compliant", "Datenschutz nach Gesetz", "Conforme aux lois sur la vie privée"),
      note: texts("PIPEDA and Quebec Law 25", "PIPEDA und Gesetz 25 von Québec", "LPRPDE et Loi 25 du Québec"),
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
      "A duty to report, not a licence. FINTRAC’s public registry lists money services businesses only.",
      "Eine Meldepflicht, keine Zulassung. Im öffentlichen Register stehen nur Gelddienstleister.",
      "Une obligation de déclarer, pas un permis. Le registre public ne nomme que des entreprises de services monétaires.",
    ),
    facts: {
      shortName: texts("FINTRAC", "FINTRAC", "CANAFE"),
      icon: "doc",
    },
  },
  {
    key: "compliance.pipeda",
    kind: "promise",
    text: texts(
      "PIPEDA: personal information is handled under federal privacy law",
      "PIPEDA: Wir behandeln personenbezogene Daten nach kanadischem Bundesrecht",
      "LPRPDE : les renseignements personnels sont traités selon la loi fédérale",
    ),
    limits: ownStatement,
    facts: { shortName: texts("PIPEDA", "PIPEDA", "LPRPDE"), verifyUrl: "https://www.priv.gc.ca/", icon: "lock" },
  },
  {
    key: "compliance.obsi",
    kind: "promise",
    text: texts(
      "OBSI: you can take a complaint about us to the ombudsman for free",
      "OBSI: Beschwerden über uns nimmt diese Schlichtungsstelle kostenlos an",
      "OSBI : vous pouvez porter plainte à notre sujet auprès de l’ombudsman, sans frais",
    ),
    limits: texts(
      "Only for services that the ombudsman covers.",
      "Nur für Leistungen, für die diese Schlichtungsstelle zuständig ist.",
      "Seulement pour les services qui relèvent du mandat de l’ombudsman.",
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
      "CAFC: Wir helfen Ihnen, den Betrug dem Canadian Anti-Fraud Centre zu melden",
      "CAFC : nous vous aidons à signaler la fraude au Centre antifraude du Canada",
    ),
    limits: texts(
      "Reporting is free and you do not need an adviser. The Centre does not work with us.",
      "Die Meldung ist kostenlos, und Sie brauchen dafür keine Beratung. Die Stelle arbeitet nicht mit uns zusammen.",
      "Le signalement est gratuit et se fait sans aide payante. Le Centre ne travaille pas avec nous.",
    ),
    facts: { shortName: "CAFC", verifyUrl: "https://antifraudcentre-centreantifraude.ca/", icon: "alert" },
  },
];

export const complianceUk: readonly ClaimSeed[] = [
  { ...authorised("authorised"), facts: { register: "fca", verifyUrl: "https://register.fca.org.uk/" } },
  {
    key: "promise.privacy-law",
    kind: "promise",
    text: texts("Privacy-law compliant (UK GDPR)", "Datenschutz nach UK GDPR", "Conforme au RGPD britannique"),
    limits: ownStatement,
    facts: {
      badge: texts("Privacy-law compliant", "Datenschutz nach Gesetz", "Conforme aux lois sur la vie privée"),
      note: texts("UK GDPR", "UK GDPR", "RGPD britannique"),
      icon: "lock",
    },
  },
  {
    key: "compliance.uk-gdpr",
    kind: "registration",
    text: texts(
      "ICO: on the register of organisations that process personal data",
      "ICO: im Register der Stellen, die personenbezogene Daten verarbeiten",
      "ICO : inscrit au registre des organisations qui traitent des données personnelles",
    ),
    limits: texts(
      "A fee and an entry, not an audit.",
      "Eine Gebühr und ein Eintrag, keine Prüfung.",
      "Des frais et une inscription, pas une vérification.",
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
      "You can take a complaint about us to the Financial Ombudsman Service for free",
      "Beschwerden über uns nimmt der Financial Ombudsman Service kostenlos an",
      "Vous pouvez porter plainte à notre sujet auprès du Financial Ombudsman Service, sans frais",
    ),
    limits: texts(
      "Only for regulated activities.",
      "Nur für beaufsichtigte Tätigkeiten.",
      "Seulement pour les activités réglementées.",
    ),
    facts: { shortName: "FOS", verifyUrl: "https://www.financial-ombudsman.org.uk/", icon: "scales" },
  },
  {
    key: "compliance.report-fraud",
    kind: "promise",
    text: texts(
      "We help you report to Report Fraud",
      "Wir helfen Ihnen, den Betrug bei Report Fraud zu melden",
      "Nous vous aidons à signaler la fraude à Report Fraud",
    ),
    limits: texts(
      "Reporting is free and you do not need an adviser. The service does not work with us.",
      "Die Meldung ist kostenlos, und Sie brauchen dafür keine Beratung. Die Stelle arbeitet nicht mit uns zusammen.",
      "Le signalement est gratuit et se fait sans aide payante. Le service ne travaille pas avec nous.",
    ),
    facts: { shortName: "Report Fraud", verifyUrl: "https://www.reportfraud.police.uk/", icon: "alert" },
  },
];
