import type { Clocks } from "@/components/booking/shared/booking-texts";
import type { HoldView } from "@/components/booking/shared/hold-note";
import type { ChosenSlot } from "@/lib/booking/loaders/wizard";
import { formatTime } from "@/lib/platform/time/format";

/** How long the chosen time is kept, on the visitor's clock. */
export function holdView({ hold }: ChosenSlot, { locale, zone }: Clocks): HoldView {
  if (!hold) return { until: null, extensionsLeft: 0 };
  return { until: formatTime(hold.until, { locale, zone }), extensionsLeft: hold.extensionsLeft };
}
