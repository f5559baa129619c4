import type { ReactNode } from "react";
import { useTranslations } from "next-intl";

import { Alert } from "@/components/ui/alert";
import { Card } from "@/components/ui/card";
import { env } from "@/lib/platform/env";

type Props = { readonly kind: "contact" | "lead"; readonly children: ReactNode };

/** A form with its title, and in a demonstration with the word that nobody will answer. */
export function FormCard({ kind, children }: Props) {
  const t = useTranslations("inquiry");
  return (
    <Card className="inquiry-card">
      <h2 id="form-title">{t(`${kind}.title`)}</h2>
      <p className="soft">{t(`${kind}.lead`)}</p>
      {env().SITE_MODE === "demo" && <Alert tone="warn">{t("demo")}</Alert>}
      {children}
    </Card>
  );
}
