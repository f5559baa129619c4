"use client";

import type { ReactNode } from "react";

import { FormErrors } from "@/components/forms/form-errors";
import { HoneypotField } from "@/components/forms/honeypot-field";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/check";

import type { InquiryTexts } from "./inquiry-texts";
import type { useInquiryForm } from "./use-inquiry-form";

type Props = {
  /** The title of the form. The error summary comes before it. */
  readonly heading: ReactNode;
  readonly inquiry: ReturnType<typeof useInquiryForm>;
  readonly texts: InquiryTexts;
  readonly children: ReactNode;
};

/** The parts that all inquiry forms share. `children` are the fields of the individual form. */
export function InquiryFrame({ heading, inquiry, texts, children }: Props) {
  const { bind, hashes, isPending, errors, attempt, failure, props } = inquiry;
  const consent = bind("consent");
  return (
    <>
      <FormErrors title={texts.summary} errors={errors} attempt={attempt} failure={failure} headingLevel={2} />
      {heading}
      <form {...props} className="form inquiry">
        <input type="hidden" name="locale" value={texts.locale} />
        <HoneypotField id="website" label={texts.honeypot} />
        {children}
        {hashes ? (
          <Checkbox
            id="hashesConfirmed"
            value="true"
            label={texts.hashes}
            defaultChecked={hashes.initial === "true"}
            {...hashes.control}
          />
        ) : null}
        <Checkbox
          id="consent"
          value="true"
          label={texts.consent}
          error={consent.error}
          errorPrefix={texts.prefix}
          defaultChecked={consent.initial === "true"}
          {...consent.control}
        />
        <div>
          <Button type="submit" variant="primary" size="lg" isLoading={isPending} loadingLabel={texts.sending}>
            {texts.send}
          </Button>
        </div>
      </form>
    </>
  );
}
