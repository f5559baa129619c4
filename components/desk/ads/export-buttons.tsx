import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Icon } from "@/components/ui/icon";
import type { ConversionSummary } from "@/lib/ads/listed";
import type { FormAction } from "@/lib/platform/forms/form-state";
import { Link } from "@/lib/platform/i18n/navigation";

type Props = Pick<ConversionSummary, "counts" | "terms" | "maySet"> & {
  readonly makeFile: FormAction;
  /** What is shown before the button. */
  readonly children?: ReactNode;
};

/** The button that makes a file of all conversions that are ready, or the reason why there is none. */
export function ExportButtons({ counts, terms, maySet, makeFile, children }: Props) {
  const t = useTranslations("adsLeads.conversions");
  const isReady = counts.some(({ view }) => view === "ready");
  return (
    <div className="stack-13">
      <div className="row">
        {children}
        {terms && isReady && (
          <StaffForm
            action={makeFile}
            variant="gold"
            submit={
              <>
                <Icon name="download" size="s" /> {t("download")}
              </>
            }
          />
        )}
      </div>
      {terms === null ? (
        <p>
          {t("refusals.no-terms")} {maySet && <Link href="/dashboard/settings#conversions">{t("toSettings")}</Link>}
        </p>
      ) : (
        !isReady && <p>{t("refusals.nothing-new")}</p>
      )}
      <p className="mute">{t("promise")}</p>
    </div>
  );
}
