"use client";

import { useTranslations } from "next-intl";

import { contactTags } from "@/components/site/parts/contact-links";
import type { ContactDetails } from "@/components/site/parts/contact-links";
import { CalendarLink } from "./calendar-link";
import type { NextFree } from "./times-view";
import type { CalendarNavigation } from "./use-calendar-navigation";

type Props = { readonly next: NextFree | null; readonly navigation: CalendarNavigation };

/** A link to the next free time. */
export function NextFreeLink({ next, navigation }: Props) {
  if (next === null) return null;
  return (
    <p>
      {next.text}{" "}
      <CalendarLink href={next.href} onNavigate={(href) => navigation.toDay(href, next.day)}>
        {next.link}
      </CalendarLink>
    </p>
  );
}

/** Help for visitors when none of the day's times suits them. */
export function OtherTimes({ contact, next, navigation }: Props & { readonly contact: ContactDetails }) {
  const t = useTranslations("booking.date");
  return (
    <details className="t16 mt-8">
      <summary className="more">{t("noneSuit")}</summary>
      <div className="mt-8 grid gap-8">
        <p>{t.rich("noneSuitText", contactTags(contact))}</p>
        <NextFreeLink next={next} navigation={navigation} />
      </div>
    </details>
  );
}
