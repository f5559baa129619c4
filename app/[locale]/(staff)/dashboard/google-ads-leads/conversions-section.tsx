import { useLocale, useTranslations } from "next-intl";

import { ConversionTable } from "@/components/desk/ads/conversion-table";
import { ExportButtons } from "@/components/desk/ads/export-buttons";
import { Section } from "@/components/desk/record/section";
import { ButtonLink } from "@/components/ui/button";
import { makeFile } from "@/lib/ads/actions";
import type { ConversionSummary } from "@/lib/ads/listed";
import { conversionsPath } from "@/lib/ads/page-query";
import { firm } from "@/lib/firm/settings-snapshot";
import { formatMomentShort } from "@/lib/platform/time/format";

/** What Google would be told about the leads of ads, and the file that tells it. */
export function ConversionsSection({ summary }: { readonly summary: ConversionSummary }) {
  const t = useTranslations("adsLeads.conversions");
  const locale = useLocale();
  const last = summary.exports[0];
  const at = last && formatMomentShort(last.madeAt.getTime(), { locale, zone: firm().zone });
  return (
    <Section
      id="conversions"
      title={t("title")}
      note={at && (last.by ? t("last", { at, name: last.by }) : t("lastByServer", { at }))}
      isRuled
    >
      <div className="stack-13">
        <ConversionTable {...summary} />
        <ExportButtons {...summary} makeFile={makeFile}>
          <ButtonLink href={conversionsPath} variant="secondary">
            {t("check")}
          </ButtonLink>
        </ExportButtons>
      </div>
    </Section>
  );
}
