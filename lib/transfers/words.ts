import { isCoin } from "./currencies";
import { giftCardWords } from "./gift-cards";
import type { TransferRail } from "./kinds";

/** The words of three languages from which a way to pay follows. The first that fits decides. */
const railWords: readonly (readonly [TransferRail, RegExp])[] = [
  ["gift-card", giftCardWords],
  [
    "direct-debit",
    /lastschrift|direct debit|pr[eé]l[eè]vement|\bDD\b|einzugsermächtigung|pre-?authori[sz]ed debit|\bLSV\b/i,
  ],
  [
    "payment-app",
    /paypal|\bzelle\b|\bvenmo\b|cash ?app\b|\btwint\b|\bbizum\b|\blydia\b|\bwero\b|apple cash|alipay|wechat pay/i,
  ],
  [
    "cash",
    /western union|money ?gram|\bmtcn\b|\bria money|\bATM\b|geldautomat|bargeld|bar(?:ab|aus)hebung|cash withdrawal|retrait|esp[eè]ces|\bcash advance|\bin cash\b|kurier|courier/i,
  ],
  [
    "bank-transfer",
    /transfer|überweis|überwies|\bvirements?\b|\bviré|\bwire\b|faster payment|\bfps?\b|\bfpo\b|\bbacs\b|\bchaps\b|\bsepa\b|interac|standing order|dauerauftrag|\bach\b|\bbill payment|\btfr\b|\btrf\b|zahlungsauftrag|vergütung|\bbgc\b|\bswift\b|e-banking|\bgutschrift/i,
  ],
  [
    "card",
    /\bcard\b|kartenzahlung|\bkarte\b|debitkarte|kreditkarte|\bcarte\b|\bCB\b|\bvisa\b|mastercard|maestro|\bpos\b|contactless|point of sale|girocard|\bamex\b/i,
  ],
];

/** The way to pay that the words name, or that a coin or a bank account proves. Null if nothing tells. */
export function railOf(
  text: string,
  proof: { readonly asset?: string | null; readonly hasAccount?: boolean },
): TransferRail | null {
  if (isCoin(proof.asset)) return "crypto";
  const named = railWords.find(([, words]) => words.test(text))?.[0];
  return named ?? (proof.hasAccount === true ? "bank-transfer" : null);
}

const incoming =
  /(?<![\p{L}\d])received(?![\p{L}\d])|(?<![\p{L}\d])refund|(?<![\p{L}\d])credited(?![\p{L}\d])|(?<![\p{L}\d])incoming(?![\p{L}\d])|gutschrift|geldeingang|zahlungseingang|(?<![\p{L}\d])eingang(?![\p{L}\d])|(?<![\p{L}\d])erhalten(?![\p{L}\d])|(?<![\p{L}\d])gehalt(?![\p{L}\d])|(?<![\p{L}\d])lohn(?![\p{L}\d])|erstattung|(?<![\p{L}\d])reçu(?![\p{L}\d])|(?<![\p{L}\d])recu de(?![\p{L}\d])|remboursement|(?<![\p{L}\d])salary(?![\p{L}\d])|(?<![\p{L}\d])payroll(?![\p{L}\d])|cashback|(?<![\p{L}\d])deposit from(?![\p{L}\d])|(?<![\p{L}\d])credit from(?![\p{L}\d])|(?<![\p{L}\d])virement de(?![\p{L}\d])|(?<![\p{L}\d])paid in(?![\p{L}\d])/iu;

export const isIncoming = (text: string) => incoming.test(text);

/** Payments that did not happen, or were undone. */
const undone =
  /(?<![\p{L}\d])(?:failed|cancell?ed|rejected|reverted|reversed|declined|returned|expired|pending|fehlgeschlagen|storniert|abgelehnt|zurückgewiesen|rückgabe|refusée?|annulée?|échouée?|rejetée?)(?![\p{L}\d])/iu;

export const isUndone = (text: string) => undone.test(text);

const paid =
  /(?<![\p{L}\d])(?:sent|paid|pay|transferred|wired|deposited|invested|bought|gave|withdrew|loaded|put in|handed|mailed|purchased|spent|lost|überwiesen|überwies|gezahlt|bezahlt|gesendet|geschickt|eingezahlt|investiert|gekauft|verloren|übergeben|abgehoben|zahlte|überwiese|envoyé|payé|viré|versé|transféré|investi|acheté|déposé|donné|remis|retiré|perdu|read them)(?![\p{L}\d])|(?<![\p{L}\d])gift cards?(?![\p{L}\d])/iu;

export const saysPaid = (text: string) => paid.test(text);

const asked =
  /(?<![\p{L}\d])(?:want(?:s|ed)?|ask(?:s|ed|ing)?|demand(?:s|ed)?|need(?:s|ed)? (?:me|us|to pay|another)|requires?|required|should pay|must pay|have to pay|told me to|would cost|tax of|fee of|promised|show(?:s|ed)|worth|profit|balance|wollen|wollten|will|wollte|verlang\p{L}{1,4}|forder\p{L}{1,4}|soll(?:te)?n?|müsse?n?|muss|steuer|angeblich|gewinn|guthaben|versprochen|kontostand|réclam\p{L}{1,5}|exig\p{L}{1,5}|voul\p{L}{1,5}|veu(?:t|lent)|demand\p{L}{1,5}|dois|devais|taxe|promis|solde|gain)(?![\p{L}\d])/iu;

/** Whether a clause speaks of money that was asked for, promised or shown, and not of money that was paid. */
export const saysAsked = (text: string) => asked.test(text);

const request =
  /(?<![\p{L}\d])(?:please (?:send|pay|transfer|deposit|wire)|(?:send|pay|deposit) .{1,60}to (?:release|unlock|activate|withdraw|verify)|to (?:release|unlock|activate|withdraw|verify) .{1,60}(?:send|pay|deposit)|(?:senden|überweisen|zahlen) sie|bitte .{0,40}(?:senden|überweisen|zahlen)|(?:schick|überweise|sende|zahle?) (?:mir|uns|bitte)|veuillez (?:envoyer|payer|virer|verser)|merci de (?:payer|virer|verser|nous envoyer)|(?:envoyez|payez|virez|versez)(?:[ -](?:nous|moi))? )/iu;

/** Whether a line asks the reader to send money, as a fraudster's message does. Banks write no such lines. */
export const asksToSend = (text: string) => request.test(`${text} `);

const denial =
  /(?<![\p{L}\d])(?:not|never|cannot|(?:have|has|did|do|could|can|would)n['’]t|nicht|nie|niemals|kein\p{L}{0,2}|ne|pas|jamais|aucun\p{L}?|going to|wanted to|wollte|will|voulais|vais)(?![\p{L}\d])|(?<!\p{L})n['’](?:ai|avons|a)(?!\p{L})/iu;

/** Whether a message may deny that money was sent, or only plans to send it. */
export const deniesSending = (text: string) => denial.test(text);

/** Whether a message asks if money was sent: "Have you sent 3,000 USDT?" */
export const asksWhetherSent = (text: string) =>
  text.split(/(?<=[?!\n])/).some((sentence) => sentence.includes("?") && paid.test(sentence) && /\d/.test(sentence));

/** Words of a sentence that tells a story. The lines of a bank have none of them. */
export const narration =
  /\bI(?:'ve|'m| have)? [a-z]|\b[Mm]y [a-z]|\b[Ww]e [a-z]|\b[Ii]ch [a-zäöü]|\b[Mm]eine?[mnrs]? |\b[Ww]ir [a-z]|\b[Jj]e [a-zéê]|\b[Jj]'ai\b|\b[Nn]ous [a-zé]|\b(?:[Tt]hey|[Hh]e|[Ss]he) [a-z]|[a-zß] sie [a-zäöü]|\b[Ii]ls? [a-zé]/;
