import { useLocale, useTranslations } from "next-intl";

import type { ChangeKind } from "@/lib/platform/live/changes";

import { ConnectionBadge, NewItemsBar } from "./live";

export { RefreshOnChange } from "./live";

type NoticeProps = { readonly kinds: readonly ChangeKind[]; readonly label: "bookings" | "inbox" | "outbox" };

/** Counts the records that have changed since a list was rendered. A click on the notice refreshes the list. */
export function NewItemsNotice({ kinds, label }: NoticeProps) {
  const t = useTranslations("dashboard.live");
  const texts = {
    one: t(`${label}.one`),
    // The browser counts the changes and fills in the number.
    other: t(`${label}.other`, { count: "{count}" }),
    some: t(`${label}.some`),
    show: t("show"),
  };
  return <NewItemsBar kinds={kinds} texts={texts} />;
}

/** Shows in the top bar whether the page receives other people's changes. `zone` is the office's time zone. */
export function ConnectionStatus({ zone }: { readonly zone: string }) {
  const t = useTranslations("dashboard.live");
  return (
    <ConnectionBadge
      texts={{ live: t("live"), lost: t("lost", { time: "{time}" }), ended: t("ended"), signIn: t("signIn") }}
      locale={useLocale()}
      zone={zone}
    />
  );
}
