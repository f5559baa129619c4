import { useTranslations } from "next-intl";

import { DataTable } from "@/components/desk/list/data-table";
import type { Column } from "@/components/desk/list/data-table";
import type { TableRow } from "@/lib/booking/desk/table-row";
import { Link } from "@/lib/platform/i18n/navigation";

import { BookingBadge } from "@/components/desk/record/booking-badge";
import { UndeliveredMark } from "@/components/desk/record/undelivered";

type Sort = Column<TableRow>["sort"];

type Props = {
  readonly rows: readonly TableRow[];
  readonly caption: string;
  readonly city: string;
  readonly sortByTime: Sort;
  readonly sortByMade: Sort;
};

/**
 * Bookings in a table. The first cell of each row links to the booking. The link's text is the client's name, or the
 * reference if the staff member may not see the name.
 */
export function BookingsTable({ rows, caption, city, sortByTime, sortByMade }: Props) {
  const t = useTranslations("bookings.columns");
  const isNamed = rows.some(({ name }) => name !== null);
  const columns: readonly Column<TableRow>[] = [
    {
      key: "client",
      title: t(isNamed ? "client" : "reference"),
      cell: ({ name, reference }) => (
        <>
          <Link className="name" href={`/dashboard/bookings/${reference}`}>
            {name ?? reference}
          </Link>
          {name !== null && <span className="sub">{reference}</span>}
        </>
      ),
    },
    {
      key: "time",
      title: t("time", { city }),
      place: "first",
      isUnbroken: true,
      ...(sortByTime ? { sort: sortByTime } : {}),
      cell: ({ time, clientTime }) => (
        <>
          {time}
          <span className="sub">{clientTime}</span>
        </>
      ),
    },
    {
      key: "service",
      title: t("service"),
      cell: ({ service, detail }) => (
        <>
          {service}
          <span className="sub">{detail}</span>
        </>
      ),
    },
    { key: "adviser", title: t("adviser"), place: "hide", cell: ({ adviser }) => adviser },
    {
      key: "status",
      title: t("status"),
      place: "side",
      cell: ({ status, isUndelivered }) => (
        <>
          <BookingBadge state={status} /> {isUndelivered && <UndeliveredMark />}
        </>
      ),
    },
    {
      key: "made",
      title: t("made"),
      place: "hide",
      isUnbroken: true,
      ...(sortByMade ? { sort: sortByMade } : {}),
      cell: ({ made }) => made,
    },
    { key: "price", title: t("price"), place: "hide", isNumeric: true, isUnbroken: true, cell: ({ price }) => price },
  ];
  return <DataTable caption={caption} columns={columns} rows={rows} keyOf={({ reference }) => reference} isWide />;
}
