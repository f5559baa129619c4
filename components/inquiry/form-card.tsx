import type { ReactNode } from "react";
import { useTranslations } from "next-intl";

import { Alert } from "@/components/ui/alert";
import { Card } from "@/components/ui/card";

type Props = { readonly kind: "contact" | "lead"; readonly isDemo: boolean; readonly children: ReactNode };

/** A form with its title, and in demo mode with a warning that no one will reply. */
export function FormCard({ kind, isDemo, children }: Props) {
  const t = useTranslations("inquiry");
  return (
    <Card className="inquiry-card">
      <h2 id="form-title">{t(`${kind}.title`)}</h2>
      <p className="soft">{t(`${kind}.lead`)}</p>
      {isDemo && <Alert tone="warn">{t("demo")}</Alert>}
      {children}
    </Card>
  );
}
