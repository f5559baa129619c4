import { getTranslations } from "next-intl/server";

import { Nothing } from "@/components/desk/list/nothing";
import { PageHeader } from "@/components/desk/record/page-header";
import { Section } from "@/components/desk/record/section";
import { StaffForm } from "@/components/desk/form/staff-form";
import { firm } from "@/lib/firm/settings-snapshot";
import { endAbsence, setAbsence } from "@/lib/inquiry/inbox/actions";
import { loadAbsences } from "@/lib/inquiry/inbox/loaders";
import { formatDay } from "@/lib/platform/time/format";
import { dayOf } from "@/lib/platform/time/zone";

import { staffPage } from "../../staff-page";

/** Lists the absences of staff and the colleagues who answer the open items of absent staff. A form adds an absence. */
const { generateMetadata, Page } = staffPage("/dashboard/inbox/absences", {
  title: "inbox.absences.title",
  async render({ locale, staff: reader, now }) {
    const { absences, people } = await loadAbsences(reader, now);
    const t = await getTranslations("inbox");
    const { zone } = firm();
    const day = (at: number) => formatDay(at, { locale, zone });
    const today = dayOf(now, zone);
    const toOptions = (all: typeof people) => all.map(({ id, name }) => ({ value: id, label: name }));
    // The colleague answers the items of a person who may have other clients.
    const covers = toOptions(people.filter(({ readsAll }) => readsAll));
    return (
      <>
        <PageHeader
          title={t("absences.title")}
          note={t("absences.text")}
          crumbs={{ href: "/dashboard/inbox", list: t("title"), current: t("absences.title") }}
        />
        <div className="columns columns--even">
          <Section id="absences" title={t("absences.listed")} isRuled>
            {absences.length === 0 ? (
              <Nothing title={t("absences.none")} />
            ) : (
              <ul className="earlier">
                {absences.map(({ id, staff, cover, startsAt, endsAt }) => (
                  <li key={id}>
                    <span>{t("absences.line", { name: staff.name, cover: cover.name })}</span>
                    <span className="sub">
                      {t("absences.days", { from: day(startsAt.getTime()), to: day(endsAt.getTime() - 1) })}
                    </span>
                    <StaffForm
                      action={endAbsence}
                      values={{ id }}
                      submit={t("absences.end")}
                      size="sm"
                      name={`${t("absences.end")} ${staff.name}`}
                    />
                  </li>
                ))}
              </ul>
            )}
          </Section>
          <Section id="new-absence" title={t("absences.add")}>
            <StaffForm
              edition={String(absences.length)}
              action={setAbsence}
              submit={t("absences.save")}
              doneText={t("absences.saved")}
              size="sm"
              variant="gold"
              fields={[
                {
                  name: "staff",
                  kind: "choice",
                  label: t("absences.staff"),
                  value: reader.id,
                  options: toOptions(people),
                },
                {
                  name: "cover",
                  kind: "choice",
                  label: t("absences.cover"),
                  choose: t("acts.choose"),
                  options: covers,
                },
                { name: "from", kind: "date", label: t("absences.from"), value: today },
                { name: "to", kind: "date", label: t("absences.to"), value: today },
              ]}
            />
          </Section>
        </div>
      </>
    );
  },
});
export { generateMetadata, Page as default };
