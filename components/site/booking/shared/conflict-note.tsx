"use client";

import { useLocale, useTranslations } from "next-intl";

import { FocusedAlert } from "@/components/forms/focused-alert";
import { HiddenFields } from "@/components/forms/hidden-fields";
import type { FormSubmission } from "@/components/forms/use-form-action";
import { buttonClasses } from "@/components/ui/button-look";
import type { FormState } from "@/lib/platform/forms/form-state";
import { formatMomentShort, formatTime } from "@/lib/platform/time/format";

type Failure = Extract<FormState, { readonly status: "failed" }>;

/** Whether an action was refused because the chosen time is no longer free or cannot be booked. */
export function isConflict(state: FormState): state is Failure {
  return state.status === "failed" && (state.error === "BOOKING_CONFLICT" || state.error === "BOOKING_UNAVAILABLE");
}

export type ConflictNoteProps = {
  readonly state: Failure;
  readonly zone: string;
  /** The props of the form that chooses one of the alternative times. */
  readonly form: FormSubmission["form"];
  readonly hiddenFields: Readonly<Record<string, string>>;
};

/**
 * Says that the chosen time was not booked and that the visitor's answers are kept. Each of the nearest free times is a
 * button.
 */
export function ConflictNote({ state, zone, form, hiddenFields }: ConflictNoteProps) {
  const t = useTranslations("booking.date");
  const locale = useLocale();
  // The nearest times come first in the answer. A list of times is easier to read in order.
  const alternatives = (state.alternatives ?? []).toSorted((a, b) => Date.parse(a.startTime) - Date.parse(b.startTime));
  const taken = Date.parse(state.values.startTime ?? "");
  const title = Number.isNaN(taken)
    ? t("conflictTitle")
    : t("conflictTitleAt", { time: formatTime(taken, { locale, zone }) });
  return (
    <FocusedAlert tone="warn" title={state.error === "BOOKING_CONFLICT" ? title : state.message} event={state}>
      {t(alternatives.length === 0 ? "conflictNone" : "conflictText")}
      <form {...form} className="alternatives">
        <HiddenFields values={hiddenFields} />
        {alternatives.map(({ startTime }) => {
          const instant = Date.parse(startTime);
          return (
            <button
              key={startTime}
              type="submit"
              name="startTime"
              value={startTime}
              className={buttonClasses({ variant: "secondary" })}
            >
              {formatMomentShort(instant, { locale, zone })}
            </button>
          );
        })}
      </form>
    </FocusedAlert>
  );
}
