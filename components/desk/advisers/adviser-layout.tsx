import { getTranslations } from "next-intl/server";

import { Fields } from "@/components/desk/form/field-kinds";
import { Section } from "@/components/desk/record/section";

/** The layout of an adviser's form: who the adviser is beside what visitors can book. */
export async function AdviserLayout() {
  const t = await getTranslations("adviserDesk.form");
  return (
    <div className="columns">
      <div className="stack-34">
        <Section title={t("person")} id="person">
          <div className="staff-form-fields">
            <Fields names={["name", "email"]} />
          </div>
        </Section>
        <Section title={t("servicesTitle")} id="services">
          <div className="staff-form-fields">
            <Fields names={["serviceIds"]} />
            <div className="choices-in-columns">
              <Fields names={["languages"]} />
            </div>
          </div>
        </Section>
      </div>
      <div className="stack-34 side-column">
        <Section title={t("work")} id="work">
          <div className="staff-form-fields">
            <Fields names={["zone", "dailyCap", "videoUrl"]} />
          </div>
        </Section>
      </div>
    </div>
  );
}
