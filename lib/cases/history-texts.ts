import { translatorFor } from "@/lib/platform/i18n/translator";
import { formatAmount } from "@/lib/platform/money/amount";
import { isDay } from "@/lib/platform/time/day";
import { formatCalendarDate } from "@/lib/platform/time/format";

import type { CaseRecord } from "./loaders";
import { conflictDecisions, letterKinds, partyKinds } from "./kinds";
import { moment } from "./formatted";
import type { Clock } from "./formatted";

const eventKeys = {
  "case.opened": "opened",
  "case.step-completed": "stepCompleted",
  "case.step-taken-back": "stepTakenBack",
  "case.rule-met": "ruleMet",
  "case.rule-withdrawn": "ruleWithdrawn",
  "case.closed": "closed",
  "case.reopened": "reopened",
  "case.rules-renewed": "rulesRenewed",
  "case.loss-added": "lossAdded",
  "case.loss-changed": "lossChanged",
  "case.loss-removed": "lossRemoved",
  "case.party-added": "partyAdded",
  "case.party-removed": "partyRemoved",
  "case.deadline-added": "deadlineAdded",
  "case.deadline-done": "deadlineDone",
  "case.deadline-removed": "deadlineRemoved",
  "case.letter-added": "letterAdded",
  "case.letter-changed": "letterAnswered",
  "case.letter-removed": "letterRemoved",
  "case.conflict-check-added": "conflictsSearched",
  "case.conflict-check-decided": "conflictsDecided",
  "case.fee-agreement-changed": "feeAgreed",
  "case.fee-agreement-removed": "feeAgreementRemoved",
  "case.fee-invoiced": "feeInvoiced",
  "case.fee-taken-back": "feeTakenBack",
} as const;

/** Describes the events of a case in words: what happened, when, who did it, and for which reason. */
export function caseHistoryTexts({ history, decisions }: CaseRecord, clock: Clock) {
  const t = translatorFor(clock.locale, "cases.events");
  return history.map(({ id, at, action, by, details }) => {
    const key = action in eventKeys ? eventKeys[action as keyof typeof eventKeys] : "other";
    const what = whatOf(action, details, clock);
    const bare = t(key, { step: Number(details.step ?? 0) });
    const text = what === undefined ? bare : t("which", { text: bare, what });
    const reason = decisions.find((decision) => decision.at.getTime() === at.getTime())?.reason;
    const when = moment(at, clock);
    return {
      key: id,
      text: reason === undefined ? text : t("withReason", { text, reason }),
      note: by === undefined ? when : t("by", { when, name: by }),
    };
  });
}

/**
 * Describes the details of an event: the kind of letter or party, the day, the amount, or the decision about a conflict
 * of interest. Undefined if the event has none of these details.
 */
function whatOf(action: string, details: Readonly<Record<string, unknown>>, { locale }: Clock): string | undefined {
  const t = translatorFor(locale, "cases");
  const { day, amount, currency } = details;
  const outcome = conflictDecisions.find((each) => each === details.outcome);
  if (action === "case.conflict-check-decided") return outcome && t(`conflicts.decisions.${outcome}`);
  const letter = action.startsWith("case.letter-") ? letterKinds.find((each) => each === details.kind) : undefined;
  const party = action.startsWith("case.party-") ? partyKinds.find((each) => each === details.kind) : undefined;
  const parts = [
    letter && t(`letters.kinds.${letter}`),
    party && t(`parties.kinds.${party}`),
    isDay(day) && formatCalendarDate(day, locale),
    typeof amount === "string" && typeof currency === "string" && formatAmount(amount, currency, locale),
  ].filter((part): part is string => typeof part === "string");
  return parts.length === 0 ? undefined : parts.join(", ");
}
