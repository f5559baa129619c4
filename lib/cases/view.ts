import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { formatDay, formatTime } from "@/lib/platform/time/format";
import type { Instant } from "@/lib/platform/time/instant";

import { formatAmount } from "./amount";
import type { CaseRecord } from "./loaders";
import type { ClaimState, ConflictDecision, LetterKind, PartyKind, Rail } from "./kinds";

export type Clock = { readonly locale: Locale; readonly zone: string };

/** "6 September 2034, 10:00 am". */
export const moment = (at: Date, clock: Clock) =>
  `${formatDay(at.getTime(), clock)}, ${formatTime(at.getTime(), clock)}`;

/** The day of a date column. */
const day = (date: Date, { locale }: Clock) => formatDay(date.getTime(), { locale, zone: "UTC" });

/** What a page shows of a case's facts: texts, days and amounts in the reader's language. */
export type CaseFacts = ReturnType<typeof toFacts>;

export function toFacts(record: CaseRecord, clock: Clock, now: Instant) {
  const { locale } = clock;
  const amount = (value: string, currency: string) => formatAmount(value, currency, locale);
  return {
    totals: record.totals.map(({ currency, lost, returned }) => ({
      currency,
      lost: amount(lost, currency),
      returned: amount(returned, currency),
    })),
    losses: record.losses.map((loss) => ({
      id: loss.id,
      version: String(loss.version),
      day: day(loss.paidOn, clock),
      amount: amount(loss.amount, loss.currency),
      returned: Number(loss.returnedAmount) === 0 ? undefined : amount(loss.returnedAmount, loss.currency),
      returnedAmount: loss.returnedAmount,
      rail: loss.rail as Rail,
      claimState: loss.claimState as ClaimState,
      sender: loss.sender,
      recipient: loss.recipient,
      payment: loss.payment,
    })),
    parties: record.parties.map((party) => ({
      id: party.id,
      version: String(party.version),
      kind: party.kind as PartyKind,
      name: party.name,
      note: party.note,
    })),
    letters: record.letters.map((letter) => ({
      id: letter.id,
      version: String(letter.version),
      kind: letter.kind as LetterKind,
      recipient: letter.recipient,
      subject: letter.subject,
      sent: day(letter.sentOn, clock),
      due: letter.answerDueOn ? day(letter.answerDueOn, clock) : undefined,
      isLate: letter.answeredOn === null && letter.answerDueOn !== null && letter.answerDueOn.getTime() < now,
      answered: letter.answeredOn ? day(letter.answeredOn, clock) : undefined,
      answer: letter.answer,
    })),
    deadlines: record.deadlines.map((deadline) => ({
      id: deadline.id,
      version: String(deadline.version),
      title: deadline.title,
      due: day(deadline.dueOn, clock),
      remind: day(deadline.remindOn, clock),
      isNear: deadline.doneAt === null && deadline.remindOn.getTime() <= now,
      done: deadline.doneAt ? { at: moment(deadline.doneAt, clock), by: deadline.doneBy?.name } : undefined,
    })),
    conflicts: toConflicts(record, clock),
  };
}

/** The latest search for conflicts, and what it found. The names of other people's cases are not shown. */
function toConflicts(record: CaseRecord, clock: Clock) {
  const [check] = record.conflictChecks;
  if (!check) return undefined;
  const t = translatorFor(clock.locale, "cases.conflicts");
  const nameOf = ({ kind, id }: (typeof check.matches)[number]["on"]) => {
    if (kind === "client") return record.client.name;
    if (kind === "party") return record.parties.find((party) => party.id === id)?.name ?? t("removed");
    return record.losses.find((loss) => loss.id === id)?.recipient ?? t("removed");
  };
  return {
    id: check.id,
    at: moment(check.checkedAt, clock),
    by: check.checkedBy.name,
    terms: check.terms,
    compared: check.compared,
    isOutdated: record.parties.some(({ createdAt }) => createdAt > check.checkedAt),
    matches: oncePerName(
      check.matches.map((match, index) => ({
        key: String(index),
        name: nameOf(match.on),
        elsewhere: match.with.kind,
        caseReference: match.with.caseReference,
      })),
    ),
    decided:
      check.decision && check.decidedAt
        ? {
            decision: check.decision as ConflictDecision,
            at: moment(check.decidedAt, clock),
            by: check.decidedBy?.name ?? "",
            reason: check.reason,
          }
        : undefined,
  };
}

type ShownMatch = { readonly name: string; readonly elsewhere: string; readonly caseReference: string | undefined };

/** Several payments to one recipient are shown as one match. */
function oncePerName<T extends ShownMatch>(matches: readonly T[]): readonly T[] {
  const keyOf = ({ name, elsewhere, caseReference }: T) => JSON.stringify([name, elsewhere, caseReference]);
  return [...new Map(matches.map((match) => [keyOf(match), match])).values()];
}
