import { cache } from "react";

import { tagRecords } from "@/lib/platform/page-tags";

import { findBookingState, isOpenState } from "../queries/booking-state";

/**
 * Whether visitors can book online: an active adviser with hours offers a confirmed service. Tags the page that is
 * being rendered, so that it is rendered again when the booking opens or closes.
 */
export const loadIsBookingOpen = cache(async (): Promise<boolean> => {
  const state = await findBookingState();
  await tagRecords("booking", state);
  return isOpenState(state);
});
