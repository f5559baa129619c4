import { getTranslations } from "next-intl/server";

import { NewBookingBoard } from "@/components/desk/bookings/new/new-booking-board";
import { Nothing } from "@/components/desk/list/nothing";
import { PageHeader } from "@/components/desk/record/page-header";
import { RefreshOnReturn } from "@/components/desk/frame/refresh-on-return";
import { bookCaller, holdCallerTime, releaseCallerTime } from "@/lib/booking/caller/actions/callers";
import { loadNewBooking } from "@/lib/booking/caller/loaders/new-booking";
import { firm } from "@/lib/firm/settings-snapshot";
import { anyQuery } from "@/lib/platform/parse/read-query";

import { staffPage } from "../../staff-page";

/** The page on which staff book an appointment for a caller. */
const { generateMetadata, Page } = staffPage("/dashboard/bookings/new", {
  title: "newBooking.title",
  query: anyQuery,
  async render({ locale, query, staff, now }) {
    const page = await loadNewBooking(staff, query, { locale, now });
    const t = await getTranslations("newBooking");
    if (!page) {
      return (
        <>
          <PageHeader title={t("title")} />
          <Nothing title={t("noService.title")} text={t("noService.text")} />
        </>
      );
    }
    const spoken = await getTranslations({ locale: page.done?.locale ?? locale, namespace: "newBooking.readOut" });
    return (
      <>
        <RefreshOnReturn rendering={`booking ${now}`} />
        <NewBookingBoard
          page={page}
          reader={{ locale, zone: firm().zone }}
          spoken={spoken}
          actions={{ hold: holdCallerTime, release: releaseCallerTime, book: bookCaller }}
        />
      </>
    );
  },
});
export { generateMetadata, Page as default };
