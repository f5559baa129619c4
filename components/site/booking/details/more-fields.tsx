"use client";

import { useMessages, useTranslations } from "next-intl";

import { SafeContactFields } from "@/components/forms/safe-contact-fields";
import { safeContactInstructions } from "@/lib/inquiry/safe-contact/names";

import { BirthField } from "./contact-fields";
import type { BindDetails } from "./details-fields";

const fields = ["dateOfBirth", "safeContactNote", ...safeContactInstructions] as const;

/** Optional questions, which are closed unless one of them has an answer or an error. */
export function MoreFields({ bind }: { readonly bind: BindDetails }) {
  const t = useTranslations("booking");
  const { safeContact } = useMessages();
  const isUsed = fields.map((field) => bind(field)).some(({ error, initial }) => Boolean(error ?? initial));
  return (
    <details open={isUsed}>
      <summary className="more">{t("details.more")}</summary>
      <div className="form mt-21">
        <BirthField bind={bind} />
        <SafeContactFields
          texts={safeContact}
          optional={t("details.optional")}
          errorPrefix={t("errors.fieldPrefix")}
          bind={bind}
        />
      </div>
    </details>
  );
}
