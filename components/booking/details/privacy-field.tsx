"use client";

import { useTranslations } from "next-intl";

import { Checkbox } from "@/components/ui/check";

import { NewTabLink } from "@/components/forms/new-tab-link";
import type { Bind } from "./use-details-form";

/** Consent to the use of these details. */
export function PrivacyField({ bind }: { readonly bind: Bind }) {
  const t = useTranslations("booking");
  const { control, error, known } = bind("privacyConsent");
  return (
    <Checkbox
      id="privacyConsent"
      value="true"
      label={t.rich("details.privacy", { link: (text) => <NewTabLink href="/privacy-policy">{text}</NewTabLink> })}
      error={error}
      errorPrefix={t("errors.fieldPrefix")}
      defaultChecked={known === "true"}
      {...control}
    />
  );
}
