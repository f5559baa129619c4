import { useTranslations } from "next-intl";

import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

/** A button that prints the page (`PrintOnClick`). Without a script there is none, and the browser's menu prints. */
export function PrintButton() {
  const t = useTranslations("staffForm");
  return (
    <Button variant="secondary" size="sm" className="needs-script" data-print="">
      <Icon name="doc" size="s" />
      {t("print")}
    </Button>
  );
}
