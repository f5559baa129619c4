"use client";

import { useTranslations } from "next-intl";

import { ActionErrors } from "@/components/forms/form-errors";

type Props = Pick<React.ComponentProps<typeof ActionErrors>, "state" | "controls" | "advice">;

/** Shows why a form of the booking could not be submitted. */
export function StepErrors(props: Props) {
  const t = useTranslations("booking.errors");
  return <ActionErrors {...props} title={t("summary")} headingLevel={2} />;
}
