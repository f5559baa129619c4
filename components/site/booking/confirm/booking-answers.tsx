import { useTranslations } from "next-intl";

import { SummaryList } from "@/components/ui/summary-list";
import type { SummaryRow } from "@/components/ui/summary-list";
import { wayForQuestions } from "@/lib/booking/contact-methods";
import { stepPath } from "@/lib/booking/wizard/journey";
import type { Step } from "@/lib/booking/wizard/journey";
import type { Details } from "@/lib/booking/schema";
import { safeContactCodes, safeContactInstructions } from "@/lib/inquiry/safe-contact/names";
import { isFree } from "@/lib/platform/money/money";
import { readableEmail } from "@/lib/platform/contact/readable-email";
import { formatCalendarDate } from "@/lib/platform/time/format";
import type { Interval } from "@/lib/platform/time/instant";
import { isDay } from "@/lib/platform/time/day";
import type { ServiceView } from "@/lib/services/service-view";
import type { PreparedSize } from "@/lib/transfers/prepared";

import { AdviserText } from "./adviser-text";
import type { AdviserTextProps } from "./adviser-text";
import { DayAndTime, PriceLines } from "../shared/summary-values";
import { appointmentTime, officeRangeText, onlyOffice, secondOffice } from "../shared/booking-texts";
import type { Clocks } from "../shared/booking-texts";

type Props = {
  readonly service: ServiceView;
  /** The firm's sentences on tax and payment. */
  readonly priceNotes: readonly string[];
  readonly slot: Interval;
  readonly adviser: AdviserTextProps | undefined;
  readonly details: Details;
  /** How adviser and visitor meet. If they meet in person, this text includes the address. */
  readonly meeting: string | undefined;
  /** The size of the prepared list that the visitor chose to include. */
  readonly prepared?: PreparedSize | undefined;
  readonly clocks: Clocks;
};

/** Everything that will be booked, with links to the steps where the visitor can change it. */
export function BookingAnswers({ service, priceNotes, slot, adviser, details, meeting, prepared, clocks }: Props) {
  const t = useTranslations("booking");
  const safeContact = useTranslations("safeContact");
  const { locale } = clocks;
  const office = secondOffice(clocks);
  const way = wayForQuestions({
    preferredContact: details.preferredContactMethod,
    safeContact: safeContactInstructions.filter((name) => details[name] === true).map((name) => safeContactCodes[name]),
  });
  const rows: readonly (readonly [term: string, value: React.ReactNode, step?: Step])[] = [
    [
      t("summary.service"),
      t("summary.serviceWithLength", { service: service.name, length: service.formattedDuration }),
      "service",
    ],
    [
      t(onlyOffice(clocks) ? "summary.officeTime" : "summary.yourTime"),
      <DayAndTime key="time" {...appointmentTime(slot, clocks, t)} />,
      "date",
    ],
    ...(office ? [[t("summary.officeTime"), officeRangeText(slot, { office, clocks, t })] as const] : []),
    [t("confirm.adviser"), adviser && <AdviserText {...adviser} />],
    [t("confirm.name"), untranslated(`${details.firstName} ${details.lastName}`), "details"],
    [t("confirm.email"), untranslated(readableEmail(details.email)), "details"],
    [t("confirm.phone"), untranslated(details.phone), "details"],
    [t("confirm.meeting"), meeting, "details"],
    [t("confirm.questions"), t(`questions.${way}`)],
    [t("confirm.safeContact"), safeContactText(details, safeContact)],
    [t("confirm.dateOfBirth"), birthday(details.dateOfBirth, locale)],
    [t("confirm.relation"), t(details.isNewClient ? "confirm.relationNew" : "confirm.relationReturning")],
    [t("confirm.notes"), details.additionalNotes && untranslated(details.additionalNotes)],
    [t("prepared.title"), prepared && t("prepared.size", prepared), "details"],
    [
      t("summary.price"),
      isFree(service.price) ? (
        <b key="price" className="price-large">
          {t("confirm.free")}
        </b>
      ) : (
        <PriceLines key="price" price={<b className="price-large">{service.formattedPrice}</b>} notes={priceNotes} />
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

/** What the visitor typed, which a browser that translates the page must not change. */
function untranslated(text: string) {
  return <span translate="no">{text}</span>;
}

function safeContactText(details: Details, t: ReturnType<typeof useTranslations<"safeContact">>): string | undefined {
  const parts = [
    ...safeContactInstructions.filter((name) => details[name] === true).map((name) => t(name)),
    ...(details.safeContactNote ? [details.safeContactNote] : []),
  ];
  return parts.length === 0 ? undefined : parts.join("; ");
}

function birthday(day: string | undefined, locale: string): string | undefined {
  return isDay(day) ? formatCalendarDate(day, locale) : undefined;
}
