import { z } from "zod";

import { RefreshOnChange } from "@/components/desk/frame/changes";
import { loadRecord } from "@/lib/booking/desk/loaders/record";

import { staffPage } from "../../../staff-page";
import { AppointmentBody } from "./appointment-body";

/** The page that staff use during an appointment, with what to say, what to ask, the notes and the outcome. */
const { generateMetadata, Page } = staffPage("/dashboard/bookings/{reference}/appointment", {
  title: ({ reference }) => reference,
  query: z.object({ done: z.enum(["saved"]).optional() }),
  async render({ locale, params: { reference }, query: { done }, staff, now }) {
    const record = await loadRecord(staff, reference, locale);
    if (!record) return undefined;
    return (
      <>
        <RefreshOnChange kinds={["booking"]} id={record.booking.id} />
        <AppointmentBody staff={staff} locale={locale} record={record} isSaved={done === "saved"} now={now} />
      </>
    );
  },
});
export { generateMetadata, Page as default };
