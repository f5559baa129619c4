"use client";

import { unstable_isUnrecognizedActionError } from "next/navigation";
import { useActionState, useMemo, useRef, useState, useTransition } from "react";

import { idle, withoutCured } from "@/lib/platform/forms/form-state";
import type { FormAction, FormState } from "@/lib/platform/forms/form-state";

import { withLaterInput } from "./later-input";

export type FormSubmission = {
  readonly state: FormState;
  /** The response that was rendered without JavaScript. The controls must be created with its values. */
  readonly unscripted: FormState;
  readonly isPending: boolean;
  /** The form's props. `action` works without JavaScript and before hydration, `onSubmit` after hydration. */
  readonly form: {
    readonly ref: (form: HTMLFormElement | null) => (() => void) | undefined;
    readonly action: (form: FormData) => void;
    readonly onSubmit: (event: React.FormEvent<HTMLFormElement>) => void;
    /** Takes away the message of a field as soon as the field is changed. */
    readonly onChange: (event: React.FormEvent<HTMLFormElement>) => void;
  };
  /** Sends form data that the caller has collected. Does nothing while another submission is running. */
  readonly send: (form: FormData) => void;
};

/** The messages to show when the browser cannot use the response. */
export type ResponseFailures = Readonly<Record<"CLIENT_ERROR" | "UNEXPECTED_ERROR", string>>;

type Options = {
  /** The message to show when the browser cannot reach the server. */
  readonly offline: string;
  /**
   * Without these messages, the page's error screen replaces the form when the browser cannot use the response, and the
   * visitor's input is lost.
   */
  readonly failures?: ResponseFailures;
  /** The action that the hook calls if JavaScript is available. The default is the hook's first argument. */
  readonly scriptedAction?: FormAction;
  /**
   * The page to which the form is posted without JavaScript. It contains the same form, which then shows the response.
   */
  readonly page?: string;
};

const none: ReadonlySet<string> = new Set();

/**
 * Returns a form's last response and the props that send the form. With JavaScript, this hook sends the form itself,
 * because React would reset the controls after each response. On a redirect, React would also remount the whole page,
 * and the other forms on the page would lose their input.
 */
export function useFormAction(
  action: FormAction,
  { offline, failures, scriptedAction = action, page }: Options,
): FormSubmission {
  const [unscripted, formAction, isActing] = useActionState(action, idle, page);
  const [answer, setAnswer] = useState<FormState | null>(null);
  const [isSending, startTransition] = useTransition();
  const isRunning = useRef(false);
  const isPending = isActing || isSending;
  const state = answer ?? unscripted;
  const [changed, setChanged] = useState<{ readonly state: FormState; readonly names: ReadonlySet<string> }>();
  const names = changed?.state === state ? changed.names : none;
  const shown = useMemo(() => withoutCured(state, names), [state, names]);

  function send(form: FormData, element?: HTMLFormElement) {
    // `isPending` changes only when React renders again. Until then, `isRunning` stops a second click.
    if (isPending || isRunning.current) return;
    isRunning.current = true;
    setChanged(undefined);
    startTransition(async () => {
      try {
        const next = withLaterInput(await scriptedAction(state, form), element, form);
        if (next.status === "done") forgetTyped(element);
        startTransition(() => setAnswer(next));
      } catch (error) {
        // Next.js follows the redirect by itself.
        if (isRedirect(error)) return forgetTyped(element);
        const messages = { ...failures, NETWORK_ERROR: offline };
        const code = codeOf(error);
        const message = messages[code];
        if (message === undefined) throw error;
        startTransition(() => setAnswer({ status: "failed", error: code, message, fields: {}, values: {} }));
      } finally {
        isRunning.current = false;
      }
    });
  }

  function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    send(new FormData(event.currentTarget, submitter), event.currentTarget);
  }

  function onChange({ target }: React.FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    if (state.status === "failed" && name in state.fields) setChanged({ state, names: new Set([...names, name]) });
  }

  return {
    state: shown,
    unscripted,
    isPending,
    send,
    form: { ref: followTyped, action: formAction, onSubmit, onChange },
  };
}

/** The code that keeps typed texts is loaded only in the staff area, because public pages have a size budget. */
const loadTypedText = () => import("./typed-text");
const isOfStaff = (form: HTMLFormElement | null | undefined): form is HTMLFormElement =>
  Boolean(form?.closest(".desk"));

/** Keeps what staff type into the form until it is sent. */
export function followTyped(form: HTMLFormElement | null): (() => void) | undefined {
  if (!isOfStaff(form)) return undefined;
  let stop = () => {};
  let isGone = false;
  void loadTypedText().then(
    ({ watchTyped }) => {
      if (!isGone) stop = watchTyped(form);
    },
    () => undefined,
  );
  return () => {
    isGone = true;
    stop();
  };
}

function forgetTyped(form: HTMLFormElement | undefined): void {
  if (isOfStaff(form))
    void loadTypedText().then(
      (typed) => typed.forgetTyped(form),
      () => undefined,
    );
}

/** Whether an action ended with a redirect. Next.js follows it by itself. */
export function isRedirect(error: unknown): boolean {
  return (
    error instanceof Error &&
    "digest" in error &&
    typeof error.digest === "string" &&
    error.digest.startsWith("NEXT_REDIRECT")
  );
}

/** Returns the error code for an error that the browser threw while it sent a form. */
function codeOf(error: unknown): "NETWORK_ERROR" | "CLIENT_ERROR" | "UNEXPECTED_ERROR" {
  // The browser throws a TypeError when it cannot reach the server.
  if (error instanceof TypeError) return "NETWORK_ERROR";
  // The page is from an older build, or one of its scripts did not load. A reload helps in both cases.
  const isOldPage = unstable_isUnrecognizedActionError(error) || (error as Error | null)?.name === "ChunkLoadError";
  return isOldPage ? "CLIENT_ERROR" : "UNEXPECTED_ERROR";
}
