import { getTranslations } from "next-intl/server";

import { Nothing } from "@/components/desk/list/nothing";
import { PageHeader } from "@/components/desk/record/page-header";
import { Section } from "@/components/desk/record/section";
import { ActForm } from "@/components/desk/inbox/act-form";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
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
    const options = people.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ));
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
                    <ActForm
                      action={endAbsence}
                      values={{ id }}
                      submit={t("absences.end")}
                      about={staff.name}
                      savingLabel={t("acts.saving")}
                    />
                  </li>
                ))}
              </ul>
            )}
          </Section>
          <Section id="new-absence" title={t("absences.add")}>
            <ActForm
              action={setAbsence}
              values={{}}
              submit={t("absences.save")}
              savingLabel={t("acts.saving")}
              doneText={t("absences.saved")}
              variant="primary"
            >
              <Field id="staff" label={t("absences.staff")}>
                <Select id="staff" name="staff" size="sm" defaultValue={reader.id}>
                  {options}
                </Select>
              </Field>
              <Field id="cover" label={t("absences.cover")}>
                <Select id="cover" name="cover" size="sm" required>
                  <option value="">{t("acts.choose")}</option>
                  {options}
                </Select>
              </Field>
              <Field id="from" label={t("absences.from")}>
                <TextInput id="from" name="from" type="date" size="sm" required defaultValue={today} />
              </Field>
              <Field id="to" label={t("absences.to")}>
                <TextInput id="to" name="to" type="date" size="sm" required defaultValue={today} />
              </Field>
            </ActForm>
          </Section>
        </div>
      </>
    );
  },
});
export { generateMetadata, Page as default };
