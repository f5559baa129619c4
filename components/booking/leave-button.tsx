"use client";

import { useActionState } from "react";
import { useTranslations } from "next-intl";

import { Button } from "@/components/ui/button";
import { idle } from "@/lib/platform/form-state";
import type { FormAction } from "@/lib/platform/form-state";

import { FormBasics } from "./form-basics";

/** Ends the draft and frees the held time. */
export function LeaveButton({ action }: { readonly action: FormAction }) {
  const t = useTranslations("booking.actions");
  const [, leave, isPending] = useActionState(action, idle);
  return (
    <form action={leave}>
      <FormBasics />
      <Button type="submit" variant="ghost" size="lg" isLoading={isPending} loadingLabel={t("sending")}>
        {t("leave")}
      </Button>
    </form>
  );
}
