"use client";

import { useLocale, useTranslations } from "next-intl";

import { SignInAgain } from "@/components/forms/sign-in-link";
import { Icon } from "@/components/ui/icon";
import type { FormState } from "@/lib/platform/forms/form-state";
import { formatTime } from "@/lib/platform/time/format";

import type { SaveStatus } from "./use-autosave";

type Props = {
  readonly status: SaveStatus;
  /** The time of the last save in this browser, or of the draft that was loaded. */
  readonly savedAt: number | undefined;
  readonly refusal: FormState;
  readonly zone: string;
};

/** Says beside the text whether it is saved, and when. */
export function SaveState({ status, savedAt, refusal, zone }: Props) {
  const t = useTranslations("staffContent.editor.save");
  const locale = useLocale();
  const isBad = status === "failed" || status === "tooLong" || status === "conflict";
  return (
    <span role="status" className={isBad || status === "unsaved" ? "unsaved" : "saved"}>
      {status === "unsaved" && t("unsaved")}
      {status === "saving" && t("saving")}
      {isBad && (
        <>
          <Icon name="alert" size="s" />
          {status === "failed" ? failureText(refusal, t("failed")) : t(status)} <SignInAgain state={refusal} />
        </>
      )}
      {(status === "saved" || status === "untouched") && savedAt !== undefined && (
        <>
          <Icon name="check" size="s" />
          {t("saved", { time: formatTime(savedAt, { locale, zone }) })}
        </>
      )}
    </span>
  );
}

function failureText(refusal: FormState, otherwise: string): string {
  if (refusal.status !== "failed") return otherwise;
  return Object.values(refusal.fields).flat().join(" ") || refusal.message;
}
