import { useTranslations } from "next-intl";

import type { CallerAddress } from "@/lib/booking/caller/caller-schema";
import type { NewBooking } from "@/lib/booking/caller/new-booking";
import { explanationTexts } from "@/lib/booking/desk/record-texts";
import type { FormAction } from "@/lib/platform/forms/form-state";
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
 * Explains for each adviser why a chosen time is free or not free. There is a button for each adviser with whom staff
 * can reserve the time. Some rules for visitors, such as the office hours, do not apply to staff. But staff cannot
 * reserve the time with an adviser who has another meeting at that time or has reached the daily cap.
 */
export function AnyTime({ anyTime, hold, address, reader }: Props) {
  const t = useTranslations("newBooking.any");
  const { answer, holdable, ...explanation } = anyTime;
  const { service: _, ...hidden } = address;
  return (
    <SlotExplanation
      {...explanation}
      answer={answer && explanationTexts(answer, reader)}
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
