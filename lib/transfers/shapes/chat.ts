import { factsOf } from "../facts";
import type { Facts, Piece, Scope } from "../facts";
import type { FoundTransfer, Warning } from "../kinds";
import { onlyAsked, suggest, unticked } from "../suggest";
import { asksToSend, asksWhetherSent, deniesSending, saysPaid } from "../words";
import type { Reading } from "./reading";

/** The beginnings of messages in the exports of WhatsApp, Telegram, Signal and others: date, time and author. */
const heads: readonly (readonly [format: string, head: RegExp])[] = [
  [
    "chat:whatsapp",
    /^\[(\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? {1,2}\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?)\] ?([^:\n]{1,60}): /i,
  ],
  [
    "chat:whatsapp",
    /^(\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? {1,2}\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?) - ([^:\n]{1,60}): /i,
  ],
  [
    "chat:telegram",
    /^([^,[\]:\n]{1,60}), \[(\d{1,2}[./ ][\wäéû]{1,9}[./ ]\d{2,4},? (?:at )?\d{1,2}:\d\d(?::\d\d)?(?: ?[ap]m)?)\](?::|$)/i,
  ],
  ["chat", /^(\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d)?)[ ,-]{1,3}([^:\n]{1,60}): /],
];

type Message = { readonly author: string; readonly head: string; readonly piece: Piece; readonly body: string };

/** Reads a chat. Undefined if the text has no messages with date and author. */
export function readChat(pieces: readonly Piece[], scope: Scope): Reading | undefined {
  const found = messagesIn(pieces);
  if (!found) return undefined;
  const { format, messages } = found;
  const transfers: FoundTransfer[] = [];
  const warnings = new Set<Warning>();
  const askers = new Set(
    messages.filter(({ body }) => asksToSend(body) || asksWhetherSent(body)).map(({ author }) => author),
  );
  let asked: Message | undefined;
  for (const message of messages) {
    const facts = factsOf(bodyOf(message), scope);
    if (facts.money.length > 0 && saysSent(message.body)) {
      const found = paidIn(message, facts, scope);
      transfers.push(isUncertain(message, askers) ? onlyAsked(found) : found);
    } else if (facts.money.length > 0) {
      if (asked) warnings.add("amount-not-paid");
      asked = message;
    } else if (asked && asked.author !== message.author && isConfirmation(message.body)) {
      transfers.push(requested(asked, message, scope));
      asked = undefined;
    }
  }
  if (asked) {
    const found = requested(asked, asked, scope);
    transfers.push({ ...unticked(found), questions: ["zone", "was-it-sent"] });
  }
  return { format, transfers, warnings: [...warnings] };
}

/** "I have not sent it yet", or the words of someone who asks for money, such as "I sent you your profit". */
const isUncertain = ({ author, body }: Message, askers: ReadonlySet<string>) =>
  deniesSending(body) || askers.has(author);

function messagesIn(pieces: readonly Piece[]): { format: string; messages: Message[] } | undefined {
  const first = pieces.slice(0, 20).find(({ text }) => heads.some(([, head]) => head.test(text)));
  const [format, pattern] = heads.find(([, head]) => first && head.test(first.text)) ?? [];
  if (!format || !pattern) return undefined;
  const messages: Message[] = [];
  for (const piece of pieces) {
    const match = pattern.exec(piece.text);
    const last = messages.at(-1);
    if (match) {
      const [head = "", author = ""] = format === "chat:telegram" ? [match[2], match[1]] : [match[1], match[2]];
      messages.push({ author, head, piece, body: piece.text.slice(match[0].length) });
    } else if (last && last.body.length < 2_000)
      messages[messages.length - 1] = {
        ...last,
        body: `${last.body}\n${piece.text}`,
        piece: { ...last.piece, text: `${last.piece.text}\n${piece.text}` },
      };
  }
  return { format, messages };
}

/** The message without its head, at its place in the text. */
function bodyOf({ piece, body }: Message): Piece {
  return { ...piece, start: piece.start + piece.text.length - body.length, text: body };
}

/** "Please send" asks. "I sent" tells. */
const saysSent = (body: string) =>
  saysPaid(body) &&
  !asksWhetherSent(body) &&
  !/\b(?:please|bitte|s'il (?:te|vous) pla[iî]t|have you|did you|hast du|haben sie|must|should|need to|musst|müssen|as soon as)\b/i.test(
    body,
  );

const isConfirmation = (body: string) =>
  /(?<![\p{L}\d])(?:done|sent|paid|transferred|confirmed?|complete[d]?|erledigt|gemacht|gesendet|überwiesen|abgeschickt|geschickt|raus|bezahlt|fait|envoyé|payé|viré|ok(?:ay)? done)(?![\p{L}\d])/iu.test(
    body,
  ) && !/\b(?:not|nicht|pas|have you|did you|hast du|haben sie)\b|\?/i.test(body);

function paidIn(message: Message, facts: Facts, scope: Scope): FoundTransfer {
  const date = factsOf({ ...message.piece, text: message.head }, scope);
  const found = suggest({ ...facts, times: date.times }, scope, {
    money: facts.money.length === 1 ? (facts.money[0] ?? null) : null,
    date: date.dates[0],
    isStatement: false,
  });
  return withoutZone({ ...found, origin: { line: message.piece.line, text: message.piece.text.slice(0, 500) } });
}

/** A request with the time at which the other one said that it was done. */
function requested(asked: Message, confirmed: Message, scope: Scope): FoundTransfer {
  const found = paidIn({ ...asked, head: confirmed.head }, factsOf(bodyOf(asked), scope), scope);
  return {
    ...found,
    warnings: [...found.warnings, "amount-from-request"],
    questions: [...found.questions, "was-it-sent"],
  };
}

function withoutZone(found: FoundTransfer): FoundTransfer {
  if (found.transfer.time === null || found.transfer.zone !== null) return found;
  return { ...found, warnings: [...found.warnings, "zone-missing"] };
}
