"use client";

import { useLocale, useTranslations } from "next-intl";

import type { FormSubmission } from "@/components/forms/use-form-action";
import { buttonClasses } from "@/components/ui/button-look";
import type { FormState } from "@/lib/platform/form-state";
import { formatDayLong, formatTime } from "@/lib/platform/time/format";

import { FocusedAlert } from "@/components/forms/focused-alert";
import { HiddenFields } from "@/components/forms/hidden-fields";

type Props = {
  readonly state: Extract<FormState, { readonly status: "failed" }>;
  readonly zone: string;
  /** Takes one of the alternatives instead. */
  readonly form: FormSubmission["form"];
  readonly carried?: Readonly<Record<string, string>>;
};

/** Somebody else was faster: the nearest free times, each one button away. */
export function ConflictNote({ state, zone, form, carried = {} }: Props) {
  const t = useTranslations("booking.date");
  const locale = useLocale();
  const alternatives = state.alternatives ?? [];
  return (
    <FocusedAlert
      tone="warn"
      title={state.error === "BOOKING_CONFLICT" ? t("conflictTitle") : state.message}
      event={state}
    >
      <p>{t(alternatives.length === 0 ? "conflictNone" : "conflictText")}</p>
      <form {...form} className="row mt-13">
        <HiddenFields values={{ ...carried, timeZone: zone }} />
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
              {formatDayLong(instant, { locale, zone })}, {formatTime(instant, { locale, zone })}
            </button>
          );
        })}
      </form>
    </FocusedAlert>
  );
}
