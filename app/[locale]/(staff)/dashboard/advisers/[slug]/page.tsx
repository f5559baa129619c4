import { getTranslations } from "next-intl/server";
import { z } from "zod";

import { CalendarSections } from "@/components/desk/calendar/calendar-sections";
import { AccountSection } from "@/components/desk/advisers/account-section";
import { AdviserFactsList } from "@/components/desk/advisers/adviser-facts";
import { adviserFields } from "@/components/desk/advisers/adviser-fields";
import { AdviserLayout } from "@/components/desk/advisers/adviser-layout";
import { AdviserState } from "@/components/desk/advisers/adviser-table";
import { BookingsToMove } from "@/components/desk/advisers/bookings-to-move";
import { HoursList } from "@/components/desk/advisers/hours-list";
import { LeaveAdviser } from "@/components/desk/advisers/leave-adviser";
import { PhotoSection } from "@/components/desk/advisers/photo-section";
import { ClaimTable } from "@/components/desk/claims/claim-table";
import { DaysOff } from "@/components/desk/days-off/days-off";
import { daysNotices, isDaysNotice, toneOf } from "@/components/desk/days-off/notices";
import { StaffForm } from "@/components/desk/form/staff-form";
import { PageHeader } from "@/components/desk/record/page-header";
import { PageNotice } from "@/components/desk/record/page-notice";
import { Section } from "@/components/desk/record/section";
import { Portrait } from "@/components/desk/record/person";
import { ClientMessages } from "@/components/layout/client-messages";
import { activateAdviser, changeAdviser, deactivateAdviser, removeHours, removePhoto } from "@/lib/advisers/actions";
import { loadAdviser } from "@/lib/advisers/loaders";
import {
  checkDaysOff,
  offerOtherTimes,
  remindClient,
  removeDaysOff,
  saveDaysOff,
} from "@/lib/booking/days-off/actions";
import { loadDaysOff } from "@/lib/booking/days-off/loaders/days-off";
import { changeQuery, readChange } from "@/lib/booking/days-off/schema";
import { calendarNotices } from "@/lib/calendar/notices";
import { loadCalendarLinks } from "@/lib/calendar/loaders";
import type { ListedClaim } from "@/lib/firm/claims/listed-claim";
import { uploadResults } from "@/lib/documents/schema";
import { Link } from "@/lib/platform/i18n/navigation";

import { staffPage } from "../../staff-page";

const ownNotices = [
  "added",
  "changed",
  "hours",
  "hours-removed",
  "deactivated",
  "activated",
  "photo-removed",
  ...calendarNotices,
] as const;

const isShown = ({ state }: ListedClaim) => state === "shown" || state === "soon";

const daysOffActions = {
  check: checkDaysOff,
  save: saveDaysOff,
  remove: removeDaysOff,
  offer: offerOtherTimes,
  remind: remindClient,
};

/** One adviser: bookings to move, days off, weekly hours, profile, account, and the end of the work. */
const { generateMetadata, Page } = staffPage("/dashboard/advisers/{slug}", {
  title: ({ slug }) => slug,
  query: changeQuery.extend({
    done: z.enum([...ownNotices, ...daysNotices]).optional(),
    upload: z.enum(uploadResults).optional(),
  }),
  async render({ locale, params: { slug }, query, staff, now }) {
    const { done, upload } = query;
    const record = await loadAdviser(staff, slug, { locale, now });
    if (!record) return undefined;
    const { adviser, services, today, claims, mayPropose, mayChange, mayMove, maySeeAccount } = record;
    const links = await loadCalendarLinks(staff, adviser.id, now);
    const t = await getTranslations("adviserDesk");
    const tDays = await getTranslations("daysOff");
    const days = await loadDaysOff(staff, {
      adviser: { id: adviser.id, zone: adviser.facts.zone },
      change: readChange(query, adviser.id),
      now,
    });
    return (
      <ClientMessages namespaces={["staffForm", "errors"]}>
        <PageHeader
          title={adviser.facts.name}
          picture={<Portrait name={adviser.facts.name} photo={adviser.photo} />}
          crumbs={{ href: "/dashboard/advisers", list: t("title"), current: adviser.facts.name }}
          note={<AdviserState row={adviser} />}
        />
        <PageNotice
          notice={
            done &&
            (isDaysNotice(done)
              ? { code: done, message: tDays(`notices.${done}`), tone: toneOf(done) }
              : { code: done, message: t(`notices.${done}`) })
          }
        />
        {!mayChange && <p className="mute">{t("readOnly")}</p>}
        <BookingsToMove
          adviser={adviser}
          mayMove={mayMove}
          onDaysOff={new Set(days.saved.flatMap(({ clients }) => clients.map(({ reference }) => reference)))}
        />
        <DaysOff view={days} locale={locale} page={slug} actions={daysOffActions} />
        <HoursList adviser={adviser} today={today} locale={locale} remove={mayChange ? removeHours : undefined} />
        {mayChange ? (
          <StaffForm
            action={changeAdviser}
            submit={t("form.save")}
            // The days that are shown before they are saved have the gold button.
            variant={days.proposed ? "secondary" : "gold"}
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
        {mayChange && <PhotoSection adviser={adviser} remove={removePhoto} result={upload} />}
        {claims && (
          <Section
            title={t("claims.title")}
            id="claims"
            note={t("claims.shown", { shown: claims.filter(isShown).length, count: claims.length })}
          >
            <p className="mute">
              {t("claims.text", { name: adviser.facts.name })}{" "}
              {mayPropose && <Link href="/dashboard/claims/new">{t("claims.propose")}</Link>}
            </p>
            {claims.length > 0 && <ClaimTable rows={claims} />}
          </Section>
        )}
        {links && <CalendarSections links={links} locale={locale} />}
        <AccountSection account={adviser.account} mayChange={maySeeAccount} />
        {mayChange && <LeaveAdviser adviser={adviser} deactivate={deactivateAdviser} activate={activateAdviser} />}
      </ClientMessages>
    );
  },
});
export { generateMetadata, Page as default };
