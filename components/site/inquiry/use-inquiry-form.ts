"use client";

import { useEffect, useRef, useState } from "react";

import { useCheckedForm } from "@/components/forms/use-checked-form";
import type { BoundField, FormCheck } from "@/components/forms/use-checked-form";
import { useFormAction } from "@/components/forms/use-form-action";
import type { FormAction } from "@/lib/platform/forms/form-state";
import { fieldText, plainTexts } from "@/lib/platform/forms/field-text";

import type { InquiryTexts } from "./inquiry-texts";
import { provingAction } from "./solve-proof";
import { createRequestKeys } from "@/components/forms/submission-key";

type Options = {
  readonly action: FormAction;
  readonly loadCheck: () => Promise<FormCheck>;
  /** The field names from top to bottom, as in the error summary. */
  readonly fields: readonly string[];
  readonly texts: InquiryTexts;
};

export type BindInquiry = (name: string) => BoundField;

/**
 * The logic of an inquiry form. It checks the answers in the browser, solves the server's proof-of-work challenge, and
 * sends an idempotency key, so that the server stores a repeated request only once.
 */
export function useInquiryForm({ action, loadCheck, fields, texts }: Options) {
  const openedAt = useRef(0);
  const submittedAt = useRef(0);
  const [keyOf] = useState(createRequestKeys);
  const form = useCheckedForm<string>({
    submission: useFormAction(action, {
      offline: texts.offline,
      failures: texts.failures,
      scriptedAction: provingAction(action),
    }),
    fields,
    loadCheck,
    messageFor: (code) => fieldText(code, plainTexts(texts.fields)),
    onSend(answers) {
      answers.set("elapsed", String(Math.round(submittedAt.current - openedAt.current)));
      answers.set("requestKey", keyOf(answers));
    },
  });
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);

  const doubtful = form.errors.filter(({ message }) => message === texts.fields.secretDoubt).map(({ id }) => id);
  // A long code in a field may be a transaction hash or a private key, so the field gets an error. The visitor can then
  // confirm that the code is a transaction hash. The form then checks the field again, and the error disappears.
  const hashes = form.bind("hashesConfirmed", { rechecks: doubtful });
  const asksAboutHashes = useSticky(doubtful.length > 0 || hashes.initial === "true");
  return {
    ...form,
    hashes: asksAboutHashes ? hashes : undefined,
    props: {
      ...form.props,
      onSubmit(event: React.FormEvent<HTMLFormElement>) {
        // Records when the visitor submits the form. The form may then wait until the check is loaded. This wait must
        // not count in `elapsed`.
        submittedAt.current = performance.now();
        form.props.onSubmit(event);
      },
    },
  };
}

/** Stays true once `isNow` has been true. */
function useSticky(isNow: boolean): boolean {
  const [was, setWas] = useState(isNow);
  if (isNow && !was) setWas(true);
  return was || isNow;
}
