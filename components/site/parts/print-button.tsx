import { useTranslations } from "next-intl";

import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

/**
 * A button that prints the page. Its script is that of all pages (`PrintOnClick`). Without a script there is no button,
 * and the browser's own menu prints.
 */
export function PrintButton() {
  const t = useTranslations("freeHelp.print");
  return (
    <p className="needs-script off-paper">
      <Button variant="secondary" data-print="">
        <Icon name="doc" size="s" />
        {t("button")}
      </Button>
    </p>
  );
}
