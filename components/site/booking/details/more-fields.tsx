"use client";

import { useMessages, useTranslations } from "next-intl";
import { useState } from "react";

import { SafeContactFields } from "@/components/forms/safe-contact-fields";
import { safeContactInstructions } from "@/lib/inquiry/safe-contact/names";

import { BirthField } from "./contact-fields";
import type { BindDetails } from "./details-fields";

const fields = ["dateOfBirth", "safeContactNote", ...safeContactInstructions] as const;

/**
 * Optional questions, which are closed at first unless one of them has an answer. An error opens them, and they stay
 * open when it is corrected.
 */
export function MoreFields({ bind }: { readonly bind: BindDetails }) {
  const t = useTranslations("booking");
  const { safeContact } = useMessages();
  const bound = fields.map((field) => bind(field));
  const isWrong = bound.some(({ error }) => error !== undefined);
  const [isOpen, setOpen] = useState(isWrong || bound.some(({ initial }) => Boolean(initial)));
  const [wasWrong, setWasWrong] = useState(isWrong);
  if (isWrong !== wasWrong) {
    setWasWrong(isWrong);
    if (isWrong) setOpen(true);
  }
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
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
