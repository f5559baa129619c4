import { getTranslations } from "next-intl/server";

import { PeopleTable } from "@/components/desk/account/people-table";
import { PageHeader } from "@/components/desk/record/page-header";
import { Section } from "@/components/desk/record/section";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { loadFirm } from "@/lib/firm/loaders/firm";
import { formatMoment } from "@/lib/platform/time/format";
import { loadPeople } from "@/lib/staff/loaders/people";

import { staffPage } from "../staff-page";

/** The accounts of all staff. */
const { generateMetadata, Page } = staffPage("/dashboard/staff", {
  title: "account.people.title",
  async render({ locale, staff, now }) {
    const { people } = await loadPeople(staff, now);
    const { zone } = await loadFirm();
    const t = await getTranslations("account.people");
    const active = people.filter(({ isActive }) => isActive);
    return (
      <>
        <PageHeader
          title={t("title")}
          note={t("count", { count: active.length, factors: active.filter((one) => one.hasSecondFactor).length })}
          actions={
            <ButtonLink href="/dashboard/staff/invite" variant="gold">
              <Icon name="plus" size="s" />
              {t("invite")}
            </ButtonLink>
          }
        />
        <Section title={t("people")} id="people">
          <PeopleTable
            caption={t("people")}
            rows={people.map(({ adviser, lastSignIn, isActive, isInvited, ...person }) => ({
              ...person,
              adviser: adviser?.name,
              lastSignIn: lastSignIn && formatMoment(lastSignIn.getTime(), { locale, zone }),
              state: !isActive ? "ended" : isInvited ? "invited" : "active",
            }))}
          />
        </Section>
      </>
    );
  },
});
export { generateMetadata, Page as default };
