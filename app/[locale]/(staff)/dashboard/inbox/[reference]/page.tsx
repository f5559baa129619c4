import { readListQuery } from "@/lib/inquiry/inbox/list-query";
import { loadItem } from "@/lib/inquiry/inbox/loaders";
import { anyQuery } from "@/lib/platform/parse/read-query";

import { staffPage } from "../../staff-page";
import { InboxPanes } from "../inbox-panes";
import { Item } from "./item";

/** One message or lead with its thread. The texts are decrypted for the staff member. */
const { generateMetadata, Page } = staffPage("/dashboard/inbox/{reference}", {
  title: ({ reference }) => reference,
  query: anyQuery,
  async render({ locale, params: { reference }, query, staff, now }) {
    const loaded = await loadItem(staff, reference, now);
    if (!loaded) return undefined;
    return (
      <InboxPanes staff={staff} locale={locale} query={readListQuery(query)} now={now} current={reference}>
        <Item loaded={loaded} locale={locale} query={query} now={now} />
      </InboxPanes>
    );
  },
});
export { generateMetadata, Page as default };
