import { getTranslations } from "next-intl/server";

import { LinePreview } from "@/components/desk/content/line-preview/line-preview";
import { Fields } from "@/components/desk/form/field-kinds";
import { Section } from "@/components/desk/record/section";

/** The layout of a notice's form: the fields, and beside them the line as visitors see it. */
export async function NoticeLayout() {
  const t = await getTranslations("staffContent.notice");
  return (
    <div className="columns">
      <Section title={t("texts")} id="texts">
        <div className="staff-form-fields">
          <Fields names={["text", "lastDay"]} />
        </div>
      </Section>
      <div className="side-column">
        <Section title={t("preview")} id="preview" note={t("previewNote")}>
          <LinePreview />
        </Section>
      </div>
    </div>
  );
}
