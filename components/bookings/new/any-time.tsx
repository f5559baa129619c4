import { useTranslations } from "next-intl";

import type { CallerAddress } from "@/lib/booking/caller-schema";
import type { NewBooking } from "@/lib/booking/new-booking";
import { explanationInWords } from "@/lib/booking/record-words";
import type { FormAction } from "@/lib/platform/form-state";
import type { Locale } from "@/lib/platform/i18n/locales";
import { addPrefix } from "@/lib/platform/i18n/prefix";

import { SlotExplanation } from "../slot-explanation";
import { HoldAnyTime } from "./hold-any-time";

type Props = {
  readonly anyTime: NonNullable<NewBooking["anyTime"]>;
  readonly hold: FormAction;
  readonly address: CallerAddress;
  readonly reader: { readonly locale: Locale; readonly zone: string };
};

/**
 * Explains why a time is free or not free. The time may be outside the public rules. If staff may book it anyway, a
 * button reserves the time. A second meeting at the same time or a full day of the adviser prevents that.
 */
export function AnyTime({ anyTime, hold, address, reader }: Props) {
  const t = useTranslations("newBooking.any");
  const { answer, holdable, ...explanation } = anyTime;
  const { service: _, ...hidden } = address;
  return (
    <SlotExplanation
      {...explanation}
      answer={answer && explanationInWords(answer, reader)}
      action={addPrefix(reader.locale, "/dashboard/bookings/new")}
      hidden={hidden}
      texts={{ title: t("title"), text: t("text") }}
    >
      {answer && holdable.length === 0 && <p>{t("notHoldable")}</p>}
      {answer && holdable.length > 0 && (
        <HoldAnyTime
          hold={hold}
          address={address}
          startTime={new Date(answer.start).toISOString()}
          advisers={holdable}
        />
      )}
    </SlotExplanation>
  );
}
