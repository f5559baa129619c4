import { useTranslations } from "next-intl";

import { formatCount, inboxViews } from "@/lib/inquiry/inbox/view";
import type { InboxView, ViewCounts } from "@/lib/inquiry/inbox/view";
import { Link } from "@/lib/platform/i18n/navigation";

import { addressOf, hrefOfView } from "./inbox-tabs";

type Props = { readonly view: InboxView; readonly text: string; readonly found: ViewCounts | undefined };

/** Links to the other lists in which the search finds items, and a link that ends the search. */
export function OtherMatches({ view, text, found = {} }: Props) {
  const t = useTranslations("inbox");
  const others = inboxViews.filter((each) => each !== view && (found[each] ?? 0) > 0);
  return (
    <ul className="plain-list">
      {others.map((each) => (
        <li key={each}>
          <Link href={addressOf({ view: each, text })}>
            {t("foundIn", { count: formatCount(found[each] ?? 0), view: t(`views.${each}`) })}
          </Link>
        </li>
      ))}
      <li>
        <Link href={hrefOfView(view)}>{t("clearSearch")}</Link>
      </li>
    </ul>
  );
}
