import { ClientMessages } from "@/components/layout/client-messages";
import type { CalendarLinks } from "@/lib/calendar/calendar-link";

import { CalendarFeed } from "./calendar-feed";
import { OwnCalendarSection } from "./own-calendar";

type Props = { readonly links: CalendarLinks; readonly locale: string };

/** The sections of an adviser's page about calendars: the feed that a program reads, and the calendar that we read. */
export function CalendarSections(props: Props) {
  return (
    <ClientMessages namespaces={["staffForm", "errors", "calendarLinks"]}>
      <CalendarFeed {...props} />
      <OwnCalendarSection {...props} />
    </ClientMessages>
  );
}
