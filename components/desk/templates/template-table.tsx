import { getTranslations } from "next-intl/server";

import { DataTable } from "@/components/desk/list/data-table";
import { OrderButtons } from "@/components/desk/list/order-buttons";
import { LanguageStates } from "@/components/desk/record/language-states";
import { Badge } from "@/components/ui/badge";
import { missingLanguages, templateName } from "@/lib/inquiry/templates/template";
import type { ReplyTemplate, Topic } from "@/lib/inquiry/templates/template";
import type { FormAction } from "@/lib/platform/forms/form-state";
import { locales } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { Link } from "@/lib/platform/i18n/navigation";

type Props = {
  readonly templates: readonly ReplyTemplate[];
  readonly topics: readonly Topic[];
  readonly locale: Locale;
  /** Moves a template one place. Undefined if the order cannot be changed. */
  readonly move: FormAction | undefined;
};

/** The templates in their order, each with its topic and the languages in which it is written. */
export async function TemplateTable({ templates, topics, locale, move }: Props) {
  const t = await getTranslations("replyTemplates.list");
  const order = {
    key: "order",
    title: t("order"),
    place: "side" as const,
    cell: ({ id, facts }: ReplyTemplate) =>
      move && <OrderButtons move={move} values={{ id }} name={templateName(facts, locale)} />,
  };
  return (
    <DataTable
      caption={t("caption")}
      rows={templates}
      keyOf={({ id }) => id}
      columns={[
        {
          key: "template",
          title: t("template"),
          cell: ({ id, facts }) => (
            <>
              <Link href={`/dashboard/settings/templates/${id}`}>{templateName(facts, locale)}</Link>
              {facts.endsContact && (
                <>
                  {" "}
                  <Badge tone="plain">{t("ends")}</Badge>
                </>
              )}
            </>
          ),
        },
        {
          key: "topic",
          title: t("topic"),
          cell: ({ facts }) => topics.find(({ id }) => id === facts.serviceId)?.name ?? t("every"),
        },
        {
          key: "texts",
          title: t("texts"),
          cell: ({ facts }) => <LanguageStates languages={locales} missing={missingLanguages(facts)} />,
        },
        ...(move ? [order] : []),
      ]}
    />
  );
}
