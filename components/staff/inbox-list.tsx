import clsx from "clsx";
import { useTranslations } from "next-intl";

import { Badge } from "@/components/ui/badge";
import type { InboxRow } from "@/lib/inbox/inbox-row";
import { Link } from "@/lib/platform/i18n/navigation";

const icons = { message: "mail", lead: "doc" } as const;

/** Messages and leads without their content, which is decrypted only when one of them is opened. */
export function InboxList({ rows, label }: { readonly rows: readonly InboxRow[]; readonly label: string }) {
  const t = useTranslations("inbox");
  const tLead = useTranslations("inquiry.lead");
  return (
    <ol className="agenda inbox l" aria-label={label}>
      {rows.map(({ reference, name, kind, service, urgency, age, received, isLate }) => (
        <li key={reference}>
          <span className={clsx("agenda-time", isLate && "is-late")}>
            {age}
            {isLate && <span className="vh">, {t("late")}</span>}
          </span>
          <span>
            <Link href={`/dashboard/inbox/${reference}`}>
              <b>{name}</b>
            </Link>
            <span className="sub">
              {[service, urgency && tLead(`urgencies.${urgency}`)].filter(Boolean).join(" · ")}
            </span>
            <span className="sub num">{[reference, received].join(" · ")}</span>
          </span>
          <Badge tone="plain" icon={icons[kind]}>
            {t(`kinds.${kind}`)}
          </Badge>
        </li>
      ))}
    </ol>
  );
}
