import { useTranslations } from "next-intl";

import { Nothing } from "@/components/desk/list/nothing";
import { Section } from "@/components/desk/record/section";
import { WaitingTime } from "@/components/desk/record/waiting-time";
import { Link } from "@/lib/platform/i18n/navigation";

type Props = {
  readonly waiting: {
    readonly rows: readonly {
      readonly reference: string;
      readonly name: string;
      readonly kind: "message" | "lead";
      readonly service: string | null;
      readonly isOwn: boolean;
      readonly ownerName: string | null;
      /** Milliseconds since 1970, like `now`. */
      readonly since: number;
    }[];
    readonly waiting: number;
    readonly late: number;
    readonly promisedMs: number;
  };
  readonly now: number;
};

/**
 * The people who have waited longest for a reply. Each row shows how long the person has waited, and the time in which
 * the firm promises a reply.
 */
export function WaitingPeople({ waiting, now }: Props) {
  const t = useTranslations("today");
  const tInbox = useTranslations("inbox");
  const { rows, promisedMs } = waiting;
  return (
    <Section
      title={t("waiting.title")}
      id="waiting"
      note={rows.length > 0 && t("waiting.note", { count: waiting.waiting, late: waiting.late })}
      isRuled
    >
      {rows.length === 0 ? (
        <Nothing title={t("waiting.empty")} />
      ) : (
        <ul className="waiting-list">
          {rows.map(({ reference, name, kind, service, isOwn, ownerName, since }) => (
            <li key={reference}>
              <div>
                <Link className="name" href={`/dashboard/inbox/${reference}`}>
                  {name}
                </Link>
                <span className="sub">
                  {[tInbox(`kinds.${kind}`), service].filter(Boolean).join(", ")} ·{" "}
                  {isOwn ? t("waiting.you") : (ownerName ?? <b className="down">{t("waiting.unassigned")}</b>)}
                </span>
              </div>
              <WaitingTime since={since} until={now} promisedMs={promisedMs} />
            </li>
          ))}
        </ul>
      )}
      {waiting.waiting > rows.length && (
        <p className="list-more">
          <Link href="/dashboard/inbox">{t("waiting.all", { count: waiting.waiting })}</Link>
        </p>
      )}
    </Section>
  );
}
