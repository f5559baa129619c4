import { getTranslations } from "next-intl/server";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Section } from "@/components/desk/record/section";
import { undeleteText } from "@/lib/content/actions/list";
import type { DeskEntry } from "@/lib/content/desk/desk-text";

type Props = { readonly deleted: readonly DeskEntry[]; readonly topicIds: readonly string[] };

/** The questions and topics that can be restored. A question of a deleted topic comes back with its topic. */
export async function DeletedTexts({ deleted, topicIds }: Props) {
  const t = await getTranslations("staffContent.questions");
  if (deleted.length === 0) return null;
  return (
    <Section title={t("deleted")} id="deleted" note={t("deletedNote")}>
      <ul className="change-list">
        {deleted.map(({ id, version, title, topicId }) => (
          <li key={id}>
            <div>{title}</div>
            {topicId === null || topicIds.includes(topicId) ? (
              <StaffForm
                action={undeleteText}
                submit={t("restore")}
                name={t("restoreOf", { title })}
                values={{ id, version: String(version), to: "stay" }}
              />
            ) : (
              <span className="sub">{t("topicDeleted")}</span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
