"use client";

import { useActionState, useState, useTransition } from "react";

import { idle } from "@/lib/platform/form-state";
import type { FormAction, FormState } from "@/lib/platform/form-state";

export type SentForm = {
  readonly state: FormState;
  readonly isPending: boolean;
  /** Counts answers: the same refusal twice is still news to whoever tried twice. */
  readonly attempt: number;
  /** For the form: `action` serves without a script and until it runs, `onSubmit` from then on. */
  readonly form: { readonly action: (form: FormData) => void; readonly onSubmit: (event: React.FormEvent<HTMLFormElement>) => void };
};

type Options = {
  /** What to say when nobody can be reached. */
  readonly offline: string;
  /** The page that a form without a script goes to; it must hold a form of the same action and address, which then shows the answer. */
  readonly page?: string;
  /** What only a script sends along. */
  readonly scripted?: Readonly<Record<string, string>>;
};

/**
 * A form's action and its answer, without a formatter or a form library: content pages have no room for them. With a script
 * the form is sent by hand, since React would empty the controls after each answer.
 */
export function useSentForm(action: FormAction, { offline, page, scripted = {} }: Options): SentForm {
  const [unscripted, formAction, isActing] = useActionState(action, idle, page);
  const [answers, setAnswers] = useState<readonly FormState[]>([]);
  const [isSending, startTransition] = useTransition();
  const isPending = isActing || isSending;
  const state = answers.at(-1) ?? unscripted;

  function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const form = new FormData(event.currentTarget);
    for (const [name, value] of Object.entries(scripted)) form.set(name, value);
    startTransition(async () => {
      const answer = await action(state, form).catch((error: unknown) => unreached(error, offline));
      if (answer) startTransition(() => setAnswers((before) => [...before, answer]));
    });
  }

  return { state, isPending, attempt: answers.length, form: { action: formAction, onSubmit } };
}

/** What a browser throws when nobody can be reached is an answer too; Next goes on to another page by itself. */
function unreached(error: unknown, offline: string): FormState | undefined {
  if (error instanceof Error && "digest" in error && String(error.digest).startsWith("NEXT_REDIRECT")) return undefined;
  if (!(error instanceof TypeError)) throw error;
  return { status: "failed", error: "NETWORK_ERROR", message: offline, fields: {}, values: {} };
}
