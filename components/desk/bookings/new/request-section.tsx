import { useTranslations } from "next-intl";

import { Section } from "@/components/desk/record/section";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { SummaryList } from "@/components/ui/summary-list";
import { TextField } from "@/components/ui/text-input";
import type { CallerAddress } from "@/lib/booking/caller/caller-schema";
import type { NewBooking } from "@/lib/booking/caller/new-booking";
import type { Locale } from "@/lib/platform/i18n/locales";
import { addPrefix } from "@/lib/platform/i18n/prefix";
import { zoneCity } from "@/lib/platform/time/format";
import { zoneChoices } from "@/lib/platform/time/zone-list";

import { RequestForm } from "./request-form";

type Props = { readonly page: NewBooking; readonly address: CallerAddress; readonly locale: Locale };

type Option = { readonly value: string; readonly label: string };

/**
 * What is booked: service, kind, adviser and the caller's place. While a time is held, the page shows them as text,
 * because the held time belongs to them.
 */
export function RequestSection({ page, address, locale }: Props) {
  const t = useTranslations("newBooking");
  const { services, service, advisers, zone, held, priceText } = page;
  const title = { id: "what", title: t("what"), note: priceText };
  const kinds: readonly Option[] = [
    { value: "initial", label: t("initial") },
    { value: "follow_up", label: t("followUp") },
  ];
  if (held)
    return (
      <Section {...title}>
        <SummaryList
          rows={[
            { term: t("service"), value: t("summary", { service: service.name, minutes: service.minutes }) },
            ...(page.mayFollowUp
              ? [{ term: t("kind"), value: kinds.find(({ value }) => value === address.kind)?.label ?? "" }]
              : []),
            { term: t("zone"), value: zoneCity(zone, locale) },
          ]}
        />
        <p className="mute">{t("heldFor")}</p>
      </Section>
    );
  return (
    <Section {...title}>
      <RequestForm action={addPrefix(locale, "/dashboard/bookings/new")} shown={JSON.stringify(address)}>
        {(["client", "from", "q"] as const).map(
          (name) => address[name] && <input key={name} type="hidden" name={name} value={address[name]} />,
        )}
        <Choice
          name="service"
          label={t("service")}
          shown={service.slug}
          options={services.map(({ slug, name, minutes }) => ({
            value: slug,
            label: t("serviceOption", { name, minutes }),
          }))}
        />
        {page.mayFollowUp && <Choice name="kind" label={t("kind")} shown={address.kind ?? "initial"} options={kinds} />}
        <Choice
          name="adviser"
          label={t("adviser")}
          shown={page.adviserId ?? ""}
          options={[
            { value: "", label: t("anyAdviser") },
            ...advisers.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <Choice name="zone" label={t("zone")} shown={zone} options={zoneChoices(locale, zone)} />
        <TextField id="after" name="after" type="date" label={t("fromDay")} defaultValue={page.fromDay} />
        <Button type="submit" variant="secondary">
          {t("showTimes")}
        </Button>
      </RequestForm>
      <p className="request-changed" role="status">
        {t("requestChanged")}
      </p>
    </Section>
  );
}

type ChoiceProps = {
  readonly name: string;
  readonly label: string;
  /** The value for which the page shows the free times. */
  readonly shown: string;
  readonly options: readonly Option[];
};

function Choice({ name, label, shown, options }: ChoiceProps) {
  return (
    <Field id={name} label={label}>
      <Select id={name} name={name} defaultValue={shown}>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value} data-shown={value === shown || undefined}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}
