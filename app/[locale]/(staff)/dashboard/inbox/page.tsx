import { getTranslations } from "next-intl/server";

import { readsAllItems } from "@/lib/inquiry/scope/reads-all";
import { readListQuery } from "@/lib/inquiry/inbox/list-query";
import { isTable } from "@/lib/inquiry/inbox/view";
import { anyQuery } from "@/lib/platform/parse/read-query";

import { staffPage } from "../staff-page";
import { InboxPanes } from "./inbox-panes";
import { InboxTable } from "./inbox-table";

/** Messages and requests for help, the oldest unanswered ones first. */
const { generateMetadata, Page } = staffPage("/dashboard/inbox", {
  title: "inbox.title",
  query: anyQuery,
  async render({ locale, query: search, staff, now }) {
    const query = readListQuery(search);
    if (isTable(query.view) && readsAllItems(staff))
      return <InboxTable staff={staff} locale={locale} query={query} now={now} />;
    const t = await getTranslations("inbox");
    return (
      <InboxPanes staff={staff} locale={locale} query={query} now={now}>
        <p className="mute">{t("choose")}</p>
      </InboxPanes>
    );
  },
});
export { generateMetadata, Page as default };
