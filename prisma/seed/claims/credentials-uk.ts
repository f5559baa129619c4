import { texts } from "./claim-seed";
import type { ClaimSeed } from "./claim-seed";

/** The credentials of the profile `uk`. The home page and the services page show all three. */
export const credentialsUk: readonly ClaimSeed[] = [
  {
    key: "credential.fca",
    kind: "credential",
    text: texts(
      "Authorised by the Financial Conduct Authority for regulated recovery activities.",
      "Von der Financial Conduct Authority für beaufsichtigte Tätigkeiten bei der Rückholung von Geld zugelassen.",
      "Autorisé par la Financial Conduct Authority pour les activités de récupération réglementées.",
    ),
    limits: texts(
      "Covers only regulated activities. It promises no result, and the regulator does not recommend this firm.",
      "Gilt nur für Tätigkeiten, die beaufsichtigt werden. Das ist weder ein Versprechen noch eine Empfehlung.",
      "Vaut seulement pour les activités réglementées. Ce n’est ni une promesse de résultat ni une recommandation.",
    ),
    facts: {
      title: texts("Financial conduct regulator", "Finanzaufsicht", "Organisme de réglementation financière"),
      register: "fca",
      verifyUrl: "https://register.fca.org.uk/",
      verifyLabel: texts(
        "Search the FCA register",
        "Im Register der FCA suchen",
        "Chercher dans le registre de la FCA",
      ),
      number: "FRN 000000",
      icon: "shield-check",
    },
  },
  {
    key: "credential.fraud-investigators",
    kind: "credential",
    text: texts(
      "Member of an association of financial crime investigators.",
      "Mitglied eines Verbands von Ermittlern gegen Finanzkriminalität.",
      "Membre d’une association d’enquêteurs en criminalité financière.",
    ),
    limits: texts(
      "Membership in a private association, not a licence.",
      "Mitgliedschaft in einem privaten Verband, keine Zulassung.",
      "Une adhésion à une association privée, pas un permis.",
    ),
    facts: {
      title: texts(
        "Financial crime investigators",
        "Ermittler gegen Finanzkriminalität",
        "Enquêteurs en criminalité financière",
      ),
      register: "fraud-investigators",
      verifyUrl: "https://www.iafci.org/",
      verifyLabel: texts(
        "Search the member list",
        "Im Mitgliederverzeichnis suchen",
        "Chercher dans la liste des membres",
      ),
      number: "0000-SAMPLE",
      icon: "search",
    },
  },
  {
    key: "credential.bafin",
    kind: "credential",
    text: texts(
      "Reference with the German federal financial supervisor.",
      "Aktenzeichen bei der deutschen Finanzaufsicht.",
      "Référence auprès de l’autorité fédérale allemande de surveillance financière.",
    ),
    // The specification's layout contains this claim, so the demonstration shows it. BaFin does not approve firms that
    // recover money, so the claim cannot be verified and a live site never shows it.
    limits: texts(
      "BaFin does not approve firms that recover money. This sample can never be verified.",
      "Die BaFin lässt keine Firmen zu, die Geld zurückholen. Dieses Beispiel kann nie bestätigt werden.",
      "La BaFin n’autorise aucune entreprise à récupérer de l’argent. Cet exemple ne pourra jamais être vérifié.",
    ),
    facts: {
      title: texts("German federal supervisor", "Deutsche Finanzaufsicht", "Autorité fédérale allemande"),
      register: "bafin",
      verifyUrl: "https://www.bafin.de/",
      verifyLabel: texts("Ask BaFin", "Bei der BaFin nachfragen", "Demander à la BaFin"),
      number: "0000-SAMPLE",
      icon: "regulator",
    },
  },
];
