import { useTranslations } from "next-intl";

import { Badge } from "@/components/ui/badge";

/** Says that the client's data must not be deleted. Only the page "Data and deletion" shows the reason. */
export function HoldBadge() {
  const t = useTranslations("clients");
  return (
    <Badge tone="info" icon="lock">
      {t("legalHold")}
    </Badge>
  );
}
