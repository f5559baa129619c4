import { useTranslations } from "next-intl";

import { ButtonLink } from "@/components/ui/button";

type Props = {
  /** The path of the manage page, without a locale prefix. */
  readonly path: string;
  /** Visitors can change the booking online until this many hours before the start. */
  readonly noticeHours: number;
};

/** Links to the forms that move or cancel the appointment. Opening a form changes nothing. */
export function ManagedActions({ path, noticeHours }: Props) {
  const t = useTranslations("manage.actions");
  return (
    <div className="grid gap-8 no-print">
      <div className="row managed-actions">
        <ButtonLink href={`${path}?change=time`} variant="secondary">
          {t("move")}
        </ButtonLink>
        <ButtonLink href={`${path}?change=cancel`} variant="secondary">
          {t("cancel")}
        </ButtonLink>
      </div>
      <p className="t16 soft">{t("until", { hours: noticeHours })}</p>
    </div>
  );
}
