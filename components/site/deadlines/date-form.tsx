import { useTranslations } from "next-intl";

import { Fold } from "@/components/site/parts/fold";
import { Button } from "@/components/ui/button";
import { Radio } from "@/components/ui/check";
import { FieldGroup } from "@/components/ui/field";
import { TextField } from "@/components/ui/text-input";
import { startEvents } from "@/lib/deadlines/rule";
import type { StartEvent } from "@/lib/deadlines/rule";
import { answerId, formCountries, maxTypedLength } from "@/lib/deadlines/query";
import type { TypedDates } from "@/lib/deadlines/query";
import type { TypedDate } from "@/lib/deadlines/typed-date";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatCalendarDate } from "@/lib/platform/time/format";

type Props = {
  readonly country: (typeof formCountries)[number] | undefined;
  readonly typed: TypedDates;
  /** The first field that must be asked again. */
  readonly asked: "country" | StartEvent | undefined;
  readonly locale: Locale;
};

const firstEvents: readonly StartEvent[] = startEvents.slice(0, 2);
const furtherEvents: readonly StartEvent[] = startEvents.slice(2);
const hints = { paid: "paidHint", debited: "monthHint" } as const satisfies Partial<Record<StartEvent, string>>;

/** The form of the page of dates. It sends a GET request, so it works without a script and stores nothing. */
export function DateForm({ country, typed, asked, locale }: Props) {
  const t = useTranslations("deadlines.form");
  return (
    <form className="stack-21 off-paper" action={`#${answerId}`} aria-labelledby="happened">
      <h2 id="happened">{t("title")}</h2>
      <FieldGroup id={idOf("country")} label={t("country")} error={asked === "country" ? t("noCountry") : undefined}>
        <div className="tiles">
          {formCountries.map((each) => (
            <Radio
              key={each}
              id={`in-${each}`}
              name="country"
              value={each}
              defaultChecked={each === country}
              label={t(each)}
            />
          ))}
        </div>
      </FieldGroup>
      {firstEvents.map(field)}
      <Fold summary={t("more")} isOpen={furtherEvents.some((event) => typed[event].text !== "")}>
        <div className="stack-21">{furtherEvents.map(field)}</div>
      </Fold>
      <Button type="submit" variant="primary" size="lg">
        {t("submit")}
      </Button>
    </form>
  );

  function idOf(field: "country" | StartEvent) {
    return field === asked ? answerId : field;
  }

  function field(event: StartEvent) {
    const { text, read } = typed[event];
    return (
      <div key={event}>
        <TextField
          id={idOf(event)}
          name={event}
          label={t(event)}
          hint={event in hints ? t(hints[event as keyof typeof hints]) : undefined}
          error={event === asked && !read ? t("noDates") : problemOf(read)}
          defaultValue={text}
          maxLength={maxTypedLength}
          autoComplete="off"
        />
        {understood(read)}
      </div>
    );
  }

  function understood(read: TypedDate | undefined) {
    if (read?.kind !== "day" && read?.kind !== "month") return null;
    const day = formatCalendarDate(read.day, locale);
    return <p className="hint">{t(read.kind === "day" ? "asDay" : "asMonth", { day })}</p>;
  }

  function problemOf(read: TypedDate | undefined): string | undefined {
    if (read?.kind === "order") {
      const [first, second] = read.days.map((day) => formatCalendarDate(day, locale));
      return t("order", { first: first ?? "", second: second ?? "" });
    }
    return read?.kind === "future" || read?.kind === "unreadable" ? t(read.kind) : undefined;
  }
}
