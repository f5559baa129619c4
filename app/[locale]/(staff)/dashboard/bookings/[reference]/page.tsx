import { RefreshOnChange } from "@/components/desk/frame/changes";
import { loadExplanation } from "@/lib/booking/desk/loaders/explanation";
import { loadRecord } from "@/lib/booking/desk/loaders/record";
import { anyQuery } from "@/lib/platform/parse/read-query";

import { staffPage } from "../../staff-page";
import { RecordBody } from "./record-body";

/** One booking: its facts, the actions on it, and a form that explains why a time is free or not free. */
const { generateMetadata, Page } = staffPage("/dashboard/bookings/{reference}", {
  title: ({ reference }) => reference,
  query: anyQuery,
  async render({ locale, params: { reference }, query, staff, path, now }) {
    const record = await loadRecord(staff, reference, locale);
    if (!record) return undefined;
    const explanation = await loadExplanation(staff, {
      locale,
      query: { service: record.booking.serviceId, ...query },
      exceptBookingId: record.booking.id,
      now,
    });
    return (
      <>
        <RefreshOnChange kinds={["booking"]} id={record.booking.id} />
        <RecordBody
          staff={staff}
          locale={locale}
          record={record}
          query={query}
          explanation={explanation}
          path={path}
          now={now}
        />
      </>
    );
  },
});
export { generateMetadata, Page as default };
