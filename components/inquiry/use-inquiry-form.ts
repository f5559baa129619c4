"use client";

import { useEffect, useRef, useState } from "react";

import { useFormAction } from "@/components/forms/use-form-action";
import type { FieldCodes } from "@/lib/platform/field-errors";
import type { FormAction, FormState } from "@/lib/platform/form-state";

import type { InquiryWords } from "./inquiry-words";
import { provingAction } from "./solve-proof";
import { keyring } from "./submission-key";

/** What is wrong with a form's answers, by the schema that the server uses. */
export type Check = (form: FormData) => FieldCodes;

type Options = {
  readonly action: FormAction;
  /** Loads schema and word lists with the first character that is typed: readers of the page do not pay for them. */
  readonly loadCheck: () => Promise<Check>;
  /** From top to bottom, as the error summary lists them. A control's id is its field's name. */
  readonly names: readonly string[];
  readonly words: InquiryWords;
};

/** How long sending waits for the browser's check, in milliseconds. */
const patience = 4_000;

type Messages = Readonly<Record<string, string>>;

/** What a control needs: its message, and what it held before a page without a script was sent. */
export type Bind = (name: string) => { readonly error: string | undefined; readonly known: string | undefined };

/** A form that checks itself on sending and then on every change, counts once, and works without any of this. */
export function useInquiryForm({ action, loadCheck, names, words }: Options) {
  const { state, isPending, send, form } = useFormAction(action, {
    offline: words.offline,
    through: provingAction(action),
  });
  const [own, setOwn] = useState<{ readonly since: FormState; readonly messages: Messages } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [check, setCheck] = useState<{ readonly run: Check } | null>(null);
  const opened = useRef(0);
  const keyOf = useRef<(form: FormData) => string>(undefined);
  const messages = own && own.since === state ? own.messages : refusedIn(state);

  useEffect(() => {
    opened.current = performance.now();
    keyOf.current = keyring();
  }, []);

  /** The check, unless it does not arrive: the server makes the same one. */
  async function load(): Promise<Check | undefined> {
    if (check) return check.run;
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined));
    const run = await Promise.race([loadCheck().catch(() => undefined), late]);
    if (run) setCheck({ run });
    return run;
  }

  const worded = (codes: FieldCodes): Messages =>
    Object.fromEntries(
      Object.entries(codes).map(([name, [code = "invalid"]]) => [
        name,
        words.fields[code] ?? words.fields.invalid ?? code,
      ]),
    );

  async function submit(element: HTMLFormElement) {
    const answers = new FormData(element);
    // Measured before the wait for the schema, which is none of the person's.
    answers.set("elapsed", String(Math.round(performance.now() - opened.current)));
    const faults = worded((await load())?.(answers) ?? {});
    setOwn({ since: state, messages: faults });
    setAttempt((count) => count + 1);
    if (Object.keys(faults).length > 0) return;
    answers.set("requestKey", keyOf.current?.(answers) ?? "");
    send(answers);
  }

  function recheck({ currentTarget, target }: React.FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    if (attempt === 0 && state.status === "idle") return;
    const now = check ? worded(check.run(new FormData(currentTarget))) : {};
    // Calling a hash a transaction answers what was asked about the texts.
    const touched =
      name === "hashesConfirmed" ? names.filter((field) => messages[field] === words.fields.secretDoubt) : [name];
    setOwn({
      since: state,
      messages: Object.fromEntries(
        names.flatMap((field) => messageFor(field, touched.includes(field) ? now : messages)),
      ),
    });
  }

  const bind: Bind = (name) => ({
    error: messages[name],
    known: state.status === "failed" ? state.values[name] : undefined,
  });

  return {
    bind,
    isPending,
    attempt,
    errors: names.flatMap((id) => (messages[id] === undefined ? [] : [{ id, message: messages[id] }])),
    /** In one sentence, what concerns no field. */
    failure:
      state.status === "failed" && state.challenge === undefined && Object.keys(state.fields).length === 0
        ? state
        : undefined,
    asksAboutHashes: useSticky(
      Object.values(messages).includes(words.fields.secretDoubt ?? "") || bind("hashesConfirmed").known === "true",
    ),
    form: {
      action: form.action,
      noValidate: true,
      onInput: () => void load(),
      onChange: recheck,
      onSubmit(event: React.FormEvent<HTMLFormElement>) {
        event.preventDefault();
        if (!isPending) void submit(event.currentTarget);
      },
    },
  };
}

function messageFor(field: string, messages: Messages): [string, string][] {
  const message = messages[field];
  return message === undefined ? [] : [[field, message]];
}

function refusedIn(state: FormState): Messages {
  if (state.status !== "failed") return {};
  return Object.fromEntries(
    Object.entries(state.fields).flatMap(([name, [message]]) => (message === undefined ? [] : [[name, message]])),
  );
}

/** True from the first time on. */
function useSticky(isNow: boolean): boolean {
  const [was, setWas] = useState(isNow);
  if (isNow && !was) setWas(true);
  return was || isNow;
}
