"use client";

import { useActionState, useState, useTransition } from "react";

import { idle } from "@/lib/platform/form-state";
import type { FormAction, FormState } from "@/lib/platform/form-state";

export type SentForm = {
  readonly state: FormState;
  readonly isPending: boolean;
  /** For the form: `action` serves without a script and until it runs, `onSubmit` from then on. */
  readonly form: {
    readonly action: (form: FormData) => void;
    readonly onSubmit: (event: React.FormEvent<HTMLFormElement>) => void;
  };
  /** Sends what was gathered otherwise; nothing while something is on its way. */
  readonly send: (form: FormData) => void;
};

type Options = {
  /** What to say when nobody can be reached. */
  readonly offline: string;
  /** How a script calls the action, where it does more than a plain form. */
  readonly through?: FormAction;
  /** Where a form without a script goes; that page holds a form of the same action and address, which shows the answer. */
  readonly page?: string;
};

/**
 * A form's action and its answer. With a script the form is sent by hand: React would empty the controls after each
 * answer, and a redirect would take everything on the page down and set it up again, losing what is typed elsewhere on it.
 */
export function useFormAction(action: FormAction, { offline, through = action, page }: Options): SentForm {
  const [unscripted, formAction, isActing] = useActionState(action, idle, page);
  const [answer, setAnswer] = useState<FormState | null>(null);
  const [isSending, startTransition] = useTransition();
  const isPending = isActing || isSending;
  const state = answer ?? unscripted;

  function send(form: FormData) {
    if (isPending) return;
    startTransition(async () => {
      try {
        const next = await through(state, form);
        startTransition(() => setAnswer(next));
      } catch (error) {
        // Next goes on to the next page by itself.
        if (isRedirect(error)) return;
        if (!(error instanceof TypeError)) throw error;
        // What the browser throws when nobody can be reached.
        startTransition(() =>
          setAnswer({ status: "failed", error: "NETWORK_ERROR", message: offline, fields: {}, values: {} }),
        );
      }
    });
  }

  function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    send(new FormData(event.currentTarget, submitter));
  }

  return { state, isPending, send, form: { action: formAction, onSubmit } };
}

function isRedirect(error: unknown): boolean {
  return (
    error instanceof Error &&
    "digest" in error &&
    typeof error.digest === "string" &&
    error.digest.startsWith("NEXT_REDIRECT")
  );
}
