"use client";

import { useTranslations } from "next-intl";

import { Alert } from "@/components/ui/alert";

import { TravelLink } from "./travel-link";
import type { Travel } from "./use-travel";

type Props = { readonly retryHref: string; readonly travel: Travel };

/** Says that the times are unknown, which is not the same as none. */
export function TimesFailed({ retryHref, travel }: Props) {
  const t = useTranslations("booking.date");
  return (
    <Alert tone="bad" title={t("errorTitle")}>
      <p>{t("errorText")}</p>
      <p>
        <TravelLink href={retryHref} travel={travel} destination="day">
          {t("retry")}
        </TravelLink>
      </p>
    </Alert>
  );
}
