"use client";

import { useTranslations } from "next-intl";

import { buttonClasses } from "@/components/ui/button-look";
import { Icon } from "@/components/ui/icon";

import type { CalendarView } from "./calendar-view";
import { CalendarLink } from "./calendar-link";

const linkClasses = buttonClasses({ variant: "ghost", isIcon: true });

type Props = { readonly calendar: CalendarView; readonly onNavigate: (href: string) => void };

/** The month's name between the links to the previous and the next month. */
export function MonthHead({ calendar: { title, previousHref, nextHref }, onNavigate }: Props) {
  const t = useTranslations("booking.date");
  return (
    <div className="cal-head">
      <MonthLink href={previousHref} icon="chevron-left" label={t("previousMonth")} onNavigate={onNavigate} />
      <h3 id="calendar-month" className="cal-month" aria-live="polite">
        {title}
      </h3>
      <MonthLink href={nextHref} icon="chevron-right" label={t("nextMonth")} onNavigate={onNavigate} />
    </div>
  );
}

type LinkProps = {
  readonly href: string | null;
  readonly icon: "chevron-left" | "chevron-right";
  readonly label: string;
  readonly onNavigate: (href: string) => void;
};

function MonthLink({ href, icon, label, onNavigate }: LinkProps) {
  if (href === null) {
    return (
      <a role="link" aria-disabled="true" aria-label={label} className={linkClasses}>
        <Icon name={icon} />
      </a>
    );
  }
  return (
    <CalendarLink href={href} onNavigate={onNavigate} aria-label={label} className={linkClasses}>
      <Icon name={icon} />
    </CalendarLink>
  );
}
