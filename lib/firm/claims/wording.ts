/**
 * Wording that only a verified claim may use, and promises that no firm can keep. Each pattern covers English, German
 * and French. The pattern `body` finds the names of regulators and similar organisations. A test can allow such a name
 * in a text that does not claim a connection between the firm and the organisation.
 */
export const claimWording = {
  guarantee: /\bguarante|garant(?:ie|iert|ieren|iere|it|i|is|ies|issons|ir)(?!\p{L})/iu,
  supervision:
    /\b(?:regulated|authori[sz]ed|licen[cs]ed|supervised|registered) (?:by|with)\b|(?:beaufsichtigt|zugelassen|lizenziert|reguliert) (?:von|durch)\b|\b(?:réglementée?s?|autorisée?s?|agréée?s?) par\b|\p{L}-(?:regulated|reguliert)/iu,
  body: /\b(?:CIRO|OCRI|FCA|BaFin|FINTRAC|CANAFE|OSC|CVMO|AMF|BCSC|CSA|ACVM|ACFE|OBSI|OSBI|PIPEDA|LPRPDE)\b|Financial Conduct Authority|Investment Regulatory Organization|Securities Commission|marchés financiers/,
  outcome:
    /success rate|Erfolgsquote|taux de réussite|\b(?:95|98|99)\s?%|\b2[,.\s]?500\s?\+|\b750\s?(?:M|million|Mio)/iu,
  fee: /no (?:recovery|win),? no fee|ohne (?:erfolg|rück\p{L}*) kein|(?:sans|pas de|aucun) (?:recouvrement|récupération|résultat),? (?:sans|pas d[e’]|aucun) ?(?:honoraires|frais)|success(?:-based)? fee|erfolgs(?:honorar|vergütung)|honoraires? (?:de résultat|au résultat|conditionnel)/iu,
  hours:
    /\b24\s?\/\s?7\b|around the clock|day and night|rund um die uhr|tag und nacht|24\sheures sur 24|jour et nuit/iu,
  reply: /(?:within|in under|innerhalb von|binnen|en moins de|dans les|sous) 24\s(?:hours|stunden|heures|h\b)/iu,
  confidence:
    /(?:confidential|vertraulich|confidentiel)\p{L}* (?:&|and|und|et) (?:secure|sicher|sécuris)|(?:100\s?%|fully|completely|strictly|vollkommen|absolut|entièrement|strictement) (?:confidential|vertraulich|confidentiel|secure|sicher)/iu,
  certificate: /\bcertified\b|\bzertifiziert|(?<!\p{L})certifiée?s?(?!\p{L})|accredited|akkreditiert|accréditée?/iu,
  compliance:
    /\b(?:law|gdpr|pipeda|privacy)[- ]compliant|(?:datenschutz|dsgvo|rechts)-?konform|conformes? (?:à la|aux|au) (?:lois?|rgpd|lprpde)|legal compliance/iu,
  result:
    /\bwe (?:will|can|do) (?:recover|get back|return) your|\bwir (?:holen|bringen) ihr geld zurück|\bnous (?:récupérons|récupérerons) votre argent|risk[- ]free|risikolos|sans risque/iu,
  praise:
    /award[- ]winning|preisgekrönt|\bprimée?s?(?!\p{L})|\bleading (?:firm|advis[eo]r|provider|expert|specialist)s?\b|\bproven (?:method|result|success|track|expertise|technique)|\b(?:top[- ]rated|world[- ]class|trusted by)\b|\bführende?[nrs]? (?:Kanzlei|Anbieter|Beratung|Firma)|\bbewährte?[nrs]?\b|chef de file|éprouvée?s?(?!\p{L})|numéro un\b/iu,
  experience:
    /\b\d+\+? (?:years|Jahre|ans)(?:’|')? (?:of |d’|d')?(?:combined |gemeinsame )?(?:experience|Erfahrung|expérience)|(?:decades|Jahrzehnte|décennies) (?:of|d’|d'|an|der)? ?(?:experience|Erfahrung|expérience)|\b(?:hundreds|thousands|Hunderte|Tausende|centaines|milliers) (?:of |von |de )?(?:satisfied |zufriedene[rn]? )?(?:clients|victims|cases|Mandanten|Opfern?|Fällen?|dossiers|victimes)\b/iu,
} as const satisfies Readonly<Record<string, RegExp>>;

export type Wording = keyof typeof claimWording;

/** Returns the kinds of claims that a text makes, each with its first words. */
export function claimsWithWords(text: string): readonly { readonly kind: Wording; readonly words: string }[] {
  return (Object.keys(claimWording) as Wording[]).flatMap((kind) => {
    const words = claimWording[kind].exec(text)?.[0];
    return words === undefined ? [] : [{ kind, words }];
  });
}

/** Returns the kinds of claims that a text makes. */
export const claimsIn = (text: string): readonly Wording[] => claimsWithWords(text).map(({ kind }) => kind);
