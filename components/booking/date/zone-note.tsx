"use client";

import Form from "next/form";
import { useLocale, useTranslations } from "next-intl";

import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { addPrefix } from "@/lib/platform/i18n/prefix";
import { zoneCity } from "@/lib/platform/time/format";
import type { ZoneGroup } from "@/lib/platform/time/zone-list";

import { useFocusAfter } from "../shared/use-focus-after";

export type ZoneView = {
  readonly zone: string;
  readonly city: string;
  /** "Pacific Time (UTC−8)". */
  readonly name: string;
};

export type ZoneNoteProps = {
  readonly own: ZoneView;
  readonly office: ZoneView;
  /** As in "3 hours ahead". */
  readonly difference: string;
  /** The server's list: engines differ in theirs. */
  readonly choices: readonly ZoneGroup[];
  /** Where a change leads, in its English form, with what the address keeps. */
  readonly path: string;
  readonly kept: Readonly<Record<string, string>>;
};

/** On whose clocks the times are shown: the visitor's, changeable, and the office's beside it. */
export function ZoneNote({ own, office, difference, choices, path, kept }: ZoneNoteProps) {
  const t = useTranslations("booking.date");
  return (
    <dl className="zones">
      <div>
        <dt>{t("yourTime")}</dt>
        <dd>
          <b>{own.city}</b>, {own.name}.
          <ZoneChoice own={own} choices={choices} path={path} kept={kept} />
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

function ZoneChoice({ own, choices, path, kept }: Pick<ZoneNoteProps, "own" | "choices" | "path" | "kept">) {
  const t = useTranslations("booking.date");
  const tAreas = useTranslations("booking.areas");
  const locale = useLocale();
  // The list closes over the button that was pressed.
  const { element, press } = useFocusAfter<HTMLElement>(own.zone);
  return (
    // A new zone closes the list again: the key makes it a new one.
    <details key={own.zone} className="zone-choice">
      <summary ref={element} className="more">
        {t("change")}
        <span className="vh">, {t("zoneLabel")}</span>
      </summary>
      <Form action={addPrefix(locale, path)} prefetch={false} scroll={false} className="mt-8 grid gap-8">
        {Object.entries(kept).map(([name, value]) =>
          // The zone of before would be said first, and count.
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
