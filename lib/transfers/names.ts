/** The words before a recipient, and where a name ends. */
const recipient =
  /(?:^|[ :])(?:to|an|à|payee:?|beneficiary:?|empfänger:?|bénéficiaire ?:?|zugunsten|in favour of) {1,2}(?!(?:the|my|your|me|you|ihr|mein|dein|mon|votre|account|address|konto|wallet|sort|iban|this|that|be|a|an|them|him|her|ihn|sie|diese|das|ce|cette)\b)/i;
const sender =
  /(?:^|[ :])(?:from|von|de la part de|absender:?|auftraggeber:?) {1,2}(?!(?:the|my|your|me|you|ihr|mein|dein|mon|votre|account)\b)/i;
const nameEnd =
  / {2,}|$|[,;()!?:\n]|\.(?: |$)| (?:on|at|am|um|le|via|for|für|pour|ref|reference|inv|by|with|mit|from|to|was|wurde|ist|has|a été|est|verwendungszweck|gesendet|überwiesen|geschickt|last|next|yesterday|gestern|hier|using|because|and|und|et|which|who)(?= |$)/i;

/** The longest name that is shown. */
const longest = 70;

/** The name behind "to", "an" or "à". */
export const recipientIn = (text: string) => nameAfter(text, recipient);
export const senderIn = (text: string) => nameAfter(text, sender);

function nameAfter(text: string, words: RegExp): string | undefined {
  const match = words.exec(text);
  if (!match) return undefined;
  const after = text.slice(match.index + match[0].length);
  return tidied(after.slice(0, after.search(nameEnd)));
}

/** The words of a bank for the kind of a payment, which are no part of a name. */
const kinds = new Set(
  `wire out in outgoing incoming transfer transfers payment faster sent received refund card purchase debit credit pos interac
   e-transfer etransfer virement virements überweisung echtzeitüberweisung sepa-überweisung sepa lastschrift
   sepa-basislastschrift basislastschrift folgelastschrift direct dd so fp fpi fpo fps bgc bacs chaps gläubiger-id
   creditor-id mandat mandate ref reference verwendungszweck from to an von à de au bank online mobile internet banking
   gutschrift dauerauftrag kartenzahlung zahlung vergütung carte cb paiement retrait prélèvement tfr trf ach visa mastercard
   standing order bill uhr fee saldo auszahlung einzahlung send iban bic konto account sort code stk an: to: standing-order zelle withdrawal deposit
   on le am um ics rum ci balance erc20 trc20 bep20 instant sct inst vers pour effectué emis émis reçu e-banking auftrag belastung lsv twint`.split(
    /\s+/,
  ),
);

/** What remains of a bank's description without its own words. Undefined if nothing does. */
export function nameInDescription(description: string): string | undefined {
  const number = description.search(accountNumber);
  const words = description
    .slice(0, number > 3 ? number : undefined)
    .trim()
    .split(/\s+/);
  while (words.length > 0 && isKind(words[0])) words.shift();
  while (words.length > 0 && isKind(words.at(-1))) words.pop();
  return tidied(words.join(" "));
}

/** The number of the payer at the recipient, which ends the recipient's name. */
const accountNumber = / (?:konto|depot|kunden-?nr|account|compte)\.? ?\d/i;

/** Such as "Online-Überweisung" and "SEPA-Lastschrift". */
const compoundKind =
  /^(?:online|echtzeit|sepa|termin|eil|auslands|sammel)-?(?:überweisung|lastschrift|zahlung)[).,:;]{0,2}$/i;

function isKind(word: string | undefined): boolean {
  return (
    word === undefined ||
    compoundKind.test(word) ||
    kinds.has(word.toLowerCase().replace(/^\(|[).,:;]{1,2}$/g, "")) ||
    /^[^\p{L}]+$/u.test(word)
  );
}

function tidied(name: string): string | undefined {
  const plain = name.replace(/ {2,}/g, " ").slice(0, longest);
  const start = plain.search(/[^\s,;:.*-]/);
  let end = plain.length;
  while (end > start && /[\s,;:.(*-]/.test(plain[end - 1] ?? "")) end -= 1;
  return start !== -1 && /\p{L}{2}/u.test(plain.slice(start, end)) ? plain.slice(start, end) : undefined;
}

const labels: readonly RegExp[] = [
  /(?:num[eé]ro de r[eé]f[eé]rence|transaction id|transaction number|confirmation(?: number| code| #)?|reference number|mtcn|order id|trace number|unique transaction id|transaktionscode|n° de transaction)[ :.#]{1,3}([A-Za-z0-9-]{4,40})/i,
  /(?:verwendungszweck|zahlungszweck|mitteilung|motif|libellé|communication)[ :.]{1,3}(\S(?:[^\n]){0,100}?)(?: {2,}|$|\n)/i,
  /(?:mandatsreferenz|mandatsref|mandat|mandate(?: reference)?|rum)[ :.]{1,3}([A-Za-z0-9][\w./-]{1,40})/i,
  /\b(?:reference|referenz|référence|ref|réf)[ :.#]{1,3}(\S(?:[^\n,;]){0,60}?)(?: {2,}|$|[\n,;])/i,
];

/** The reference that a payment carries, behind a word that says so. */
export function referenceIn(text: string): string | undefined {
  for (const label of labels) {
    const value = label.exec(text)?.[1]?.trim();
    if (value !== undefined && value !== "") return value.replace(/[.,;:]$/, "");
  }
  return undefined;
}

/** The number that Interac gives a transfer. It stands alone in the lines of statements. */
export function interacNumberIn(text: string): string | undefined {
  if (!/interac/i.test(text)) return undefined;
  return [...text.matchAll(/(?<![\w-])C[A1][A-Za-z0-9]{5,10}(?![\w-])/g)]
    .map(([code]) => code)
    .find((code) => /\d/.test(code));
}
