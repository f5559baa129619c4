"use client";

import { useTranslations } from "next-intl";

import { buttonClasses } from "@/components/ui/button-look";
import { Icon } from "@/components/ui/icon";

import type { CalendarView } from "./calendar-view";
import { TravelLink } from "./travel-link";

const look = buttonClasses({ variant: "ghost", isIcon: true });

type Props = { readonly calendar: CalendarView; readonly onTravel: (href: string) => void };

/** The month's name between the ways to its neighbours. */
export function MonthHead({ calendar: { title, previousHref, nextHref }, onTravel }: Props) {
  const t = useTranslations("booking.date");
  return (
    <div className="cal-head">
      <MonthLink href={previousHref} icon="chevron-left" label={t("previousMonth")} onTravel={onTravel} />
      <h3 id="calendar-month" className="cal-month" aria-live="polite">
        {title}
      </h3>
      <MonthLink href={nextHref} icon="chevron-right" label={t("nextMonth")} onTravel={onTravel} />
    </div>
  );
}

type LinkProps = {
  readonly href: string | null;
  readonly icon: "chevron-left" | "chevron-right";
  readonly label: string;
  readonly onTravel: (href: string) => void;
};

function MonthLink({ href, icon, label, onTravel }: LinkProps) {
  if (href === null) {
    return (
      <a role="link" aria-disabled="true" aria-label={label} className={look}>
        <Icon name={icon} />
      </a>
    );
  }
  return (
    <TravelLink href={href} onTravel={onTravel} aria-label={label} className={look}>
      <Icon name={icon} />
    </TravelLink>
  );
}
