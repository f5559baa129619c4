"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";

import { textFields } from "@/lib/platform/forms/form-state";
import { Link } from "@/lib/platform/i18n/navigation";

/** A booking outside the hours that are typed. */
type OutsideBooking = { readonly reference: string; readonly time: string; readonly isOutsideNow: boolean };

type Effect =
  | { readonly outside: readonly OutsideBooking[]; readonly coming: number }
  | { readonly refused: "invalid" | "overlap" };

/** The pause in typing after which the effect is computed again, in milliseconds. */
const pause = 400;

/** Lists the bookings that would lie outside the hours of the form around it. The server computes them. */
export function HoursEffect() {
  const t = useTranslations("hoursEffect");
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const [effect, setEffect] = useState<Effect | "failed">();

  useEffect(() => {
    const form = box.current?.closest("form");
    if (!form) return undefined;
    let request = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    async function load(signal: AbortSignal, fields: Readonly<Record<string, string>>) {
      try {
        const response = await fetch("/api/staff/hours-effect", {
          method: "POST",
          signal,
          headers: { "accept-language": locale, "content-type": "application/json" },
          body: JSON.stringify({ fields, locale }),
        });
        setEffect(response.ok ? ((await response.json()) as Effect) : "failed");
      } catch {
        if (!signal.aborted) setEffect("failed");
      }
    }
    function plan(wait: number) {
      request.abort();
      request = new AbortController();
      clearTimeout(timer);
      const { signal } = request;
      timer = setTimeout(() => form && void load(signal, typedFields(form)), wait);
    }
    const replan = () => plan(pause);
    plan(0);
    form.addEventListener("input", replan);
    return () => {
      request.abort();
      clearTimeout(timer);
      form.removeEventListener("input", replan);
    };
  }, [locale]);

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

/** The form's fields without those that only compare versions. */
function typedFields(form: HTMLFormElement): Readonly<Record<string, string>> {
  const fields = Object.entries(textFields(new FormData(form)));
  return Object.fromEntries(fields.filter(([name]) => !/^(?:base|theirs|choice)\./.test(name)));
}
