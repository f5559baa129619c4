import { getLocale, getTranslations } from "next-intl/server";

import { Fields } from "@/components/desk/form/field-kinds";
import { Section } from "@/components/desk/record/section";
import { weekdayField } from "@/lib/advisers/desk/hours-form";
import { weekdayNumbers } from "@/lib/platform/parse/field-names";

import { weekdayNames } from "@/lib/platform/time/format";

import { CopyDay } from "./copy-day";
import { HoursEffect } from "./hours-effect";

/** The layout of the hours form: the times of each weekday beside the days on which they hold and what they change. */
export async function HoursLayout({ city }: { readonly city: string }) {
  const t = await getTranslations("adviserDesk.hours");
  const names = weekdayNames(await getLocale());
  const tEffect = await getTranslations("hoursEffect");
  return (
    <div className="columns">
      <Section title={t("week")} id="week" note={t("zone", { city })}>
        <p className="sub">{t("weekHint")}</p>
        <CopyDay
          days={weekdayNumbers.map((number) => ({
            field: weekdayField(number),
            name: names[number - 1]?.long ?? "",
          }))}
          texts={{
            from: t("copy.from"),
            to: t("copy.to"),
            weekdays: t("copy.weekdays"),
            all: t("copy.all"),
            copy: t("copy.submit"),
            done: t("copy.done"),
          }}
        >
          <Fields names={weekdayNumbers.map(weekdayField)} />
        </CopyDay>
      </Section>
      <div className="stack-34 side-column">
        <Section title={t("valid")} id="valid">
          <div className="staff-form-fields">
            <Fields names={["from", "to"]} />
          </div>
        </Section>
        <Section title={tEffect("title")} id="effect">
          <HoursEffect />
        </Section>
      </div>
    </div>
  );
}
