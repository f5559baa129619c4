import { getTranslations } from "next-intl/server";
import { z } from "zod";

import { StaffForm } from "@/components/desk/form/staff-form";
import { PageHeader } from "@/components/desk/record/page-header";
import { ClientMessages } from "@/components/layout/client-messages";
import { addQuestion } from "@/lib/content/actions/questions";
import { loadQuestions } from "@/lib/content/loaders/questions";

import { staffPage } from "../../../staff-page";

/** The form that adds a question, as a draft in English. */
const { generateMetadata, Page } = staffPage("/dashboard/content/questions/new", {
  title: "staffContent.questions.new",
  query: z.object({ topic: z.string().max(80).optional() }),
  async render({ locale, query, staff, now }) {
    const { topics } = await loadQuestions(staff, { locale, now });
    const t = await getTranslations("staffContent.questions");
    return (
      <ClientMessages namespaces={["staffForm", "errors"]}>
        <PageHeader
          title={t("new")}
          crumbs={{ href: "/dashboard/content/questions", list: t("title"), current: t("new") }}
        />
        <StaffForm
          action={addQuestion}
          submit={t("add")}
          variant="gold"
          isSave
          isCheckedByServer
          fields={[
            {
              name: "topicId",
              kind: "choice",
              label: t("topic"),
              value: topics.find(({ key }) => key === query.topic)?.id,
              options: topics.map(({ id, title }) => ({ value: id, label: title })),
              choose: t("chooseTopic"),
            },
            { name: "title", label: t("question"), hint: t("newHint") },
          ]}
        />
      </ClientMessages>
    );
  },
});
export { generateMetadata, Page as default };
