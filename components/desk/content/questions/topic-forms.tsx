import { getTranslations } from "next-intl/server";

import { StaffForm } from "@/components/desk/form/staff-form";
import { OrderButtons } from "@/components/desk/list/order-buttons";
import { deleteText } from "@/lib/content/actions/list";
import { addTopic, moveText, saveTopic } from "@/lib/content/actions/questions";
import type { DeskTopic } from "@/lib/content/desk/text-change";
import { versionsText } from "@/lib/content/schema";
import { siteLocales } from "@/lib/platform/i18n/site-locales";

/** The form that adds a topic, as a draft in English. */
export async function NewTopic() {
  const t = await getTranslations("staffContent.questions");
  return (
    <StaffForm
      action={addTopic}
      opener={t("newTopic")}
      submit={t("addTopic")}
      isCheckedByServer
      fields={[{ name: "title", label: t("topicTitle"), hint: t("topicHint") }]}
    />
  );
}

/** The place, the titles and the deletion of the shown topic. */
export async function TopicForms({ topic }: { readonly topic: DeskTopic }) {
  const t = await getTranslations("staffContent.questions");
  const { id, version, title, languages, questions } = topic;
  const titles = Object.fromEntries(languages.map((language) => [language.locale, language.title]));
  return (
    <div className="topic-forms">
      <span className="page-actions">
        <span className="mute">{t("topicOrder")}</span>
        <OrderButtons move={moveText} values={{ id, version: String(version) }} name={title} />
      </span>
      <StaffForm
        key={id}
        action={saveTopic}
        opener={t("rename")}
        submit={t("save")}
        isCompared
        isCheckedByServer
        doneText={t("saved")}
        values={{ id, version: versionsText(languages) }}
        fields={[
          {
            name: "title",
            kind: "languages",
            label: t("topicTitle"),
            languages: siteLocales(),
            value: titles,
            isOptional: "unmarked",
          },
        ]}
      />
      {questions.length === 0 && (
        <StaffForm
          key={`delete ${id}`}
          action={deleteText}
          opener={t("deleteTopic")}
          lead={t("deleteText")}
          submit={t("deleteSubmit")}
          values={{ id, version: String(version), to: "stay" }}
        />
      )}
    </div>
  );
}
