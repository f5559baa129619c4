"use client";

import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import type { FieldErrors, Resolver, UseFormRegisterReturn } from "react-hook-form";
import type { z } from "zod";

import { formFieldCode } from "@/lib/platform/forms/empty-field";
import type { FormState } from "@/lib/platform/forms/form-state";

import type { FormSubmission } from "./use-form-action";

/** A schema that checks a form's answers as the server does. Its error messages are codes, such as "emailInvalid". */
export type FormCheck = z.ZodType<unknown, FormData>;

/** The props of a control: its registration, its error message and its initial value. */
export type BoundField = {
  readonly control: UseFormRegisterReturn;
  readonly error: string | undefined;
  readonly initial: string | undefined;
};

type Values<Name extends string> = Partial<Record<Name, unknown>>;

type Options<Name extends string> = {
  readonly submission: FormSubmission;
  /** The field names from top to bottom, as in the error summary. The id of a control is its field's name. */
  readonly fields: readonly Name[];
  /** Loads the schema and its word lists. They are large, so they are loaded only when the visitor types or submits. */
  readonly loadCheck: () => Promise<FormCheck>;
  /** Returns the message for an error code, in the reader's language. */
  readonly messageFor: (code: string) => string;
  readonly prefill?: Readonly<Partial<Record<Name, string | undefined>>>;
  /** Called with the final form data just before it is sent. */
  readonly onSend?: (form: FormData) => void;
  readonly onInvalid?: () => void;
};

/** How long a submit waits for the check to load, in milliseconds. */
const patience = 4_000;

/**
 * A form that checks its answers in the browser when it is first submitted, and after that on every change. A message
 * from the server disappears when its field changes. React Hook Form gets no default values, because default values
 * overwrite text that the visitor typed before the script ran.
 */
export function useCheckedForm<Name extends string>(options: Options<Name>) {
  const { submission, fields, loadCheck, messageFor, prefill, onSend, onInvalid } = options;
  const { state, isPending, send } = submission;
  const element = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState(0);
  const refusals = useServerMessages(state);

  /**
   * If the check does not load in time, the answers are sent unchecked. The server validates them with the same schema.
   */
  const resolver: Resolver<Values<string>> = async (values, _, { fields: controls, names }) => {
    const resolve = await withinPatience(loadResolver(loadCheck));
    if (!resolve || !element.current) return { values, errors: {} };
    const options = { fields: controls, names, shouldUseNativeValidation: false } as never;
    const form = new FormData(element.current);
    const { errors } = await resolve(form, undefined, options);
    return Object.keys(errors).length === 0
      ? { values, errors: {} }
      : { values: {}, errors: withEmptyFieldCodes(errors, form) };
  };
  const { register, handleSubmit, formState, watch } = useForm<Values<string>>({
    resolver,
    mode: "onSubmit",
    reValidateMode: "onChange",
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = formState;

  function messageOf(field: string): string | undefined {
    const code = (errors as FieldErrors)[field]?.message;
    return typeof code === "string" ? messageFor(code) : refusals.messages[field]?.[0];
  }

  return {
    element,
    attempt,
    isPending,
    watch,
    bind: (field: Name, { rechecks = [] }: { readonly rechecks?: readonly Name[] } = {}): BoundField => ({
      control: withKeptChoice(
        register(field, { onChange: () => refusals.forget([field, ...rechecks]), deps: [...rechecks] }),
      ),
      error: messageOf(field),
      initial: state.status === "failed" ? state.values[field] : prefill?.[field],
    }),
    errors: fields.flatMap((id) => {
      const message = messageOf(id);
      return message === undefined ? [] : [{ id, message }];
    }),
    /** An error that belongs to no single field. */
    failure:
      state.status === "failed" && state.challenge === undefined && Object.keys(state.fields).length === 0
        ? state
        : undefined,
    /** The props of the `<form>` element. */
    props: {
      ref: element,
      action: submission.form.action,
      noValidate: true,
      /**
       * Starts loading the check when the visitor types the first character, so that the check is usually ready when
       * the form is submitted.
       */
      onInput: () => void loadResolver(loadCheck).catch(() => {}),
      onSubmit(event: React.FormEvent<HTMLFormElement>) {
        event.preventDefault();
        if (isPending || isSubmitting) return;
        const form = event.currentTarget;
        setAttempt((count) => count + 1);
        void handleSubmit(() => {
          const answers = new FormData(form);
          onSend?.(answers);
          send(answers);
        }, onInvalid)(event);
      },
    },
  };
}

/**
 * Keeps the radio button that the visitor chose before the script ran. React Hook Form unchecks the whole group when it
 * registers the second button.
 */
function withKeptChoice({ ref, ...control }: UseFormRegisterReturn): UseFormRegisterReturn {
  const register = (element: unknown) => {
    const chosen = element instanceof HTMLInputElement && element.type === "radio" ? chosenIn(element) : undefined;
    ref(element);
    if (chosen) chosen.checked = true;
  };
  return { ...control, ref: register };
}

/** Returns the chosen radio button of the group to which this radio button belongs. */
function chosenIn({ form, name }: HTMLInputElement): HTMLInputElement | undefined {
  const controls = [...(form?.elements ?? [])];
  return controls.find(
    (control): control is HTMLInputElement =>
      control instanceof HTMLInputElement && control.type === "radio" && control.name === name && control.checked,
  );
}

/**
 * Replaces the error code of an empty field, so that the message asks the visitor to fill in the field. For example,
 * "emailInvalid" becomes "emailEmpty".
 */
function withEmptyFieldCodes(errors: FieldErrors, form: FormData): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => {
      const code = error?.message;
      return [field, { ...error, message: typeof code === "string" ? formFieldCode(code, form.get(field)) : code }];
    }),
  ) as FieldErrors;
}

async function loadResolver(loadCheck: () => Promise<FormCheck>) {
  const [check, { zodResolver }] = await Promise.all([loadCheck(), import("@hookform/resolvers/zod")]);
  return zodResolver<FormData, undefined, unknown>(check as never, undefined, { raw: true });
}

/** Resolves to the promise's value, or to undefined if the promise rejects or takes longer than `patience`. */
async function withinPatience<T>(promise: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, patience, undefined);
  });
  const value = await Promise.race([promise.catch(() => undefined), late]);
  clearTimeout(timer);
  return value;
}

/** The server's messages. A message is shown until its field is changed or the next response arrives. */
function useServerMessages(state: FormState) {
  const [seen, setSeen] = useState({ state, changed: new Set<string>() });
  if (seen.state !== state) setSeen({ state, changed: new Set() });
  const fields: Readonly<Record<string, readonly string[]>> = state.status === "failed" ? state.fields : {};
  return {
    messages: Object.fromEntries(Object.entries(fields).filter(([field]) => !seen.changed.has(field))),
    forget: (names: readonly string[]) =>
      setSeen(({ state: same, changed }) => ({ state: same, changed: new Set([...changed, ...names]) })),
  };
}
