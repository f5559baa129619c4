import clsx from "clsx";
import { useTranslations } from "next-intl";

import { Badge } from "@/components/ui/badge";
import type { AgendaPerson, AgendaRow } from "@/lib/booking/agenda-row";
import { Link } from "@/lib/platform/i18n/navigation";

import { SafeContactNote } from "./safe-contact-note";

const statusBadges = {
  confirmed: { tone: "plain", icon: "calendar" },
  awaiting_payment: { tone: "warn", icon: "clock" },
  cancelled: { tone: "bad", icon: "x" },
  completed: { tone: "ok", icon: "check" },
  no_show: { tone: "warn", icon: "alert" },
} as const;

/** The appointments of one day in chronological order. */
export function AgendaList({ rows, label }: { readonly rows: readonly AgendaRow[]; readonly label: string }) {
  const t = useTranslations("dashboard");
  return (
    <ol className="agenda l" aria-label={label}>
      {rows.map(({ id, time, personal, reference, service, adviser, meetingMode, status, clientTime, isNow }) => (
        <li key={id} id={`booking-${id}`} className={clsx(isNow && "now")}>
          <span className="agenda-time">{time}</span>
          <div>
            <b>{personal?.name ?? reference}</b>
            <span className="sub">{t("line", { service, contact: t(`meeting.${meetingMode}`), adviser })}</span>
            <span className="sub num">
              {[personal && reference, clientTime && t("clientTime", { time: clientTime })].filter(Boolean).join(" · ")}
            </span>
            {personal && <PersonLines id={id} person={personal} />}
          </div>
          {isNow && status === "confirmed" ? (
            <Badge tone="info" icon="clock">
              {t("inProgress")}
            </Badge>
          ) : (
            <Badge tone={statusBadges[status].tone} icon={statusBadges[status].icon}>
              {t(`status.${status}`)}
            </Badge>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The phone number, the words that prove the caller's identity, and the notes, which are decrypted only on request. */
function PersonLines({ id, person }: { readonly id: string; readonly person: AgendaPerson }) {
  const t = useTranslations("dashboard");
  const { phone, callerWords, safeContact, hasNotes, isCallable, notes } = person;
  return (
    <>
      {isCallable && <SafeContactNote codes={safeContact} note={notes?.safeContact} />}
      {isCallable && (
        <span className="sub num">
          <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>
        </span>
      )}
      {isCallable && <span className="sub">{t("callerWords", { words: callerWords.join(", ") })}</span>}
      {notes !== null && <span className="written">{notes.text ?? t("noNotes")}</span>}
      {hasNotes && (
        <span className="sub">
          <Link href={notes === null ? `/dashboard?notes=${id}#booking-${id}` : "/dashboard"}>
            {t(notes === null ? "showNotes" : "hideNotes")}
          </Link>
        </span>
      )}
    </>
  );
}
