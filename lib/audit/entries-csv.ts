import { byteOrderMark, csvLine } from "@/lib/platform/csv/write";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { isoWithOffset } from "@/lib/platform/time/zone";

import { toEntryView } from "./entry-view";
import { surroundingsOf } from "./loaders";
import type { Entry } from "./queries/entries";

const columns = ["entry", "time", "who", "act", "code", "record", "recordId", "details"] as const;

/** Streams a CSV file with a heading line and one line for each entry. Times are in ISO 8601. */
export function entriesCsv(
  batches: AsyncGenerator<readonly Entry[]>,
  staff: Staff,
  { locale, zone }: { readonly locale: Locale; readonly zone: string },
): ReadableStream<Uint8Array> {
  const t = translatorFor(locale, "audit");
  const encoder = new TextEncoder();
  const heading = csvLine(
    columns.map((column) => t(`csv.${column}`)),
    locale,
  );
  async function* lines() {
    yield byteOrderMark + heading;
    for await (const entries of batches) {
      const around = await surroundingsOf(entries, staff, locale);
      yield entries
        .map((entry) => {
          const view = toEntryView(entry, around);
          const cells = [view.id, isoWithOffset(entry.at.getTime(), zone), view.who, view.what, entry.action];
          return csvLine([...cells, view.on.label, view.record, JSON.stringify(entry.details)], locale);
        })
        .join("");
    }
  }
  const source = lines();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await source.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await batches.return(undefined);
    },
  });
}
