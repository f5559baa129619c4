import { useLocale, useTranslations } from "next-intl";

import { DataTable } from "@/components/desk/list/data-table";
import type { ComingBooking } from "@/lib/advisers/adviser";
import type { Locale } from "@/lib/platform/i18n/locales";
import { Link } from "@/lib/platform/i18n/navigation";
import { formatMoment } from "@/lib/platform/time/format";

type Props = {
  readonly bookings: readonly ComingBooking[];
  /** The zone of the adviser. */
  readonly zone: string;
  /** Whether each row links to the page that moves the booking or gives it to another adviser. */
  readonly mayMove: boolean;
};

/** Bookings that someone must move, with links to them. */
export function BookingRows({ bookings, zone, mayMove }: Props) {
  const t = useTranslations("adviserDesk.toMove");
  const locale = useLocale() as Locale;
  return (
    <DataTable
      caption={t("caption")}
      rows={bookings}
      keyOf={({ id }) => id}
      columns={[
        {
          key: "time",
          title: t("time"),
          cell: ({ start, reference }) => (
            <Link href={`/dashboard/bookings/${reference}`}>{formatMoment(start, { locale, zone })}</Link>
          ),
        },
        {
          key: "client",
          title: t("client"),
          cell: ({ client, reference }) => (
            <>
              {client ?? reference}
              {client !== null && <span className="sub">{reference}</span>}
            </>
          ),
        },
        ...(mayMove
          ? [
              {
                key: "move",
                title: t("move"),
                place: "side" as const,
                cell: ({ reference }: ComingBooking) => (
                  <Link href={`/dashboard/bookings/${reference}/move`}>
                    {t("move")}
                    <span className="vh"> {reference}</span>
                  </Link>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
