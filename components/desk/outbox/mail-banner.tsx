import { useTranslations } from "next-intl";

import { Alert } from "@/components/ui/alert";
import type { MailState } from "@/lib/outbox/email-kinds";
import { Link } from "@/lib/platform/i18n/navigation";

type Props = MailState & {
  /** Whether the staff member may open the outbox. */
  readonly mayOpenOutbox: boolean;
};

/** Says on every page of the dashboard that emails are held, are off, or all go to one address. */
export function MailBanner({ hold, redirectedTo, mayOpenOutbox }: Props) {
  const t = useTranslations("outbox.held");
  if (hold === "none")
    return (
      redirectedTo !== undefined && (
        <Alert tone="warn" title={t("redirected.title", { address: redirectedTo })}>
          {t("redirected.text")}
        </Alert>
      )
    );
  return (
    <Alert tone="warn" title={t(`${hold}.title`)}>
      {t(`${hold}.text`)} {mayOpenOutbox && <Link href="/dashboard/outbox?view=waiting">{t("open")}</Link>}
    </Alert>
  );
}
