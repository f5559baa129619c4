"use client";

import Form from "next/form";
import { useLocale, useTranslations } from "next-intl";

import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { addPrefix } from "@/lib/platform/i18n/prefix";
import { zoneCity } from "@/lib/platform/time/format";
import type { ZoneGroup } from "@/lib/platform/time/zone-list";

import { useFocusAfter } from "../shared/use-focus-after";
import type { CalendarAddress } from "./calendar-address";

type ZoneLabel = {
  readonly zone: string;
  readonly city: string;
  /** "Pacific Time (UTC−8)". */
  readonly name: string;
};

export type ZoneNoteView = {
  readonly own: ZoneLabel;
  readonly office: ZoneLabel;
  /** As in "3 hours ahead". */
  readonly difference: string;
  /** The server's list, because browsers differ in theirs. */
  readonly choices: readonly ZoneGroup[];
};

type Props = ZoneNoteView & { readonly address: CalendarAddress };

/** The visitor's time zone with a form to change it, and the office's zone. */
export function ZoneNote({ own, office, difference, choices, address }: Props) {
  const t = useTranslations("booking.date");
  return (
    <dl className="zones">
      <div>
        <dt>{t("yourTime")}</dt>
        <dd>
          <b>{own.city}</b>, {own.name}.
          <ZoneChoice own={own} choices={choices} address={address} />
        </dd>
      </div>
      <div>
        <dt>{t("officeTime")}</dt>
        <dd>
          {office.city}, {office.name}, {difference}
        </dd>
      </div>
    </dl>
  );
}

function ZoneChoice({ own, choices, address }: Pick<Props, "own" | "choices" | "address">) {
  const t = useTranslations("booking.date");
  const tAreas = useTranslations("booking.areas");
  const locale = useLocale();
  // The list closes and takes the pressed button away, so the focus returns to the summary.
  const { element, press } = useFocusAfter<HTMLElement>(own.zone);
  return (
    // The key closes the list when the zone changes.
    <details key={own.zone} className="zone-choice">
      <summary ref={element} className="more">
        {t("change")}
        <span className="vh">, {t("zoneLabel")}</span>
      </summary>
      <Form action={addPrefix(locale, address.path)} prefetch={false} scroll={false} className="mt-8 grid gap-8">
        {Object.entries(address.kept).map(([name, value]) =>
          // The previous zone would come first in the query and take precedence.
          name === "tz" ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
        <label htmlFor="tz">{t("zoneLabel")}</label>
        <Select id="tz" name="tz" size="md" defaultValue={own.zone}>
          {choices.map(({ key, zones }) => (
            <optgroup key={key} label={tAreas.has(key as "common") ? tAreas(key as "common") : key}>
              {zones.map((zone) => (
                <option key={zone} value={zone}>
                  {zoneCity(zone)}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
        <div>
          <Button type="submit" variant="secondary" onClick={press}>
            {t("zoneSubmit")}
          </Button>
        </div>
      </Form>
    </details>
  );
}
