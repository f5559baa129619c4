import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { editableAmount, formatAmount } from "@/lib/platform/money/amount";
import { dayFromDate } from "@/lib/platform/time/day";
import { formatCalendarDate, formatMoment } from "@/lib/platform/time/format";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import { currencyRefusal } from "./assets";
import type { CaseRecord } from "./loaders";
import { looksLikeWallet, normalizeRecipient } from "./normalize";
import type { ClaimState, ConflictDecision, LetterKind, PartyKind, Rail } from "./kinds";

export type Clock = { readonly locale: Locale; readonly zone: string };

/** Formats an instant as a date and time, for example "6 September 2034, 10:00 am". */
export const moment = (at: Date, clock: Clock) => formatMoment(at.getTime(), clock);

/** Formats the value of a database column that stores a day without a time. */
const day = (date: Date, { locale }: Clock) => formatCalendarDate(dayFromDate(date), locale);

/** A case's facts as its page shows them: texts, days and amounts in the reader's language. */
export type CaseFacts = ReturnType<typeof toFacts>;

/** Formats a case's facts for its page. `now` determines which answers are late and which deadlines are near. */
export function toFacts(record: CaseRecord, clock: Clock, now: Instant) {
  const { locale } = clock;
  const today = dayOf(now, clock.zone);
  const amount = (value: string, currency: string) => formatAmount(value, currency, locale);
  return {
    totals: record.totals.map(({ currency, lost, returned }) => ({
      currency,
      lost: amount(lost, currency),
      returned: amount(returned, currency),
    })),
    losses: record.losses.map((loss) => toLoss(loss, record, clock)),
    parties: record.parties.map((party) => ({
      id: party.id,
      version: String(party.version),
      kind: party.kind as PartyKind,
      name: party.name,
      note: party.note,
      isDoubtful: party.kind === "wallet" && !looksLikeWallet(party.name),
    })),
    letters: record.letters.map((letter) => ({
      id: letter.id,
      version: String(letter.version),
      kind: letter.kind as LetterKind,
      recipient: letter.recipient,
      subject: letter.subject,
      sent: day(letter.sentOn, clock),
      due: letter.answerDueOn ? day(letter.answerDueOn, clock) : undefined,
      isLate: letter.answeredOn === null && letter.answerDueOn !== null && dayFromDate(letter.answerDueOn) < today,
      answered: letter.answeredOn ? day(letter.answeredOn, clock) : undefined,
      answer: letter.answer,
    })),
    deadlines: record.deadlines.map((deadline) => ({
      id: deadline.id,
      version: String(deadline.version),
      title: deadline.title,
      due: day(deadline.dueOn, clock),
      dueOn: dayFromDate(deadline.dueOn),
      /** From the day of its reminder, a deadline is shown as near. */
      days: { today, near: dayFromDate(deadline.remindOn) <= today ? dayFromDate(deadline.dueOn) : today },
      remind: day(deadline.remindOn, clock),
      isEnteredLate: dayFromDate(deadline.dueOn) < dayOf(deadline.createdAt.getTime(), clock.zone),
      done: deadline.doneAt ? { at: moment(deadline.doneAt, clock), by: deadline.doneBy?.name } : undefined,
    })),
    conflicts: toConflicts(record, clock),
  };
}

type Loss = CaseRecord["losses"][number];

function toLoss(loss: Loss, { losses }: CaseRecord, clock: Clock) {
  const { locale } = clock;
  const { payment, returnedAmount, currency } = loss;
  const isSame = (other: Loss) => other.payment?.toLowerCase().trim() === payment?.toLowerCase().trim();
  return {
    id: loss.id,
    version: String(loss.version),
    day: day(loss.paidOn, clock),
    amount: formatAmount(loss.amount, currency, locale),
    returned: Number(returnedAmount) === 0 ? undefined : formatAmount(returnedAmount, currency, locale),
    rail: loss.rail as Rail,
    claimState: loss.claimState as ClaimState,
    sender: loss.sender,
    recipient: loss.recipient,
    payment,
    /** Whether an earlier payment has the same transaction hash or payment reference. */
    isRepeated: payment !== undefined && losses.findIndex(isSame) < losses.indexOf(loss),
    /** The initial values of the form, in the format in which the reader types them. */
    typed: {
      paidOn: dayFromDate(loss.paidOn),
      amount: editableAmount(loss.amount, locale),
      returnedAmount: editableAmount(returnedAmount, locale),
      currency,
      isOtherAsset: currencyRefusal({ currency, rail: loss.rail as Rail, isOtherAsset: false }) ? "true" : "",
    },
  };
}

/**
 * The latest search for conflicts with its matches, and the decisions about earlier searches. The matches show no names
 * from other clients' cases.
 */
function toConflicts(record: CaseRecord, clock: Clock) {
  const [check, ...others] = record.conflictChecks;
  if (!check) return undefined;
  const t = translatorFor(clock.locale, "cases.conflicts");
  const nameOf = ({ kind, id }: (typeof check.matches)[number]["on"]) => {
    if (kind === "client") return record.client.name;
    if (kind === "party") return record.parties.find((party) => party.id === id)?.name ?? t("removed");
    return record.losses.find((loss) => loss.id === id)?.recipient ?? t("removed");
  };
  const decided = decisionOf(check, clock);
  const earlier = others.flatMap((other) => decisionOf(other, clock) ?? []);
  const last = decided ?? earlier[0];
  return {
    id: check.id,
    at: moment(check.checkedAt, clock),
    by: check.checkedBy.name,
    terms: check.terms,
    compared: check.compared,
    isOutdated:
      record.parties.some(({ createdAt }) => createdAt > check.checkedAt) ||
      record.losses.some((loss) => isNewRecipient(loss, record.losses, check.checkedAt)),
    matches: oncePerName(
      check.matches.map((match, index) => {
        const { kind, caseReference } = match.with;
        const otherCase = record.elsewhere.find(({ reference }) => reference === caseReference);
        return {
          key: String(index),
          name: nameOf(match.on),
          elsewhere: kind,
          caseReference,
          clientId: otherCase?.clientId,
          adviser: otherCase?.adviser,
        };
      }),
    ),
    decided,
    earlier,
    /** Set if the last decision was that the firm cannot act. That decision applies until the next one. */
    stop: last?.decision === "conflict" ? last : undefined,
  };
}

type Check = CaseRecord["conflictChecks"][number];

function decisionOf({ id, decision, decidedAt, decidedBy, reason }: Check, clock: Clock) {
  if (!decision || !decidedAt) return undefined;
  return {
    key: id,
    decision: decision as ConflictDecision,
    at: moment(decidedAt, clock),
    by: decidedBy?.name ?? "",
    reason,
  };
}

/**
 * Whether a payment's recipient was first recorded after the search for conflicts at `searchedAt`. The search did not
 * include such a recipient. A database trigger checks the same condition.
 */
function isNewRecipient({ recipient, recipientSince }: Loss, losses: readonly Loss[], searchedAt: Date): boolean {
  if (!recipient || recipientSince === null || recipientSince <= searchedAt) return false;
  const same = normalizeRecipient(recipient);
  const isKnown = (other: Loss) =>
    other.recipient !== undefined &&
    normalizeRecipient(other.recipient) === same &&
    (other.recipientSince === null || other.recipientSince <= searchedAt);
  return !losses.some(isKnown);
}

type ShownMatch = { readonly name: string; readonly elsewhere: string; readonly caseReference: string | undefined };

/** Leaves out repeated matches, which arise if several payments went to one recipient. */
function oncePerName<T extends ShownMatch>(matches: readonly T[]): readonly T[] {
  const keyOf = ({ name, elsewhere, caseReference }: T) => JSON.stringify([name, elsewhere, caseReference]);
  return [...new Map(matches.map((match) => [keyOf(match), match])).values()];
}
