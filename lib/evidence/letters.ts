import type { Locale } from "@/lib/platform/i18n/locales";
import type { Messages } from "@/lib/platform/i18n/messages";
import type { LetterKind } from "@/lib/plan/letters";
import type { Transfer, TransferRail } from "@/lib/transfers/kinds";

import { dayText } from "./day-text";
import { dayLines } from "./days";
import { amountText, listText, timeText } from "./fact-texts";
import { totalsOf } from "./payments";
import { filledPieces, plainText, sentencesWithGap, wordsOf } from "./sentences";
import type { Piece, Slots } from "./sentences";
import type { Work } from "./work";

/** The texts of all letters in one language. */
export type LetterTexts = Pick<Messages["freeHelp"]["letters"], "to" | "subject" | "end" | "kinds"> & {
  readonly rails: Messages["evidence"]["rails"];
  /** The word before a day that the visitor is not sure of. */
  readonly about: string;
};

export type Letter = {
  readonly kind: LetterKind;
  readonly title: string;
  readonly to: string;
  readonly subject: readonly Piece[];
  readonly paragraphs: readonly (readonly Piece[])[];
  /** The sentences that the letter does not have, because a fact of each is not known. */
  readonly leftOut: readonly (readonly Piece[])[];
};

/** The payments that a letter lists one by one. The other letters name the sums. */
const railsOf: Partial<Record<LetterKind, readonly TransferRail[]>> = {
  "bank-recall": ["bank-transfer", "direct-debit", "payment-app"],
  "exchange-freeze": ["crypto"],
  "card-dispute": ["card"],
};

/** The letter that lists the most ticked payments: a victim who lost coins needs the exchange before the bank. */
export function firstLetter(work: Work): LetterKind {
  const transfers = ticked(work);
  const counts = Object.entries(railsOf).map(([kind, rails]) => ({
    kind: kind as LetterKind,
    count: transfers.filter(({ rail }) => rail !== null && rails.includes(rail)).length,
  }));
  return counts.reduce((most, each) => (each.count > most.count ? each : most)).kind;
}

/** A letter with the facts of the visitor's table. It has no gaps: a sentence without its fact is left out. */
export function letterOf(kind: LetterKind, work: Work, texts: LetterTexts, locale: Locale): Letter {
  const words: Readonly<Record<string, string>> & { readonly title: string; readonly to: string } = texts.kinds[kind];
  const listed = ticked(work).filter(({ rail }) => rail !== null && railsOf[kind]?.includes(rail) === true);
  const slots = slotsOf(work, listed, texts, locale);
  // Without its day or amount, a payment has no first sentence, which the others refer to.
  const whole = listed.filter(({ date, amount, asset }) => date !== null && amount !== null && asset !== null);
  const payments = whole.map((each) => filledPieces(words["payment"] ?? "", slotsOfPayment(each, locale)));
  const parts = (["facts", "request", "more", "reference"] as const).map((part) => words[part] ?? "");
  const rest = parts.map((part) => filledPieces(part, slots));
  const subject = filledPieces(words["subject"] ?? "", slots);
  const name: Piece = { text: work.details.name, isFact: true };
  return {
    kind,
    title: words.title,
    to: words.to,
    subject: subject.length > 0 ? subject : [wordsOf(words.title)],
    paragraphs: [...payments, ...rest, [wordsOf(texts.end)], [name]].filter((each) => plainText(each) !== ""),
    leftOut: parts.flatMap((part) => sentencesWithGap(part, slots)),
  };
}

/** A letter as plain text, for an email or a form. */
export const letterText = ({ subject, paragraphs }: Letter) =>
  `${[subject, ...paragraphs].map(plainText).join("\n\n")}\n`;

const ticked = ({ payments }: Work) => payments.filter(({ isTicked }) => isTicked).map(({ transfer }) => transfer);

function slotsOfPayment(transfer: Transfer, locale: Locale): Slots {
  const { date, to, hash, reference } = transfer;
  return {
    date: date === null ? undefined : dayText(date, locale),
    amount: amountText(transfer, locale),
    clock: timeText(transfer, locale),
    to: to?.name ?? to?.value,
    account: to?.value,
    hash: hash ?? undefined,
    reference: reference ?? undefined,
  };
}

function slotsOf(work: Work, listed: readonly Transfer[], texts: LetterTexts, locale: Locale): Slots {
  const all = ticked(work);
  const list = (facts: readonly (string | undefined)[]) =>
    listText(
      facts.filter((each) => each !== undefined),
      locale,
    );
  const daysOf = (transfers: readonly Transfer[]) => transfers.flatMap(({ date }) => date ?? []).sort();
  const days = daysOf(all);
  const dayAt = (at: number) => {
    const day = days.at(at);
    return day && dayText(day, locale);
  };
  const contacts = work.identifiers.filter(({ kind }) => kind === "email" || kind === "phone" || kind === "url");
  return {
    ...work.details,
    dates: list(daysOf(listed).map((day) => dayText(day, locale))),
    first: dayAt(0),
    last: dayAt(-1),
    totals: list(totalsOf(work.payments).map((total) => amountText(total, locale))),
    count: all.length === 0 ? undefined : `${all.length}`,
    rails: list(all.map(({ rail }) => (rail === null ? undefined : texts.rails[rail]))),
    recipients: list(all.map(({ to }) => to?.name ?? to?.value)),
    contacts: list(
      [...contacts.map(({ value }) => value), ...work.people.map(({ name, contact }) => contact || name)].slice(0, 20),
    ),
    events: eventsOf(work, texts.about, locale),
  };
}

/** What happened in one line, the earliest first. */
function eventsOf(work: Work, about: string, locale: Locale): string | undefined {
  const lines = dayLines(work, about, locale).map(({ when, what }) => [when, what].filter(Boolean).join(", "));
  return lines.length === 0 ? undefined : lines.join("; ");
}
