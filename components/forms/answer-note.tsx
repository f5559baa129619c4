"use client";

import { useEffect, useRef, useState } from "react";

import { Alert } from "@/components/ui/alert";
import type { Tone } from "@/components/ui/alert";
import { ErrorSummary } from "@/components/ui/error-summary";
import type { FormState } from "@/lib/platform/form-state";

type Props = {
  readonly state: FormState;
  readonly title: string;
  /** The form's fields from top to bottom, each with the id of the control that its message leads to. */
  readonly controls: Readonly<Record<string, string>>;
  /** One below the heading that the form stands under. */
  readonly headingLevel?: 2 | 3;
};

/** Why a form was refused: field by field where it can be told, else in one sentence. Takes the focus. */
export function AnswerNote({ state, title, controls, headingLevel = 2 }: Props) {
  const attempt = useAttempt(state);
  if (state.status !== "failed") return null;
  const errors = Object.entries(controls).flatMap(([name, id]) =>
    (state.fields[name] ?? []).map((message) => ({ id, message })),
  );
  if (errors.length > 0)
    return <ErrorSummary title={title} errors={errors} attempt={attempt} headingLevel={headingLevel} />;
  return (
    <NoteInFocus tone="bad" occasion={state}>
      {state.message}
    </NoteInFocus>
  );
}

/** Counts answers: the same refusal twice is still news to whoever tried twice. */
function useAttempt(state: FormState): number {
  const [seen, setSeen] = useState({ state, count: 0 });
  if (seen.state === state) return seen.count;
  setSeen({ state, count: seen.count + 1 });
  return seen.count + 1;
}

type NoteProps = {
  readonly tone: Tone;
  readonly title?: string;
  /** Whenever it changes, the focus comes here again. */ readonly occasion: unknown;
  readonly children: React.ReactNode;
};

/** What became of the form, where the reader's attention is wanted: `autofocus` stands in the server's page alone and serves where no script runs. */
export function NoteInFocus({ tone, title, occasion, children }: NoteProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), [occasion]);
  return (
    <div ref={frame} tabIndex={-1} role="alert" autoFocus>
      <Alert tone={tone} title={title}>
        {children}
      </Alert>
    </div>
  );
}
