import { useTranslations } from "next-intl";

import { Badge } from "@/components/ui/badge";

/** Says that nothing about the client may be deleted. The reason is only on the page "Data and deletion". */
export function HoldBadge() {
  const t = useTranslations("clients");
  return (
    <Badge tone="info" icon="lock">
      {t("legalHold")}
    </Badge>
  );
}
