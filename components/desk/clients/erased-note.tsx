import { useLocale, useTranslations } from "next-intl";

import { Alert } from "@/components/ui/alert";
import type { FileErasure } from "@/lib/clients/file";
import { formatDay } from "@/lib/platform/time/format";
import type { Kept } from "@/lib/rights/classes/class";

type Props = { readonly erasure: FileErasure; readonly zone: string };

/**
 * Says why a client's file is almost empty: when and why the client's data was erased, and what is kept because of a
 * law or as proof.
 */
export function ErasedNote({ erasure: { at, cause, kept }, zone }: Props) {
  const t = useTranslations("clients.erased");
  const tKept = useTranslations("clientData.keptNames");
  const locale = useLocale();
  const names = kept.map((name) => tKept(name as Kept));
  return (
    <Alert tone="info" title={t("on", { day: formatDay(at.getTime(), { locale, zone }) })}>
      {t(`causes.${cause}`, { kept: new Intl.ListFormat(locale).format(names) })}
    </Alert>
  );
}
