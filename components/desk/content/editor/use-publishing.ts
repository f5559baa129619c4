"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";

import { useFormAction } from "@/components/forms/use-form-action";
import type { ShownFault } from "@/lib/content/editor/checked-text";
import { publishControl } from "@/lib/content/editor/publish-form";
import type { FormAction } from "@/lib/platform/forms/form-state";
import type { Locale } from "@/lib/platform/i18n/locales";

type Options = {
  readonly action: FormAction;
  readonly language: Locale;
  /** Saves what is not saved yet, and returns the version of the draft. */
  readonly flush: () => Promise<number | undefined>;
  /** The rules that the text breaks, as they were checked last. */
  readonly faults: readonly ShownFault[];
  /** Whether the text has changed since. */
  readonly isChecking: boolean;
};

/**
 * Publishes the text after it has been saved. While the text breaks a rule, nothing is sent: the rules are listed in
 * the error summary. The server checks them again.
 */
export function usePublishing({ action, language, flush, faults, isChecking }: Options) {
  const tErrors = useTranslations("errors");
  const form = useRef<HTMLFormElement>(null);
  const submission = useFormAction(action, { offline: tErrors("NETWORK_ERROR") });
  const [tried, setTried] = useState<{ readonly attempt: number; readonly faults: readonly ShownFault[] }>({
    attempt: 0,
    faults: [],
  });

  async function submit() {
    const element = form.current;
    if (!element?.reportValidity()) return;
    setTried(({ attempt }) => ({ attempt: attempt + 1, faults }));
    if (faults.length > 0 && !isChecking) return;
    const version = await flush();
    if (version === undefined) return;
    const fields = new FormData(element);
    fields.set(publishControl("version", language), String(version));
    submission.send(fields);
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submit();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);

  // The summary takes the focus when an error is new. It therefore lists only what was wrong at the last attempt, so
  // that it does not take the focus from an author who is still writing.
  const refused = faults.filter(({ sentence }) => tried.faults.some((fault) => fault.sentence === sentence));
  return {
    form,
    submission,
    attempt: tried.attempt,
    refused,
    submit: () => void submit(),
  };
}
