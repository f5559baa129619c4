"use client";

import { useTranslations } from "next-intl";

import { Alert } from "@/components/ui/alert";

import { TravelLink } from "./travel-link";

type Props = { readonly retryHref: string; readonly onRetry: (href: string) => void };

/** Says that the times are unknown, which is not the same as none. */
export function TimesFailed({ retryHref, onRetry }: Props) {
  const t = useTranslations("booking.date");
  return (
    <Alert tone="bad" title={t("errorTitle")}>
      <p>{t("errorText")}</p>
      <p>
        <TravelLink href={retryHref} onTravel={onRetry}>
          {t("retry")}
        </TravelLink>
      </p>
    </Alert>
  );
}
