import { useTranslations } from "next-intl";

import type { AgendaItem } from "@/lib/booking/desk/agenda-items";

import { Appointment } from "./appointment";
import type { AppointmentLinks } from "./appointment";

type Props = {
  readonly items: readonly AgendaItem[];
  readonly label: string;
  /** Whether each appointment names its adviser. True for the agenda of all advisers. */
  readonly showsAdviser: boolean;
  readonly links: AppointmentLinks;
};

/**
 * The appointments of the day in order, with the current time. The agenda of a single adviser also shows the gaps
 * between the appointments.
 */
export function DayAgenda({ items, label, showsAdviser, links }: Props) {
  return (
    <ol className="day-agenda" aria-label={label}>
      {items.map((item) => {
        if (item.kind === "now") return <NowLine key="now" time={item.time} />;
        if (item.kind === "gap") return <Gap key={`after ${item.time}`} gap={item} />;
        return (
          <Appointment
            key={item.row.id}
            row={item.row}
            isNext={item.isNext}
            showsAdviser={showsAdviser}
            links={links}
          />
        );
      })}
    </ol>
  );
}

function NowLine({ time }: { readonly time: string }) {
  const t = useTranslations("today");
  return (
    <li className="now-line">
      <span>
        <span className="vh">{t("now")} </span>
        {time}
      </span>
    </li>
  );
}

function Gap({ gap }: { readonly gap: Extract<AgendaItem, { kind: "gap" }> }) {
  const t = useTranslations("today");
  const { time, bufferUntil, freeUntil } = gap;
  return (
    <li className="gap">
      <time>{time}</time>
      <span>
        {bufferUntil && freeUntil
          ? t("bufferThenFree", { buffer: bufferUntil, free: freeUntil })
          : bufferUntil
            ? t("buffer", { buffer: bufferUntil })
            : t("free", { free: freeUntil ?? "" })}
      </span>
    </li>
  );
}
