import clsx from "clsx";
import { useTranslations } from "next-intl";

import { UndeliveredMark } from "@/components/desk/record/undelivered";
import { SafeContactNote } from "@/components/desk/record/safe-contact-note";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { AgendaPerson, AgendaRow } from "@/lib/booking/desk/agenda-row";
import type { SafeContactSource } from "@/lib/inquiry/safe-contact/union";
import { Link } from "@/lib/platform/i18n/navigation";
import { phoneUrl } from "@/lib/platform/contact/phone-url";

const statusBadges = {
  confirmed: { tone: "plain", icon: "calendar" },
  awaiting_payment: { tone: "warn", icon: "clock" },
  cancelled: { tone: "bad", icon: "x" },
  completed: { tone: "ok", icon: "check" },
  no_show: { tone: "bad", icon: "x-circle" },
} as const;

const modeIcons = { phone: "phone", video: "video", "in-person": "pin" } as const;

/**
 * Whether the staff member may open the record of a booking and the page for its appointment. The row links only to
 * pages that the staff member may open.
 */
export type AppointmentLinks = { readonly hasRecord: boolean; readonly hasAppointmentPage: boolean };

type Props = {
  readonly row: AgendaRow;
  readonly isNext: boolean;
  readonly showsAdviser: boolean;
  readonly links: AppointmentLinks;
};

/** One appointment of the day. The next appointment is highlighted and has a button that starts it. */
export function Appointment({ row, isNext, showsAdviser, links }: Props) {
  const t = useTranslations("dashboard");
  const { id, personal, reference, service, meetingMode, clientTime, isPast } = row;
  // What is over, or does not take place, needs one line.
  const isBrief = isPast && !isNext;
  const name = personal?.name ?? reference;
  const head = (
    <>
      <div>
        <time>{row.time}</time>
        {!isBrief && <span className="sub">{t("until", { time: row.endTime })}</span>}
      </div>
      <div>
        {links.hasRecord ? (
          <Link className="name" href={`/dashboard/bookings/${reference}`}>
            {name}
          </Link>
        ) : (
          <b className="name">{name}</b>
        )}{" "}
        {row.isUndelivered && <UndeliveredMark />}
        <span className="sub agenda-facts">
          <span>{isBrief ? service : t("line", { service, contact: t(`meeting.${meetingMode}`) })}</span>
          {clientTime && !isBrief && <span className="num">{t("clientTime", { at: clientTime })}</span>}
          {showsAdviser && isBrief && <span>{row.adviser}</span>}
        </span>
        {!isNext && personal?.isCallable && !isPast && <Call id={id} person={personal} isBrief />}
      </div>
      <div className="aside">
        <Status row={row} />
        {showsAdviser && !isBrief && <span>{row.adviser}</span>}
        {personal && !isBrief && <span className="sub num">{reference}</span>}
      </div>
    </>
  );
  if (!isNext)
    return (
      <li id={`booking-${id}`} className={clsx(isPast && "past", isBrief && "is-brief")}>
        {head}
      </li>
    );
  return (
    <li id={`booking-${id}`} className="next">
      <div className="next-in">
        <div className="next-head">{head}</div>
        {personal?.isCallable && <Call id={id} person={personal} />}
        {links.hasAppointmentPage && (
          <div className="row">
            <ButtonLink variant="gold" href={`/dashboard/bookings/${reference}/appointment`} aria-keyshortcuts="s">
              <Icon name={modeIcons[meetingMode]} size="s" />
              {t("startAppointment")} <kbd aria-hidden="true">S</kbd>
            </ButtonLink>
          </div>
        )}
      </div>
    </li>
  );
}

function Status({ row: { isNow, status } }: { readonly row: AgendaRow }) {
  const t = useTranslations("dashboard");
  return isNow && status === "confirmed" ? (
    <Badge tone="info" icon="clock">
      {t("inProgress")}
    </Badge>
  ) : (
    <Badge {...statusBadges[status]}>{t(`status.${status}`)}</Badge>
  );
}

type CallProps = {
  readonly id: string;
  readonly person: AgendaPerson;
  /** Whether the appointment is not the next one. It then shows safe-contact instructions only if there are any. */
  readonly isBrief?: boolean;
};

/**
 * What the adviser needs to call the client: the safe-contact instructions, the phone number, the words that prove to
 * the client that the firm is calling, and the notes.
 */
function Call({ id, person, isBrief = false }: CallProps) {
  const t = useTranslations("dashboard");
  const { phone, callerWords, safeContact, questionsBy, hasNotes, notes } = person;
  const sources: readonly SafeContactSource[] = notes?.sources ?? [{ from: "booking", codes: safeContact }];
  const hasInstructions = sources.some(({ codes, note }) => codes.length > 0 || note);
  return (
    <div className="call">
      {(hasInstructions || !isBrief || notes !== null) && <SafeContactNote sources={sources} />}
      <p>
        <a href={phoneUrl(phone)} className="num nowrap">
          {phone}
        </a>
        {!isBrief && <span className="sub">{t(`questionsBy.${questionsBy}`)}</span>}
      </p>
      <p>
        {t.rich(isBrief ? "callerWordsBrief" : "callerWords", {
          words: callerWords.join(", "),
          em: (text) => <span className="serif">{text}</span>,
        })}
      </p>
      {notes !== null && <p className="written">{notes.text ?? t("noNotes")}</p>}
      {hasNotes && (
        <Link href={notes === null ? `/dashboard?notes=${id}#booking-${id}` : "/dashboard"} scroll={false}>
          {t(notes === null ? "showNotes" : "hideNotes")}
        </Link>
      )}
    </div>
  );
}
