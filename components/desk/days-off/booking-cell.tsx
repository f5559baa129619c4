import { Link } from "@/lib/platform/i18n/navigation";

import { timeText } from "./day-texts";
import type { DayReader } from "./day-texts";

type Props = {
  readonly client: {
    readonly reference: string;
    readonly name: string | null;
    readonly adviser: string;
    readonly start: number;
  };
  readonly reader: DayReader;
  /** Whether the appointments are those of several advisers. */
  readonly namesAdviser: boolean;
};

/** An appointment in a list of clients: its time, the client, the reference and, in the office's list, the adviser. */
export function BookingCell({ client: { reference, name, adviser, start }, reader, namesAdviser }: Props) {
  return (
    <>
      <b>{timeText(start, reader)}</b>
      <span className="sub">
        {name !== null && `${name}, `}
        <Link href={`/dashboard/bookings/${reference}`} className="nowrap">
          {reference}
        </Link>
        {namesAdviser && `, ${adviser}`}
      </span>
    </>
  );
}
