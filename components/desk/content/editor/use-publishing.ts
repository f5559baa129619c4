"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";

import { useFormAction } from "@/components/forms/use-form-action";
import type { ShownFault } from "@/lib/content/editor/checked-text";
import { publishControl } from "@/lib/content/editor/publish-form";
import type { FormAction } from "@/lib/platform/forms/form-state";

type Options = {
  readonly action: FormAction;
  /** Saves what is not saved yet, and returns the version of the draft. */
  readonly draft: { readonly flush: () => Promise<number | undefined> };
  /** The rules that the text breaks. Undefined while they are not known. */
  readonly faults: readonly ShownFault[] | undefined;
};

const none: readonly ShownFault[] = [];

/**
 * Publishes the text after it has been saved. While the text breaks a rule, nothing is sent: the rules are listed in
 * the error summary. The server checks them again.
 */
export function usePublishing({ action, draft, faults }: Options) {
  const tErrors = useTranslations("errors");
  const form = useRef<HTMLFormElement>(null);
  const submission = useFormAction(action, { offline: tErrors("NETWORK_ERROR") });
  const [attempt, setAttempt] = useState(0);

  async function submit() {
    const element = form.current;
    if (!element?.reportValidity()) return;
    setAttempt((last) => last + 1);
    if (faults !== undefined && faults.length > 0) return;
    const version = await draft.flush();
    if (version === undefined) return;
    const fields = new FormData(element);
    const language = fields.get("language");
    if (typeof language === "string") fields.set(publishControl("version", language as never), String(version));
    submission.send(fields);
  }

  return {
    form,
    submission,
    attempt,
    refused: attempt > 0 ? (faults ?? none) : none,
    submit: () => void submit(),
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void submit();
    },
  };
}
