import { getTranslations } from "next-intl/server";

import { FailedTasks } from "@/components/desk/operations/failed-tasks";
import { HealthList } from "@/components/desk/operations/health-list";
import { HealthVerdict } from "@/components/desk/operations/health-verdict";
import { TechnicalDetails } from "@/components/desk/operations/technical-details";
import { PageHeader } from "@/components/desk/record/page-header";
import { SettingsTabs } from "@/components/desk/settings/settings-tabs";
import { loadOperations } from "@/lib/operations/loaders";
import { formatTime } from "@/lib/platform/time/format";

import { staffPage } from "../../staff-page";

/** Whether everything is running, and what to do if not. Opening the page checks, and changes nothing. */
const { generateMetadata, Page } = staffPage("/dashboard/settings/operations", {
  title: "operations.title",
  async render({ locale, staff, path, now }) {
    const { facts, sections, urgent, failed, zone } = await loadOperations(staff, now);
    const t = await getTranslations();
    return (
      <>
        <PageHeader title={t("settings.title")} note={t("operations.lead")} />
        <SettingsTabs current="/dashboard/settings/operations" staff={staff} />
        <HealthVerdict
          counts={{ act: sections.act.length, look: sections.look.length, unknown: sections.unknown.length }}
          time={formatTime(now, { locale, zone })}
          path={path}
        />
        <div className="columns">
          <div className="stack-34">
            {(["act", "look", "unknown", "fine", "off"] as const).map((state) => (
              <HealthList key={state} state={state} lines={sections[state]} zone={zone} urgent={urgent} />
            ))}
          </div>
          <div className="stack-34 side-column">
            <FailedTasks tasks={failed} zone={zone} />
            <TechnicalDetails facts={facts} />
          </div>
        </div>
      </>
    );
  },
});
export { generateMetadata, Page as default };
