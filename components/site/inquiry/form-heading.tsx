import { useTranslations } from "next-intl";

import { Alert } from "@/components/ui/alert";

type Props = { readonly kind: "contact" | "lead"; readonly isDemo: boolean };

/** The title and introduction of an inquiry form and, in demo mode, a warning that no one will reply. */
export function FormHeading({ kind, isDemo }: Props) {
  const t = useTranslations("inquiry");
  return (
    <>
      <h2 id="form-title">{t(`${kind}.title`)}</h2>
      <p className="soft">{t(`${kind}.lead`)}</p>
      {isDemo && <Alert tone="warn">{t("demo")}</Alert>}
    </>
  );
}
