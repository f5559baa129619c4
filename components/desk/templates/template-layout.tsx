import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";

import { Fields } from "@/components/desk/form/field-kinds";
import { Section } from "@/components/desk/record/section";
import type { Texts } from "@/lib/inquiry/templates/placeholders";
import type { SampleWords } from "@/lib/inquiry/templates/words";

import { FilledPreview } from "./filled-preview";
import { PlaceholderList } from "./placeholder-list";

type Props = { readonly texts: Texts; readonly words: SampleWords; readonly signatures: Texts };

/** The layout of a template's form: the texts beside the rules and the placeholders, and the preview below. */
export async function TemplateLayout({ texts, words, signatures }: Props): Promise<ReactNode> {
  const t = await getTranslations("replyTemplates.form");
  return (
    <div className="stack-34">
      <div className="columns">
        <Section title={t("texts")} id="texts">
          <div className="staff-form-fields">
            <Fields names={["name", "text"]} />
          </div>
        </Section>
        <div className="stack-34 side-column">
          <Section title={t("use")} id="use">
            <div className="staff-form-fields">
              <Fields names={["serviceId", "endsContact"]} />
            </div>
          </Section>
          <Section title={t("placeholders")} id="placeholders">
            <p className="sub">{t("placeholdersNote")}</p>
            <PlaceholderList />
          </Section>
        </div>
      </div>
      <Section title={t("preview")} id="preview" note={t("previewNote")}>
        <FilledPreview field="text" texts={texts} words={words} signatures={signatures} />
      </Section>
    </div>
  );
}
