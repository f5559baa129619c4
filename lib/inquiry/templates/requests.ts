/** What no email of the firm may ask for, in English, German and French. Each sentence is checked on its own. */

const secrets =
  /(?:seed|recovery)[- ]?phrases?|private keys?|pass(?:words?|codes?)|\bPINs?\b|seed-phrasen?|wiederherstellungs(?:phrasen?|wörter)|private[nrms]? schlüssel|passw[oö]rt(?:er|ern)?|\bTANs?\b|phrases? (?:de récupération|secrètes?)|clés? privées?|mots? de passe|\bNIP\b/iu;

const asking =
  /(?<!\p{L})(?:send|give|tell|share|provide|email|enter|type|confirm|need|what is|senden|schicken|geben|nennen|mitteilen|teilen|eingeben|bestätigen|brauchen|benötigen|wie lautet|envoyez|envoyer|donnez|donner|communiquez|communiquer|indiquez|indiquer|saisissez|confirmez|confirmer|avons besoin|quel(?:le)? est)(?!\p{L})/iu;

const payment =
  /(?<!\p{L})(?:pay|payable|payments?|zahlen|bezahlen|zahlbar|zahlung|payer|payez|payable|paiement|réglez|régler|versez|verser)(?!\p{L})/iu;

const means =
  /(?<!\p{L})(?:in|with|by|via|using|mit|per|en|avec|par) (?:\p{L}+ ){0,2}?(?:crypto\p{L}*|bitcoins?|btc|ether(?:eum)?|eth|usdt|tether|stablecoins?|monero|gift cards?|krypto\p{L}*|geschenkkarten?|gutscheinkarten?|cartes?[- ]cadeaux?)(?!\p{L})/iu;

const ownWallet =
  /(?<!\p{L})(?:to|an|auf|vers|dans|à) (?:our|the following|unsere[mnr]?|die folgende|notre|nos) (?:\p{L}+[- ])?(?:wallets?|portefeuilles?)(?!\p{L})/iu;

/** Sentences with these words warn of a request, or are about what a person has done. */
const warning =
  /(?<!\p{L})(?:not|never|no|nor|neither|without|cannot|did|have you|nicht|nie|niemals|kein\p{L}*|weder|ohne|ne|jamais|aucune?|ni|sans|fraud\p{L}*|scam\p{L}*|betrug\p{L}*|betrüg\p{L}*|fraude\p{L}*|arnaque\p{L}*|escro\p{L}*)(?!\p{L})|n[’']t(?!\p{L})|(?<!\p{L})n[’']/iu;

/** Negations that change nothing, as in "do not hesitate to send us". */
const idle = /(?:do not|don[’']t) hesitate|zögern sie nicht|n[’']hésitez pas/giu;

/** A request that an email must not make: for a wallet secret or password, or for a payment in crypto or gift cards. */
export type ForbiddenRequest = { readonly kind: "secret" | "crypto"; readonly words: string };

/** Finds the forbidden requests in one line of a text. */
export function forbiddenRequests(line: string): readonly ForbiddenRequest[] {
  return line.split(/(?<=[.!?;])\s+/u).flatMap((typed): ForbiddenRequest[] => {
    const sentence = typed.replace(idle, " ");
    if (warning.test(sentence)) return [];
    const secret = asking.test(sentence) ? secrets.exec(sentence)?.[0] : undefined;
    const paid = (payment.test(sentence) ? means.exec(sentence)?.[0] : undefined) ?? ownWallet.exec(sentence)?.[0];
    return [
      ...(secret === undefined ? [] : [{ kind: "secret" as const, words: secret }]),
      ...(paid === undefined ? [] : [{ kind: "crypto" as const, words: paid }]),
    ];
  });
}
