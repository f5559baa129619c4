import { useTranslations } from "next-intl";

import { Alert } from "@/components/ui/alert";
import { Link } from "@/lib/platform/i18n/navigation";

/** Asks a staff member to add a second factor before `due`, a formatted day and time. */
export function FactorDue({ due }: { readonly due: string }) {
  const t = useTranslations("account.factor");
  return (
    <Alert tone="warn" title={t("dueTitle", { due })}>
      {t("dueText")} <Link href="/login/setup">{t("add")}</Link>
    </Alert>
  );
}
