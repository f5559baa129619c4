import { getTranslations } from "next-intl/server";

import { Section } from "@/components/desk/record/section";
import { SummaryList } from "@/components/ui/summary-list";
import type { EnvironmentSetting } from "@/lib/firm/desk/environment";

/** What the server's environment sets. Secrets are only said to be set or not. */
export async function EnvironmentSection({ settings }: { readonly settings: readonly EnvironmentSetting[] }) {
  const t = await getTranslations("settings.environment");
  return (
    <Section title={t("title")} id="environment">
      <p className="mute">{t("text")}</p>
      <SummaryList
        rows={settings.map(({ name, value }) => ({
          term: name,
          value: value === true ? t("set") : value === false ? t("unset") : value,
        }))}
      />
    </Section>
  );
}
