"use client";

import { useEffect, useRef } from "react";

import type { FormState } from "@/lib/platform/form-state";

import { Alert } from "./alert";
import type { Tone } from "./alert";
import { ErrorSummary } from "./error-summary";

type Props = {
  readonly state: FormState;
  readonly attempt: number;
  readonly title: string;
  /** The form's fields from top to bottom, each with the id of the control that its message leads to. */
  readonly controls: Readonly<Record<string, string>>;
};

/** Why a form was refused: field by field where it can be told, else in one sentence. Takes the focus. */
export function AnswerNote({ state, attempt, title, controls }: Props) {
  if (state.status !== "failed") return null;
  const errors = Object.entries(controls).flatMap(([name, id]) => (state.fields[name] ?? []).map((message) => ({ id, message })));
  if (errors.length > 0) return <ErrorSummary title={title} errors={errors} attempt={attempt} />;
  return (
    <NoteInFocus tone="bad" occasion={state}>
      {state.message}
    </NoteInFocus>
  );
}

type NoteProps = { readonly tone: Tone; readonly title?: string; /** Whenever it changes, the focus comes here again. */ readonly occasion: unknown; readonly children: React.ReactNode };

/** What became of the form, where the reader's attention is wanted. */
export function NoteInFocus({ tone, title, occasion, children }: NoteProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), [occasion]);
  return (
    <div ref={frame} tabIndex={-1} role="alert">
      <Alert tone={tone} title={title}>
        {children}
      </Alert>
    </div>
  );
}
