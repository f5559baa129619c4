import { getTranslations } from "next-intl/server";
import { z } from "zod";

import { PageHeader } from "@/components/desk/record/page-header";
import { PageNotice } from "@/components/desk/record/page-notice";
import { ConfirmParts } from "@/components/desk/settings/confirm-parts";
import { FirmForm } from "@/components/desk/settings/firm-form";
import { FirmHistory } from "@/components/desk/settings/firm-history";
import { SectionNav } from "@/components/desk/settings/section-nav";
import { factSectionNames } from "@/components/desk/settings/sections";
import { SettingsTabs } from "@/components/desk/settings/settings-tabs";
import { confirmFirmPart, saveFirm } from "@/lib/firm/desk/actions";
import { loadFirmSettings } from "@/lib/firm/desk/loaders";
import { formatMoment } from "@/lib/platform/time/format";

import { staffPage } from "../staff-page";

/** The firm's facts in sections. Each save is a new version of the firm's record. */
const { generateMetadata, Page } = staffPage("/dashboard/settings", {
  title: "settings.title",
  query: z.object({ done: z.enum(["saved", "unchanged", "confirmed"]).optional() }),
  async render({ locale, query: { done }, staff }) {
    const { firm, versions, logos, mayChange } = await loadFirmSettings(staff);
    const t = await getTranslations("settings");
    const { version, zone } = firm;
    const [latest] = versions;
    return (
      <>
        <PageHeader
          title={t("title")}
          note={t("lead")}
          actions={
            latest && (
              <a href="#history">
                {t("version", { version, at: formatMoment(latest.at.getTime(), { locale, zone }) })}
              </a>
            )
          }
        />
        <SettingsTabs current="/dashboard/settings" staff={staff} />
        <PageNotice notice={done && { code: done, message: t(`notices.${done}`, { version }) }} />
        {!mayChange && <p className="mute">{t("readOnly")}</p>}
        <div className="settings-page">
          <SectionNav
            label={t("sections.label")}
            sections={[...factSectionNames, "history" as const].map((id) => ({ id, title: t(`sections.${id}`) }))}
          />
          <div className="stack-34">
            <ConfirmParts firm={firm} locale={locale} confirm={mayChange ? confirmFirmPart : undefined} />
            <FirmForm firm={firm} logos={logos} latest={latest} locale={locale} save={mayChange ? saveFirm : undefined} />
            <FirmHistory versions={versions} locale={locale} zone={zone} />
          </div>
        </div>
      </>
    );
  },
});
export { generateMetadata, Page as default };
