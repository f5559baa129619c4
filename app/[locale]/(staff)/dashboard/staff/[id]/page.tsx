import { getTranslations } from "next-intl/server";
import { z } from "zod";

import { SessionList } from "@/components/desk/account/session-list";
import { PageHeader } from "@/components/desk/record/page-header";
import { PageNotice } from "@/components/desk/record/page-notice";
import { Section } from "@/components/desk/record/section";
import { ClientMessages } from "@/components/layout/client-messages";
import { loadComingCount } from "@/lib/booking/desk/loaders/agenda";
import { loadFirm } from "@/lib/firm/loaders/firm";
import { toListedSessions } from "@/lib/staff/listed-sessions";
import { loadPerson } from "@/lib/staff/loaders/people";
import { endPersonSession } from "@/lib/staff/actions/people";
import { isUuid } from "@/lib/platform/uuid";

import { staffPage } from "../../staff-page";
import { PersonForms } from "./person-forms";

const outcomes = ["invited", "saved", "requested", "reset", "signed-out", "session-ended", "ended"] as const;

/** One staff account: access, second factor, sessions, and the form to end the access. */
const { generateMetadata, Page } = staffPage("/dashboard/staff/{id}", {
  title: "account.people.title",
  query: z.object({ done: z.enum(outcomes).optional() }),
  async render({ locale, params: { id }, query: { done }, staff, now }) {
    const loaded = isUuid(id) ? await loadPerson(staff, id, now) : undefined;
    if (!loaded) return undefined;
    const { person, self, sessions } = loaded;
    const appointments = person.adviser ? await loadComingCount(staff, person.adviser.id, now) : 0;
    const { zone } = await loadFirm();
    const t = await getTranslations("account.people");
    return (
      <ClientMessages namespaces={["login", "account", "staffForm", "errors"]}>
        <PageHeader
          title={person.name}
          {...(person.name === person.email ? {} : { note: person.email })}
          crumbs={{ href: "/dashboard/staff", list: t("title"), current: person.name }}
        />
        <PageNotice notice={done && { code: done, message: t(`outcomes.${done}`) }} />
        <div className="columns">
          <PersonForms {...loaded} appointments={appointments} />
          <Section title={t("sessions")} id="sessions">
            {sessions.length === 0 ? (
              <p className="mute">{t("noSessions")}</p>
            ) : (
              <SessionList
                sessions={toListedSessions(sessions, { locale, zone })}
                end={person.id === self ? undefined : endPersonSession}
                accountId={person.id}
              />
            )}
          </Section>
        </div>
      </ClientMessages>
    );
  },
});
export { generateMetadata, Page as default };
