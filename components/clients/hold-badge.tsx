import { useTranslations } from "next-intl";

import { Badge } from "@/components/ui/badge";

/** Says that nothing about the client may be deleted. The reason is on the page "Data and deletion" only. */
export function HoldBadge() {
  const t = useTranslations("clients");
  return (
    <Badge tone="info" icon="lock">
      {t("legalHold")}
    </Badge>
  );
}
