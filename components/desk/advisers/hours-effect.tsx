"use client";

import { useTranslations } from "next-intl";

import { useFormPreview } from "@/components/desk/form/use-form-preview";
import { Link } from "@/lib/platform/i18n/navigation";

/** A booking outside the hours that are typed. */
type OutsideBooking = { readonly reference: string; readonly time: string; readonly isOutsideNow: boolean };

type Effect =
  | { readonly outside: readonly OutsideBooking[]; readonly coming: number }
  | { readonly refused: "invalid" | "overlap" };

/** Lists the bookings that would lie outside the hours of the form around it. The server computes them. */
export function HoursEffect() {
  const t = useTranslations("hoursEffect");
  const { box, preview: effect } = useFormPreview<Effect>("/api/staff/hours-effect");

  return (
    <div ref={box} className="hours-effect" role="status" aria-busy={effect === undefined}>
      {effect === undefined && <p className="mute">{t("loading")}</p>}
      {effect === "failed" && <p className="mute">{t("failed")}</p>}
      {typeof effect === "object" && "refused" in effect && <p className="mute">{t(effect.refused)}</p>}
      {typeof effect === "object" && "outside" in effect && <OutsideBookings effect={effect} />}
    </div>
  );
}

function OutsideBookings({
  effect: { outside, coming },
}: {
  readonly effect: Extract<Effect, { readonly coming: number }>;
}) {
  const t = useTranslations("hoursEffect");
  if (outside.length === 0) return <p>{t("none", { count: coming })}</p>;
  return (
    <>
      <p>
        <b>{t("outside", { count: outside.length })}</b> {t("stay")}
      </p>
      <ul className="plain-list">
        {outside.map(({ reference, time, isOutsideNow }) => (
          <li key={reference}>
            <Link href={`/dashboard/bookings/${reference}`}>{time}</Link>
            <span className="sub">
              {reference}
              {isOutsideNow && `, ${t("already")}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
