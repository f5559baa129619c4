import { useTranslations } from "next-intl";

import { SummaryList } from "@/components/ui/summary-list";
import type { SummaryRow } from "@/components/ui/summary-list";
import { stepPath } from "@/lib/booking/journey";
import type { Step } from "@/lib/booking/journey";
import type { Details } from "@/lib/booking/schema";
import { safeContactInstructions } from "@/lib/inquiry/safe-contact-names";
import { isFree } from "@/lib/platform/money/money";
import { formatDay } from "@/lib/platform/time/format";
import type { Interval } from "@/lib/platform/time/instant";
import { isDay, utcMidnight } from "@/lib/platform/time/day";
import type { ServiceView } from "@/lib/services/service-view";

import { AdviserText } from "./adviser-text";
import type { AdviserTextProps } from "./adviser-text";
import { DayAndTime, PriceLines } from "../shared/summary-values";
import { timeRangeTexts } from "../shared/booking-texts";
import type { Clocks } from "../shared/booking-texts";

type Props = {
  readonly service: ServiceView;
  /** The firm's sentences on tax and payment. */
  readonly priceNotes: readonly string[];
  readonly slot: Interval;
  readonly adviser: AdviserTextProps | undefined;
  readonly details: Details;
  readonly clocks: Clocks;
};

/** Everything that will be booked, with links to change each part. */
export function BookingAnswers({ service, priceNotes, slot, adviser, details, clocks }: Props) {
  const t = useTranslations("booking");
  const safeContact = useTranslations("safeContact");
  const { locale, office } = clocks;
  const [own, inOffice] = [timeRangeTexts(slot, clocks), timeRangeTexts(slot, { locale, zone: office.zone })];
  const officeTime = own.day === inOffice.day ? inOffice.time : `${inOffice.day}, ${inOffice.time}`;
  const method = t(`details.methods.${details.preferredContactMethod}`);
  const rows: readonly (readonly [term: string, value: React.ReactNode, step?: Step])[] = [
    [
      t("summary.service"),
      t("summary.serviceWithLength", { service: service.name, length: service.formattedDuration }),
      "service",
    ],
    [t("summary.yourTime"), <DayAndTime key="time" {...own} />, "date"],
    [t("summary.officeTime"), t("summary.officeTimeIn", { time: officeTime, city: office.city })],
    [t("confirm.adviser"), adviser && <AdviserText {...adviser} />],
    [t("confirm.name"), `${details.firstName} ${details.lastName}`, "details"],
    [t("confirm.meeting"), details.meetingMode && t(`details.modes.${details.meetingMode}`), "details"],
    [t("confirm.contact"), t("confirm.contactValue", { method, phone: details.phone }), "details"],
    [t("confirm.email"), details.email, "details"],
    [t("confirm.safeContact"), safeContactText(details, safeContact), "details"],
    [t("confirm.dateOfBirth"), birthday(details.dateOfBirth, locale), "details"],
    [t("confirm.relation"), t(details.isNewClient ? "confirm.relationNew" : "confirm.relationReturning"), "details"],
    [t("confirm.notes"), details.additionalNotes, "details"],
    [
      t("summary.price"),
      isFree(service.price) ? (
        t("confirm.free")
      ) : (
        <PriceLines key="price" price={service.formattedPrice} notes={priceNotes} />
      ),
    ],
  ];
  return (
    <SummaryList
      isWide
      rows={rows.flatMap(([term, value, step]): SummaryRow[] => {
        if (value === undefined) return [];
        const change = step === undefined ? {} : { changeHref: stepPath(step), changeLabel: t("confirm.change") };
        return [{ term, value, ...change }];
      })}
    />
  );
}

function safeContactText(details: Details, t: ReturnType<typeof useTranslations<"safeContact">>): string | undefined {
  const parts = [
    ...safeContactInstructions.filter((name) => details[name] === true).map((name) => t(name)),
    ...(details.safeContactNote ? [details.safeContactNote] : []),
  ];
  return parts.length === 0 ? undefined : parts.join("; ");
}

function birthday(day: string | undefined, locale: string): string | undefined {
  return isDay(day) ? formatDay(utcMidnight(day), { locale, zone: "UTC" }) : undefined;
}
