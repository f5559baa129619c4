"use client";

import Form from "next/form";
import { useLocale, useTranslations } from "next-intl";

import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { addPrefix } from "@/lib/platform/i18n/prefix";
import { zoneCity } from "@/lib/platform/time/format";
import type { ZoneGroup } from "@/lib/platform/time/zone-list";

import { useFocusAfter } from "../shared/use-focus-after";
import type { CalendarRoute } from "./calendar-route";

type ZoneLabel = {
  readonly zone: string;
  readonly city: string;
  /** "Pacific Time (UTC−8)". */
  readonly name: string;
};

export type ZoneNoteView = {
  readonly own: ZoneLabel;
  readonly office: ZoneLabel;
  /** For example "3 hours ahead". */
  readonly difference: string;
  /** The list comes from the server, because browsers have different lists. */
  readonly choices: readonly ZoneGroup[];
};

type Props = ZoneNoteView & { readonly route: CalendarRoute };

/** The visitor's time zone with a form to change it, and the office's zone. */
export function ZoneNote({ own, office, difference, choices, route }: Props) {
  const t = useTranslations("booking.date");
  return (
    <dl className="zones">
      <div>
        <dt>{t("yourTime")}</dt>
        <dd>
          <b>{own.city}</b>, {own.name}.
          <ZoneChoice own={own} choices={choices} route={route} />
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

function ZoneChoice({ own, choices, route }: Pick<Props, "own" | "choices" | "route">) {
  const t = useTranslations("booking.date");
  const tAreas = useTranslations("booking.areas");
  const locale = useLocale();
  // Closing the list removes the pressed button, so the focus moves to the summary.
  const { element, press } = useFocusAfter<HTMLElement>(own.zone);
  return (
    // When the zone changes, the new key renders the list closed.
    <details key={own.zone} className="zone-choice">
      <summary ref={element} className="more">
        {t("change")}
        <span className="vh">, {t("zoneLabel")}</span>
      </summary>
      <Form action={addPrefix(locale, route.path)} prefetch={false} scroll={false} className="mt-8 grid gap-8">
        {Object.entries(route.params).map(([name, value]) =>
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
