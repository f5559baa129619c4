import { useTranslations } from "next-intl";

import { Alert } from "@/components/ui/alert";

import { contactTags } from "../shared/contact-links";
import type { Reach } from "../shared/contact-links";

/** Stands in the form's place while nothing can be booked online. */
export function OfflineNote({ reach }: { readonly reach: Reach }) {
  const t = useTranslations("booking.service");
  return (
    <Alert tone="info" icon="phone" title={t("offlineTitle")}>
      <p>{t.rich("offlineText", contactTags(reach))}</p>
    </Alert>
  );
}
