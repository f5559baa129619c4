import clsx from "clsx";
import { useTranslations } from "next-intl";

import { Badge } from "@/components/ui/badge";

export type AgendaRow = {
  readonly id: string;
  readonly time: string;
  /** Null where the reader may not see names: the reference takes its place. */
  readonly name: string | null;
  readonly reference: string;
  readonly service: string;
  readonly adviser: string;
  readonly contact: "email" | "phone" | "text";
  readonly status: "confirmed" | "awaiting_payment" | "cancelled" | "completed" | "no_show";
  /** The client's clock, where it shows another time than the office's. */
  readonly clientTime: string | null;
  readonly isNow: boolean;
};

const looks = {
  confirmed: { tone: "plain", icon: "calendar" },
  awaiting_payment: { tone: "warn", icon: "clock" },
  cancelled: { tone: "bad", icon: "x" },
  completed: { tone: "ok", icon: "check" },
  no_show: { tone: "warn", icon: "alert" },
} as const;

/** The appointments of one day in the order of their times. */
export function AgendaList({ rows, label }: { readonly rows: readonly AgendaRow[]; readonly label: string }) {
  const t = useTranslations("dashboard");
  return (
    <ol className="agenda l" aria-label={label}>
      {rows.map(({ id, time, name, reference, service, adviser, contact, status, clientTime, isNow }) => (
        <li key={id} className={clsx(isNow && "now")}>
          <span className="agenda-time">{time}</span>
          <span>
            <b>{name ?? reference}</b>
            <span className="sub">{t("line", { service, contact: t(`contact.${contact}`), adviser })}</span>
            <span className="sub num">
              {[name && reference, clientTime && t("clientTime", { time: clientTime })].filter(Boolean).join(" · ")}
            </span>
          </span>
          {isNow && status === "confirmed" ? (
            <Badge tone="info" icon="clock">
              {t("inProgress")}
            </Badge>
          ) : (
            <Badge tone={looks[status].tone} icon={looks[status].icon}>
              {t(`status.${status}`)}
            </Badge>
          )}
        </li>
      ))}
    </ol>
  );
}
