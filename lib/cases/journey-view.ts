import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Instant } from "@/lib/platform/time/instant";
import { formatTime } from "@/lib/platform/time/format";

import type { CaseRecord } from "./loaders";
import { stepNames, stepUndoMs } from "./rules";
import type { StepName } from "./rules";
import { moment } from "./formatted";
import type { Clock } from "./formatted";

export type RuleView = {
  readonly code: string;
  readonly label: string;
  readonly isMet: boolean;
  readonly isDerived: boolean;
  /** Who confirmed the rule, and when. */
  readonly by: string | undefined;
  readonly note: string | undefined;
  /**
   * "agreement": the agreement with the client must be recorded before the rule can be confirmed. "second-person": one
   * staff member has confirmed the rule, and a second one must confirm it. Undefined if the rule waits for neither, or
   * if the reader cannot confirm rules of this case.
   */
  readonly waitsFor: "agreement" | "second-person" | undefined;
  readonly canConfirm: boolean;
  readonly canWithdraw: boolean;
};

export type StepView = {
  readonly step: number;
  readonly name: StepName;
  /**
   * "next": the step in progress, if some of its rules are not met. "ready": the step in progress, if all its rules are
   * met.
   */
  readonly state: "done" | "ready" | "next" | "later";
  readonly completed:
    | { readonly at: string; readonly by: string; readonly email: { readonly time: string } | "none" | "past" }
    | undefined;
  readonly rules: readonly RuleView[];
  readonly unmet: number;
  /**
   * How the reader can undo the completion of the step. Until the time `until`, no reason is needed. After that time,
   * only an administrator can undo it, with a reason. Undefined if the reader cannot undo it.
   */
  readonly takeBack: { readonly until: string } | "with-reason" | undefined;
};

/** Returns the five steps of a case with their rules, for the page of the case. */
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
      completed: done && {
        at: moment(done.completedAt, clock),
        by: done.completedBy.name,
        email: done.emailsClient ? emailOf(done.completedAt) : "none",
      },
      rules,
      unmet,
      takeBack: mayChange && done && step === completed ? takeBackOf(done.completedAt) : undefined,
    };
  });

  function emailOf(completedAt: Date): { readonly time: string } | "past" {
    const at = completedAt.getTime() + stepUndoMs;
    return at > now ? { time: formatTime(at, clock) } : "past";
  }

  function takeBackOf(completedAt: Date): StepView["takeBack"] {
    const until = completedAt.getTime() + stepUndoMs;
    if (until > now) return { until: formatTime(until, clock) };
    return record.canTakeBackLate ? "with-reason" : undefined;
  }

  function toRule(rule: CaseRecord["rules"][number], isComplete: boolean): RuleView {
    const met = record.rulesMet.find((each) => each.rule === rule.rule);
    const isConfirmable = mayChange && !rule.isDerived && !rule.isMet;
    const isOwn = met?.metById === record.readerId;
    const waitsFor = !isConfirmable
      ? undefined
      : met
        ? ("second-person" as const)
        : rule.needs === "agreement-recorded" && !record.hasAgreement
          ? ("agreement" as const)
          : undefined;
    return {
      code: rule.rule,
      label: rule.label?.[clock.locale] ?? t(rule.rule as "losses-recorded"),
      isMet: rule.isMet,
      isDerived: rule.isDerived,
      by: met && !met.isDerived ? byOf(met) : undefined,
      note: met?.note,
      waitsFor,
      canConfirm: isConfirmable && !isOwn && waitsFor !== "agreement",
      canWithdraw: mayChange && !rule.isDerived && met !== undefined && !isComplete,
    };
  }

  function byOf({ metBy, metAt, secondMetBy, secondMetAt }: CaseRecord["rulesMet"][number]): string {
    const first = `${metBy.name}, ${moment(metAt, clock)}`;
    if (!secondMetBy || !secondMetAt) return first;
    const second = `${secondMetBy.name}, ${moment(secondMetAt, clock)}`;
    return translatorFor(clock.locale, "cases.journey")("twoPeople", { first, second });
  }
}
