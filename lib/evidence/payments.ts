import { datesIn } from "@/lib/transfers/dates";
import type { FoundTransfer, Question, Transfer } from "@/lib/transfers/kinds";

/** A payment in the table: what the text says, what the visitor answered, and whether it counts as a loss. */
export type Payment = {
  readonly id: string;
  readonly transfer: Transfer;
  readonly origin: FoundTransfer["origin"];
  readonly questions: readonly Question[];
  readonly isTicked: boolean;
};

/** The questions that the table asks. The others are notes: the visitor may not know the answer. */
const asked: ReadonlySet<Question> = new Set([
  ...(["date", "date-order", "amount", "decimal-mark", "currency", "rail", "was-it-sent"] as const),
]);

export function toPayment({ transfer, origin, questions }: FoundTransfer, id: string): Payment {
  const open = questions.filter((each) => asked.has(each));
  return { id, transfer, origin, questions: [...new Set(open)], isTicked: transfer.selected !== false };
}

/** The other side of a payment: who got the money or, of money that came in, who sent it. Null if not known. */
export const otherSide = ({ direction, from, to }: Transfer) => (direction === "in" ? from : to);

/** Whether a payment can be a loss. Money that came in cannot. */
export const mayCount = ({ transfer }: Payment) => transfer.direction !== "in";

/** A payment that the visitor adds by hand. It has no line of a text. */
export function paymentByHand(id: string): Payment {
  const transfer: Transfer = {
    date: null,
    time: null,
    zone: null,
    direction: "out",
    amount: null,
    asset: null,
    rail: null,
    network: null,
    from: null,
    to: null,
    hash: null,
    reference: null,
  };
  const questions = ["date", "amount", "currency", "rail", "recipient-missing"] as const;
  return { id, transfer, origin: { line: 0, text: "" }, questions, isTicked: true };
}

/**
 * The payments after the text was read again. Those of a line that did not change keep their answers, and those that
 * are not from the text stay.
 */
export function readAgain(before: readonly Payment[], read: readonly Payment[]): Payment[] {
  const answeredBefore = new Map(before.map((each) => [placeOf(each), each]));
  const others = before.filter(({ id }) => !isOfText(id));
  return [...read.map((each) => answeredBefore.get(placeOf(each)) ?? each), ...others];
}

/** The id of the payment at a place among those of the text. */
export const idOfText = (at: number) => `text-${at}`;
const isOfText = (id: string) => id.startsWith("text-");
const placeOf = ({ id, origin }: Payment) => `${id} ${origin.line} ${origin.text}`;

/** The questions that are still asked. Of a payment without a tick, only the one that decides on its tick. */
export function openQuestions({ isTicked, questions }: Payment): readonly Question[] {
  return isTicked ? questions : questions.filter((each) => each === "was-it-sent");
}

/** The payment after an answer. The question is closed. */
export function answered(payment: Payment, question: Question, changes: Partial<Transfer>): Payment {
  return {
    ...payment,
    transfer: { ...payment.transfer, ...changes },
    questions: payment.questions.filter((each) => each !== question),
  };
}

/** The two days that a date such as 03/04/2026 can mean, as YYYY-MM-DD. */
export function possibleDays({ origin }: Payment): string[] {
  const parts = datesIn(origin.text).find((each) => each.parts.kind === "either")?.parts;
  if (parts?.kind !== "either") return [];
  const day = (month: number, dayOfMonth: number) =>
    `${parts.year}-${String(month).padStart(2, "0")}-${String(dayOfMonth).padStart(2, "0")}`;
  return [day(parts.second, parts.first), day(parts.first, parts.second)];
}

/** The ticked amounts of each currency, added up without a conversion. */
export function totalsOf(payments: readonly Payment[]): { readonly asset: string; readonly amount: string }[] {
  const sums = new Map<string, { value: bigint; decimals: number }>();
  for (const { isTicked, transfer } of payments) {
    if (!isTicked || transfer.amount === null || transfer.asset === null) continue;
    const [whole = "0", decimals = ""] = transfer.amount.split(".");
    const sum = sums.get(transfer.asset) ?? { value: BigInt(0), decimals: 0 };
    const most = Math.max(sum.decimals, decimals.length);
    const scaled = BigInt(whole + decimals.padEnd(most, "0"));
    sums.set(transfer.asset, { value: sum.value * BigInt(10) ** BigInt(most - sum.decimals) + scaled, decimals: most });
  }
  return [...sums].map(([asset, { value, decimals }]) => ({ asset, amount: withPoint(value, decimals) }));
}

function withPoint(value: bigint, decimals: number): string {
  const digits = value.toString().padStart(decimals + 1, "0");
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
