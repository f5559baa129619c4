"use client";

import { useTranslations } from "next-intl";

import { buttonClasses } from "@/components/ui/button-look";
import { Icon } from "@/components/ui/icon";

import type { CalendarView } from "./calendar-view";
import { TravelLink } from "./travel-link";
import type { Travel } from "./use-travel";

const look = buttonClasses({ variant: "ghost", isIcon: true });

type Props = { readonly calendar: CalendarView; readonly travel: Travel };

/** The month's name between the ways to its neighbours. */
export function MonthHead({ calendar: { title, previousHref, nextHref }, travel }: Props) {
  const t = useTranslations("booking.date");
  return (
    <div className="cal-head">
      <MonthLink href={previousHref} icon="chevron-left" label={t("previousMonth")} travel={travel} />
      <h3 id="calendar-month" className="cal-month" aria-live="polite">
        {title}
      </h3>
      <MonthLink href={nextHref} icon="chevron-right" label={t("nextMonth")} travel={travel} />
    </div>
  );
}

type LinkProps = {
  readonly href: string | null;
  readonly icon: "chevron-left" | "chevron-right";
  readonly label: string;
  readonly travel: Travel;
};

function MonthLink({ href, icon, label, travel }: LinkProps) {
  if (href === null) {
    return (
      <a role="link" aria-disabled="true" aria-label={label} className={look}>
        <Icon name={icon} />
      </a>
    );
  }
  return (
    <TravelLink href={href} onTravel={travel.toMonth} aria-label={label} className={look}>
      <Icon name={icon} />
    </TravelLink>
  );
}
