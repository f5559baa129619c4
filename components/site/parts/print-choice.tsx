import { useTranslations } from "next-intl";

import { Checkbox } from "@/components/ui/check";

import { PrintButton } from "./print-button";

/** A button that prints the page, and a tick that leaves out the firm's name and address. */
export function PrintChoice() {
  const t = useTranslations("freeHelp.print");
  return (
    <div className="off-paper stack">
      <PrintButton />
      <Checkbox id="no-name" label={t("withoutName")} autoComplete="off" />
    </div>
  );
}
