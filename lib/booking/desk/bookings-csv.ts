import { byteOrderMark, csvLine } from "@/lib/platform/csv/write";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { formatMoney, isCurrency } from "@/lib/platform/money/money";
import { formatPhone } from "@/lib/platform/contact/phone";
import { isoWithOffset } from "@/lib/platform/time/zone";
import { listCatalogue } from "@/lib/services/queries";
import { textOf } from "@/lib/services/service";

import { meetingModeName } from "./meeting-mode-name";
import type { TableBooking } from "./queries/table";
import { settledStatus } from "./table-row";

type CsvReader = { readonly locale: Locale; readonly zone: string };

const columns = [
  "reference",
  "client",
  "email",
  "phone",
  "officeTime",
  "clientTime",
  "clientZone",
  "service",
  "meeting",
  "adviser",
  "status",
  "price",
  "made",
] as const;

/** Streams a CSV file with a heading line and one line for each booking. Times are in ISO 8601. */
export async function csvFile(
  batches: AsyncGenerator<readonly TableBooking[]>,
  { locale, zone }: CsvReader,
): Promise<ReadableStream<Uint8Array>> {
  const t = translatorFor(locale, "bookings");
  const services = new Map((await listCatalogue()).map((service) => [service.id, textOf(service, locale).name]));
  const encoder = new TextEncoder();
  const lineOf = (booking: TableBooking) => {
    const { personal, startsAt, currency } = booking;
    const start = startsAt.getTime();
    const cells = [
      booking.reference,
      personal?.name ?? "",
      personal?.email ?? "",
      personal ? formatPhone(personal.phone) : "",
      isoWithOffset(start, zone),
      isoWithOffset(start, booking.zone),
      booking.zone,
      services.get(booking.serviceId) ?? "",
      meetingModeName(booking, locale),
      booking.adviser.name,
      t(`statuses.${settledStatus(booking)}`),
      isCurrency(currency) ? formatMoney(booking.priceMinor, currency, locale) : `${booking.priceMinor} ${currency}`,
      isoWithOffset(booking.createdAt.getTime(), zone),
    ];
    return csvLine(cells, locale);
  };
  const heading =
    byteOrderMark +
    csvLine(
      columns.map((column) => t(`csv.${column}`)),
      locale,
    );
  let isStarted = false;
  return new ReadableStream({
    async pull(controller) {
      if (!isStarted) {
        isStarted = true;
        return controller.enqueue(encoder.encode(heading));
      }
      const { value, done } = await batches.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value.map(lineOf).join("")));
    },
    async cancel() {
      await batches.return(undefined);
    },
  });
}
