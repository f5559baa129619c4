import { translatorFor } from "@/lib/platform/i18n/translator";
import { msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";
import { formatTime } from "@/lib/platform/time/format";

import type { CaseRecord } from "./loaders";
import { stepNames } from "./rules";
import type { StepName } from "./rules";
import { moment } from "./view";
import type { Clock } from "./view";

export type RuleView = {
  readonly code: string;
  readonly label: string;
  readonly isMet: boolean;
  readonly isDerived: boolean;
  /** Who met it and when. */
  readonly by: string | undefined;
  readonly note: string | undefined;
  readonly canConfirm: boolean;
  readonly canWithdraw: boolean;
};

export type StepView = {
  readonly step: number;
  readonly name: StepName;
  /** "next" is the step that is worked on; its rules are not all met. */
  readonly state: "done" | "ready" | "next" | "later";
  readonly completed: { readonly at: string; readonly by: string; readonly isTold: boolean } | undefined;
  readonly rules: readonly RuleView[];
  readonly unmet: number;
  /** Whether the completion can be taken back, until when without a reason, or later by an administrator. */
  readonly takeBack: { readonly until: string } | "with-reason" | undefined;
};

/** The email about a completed step waits this long. */
const undoMs = 10 * msPerMinute;

/** The five steps of a case with their rules, as its page shows them. */
export function toJourney(record: CaseRecord, clock: Clock, now: Instant): readonly StepView[] {
  const t = translatorFor(clock.locale, "cases.rules");
  const completed = record.steps.length;
  const isOpen = record.state === "open";
  const mayChange = record.canChange && isOpen;

  return stepNames.map((name, index): StepView => {
    const step = index + 1;
    const done = record.steps.find((each) => each.step === step);
    const rules = record.rules.filter((rule) => rule.step === step).map((rule) => toRule(rule, done !== undefined));
    const unmet = rules.filter((rule) => !rule.isMet).length;
    const isNext = step === completed + 1;
    return {
      step,
      name,
      state: done ? "done" : isNext ? (unmet === 0 ? "ready" : "next") : "later",
      completed: done && { at: moment(done.completedAt, clock), by: done.completedBy.name, isTold: done.emailsClient },
      rules,
      unmet,
      takeBack: mayChange && done && step === completed ? takeBackOf(done.completedAt) : undefined,
    };
  });

  function takeBackOf(completedAt: Date): StepView["takeBack"] {
    const until = completedAt.getTime() + undoMs;
    if (until > now) return { until: formatTime(until, clock) };
    return record.canTakeBackLate ? "with-reason" : undefined;
  }

  function toRule(rule: CaseRecord["rules"][number], isComplete: boolean): RuleView {
    const met = record.rulesMet.find((each) => each.rule === rule.rule);
    return {
      code: rule.rule,
      label: rule.label?.[clock.locale] ?? t(rule.rule as "losses-recorded"),
      isMet: rule.isMet,
      isDerived: rule.isDerived,
      by: met && !met.isDerived ? `${met.metBy.name}, ${moment(met.metAt, clock)}` : undefined,
      note: met?.note,
      canConfirm: mayChange && !rule.isDerived && !rule.isMet,
      canWithdraw: mayChange && !rule.isDerived && rule.isMet && !isComplete,
    };
  }
}
