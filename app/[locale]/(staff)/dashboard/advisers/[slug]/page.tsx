import { getTranslations } from "next-intl/server";
import { z } from "zod";

import { AccountSection } from "@/components/desk/advisers/account-section";
import { AdviserFactsList } from "@/components/desk/advisers/adviser-facts";
import { adviserFields } from "@/components/desk/advisers/adviser-fields";
import { AdviserLayout } from "@/components/desk/advisers/adviser-layout";
import { AdviserState } from "@/components/desk/advisers/adviser-table";
import { BookingsToMove } from "@/components/desk/advisers/bookings-to-move";
import { HoursList } from "@/components/desk/advisers/hours-list";
import { LeaveAdviser } from "@/components/desk/advisers/leave-adviser";
import { StaffForm } from "@/components/desk/form/staff-form";
import { PageHeader } from "@/components/desk/record/page-header";
import { PageNotice } from "@/components/desk/record/page-notice";
import { ClientMessages } from "@/components/layout/client-messages";
import { activateAdviser, changeAdviser, deactivateAdviser, removeHours } from "@/lib/advisers/actions";
import { loadAdviser } from "@/lib/advisers/loaders";

import { staffPage } from "../../staff-page";

const notices = ["added", "changed", "hours", "hours-removed", "deactivated", "activated"] as const;

/** One adviser: bookings to move, weekly hours, profile, account, and the end of the work. */
const { generateMetadata, Page } = staffPage("/dashboard/advisers/{slug}", {
  title: ({ slug }) => slug,
  query: z.object({ done: z.enum(notices).optional() }),
  async render({ locale, params: { slug }, query: { done }, staff, now }) {
    const record = await loadAdviser(staff, slug, now);
    if (!record) return undefined;
    const { adviser, services, today, mayChange, mayMove, maySeeAccount } = record;
    const t = await getTranslations("adviserDesk");
    return (
      <ClientMessages namespaces={["staffForm", "errors"]}>
        <PageHeader
          title={adviser.facts.name}
          crumbs={{ href: "/dashboard/advisers", list: t("title"), current: adviser.facts.name }}
          note={<AdviserState row={adviser} />}
        />
        <PageNotice notice={done && { code: done, message: t(`notices.${done}`) }} />
        {!mayChange && <p className="mute">{t("readOnly")}</p>}
        <BookingsToMove adviser={adviser} mayMove={mayMove} />
        <HoursList adviser={adviser} today={today} locale={locale} remove={mayChange ? removeHours : undefined} />
        {mayChange ? (
          <StaffForm
            action={changeAdviser}
            submit={t("form.save")}
            variant="gold"
            isSave
            hasSaveBar
            isCompared
            isCheckedByServer
            values={{ id: adviser.id, version: String(adviser.version) }}
            fields={await adviserFields(adviser.facts, { services, locale })}
            layout={<AdviserLayout />}
          />
        ) : (
          <AdviserFactsList facts={adviser.facts} services={services} locale={locale} />
        )}
        <AccountSection account={adviser.account} mayChange={maySeeAccount} />
        {mayChange && <LeaveAdviser adviser={adviser} deactivate={deactivateAdviser} activate={activateAdviser} />}
      </ClientMessages>
    );
  },
});
export { generateMetadata, Page as default };
