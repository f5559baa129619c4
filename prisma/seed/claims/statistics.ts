import { texts } from "./claim-seed";
import type { ClaimSeed } from "./claim-seed";

const undated = texts("undated sample", "Beispiel ohne Datum", "exemple non daté");

/** The specification's four figures, the same in both readings. */
export const statistics: readonly ClaimSeed[] = [
  {
    key: "statistic.cases",
    kind: "statistic",
    text: texts("cases resolved", "abgeschlossene Fälle", "dossiers réglés"),
    limits: texts(
      "Counts every closed case, whatever the outcome, including those in which nothing was recovered.",
      "Zählt jeden abgeschlossenen Fall, gleich mit welchem Ergebnis, auch wenn nichts zurückkam.",
      "Compte chaque dossier fermé, quel qu’en soit le résultat, y compris ceux où rien n’a été recouvré.",
    ),
    facts: { figure: texts("2,500+", "2.500+", "2 500+"), asOf: undated, icon: "doc" },
  },
  {
    key: "statistic.recovered",
    kind: "statistic",
    text: texts("recovered for clients", "für Mandanten zurückgewonnen", "recouvrés pour des clients"),
    limits: texts(
      "A total over all years, before fees. A few large cases lift it; most recoveries are partial.",
      "Eine Summe über alle Jahre, vor Honoraren. Wenige große Fälle heben sie; meist kommt nur ein Teil zurück.",
      "Un total sur toutes les années, avant honoraires. Quelques gros dossiers le gonflent; le plus souvent, une partie seulement est recouvrée.",
    ),
    facts: { figure: texts("$750M+ CAD", "750 Mio.+ CAD", "750 M$+ CA"), asOf: undated, icon: "scales" },
  },
  {
    key: "statistic.satisfaction",
    kind: "statistic",
    text: texts("client satisfaction", "zufriedene Mandanten", "de clients satisfaits"),
    limits: texts(
      "Measures courtesy and clarity among those who answered, not money returned.",
      "Misst Freundlichkeit und Klarheit bei denen, die geantwortet haben, nicht das zurückgezahlte Geld.",
      "Mesure la courtoisie et la clarté parmi les personnes qui ont répondu, et non l’argent rendu.",
    ),
    facts: { figure: texts("98%", "98 %", "98 %"), asOf: undated, icon: "users" },
  },
  {
    key: "statistic.response",
    kind: "statistic",
    text: texts("to a first reply", "bis zur ersten Antwort", "avant une première réponse"),
    limits: texts(
      "A usual time, not a guarantee. It is the time to a person’s answer, not to a result.",
      "Eine übliche Zeit, keine Zusage. Gemeint ist die Antwort eines Menschen, nicht ein Ergebnis.",
      "Un délai habituel, pas une garantie. Il s’agit de la réponse d’une personne, non d’un résultat.",
    ),
    facts: { figure: texts("24h", "24 h", "24 h"), asOf: undated, icon: "clock" },
  },
];
