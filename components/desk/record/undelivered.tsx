import { useTranslations } from "next-intl";

import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import type { Undelivered } from "@/lib/booking/desk/table-row";
import { Link } from "@/lib/platform/i18n/navigation";

/** Marks an appointment in a list whose confirmation, or notice of a move, did not reach the client. */
export function UndeliveredMark() {
  const t = useTranslations("bookings.undelivered");
  return (
    <Badge tone="bad" icon="mail">
      {t("mark")}
    </Badge>
  );
}

type Props = {
  readonly email: Undelivered;
  /** The page of the outbox on which staff can send the email again. Undefined for staff who may not open it. */
  readonly outboxHref: string | undefined;
};

/** Says on the page of a booking what the client does not know, and what staff have to do. */
export function UndeliveredAlert({ email: { kind, hasWords }, outboxHref }: Props) {
  const t = useTranslations("bookings.undelivered");
  return (
    <Alert tone="bad" title={t(kind)}>
      {t(hasWords ? "newTime" : "nothing")} {outboxHref && <Link href={outboxHref}>{t("outbox")}</Link>}
    </Alert>
  );
}
