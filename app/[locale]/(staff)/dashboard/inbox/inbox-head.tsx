import { useTranslations } from "next-intl";

import { PageHeader } from "@/components/desk/record/page-header";
import { InboxTabs } from "@/components/desk/inbox/inbox-tabs";
import type { InboxView, ViewCounts } from "@/lib/inquiry/inbox/view";
import { Link } from "@/lib/platform/i18n/navigation";

type Props = {
  readonly view: InboxView;
  readonly counts: ViewCounts;
  /** The searched text. `counts` then has the number of matching items. */
  readonly text: string | undefined;
  readonly note: string;
  /** Whether the reader sets the absences of staff. */
  readonly seesAbsences: boolean;
  /** Whether an item is open. If so, the item's heading is the main heading of the page. */
  readonly isOpen: boolean;
};

/** The title of the inbox, a link to the absences, and tabs that lead to the lists of the inbox. */
export function InboxHead({ view, counts, text, note, seesAbsences, isOpen }: Props) {
  const t = useTranslations("inbox");
  const tabs = <InboxTabs current={view} counts={counts} text={text} />;
  if (isOpen)
    return (
      <div className="inbox-head list-bar">
        <p className="inbox-title">{t("title")}</p>
        {tabs}
      </div>
    );
  return (
    <div className="inbox-head">
      <PageHeader
        title={t("title")}
        note={note}
        actions={seesAbsences && <Link href="/dashboard/inbox/absences">{t("absences.title")}</Link>}
      />
      {tabs}
    </div>
  );
}
