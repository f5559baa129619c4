import type { LocaleText, ProfileId } from "@/lib/firm/profile";

import { texts } from "./claim-seed";
import type { ClaimSeed } from "./claim-seed";

type Qualification = { readonly key: string; readonly catalogueKey: string; readonly text: LocaleText };

const qualifications = {
  fraudExaminer: {
    key: "certified-fraud-examiner",
    catalogueKey: "team.qualifications.certifiedFraudExaminer",
    text: texts("Certified Fraud Examiner", "Zertifizierte Betrugsprüferin", "Examinatrice de fraude certifiée"),
  },
  blockchain: {
    key: "blockchain-analysis-expert",
    catalogueKey: "team.qualifications.blockchainAnalysisExpert",
    text: texts(
      "Blockchain Analysis Expert",
      "Experte für Blockchain-Analyse",
      "Expert en analyse de chaînes de blocs",
    ),
  },
  sevenYears: {
    key: "7-years",
    catalogueKey: "team.qualifications.sevenYears",
    text: texts("7+ Years Experience", "Mehr als 7 Jahre Erfahrung", "Plus de 7 ans d’expérience"),
  },
  tenYears: {
    key: "10-years",
    catalogueKey: "team.qualifications.tenYears",
    text: texts("10+ Years Experience", "Mehr als 10 Jahre Erfahrung", "Plus de 10 ans d’expérience"),
  },
  securities: {
    key: "securities-compliance-expert",
    catalogueKey: "team.qualifications.securitiesComplianceExpert",
    text: texts(
      "Securities Compliance Expert",
      "Expertin für Wertpapier-Compliance",
      "Experte en conformité des valeurs mobilières",
    ),
  },
  fca: {
    key: "fca-compliance-expert",
    catalogueKey: "team.qualifications.fcaComplianceExpert",
    text: texts("FCA Compliance Expert", "Expertin für FCA-Compliance", "Experte en conformité aux règles de la FCA"),
  },
} as const satisfies Record<string, Qualification>;

type Member = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly icon: string;
  readonly role: LocaleText;
  readonly bio: LocaleText;
  readonly qualifications: readonly (keyof typeof qualifications)[];
};

/** One invented person for each of the four roles in the specification. */
const members: readonly Member[] = [
  {
    id: "senior-recovery-specialist",
    name: "Helen Tremblay",
    email: "helen.tremblay@example.com",
    icon: "user",
    role: texts("Senior Recovery Specialist", "Leiterin Fallberatung", "Spécialiste principale en récupération"),
    bio: texts(
      "Worked in bank fraud units before joining us. Leads investment fraud cases.",
      "Hat früher in der Betrugsabwehr von Banken gearbeitet. Leitet die Arbeit an Fällen von Anlagebetrug.",
      "A travaillé dans des services antifraude bancaires. Dirige les dossiers de fraude en placement.",
    ),
    qualifications: ["fraudExaminer", "tenYears"],
  },
  {
    id: "operations-director",
    name: "Daniel Osei",
    email: "daniel.osei@example.com",
    icon: "user",
    role: texts("Operations Director", "Operativer Leiter", "Directeur des opérations"),
    bio: texts(
      "Makes sure that every file moves forward and that you hear from us as often as we agreed.",
      "Sorgt dafür, dass jeder Fall vorankommt und Sie so oft wie vereinbart von uns hören.",
      "Veille à ce que chaque dossier avance et à ce que vous ayez de nos nouvelles aussi souvent que convenu.",
    ),
    qualifications: ["sevenYears"],
  },
  {
    id: "compliance-manager",
    name: "Priya Raman",
    email: "priya.raman@example.com",
    icon: "user",
    role: texts("Compliance Manager", "Leiterin Compliance", "Responsable de la conformité"),
    bio: texts(
      "Reads every claim on this site before it is published.",
      "Liest jede Aussage dieser Website, bevor sie erscheint.",
      "Lit chaque affirmation de ce site avant qu’elle soit publiée.",
    ),
    qualifications: ["securities", "fca", "tenYears"],
  },
  {
    id: "technical-recovery-lead",
    name: "Lukas Brandt",
    email: "lukas.brandt@example.com",
    icon: "user",
    role: texts("Technical Recovery Lead", "Technischer Leiter Nachverfolgung", "Responsable technique"),
    bio: texts(
      "Traces transactions across blockchains and writes the reports that exchanges read.",
      "Verfolgt Transaktionen über mehrere Blockchains und schreibt die Berichte für Kryptobörsen.",
      "Suit les transactions d’une chaîne de blocs à l’autre et rédige les rapports pour les plateformes.",
    ),
    qualifications: ["blockchain", "sevenYears"],
  },
];

const memberLimits = texts(
  "A description by the firm. Ask for the person’s own register entry before you rely on it.",
  "Eine Beschreibung der Firma. Fragen Sie nach dem Registereintrag der Person, bevor Sie sich darauf verlassen.",
  "C’est l’entreprise qui le dit. Demandez le numéro d’inscription de la personne avant de vous y fier.",
);

const qualificationLimits = texts(
  "A qualification of the person, not of the firm.",
  "Eine Qualifikation der Person, nicht der Firma.",
  "Une qualification de la personne, pas de l’entreprise.",
);

/** Each country's profile leaves out the qualification that concerns the other country's regulator. */
const otherProfilesQualification: Readonly<Record<ProfileId, keyof typeof qualifications>> = {
  ca: "fca",
  uk: "securities",
};

/**
 * The members' phone numbers without the last digit, which is the member's index. The numbers are from the ranges that
 * each country reserves for fiction.
 */
const directLines: Readonly<Record<ProfileId, string>> = { ca: "+1 416 555 011", uk: "+44 20 7946 011" };

/**
 * Returns one claim for each team member, and one for each of the member's qualifications, because each qualification
 * can expire on a different day.
 */
export function teamOf(profile: ProfileId): readonly ClaimSeed[] {
  return members.flatMap(({ id, name, email, icon, role, bio, qualifications: held }, index): ClaimSeed[] => [
    {
      key: `team.${id}`,
      kind: "qualification",
      text: bio,
      limits: memberLimits,
      facts: { member: id, name, role, email, phone: `${directLines[profile]}${index}`, icon },
    },
    ...held
      .filter((one) => one !== otherProfilesQualification[profile])
      .map((one): ClaimSeed => {
        const { key, catalogueKey, text } = qualifications[one];
        return {
          key: `qualification.${id}.${key}`,
          kind: "qualification",
          text,
          limits: qualificationLimits,
          facts: { member: id, catalogueKey },
        };
      }),
  ]);
}
