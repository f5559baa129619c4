import { Link } from "@/lib/platform/i18n/navigation";

type Day = {
  readonly key: string;
  readonly href: string;
  readonly weekday: string;
  readonly number: string;
  readonly count: string;
  readonly isCurrent: boolean;
};

/** Links to the days of a week, with the number of appointments on each day, for narrow screens and touch screens. */
export function DayStrip({ days, label }: { readonly days: readonly Day[]; readonly label: string }) {
  return (
    <nav className="day-strip" aria-label={label}>
      {days.map(({ key, href, weekday, number, count, isCurrent }) => (
        <Link key={key} href={href} aria-current={isCurrent ? "date" : undefined}>
          {weekday} <b>{number}</b> <span>{count}</span>
        </Link>
      ))}
    </nav>
  );
}
