import { useTranslations } from "next-intl";

import { WaitingTime } from "@/components/desk/record/waiting-time";
import { Icon } from "@/components/ui/icon";
import type { InboxRow } from "@/lib/inquiry/inbox/inbox-row";
import type { InboxView } from "@/lib/inquiry/inbox/view";
import type { Instant } from "@/lib/platform/time/instant";
import { Link } from "@/lib/platform/i18n/navigation";

import { ListKeys } from "./list-keys";

const icons = { message: "mail", lead: "doc" } as const;

type Props = {
  readonly rows: readonly InboxRow[];
  readonly view: InboxView;
  /** The reference of the item that is open beside the list. */
  readonly current?: string | undefined;
  readonly now: Instant;
  readonly promisedMs: number;
};

/** Lists messages and leads without their texts. A text is decrypted only when its item is opened. */
export function InboxList({ rows, view, current, now, promisedMs }: Props) {
  const t = useTranslations("inbox");
  return (
    <>
      <ol className="inbox-list" aria-label={t(`views.${view}`)}>
        {rows.map(({ reference, name, kind, topic, since, isWaiting, time, owner, note }) => (
          <li key={reference}>
            <Link
              href={`/dashboard/inbox/${reference}${view === "waiting" ? "" : `?view=${view}`}`}
              aria-current={reference === current ? "true" : undefined}
            >
              <span className="name">{name}</span>
              {isWaiting ? (
                <WaitingTime since={since} until={now} promisedMs={promisedMs} isSmall />
              ) : (
                <span className="owner">{time}</span>
              )}
              <span className="preview">{topic}</span>
              <span className="owner">{owner}</span>
              <span className="kind">
                <Icon name={icons[kind]} size="s" />
                {[t(`kinds.${kind}`), note].filter(Boolean).join(" · ")}
                <span className="num nowrap">{reference}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
      <ListKeys />
    </>
  );
}
