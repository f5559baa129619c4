import { texts } from "./claim-seed";
import type { ClaimSeed } from "./claim-seed";

const existenceOnly = texts(
  "Shows that the company exists. It does not say what the company may do, or how well it works.",
  "Zeigt, dass es das Unternehmen gibt. Es sagt nichts darüber, was das Unternehmen darf und wie gut es arbeitet.",
  "Montre que l’entreprise existe. Cela ne dit rien de ce qu’elle peut faire ni de la qualité de son travail.",
);

const byAppointment = texts("Visits by appointment", "Besuche nach Vereinbarung", "Visites sur rendez-vous");

const addressOnly = texts(
  "An address, not a licence. Visits by appointment only.",
  "Eine Anschrift, keine Zulassung. Besuche nur nach Vereinbarung.",
  "Une adresse, pas un permis. Visites sur rendez-vous seulement.",
);

export const registrationsCa: readonly ClaimSeed[] = [
  {
    key: "registration.incorporation",
    kind: "registration",
    text: texts("Incorporated in Ontario", "Eingetragen in Ontario", "Société constituée en Ontario"),
    limits: existenceOnly,
    facts: {
      register: "business-registry-ca",
      verifyUrl: "https://www.ontario.ca/page/ontario-business-registry",
      number: "0000000",
      icon: "doc",
    },
  },
  {
    key: "registration.business-number",
    kind: "registration",
    text: texts("Business number 00000 0000", "Unternehmensnummer 00000 0000", "Numéro d’entreprise 00000 0000"),
    limits: existenceOnly,
    facts: {
      badge: texts("BN 00000 0000", "BN 00000 0000", "NE 00000 0000"),
      register: "business-registry-ca",
      verifyUrl: "https://ised-isde.canada.ca/cbr-rec/",
      number: "00000 0000",
      icon: "doc",
    },
  },
  {
    key: "registration.registered-office",
    kind: "registration",
    text: texts(
      "Registered office in Laval, Quebec",
      "Sitz der Gesellschaft in Laval, Québec",
      "Siège social à Laval, au Québec",
    ),
    limits: addressOnly,
    facts: { icon: "pin" },
  },
  {
    key: "registration.office",
    kind: "registration",
    text: texts(
      "Client office in Toronto; we work across Canada",
      "Büro in Toronto, tätig in ganz Kanada",
      "Bureau à Toronto, au service de tout le Canada",
    ),
    limits: addressOnly,
    facts: { badge: texts("Toronto Based", "Büro in Toronto", "Bureau à Toronto"), note: byAppointment, icon: "pin" },
  },
];

export const registrationsUk: readonly ClaimSeed[] = [
  {
    key: "registration.incorporation",
    kind: "registration",
    text: texts(
      "Incorporated in England and Wales",
      "Eingetragen in England und Wales",
      "Société constituée en Angleterre et au pays de Galles",
    ),
    limits: existenceOnly,
    facts: {
      register: "companies-house",
      verifyUrl: "https://find-and-update.company-information.service.gov.uk/",
      number: "00000000",
      icon: "doc",
    },
  },
  {
    key: "registration.company-number",
    kind: "registration",
    text: texts("Company number 00000000", "Registernummer 00000000", "Numéro de société 00000000"),
    limits: existenceOnly,
    facts: {
      badge: texts("No. 00000000", "Nr. 00000000", "Nº 00000000"),
      register: "companies-house",
      verifyUrl: "https://find-and-update.company-information.service.gov.uk/",
      number: "00000000",
      icon: "doc",
    },
  },
  {
    key: "registration.office",
    kind: "registration",
    text: texts("Client office in London", "Büro in London", "Bureau à Londres"),
    limits: addressOnly,
    facts: { badge: texts("London Based", "Büro in London", "Bureau à Londres"), note: byAppointment, icon: "pin" },
  },
];
