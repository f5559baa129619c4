import type { LocaleText, ProfileId } from "@/lib/firm/profile";

import { texts } from "./claim-seed";
import type { ClaimSeed } from "./claim-seed";

const undated = texts("undated sample", "Beispiel ohne Datum", "exemple non daté");

/** The specification gives the sum in Canadian dollars. The profile `uk` uses a similar sum in pounds. */
const recovered: Readonly<Record<ProfileId, LocaleText>> = {
  ca: texts("$750M+ CAD", "über 750 Mio. CAD", "plus de 750 M$ CA"),
  uk: texts("£400M+", "über 400 Mio. £", "plus de 400 M£"),
};

/** Sample claims for the four figures that the specification names. */
export const statisticsOf = (profile: ProfileId): readonly ClaimSeed[] => [
  {
    key: "statistic.cases",
    kind: "statistic",
    text: texts("cases resolved", "abgeschlossene Fälle", "dossiers réglés"),
    limits: texts(
      "Counts every closed case, whatever the result, including those where nothing came back.",
      "Zählt jeden abgeschlossenen Fall, auch wenn nichts zurückkam.",
      "Compte chaque dossier fermé, même ceux où rien n’a été récupéré.",
    ),
    facts: { figure: texts("2,500+", "über 2.500", "plus de 2 500"), asOf: undated, icon: "doc" },
  },
  {
    key: "statistic.recovered",
    kind: "statistic",
    text: texts("recovered for clients", "für Betroffene zurückgeholt", "récupérés pour des victimes"),
    limits: texts(
      "A total over all years, before fees. A few large cases raise it. Most people get back only part of their loss.",
      "Die Summe aller Jahre, vor Abzug der Kosten. Einige große Fälle treiben sie hoch. Meist kommt nur ein Teil des Verlusts zurück.",
      "Le total de toutes les années, avant honoraires. Quelques gros dossiers le gonflent. Le plus souvent, une partie seulement de la perte revient.",
    ),
    facts: { figure: recovered[profile], asOf: undated, icon: "scales" },
  },
  {
    key: "statistic.satisfaction",
    kind: "statistic",
    text: texts("client satisfaction", "zufriedene Kundinnen und Kunden", "de personnes satisfaites"),
    limits: texts(
      "Measures how polite and clear people found us, among those who answered. It does not measure money returned.",
      "Misst Freundlichkeit und Klarheit bei allen, die geantwortet haben. Das zurückgeholte Geld misst sie nicht.",
      "Mesure la courtoisie et la clarté auprès des personnes qui ont répondu. Ce chiffre ne mesure pas l’argent récupéré.",
    ),
    facts: { figure: texts("98%", "98 %", "98 %"), asOf: undated, icon: "users" },
  },
  {
    key: "statistic.response",
    kind: "statistic",
    text: texts("to a first reply", "bis zur ersten Antwort", "avant une première réponse"),
    limits: texts(
      "A usual time on working days, not a guarantee. A person answers in that time. A result takes longer.",
      "Die übliche Dauer an Werktagen, keine Zusage. In dieser Zeit antwortet ein Mensch. Ein Ergebnis dauert länger.",
      "Un délai habituel les jours ouvrables, pas une garantie. Une personne répond dans ce délai. Un résultat prend plus de temps.",
    ),
    facts: { figure: texts("24h", "24 h", "24 h"), asOf: undated, icon: "clock" },
  },
];
