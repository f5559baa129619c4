"use client";

import { useState } from "react";
import { useTranslations } from "next-intl";

import { ErrorSummary } from "@/components/ui/error-summary";
import type { FormState } from "@/lib/platform/form-state";

import { FocusedAlert } from "@/components/forms/focused-alert";

type Props = {
  readonly state: FormState;
  /** The form's fields from top to bottom, each with the id of the control that its message leads to. */
  readonly controls: Readonly<Record<string, string>>;
};

/** Why an action refused: field by field where it can be told, else in one sentence. */
export function FailureNote({ state, controls }: Props) {
  const t = useTranslations("booking.errors");
  const attempt = useAttempt(state);
  if (state.status !== "failed") return null;
  const errors = Object.entries(controls).flatMap(([name, id]) =>
    (state.fields[name] ?? []).map((message) => ({ id, message })),
  );
  if (errors.length > 0)
    return <ErrorSummary title={t("summary", { count: errors.length })} errors={errors} attempt={attempt} />;
  return (
    <FocusedAlert tone="bad" occasion={state}>
      {state.message}
    </FocusedAlert>
  );
}

/** Counts answers: the same refusal twice is still news to whoever tried twice. */
export function useAttempt(state: FormState): number {
  const [seen, setSeen] = useState({ state, count: 0 });
  if (seen.state === state) return seen.count;
  setSeen({ state, count: seen.count + 1 });
  return seen.count + 1;
}
