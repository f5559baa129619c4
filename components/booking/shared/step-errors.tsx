"use client";

import { useTranslations } from "next-intl";

import { ActionErrors } from "@/components/forms/form-errors";

type Props = Pick<React.ComponentProps<typeof ActionErrors>, "state" | "controls">;

/** Why the action of a step was refused. */
export function StepErrors(props: Props) {
  const t = useTranslations("booking.errors");
  return <ActionErrors {...props} title={(count) => t("summary", { count })} headingLevel={3} />;
}
