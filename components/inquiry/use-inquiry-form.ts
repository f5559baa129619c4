"use client";

import { useEffect, useRef, useState } from "react";

import { useCheckedForm } from "@/components/forms/use-checked-form";
import type { BoundField, FormCheck } from "@/components/forms/use-checked-form";
import { useFormAction } from "@/components/forms/use-form-action";
import type { FormAction } from "@/lib/platform/form-state";

import type { InquiryTexts } from "./inquiry-texts";
import { provingAction } from "./solve-proof";
import { keyring } from "@/components/forms/submission-key";

type Options = {
  readonly action: FormAction;
  readonly loadCheck: () => Promise<FormCheck>;
  /** The field names from top to bottom, as in the error summary. */
  readonly fields: readonly string[];
  readonly texts: InquiryTexts;
};

export type BindInquiry = (name: string) => BoundField;

/** The checked form of an inquiry. It solves the proof of work, and sends a key so that a repeat is stored once. */
export function useInquiryForm({ action, loadCheck, fields, texts }: Options) {
  const openedAt = useRef(0);
  const submittedAt = useRef(0);
  const [keyOf] = useState(keyring);
  const form = useCheckedForm<string>({
    submission: useFormAction(action, {
      offline: texts.offline,
      failures: texts.failures,
      scriptedAction: provingAction(action),
    }),
    fields,
    loadCheck,
    messageFor: (code) => texts.fields[code] ?? texts.fields.invalid ?? code,
    onSend(answers) {
      answers.set("elapsed", String(Math.round(submittedAt.current - openedAt.current)));
      answers.set("requestKey", keyOf(answers));
    },
  });
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);

  const doubtful = form.errors.filter(({ message }) => message === texts.fields.secretDoubt).map(({ id }) => id);
  // A bare hash is accepted once the visitor confirms that it is a hash. The texts that contain it are then checked
  // again.
  const hashes = form.bind("hashesConfirmed", { rechecks: doubtful });
  const asksAboutHashes = useSticky(doubtful.length > 0 || hashes.initial === "true");
  return {
    ...form,
    hashes: asksAboutHashes ? hashes : undefined,
    props: {
      ...form.props,
      onSubmit(event: React.FormEvent<HTMLFormElement>) {
        // Takes the time here, so that waiting for the check does not count as the visitor's time.
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
