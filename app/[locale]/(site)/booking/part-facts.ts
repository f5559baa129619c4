import type { Clocks } from "@/components/booking/shared/booking-texts";
import type { Wizard } from "@/lib/booking/loaders/wizard";
import { stepPath, steps } from "@/lib/booking/journey";
import type { Step } from "@/lib/booking/journey";
import { contact } from "@/lib/firm/legal";
import { firm } from "@/lib/firm/settings-snapshot";
import { env } from "@/lib/platform/env";
import { formatPhone } from "@/lib/platform/phone";
import type { Locale } from "@/lib/platform/i18n/locales";

/** What every step knows of the house. */
export function houseFacts() {
  const { phone, phoneHref, email } = contact();
  return { isDemo: env().SITE_MODE === "demo", reach: { phone, phoneHref, email } };
}

/** A visitor's number as it is read aloud; without a country's code it is one of the office's country. */
export function readablePhone(typed: string): string {
  return formatPhone(typed, firm().holidays.country);
}

/** The visitor's clock beside the office's. */
export function clocksOf(locale: Locale, zone: string | undefined): Clocks {
  const office = firm();
  return { locale, zone: zone ?? office.zone, office: { zone: office.zone, city: office.city[locale] } };
}

/** The finished steps with the addresses that lead back; from a made booking none does. */
export function doneSteps({ completed, booked, step }: Wizard): Partial<Record<Step, string | null>> {
  if (step === "done") return booked ? Object.fromEntries(steps.slice(0, 4).map((name) => [name, null])) : {};
  return Object.fromEntries(completed.map((name) => [name, stepPath(name)]));
}
