"use client";

import { useTranslations } from "next-intl";

import { Button, ButtonLink } from "@/components/ui/button";

import { WhenForm } from "../date/when-form";
import type { WhenProps } from "../date/when-form";

type Props = Omit<WhenProps, "actions" | "carried"> & {
  readonly token: string;
  /** The time it has, ISO 8601. */
  readonly from: string;
  /** Back to the appointment, in its English form. */
  readonly path: string;
};

/** The wizard's calendar and times once more, to move the one appointment. */
export function RescheduleForm({ token, from, path, ...when }: Props) {
  const t = useTranslations("manage");
  const tActions = useTranslations("booking.actions");
  return (
    <WhenForm
      {...when}
      carried={{ token, from }}
      actions={(formId, isPending) => (
        <div className="wiz-actions">
          <ButtonLink href={path} variant="secondary" size="lg">
            {t("actions.keep")}
          </ButtonLink>
          <Button
            type="submit"
            form={formId}
            variant="gold"
            size="lg"
            isLoading={isPending}
            loadingLabel={tActions("sending")}
          >
            {t("move.submit")}
          </Button>
        </div>
      )}
    />
  );
}
