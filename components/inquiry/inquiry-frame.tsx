"use client";

import type { ReactNode } from "react";

import { FocusedAlert } from "@/components/forms/focused-alert";
import { Button } from "@/components/ui/button";
import { ErrorSummary } from "@/components/ui/error-summary";

import { ConsentField, HashField, UnseenFields } from "./inquiry-fields";
import type { InquiryWords } from "./inquiry-words";
import type { useInquiryForm } from "./use-inquiry-form";

type Props = {
  readonly inquiry: ReturnType<typeof useInquiryForm>;
  readonly words: InquiryWords;
  readonly children: ReactNode;
};

/** What every inquiry's form has round its own fields. */
export function InquiryFrame({
  inquiry: { bind, isPending, attempt, errors, failure, asksAboutHashes, form },
  words,
  children,
}: Props) {
  return (
    <form {...form} className="form inquiry">
      <UnseenFields words={words} />
      <ErrorSummary title={words.summary} errors={errors} attempt={attempt} />
      {failure ? (
        <FocusedAlert tone="bad" occasion={failure}>
          {failure.message}
        </FocusedAlert>
      ) : null}
      {children}
      {asksAboutHashes ? <HashField bind={bind} words={words} /> : null}
      <ConsentField bind={bind} words={words} />
      <div>
        <Button type="submit" variant="primary" size="lg" isLoading={isPending} loadingLabel={words.sending}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}
