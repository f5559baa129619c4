import { getTranslations } from "next-intl/server";

import type { StaffField } from "@/components/desk/form/staff-form";
import { maxTemplate } from "@/lib/inquiry/templates/schema";
import type { TemplateFacts, Topic } from "@/lib/inquiry/templates/template";

const none = { en: "", de: "", "fr-CA": "" } as const;

/** A template before anything is written. */
export const emptyTemplate: TemplateFacts = { name: none, text: none, serviceId: null, endsContact: false };

/** The fields of a template's form. */
export async function templateFields(facts: TemplateFacts, topics: readonly Topic[]): Promise<readonly StaffField[]> {
  const t = await getTranslations("replyTemplates.form");
  return [
    { name: "name", label: t("name"), kind: "languages", value: facts.name, isOptional: "unmarked" },
    {
      name: "text",
      label: t("text"),
      hint: t("textHint"),
      kind: "languages",
      value: facts.text,
      limit: maxTemplate,
      rows: 9,
      isOptional: "unmarked",
    },
    {
      name: "serviceId",
      label: t("topic"),
      hint: t("topicHint"),
      kind: "choice",
      value: facts.serviceId ?? "",
      options: [{ value: "", label: t("everyTopic") }, ...topics.map(({ id, name }) => ({ value: id, label: name }))],
      isOptional: "unmarked",
    },
    { name: "endsContact", label: t("endsContact"), kind: "check", value: facts.endsContact ? "true" : "" },
  ];
}
