import { useTranslations } from "next-intl";

import { ButtonLink } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-look";
import { Icon } from "@/components/ui/icon";

type Props = {
  /** The page's own path, without a locale prefix. */
  readonly path: string;
  readonly calendarHref: string;
};

/** The links to change the appointment. Each opens a form first, so that following a link changes nothing. */
export function ManagedActions({ path, calendarHref }: Props) {
  const t = useTranslations("manage.actions");
  return (
    <div className="row">
      <ButtonLink href={`${path}?change=time`} variant="gold">
        {t("move")}
      </ButtonLink>
      <ButtonLink href={`${path}?change=cancel`} variant="secondary">
        {t("cancel")}
      </ButtonLink>
      <a href={calendarHref} className={buttonClasses({ variant: "secondary" })} download>
        <Icon name="calendar" size="s" /> {t("calendar")}
      </a>
    </div>
  );
}
