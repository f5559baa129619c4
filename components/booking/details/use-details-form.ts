"use client";

import { useState } from "react";
import { useForm } from "react-hook-form";
import type { Resolver, UseFormRegisterReturn } from "react-hook-form";
import { useTranslations } from "next-intl";

import { lateChunk } from "@/components/errors/load-chunk";
import type { FormState } from "@/lib/platform/form-state";

import { detailsFields } from "./details-values";
import type { DetailsField, DetailsValues, KnownDetails } from "./details-values";

/** What a control needs: its registration, its message, and what it held before. */
export type Bound = {
  readonly control: UseFormRegisterReturn;
  readonly error: string | undefined;
  readonly known: string | undefined;
};
export type Bind = (field: DetailsField) => Bound;

type Options = {
  readonly known: KnownDetails;
  readonly state: FormState;
  readonly send: (form: FormData) => void;
  readonly onInvalid: () => void;
};

const loadCheck = lateChunk("details-check", () => import("./details-check"));

/** How long a press on Continue waits for the browser's check, in milliseconds. */
const patience = 4000;

/** Without the check the answers go to the server unseen, which looks at them by the same schema. */
const resolver: Resolver<DetailsValues> = async (values, context, options) => {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined));
  const loaded = await Promise.race([loadCheck().catch(() => undefined), late]);
  return loaded ? loaded.checkDetails(values, context, options) : { values, errors: {} };
};

/**
 * Step 3's form: messages of the browser's own check, and of the server's until the field is changed.
 * Controls keep their own defaults, so that what was typed before the script ran is not overwritten.
 */
export function useDetailsForm({ known, state, send, onInvalid }: Options) {
  const t = useTranslations("fields");
  const form = useForm<DetailsValues>({
    resolver,
    mode: "onSubmit",
    reValidateMode: "onChange",
    shouldFocusError: false,
  });
  const [attempt, setAttempt] = useState(0);
  const refused = useRefusals(state);

  function messageOf(field: DetailsField): string | undefined {
    const code = form.formState.errors[field]?.message;
    if (code === undefined) return refused.messages[field]?.[0];
    return t.has(code as "invalid") ? t(code as "invalid") : t("invalid");
  }

  const bind: Bind = (field) => ({
    control: form.register(field, {
      onChange: () => refused.forget(field),
      // A bare hash is fine once it is called one, so the notes are looked at again.
      ...(field === "hashesConfirmed" ? { deps: ["additionalNotes" as const] } : {}),
    }),
    error: messageOf(field),
    known: state.status === "failed" ? state.values[field] : known[field],
  });

  return {
    bind,
    attempt,
    watch: form.watch,
    /** Has the check and its word lists at hand by the time they are needed: called with the first character that is typed. */
    prepare: () => void loadCheck().catch(() => {}),
    errors: detailsFields.flatMap((id) => {
      const message = messageOf(id);
      return message === undefined ? [] : [{ id, message }];
    }),
    onSubmit(event: React.FormEvent<HTMLFormElement>) {
      const element = event.currentTarget;
      setAttempt((count) => count + 1);
      void form.handleSubmit(() => send(new FormData(element)), onInvalid)(event);
    },
  };
}

/** The server's messages, each until its field is changed or the next answer comes. */
function useRefusals(state: FormState) {
  const [seen, setSeen] = useState({ state, changed: new Set<string>() });
  if (seen.state !== state) setSeen({ state, changed: new Set() });
  const fields: Readonly<Record<string, readonly string[]>> = state.status === "failed" ? state.fields : {};
  return {
    messages: Object.fromEntries(Object.entries(fields).filter(([field]) => !seen.changed.has(field))),
    forget: (field: string) =>
      setSeen(({ state: same, changed }) => ({ state: same, changed: new Set([...changed, field]) })),
  };
}
