"use client";

import Form from "next/form";
import { useLocale, useTranslations } from "next-intl";

import { HiddenFields } from "@/components/forms/hidden-fields";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import type { FormAction } from "@/lib/platform/forms/form-state";
import { addPrefix } from "@/lib/platform/i18n/prefix";
import { zoneCity } from "@/lib/platform/time/format";
import type { ZoneGroup } from "@/lib/platform/time/zone-list";

import { StepErrors } from "../shared/step-errors";
import { useFocusAfter } from "../shared/use-focus-after";
import { useStepAction } from "../shared/use-step-action";
import type { CalendarRoute } from "./calendar-route";

export type ZoneNoteView = {
  /**
   * The IANA name of the visitor's time zone, or of the office's time zone if the visitor's is unknown. `city` is the
   * zone's city, and `offset` is its UTC offset, for example "UTC−8".
   */
  readonly zone: string;
  readonly city: string;
  readonly offset: string;
  /** The office's city. Empty if `clock` is "own". */
  readonly office: string;
  /**
   * "both": `zone` is the time zone of the visitor and of the office. "visitor": `zone` is the visitor's time zone, and
   * the office has another one, perhaps with the same clock time. "office": `zone` is the office's time zone, because
   * the visitor's is unknown. "own": the office's time zone is not confirmed, so the note does not mention it.
   */
  readonly clock: "both" | "visitor" | "office" | "own";
  /**
   * How far the office's clock is ahead of or behind the visitor's clock, for example "3 hours ahead". Null if the
   * clocks show the same time.
   */
  readonly difference: string | null;
  /** The time zones to choose from. They come from the server, because browsers support different time zones. */
  readonly choices: readonly ZoneGroup[];
  /** The month and the day on the page. The page still shows them after the time zone has changed. */
  readonly dayAndMonth: { readonly month: string; readonly day?: string };
};

type Props = ZoneNoteView & {
  readonly route: CalendarRoute;
  /** Stores the time zone on the server. If this is left out, the page's URL contains the time zone. */
  readonly choose?: FormAction;
};

/** The zone of the times on the page, with a form to change the visitor's zone. */
export function ZoneNote({ zone, choices, difference, dayAndMonth, route, choose, clock, ...texts }: Props) {
  const t = useTranslations("booking.date");
  // A change of the zone closes `<details>`, which hides the pressed button. The focus therefore moves to `<summary>`.
  const { element, press } = useFocusAfter<HTMLElement>(zone);
  const b = (text: React.ReactNode) => <b>{text}</b>;
  // The URL's `timeZone` is left out of the hidden fields, because the form has a visible `timeZone` field.
  const { timeZone: _, ...values }: Readonly<Record<string, string>> = { ...route.params, ...dayAndMonth };
  return (
    <div className="zone-note">
      <p>
        {difference === null
          ? t.rich("zoneSame", { b, ...texts, clock })
          : t.rich("zoneOwn", { b, difference, ...texts })}{" "}
      </p>
      {/* With a new key, React replaces `<details>` by a closed one. */}
      <details key={zone}>
        <summary ref={element} className="more">
          {t("change")}
          <span className="vh">, {t("zoneLabel")}</span>
        </summary>
        <ZoneForm path={route.path} choose={choose}>
          <HiddenFields values={values} />
          <ZoneFields zone={zone} choices={choices} onPress={press} />
        </ZoneForm>
      </details>
    </div>
  );
}

type FieldsProps = Pick<Props, "zone" | "choices"> & { readonly onPress: () => void };

function ZoneFields({ zone, choices, onPress }: FieldsProps) {
  const locale = useLocale();
  const t = useTranslations("booking.date");
  const tAreas = useTranslations("booking.areas");
  return (
    <>
      <label htmlFor="zone">{t("zoneLabel")}</label>
      <Select id="zone" name="timeZone" size="md" defaultValue={zone}>
        {choices.map(({ key, zones }) => (
          <optgroup key={key} label={tAreas.has(key as "common") ? tAreas(key as "common") : key}>
            {zones.map((choice) => (
              <option key={choice} value={choice}>
                {zoneCity(choice, locale)}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <Button type="submit" variant="secondary" onClick={onPress}>
        {t("zoneSubmit")}
      </Button>
    </>
  );
}

type FormProps = {
  readonly path: string;
  readonly choose: FormAction | undefined;
  readonly children: React.ReactNode;
};

function ZoneForm({ path, choose, children }: FormProps) {
  const locale = useLocale();
  if (choose) return <StoredZoneForm choose={choose}>{children}</StoredZoneForm>;
  return (
    <Form action={addPrefix(locale, path)} prefetch={false} scroll={false} className="zone-form">
      {children}
    </Form>
  );
}

function StoredZoneForm({ choose, children }: { readonly choose: FormAction; readonly children: React.ReactNode }) {
  const { state, form } = useStepAction(choose);
  return (
    <form {...form} className="zone-form">
      {children}
      <StepErrors state={state} controls={{}} />
    </form>
  );
}
