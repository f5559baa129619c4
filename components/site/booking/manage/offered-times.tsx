"use client";

import { useTranslations } from "next-intl";

import { FormErrors } from "@/components/forms/form-errors";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { Button, ButtonLink } from "@/components/ui/button";
import { Checkbox, Radio } from "@/components/ui/check";
import type { ConsumerLaw } from "@/lib/booking/consumer-law";
import type { FormAction } from "@/lib/platform/forms/form-state";

import type { ContactDetails } from "@/components/site/parts/contact-links";
import { useStepAction } from "../shared/use-step-action";
import { ChangeAdvice } from "./change-advice";

type Props = {
  /** The times in words, with their starts in ISO 8601. */
  readonly times: readonly { readonly start: string; readonly text: string }[];
  /** The instant until which the times are kept, in words. */
  readonly until: string;
  readonly token: string;
  /** The start of the appointment before the change, in ISO 8601. */
  readonly from: string;
  readonly path: string;
  /** The consumer law under which the client must expressly request a time. Null if none is needed. */
  readonly asksEarlyStart: ConsumerLaw | null;
  readonly contact: ContactDetails;
  readonly choose: FormAction;
  readonly keep: FormAction;
};

/** The times that are kept for the client because the present time is closed. The client may also keep that time. */
export function OfferedTimes({ times, until, token, from, path, asksEarlyStart, contact, choose, keep }: Props) {
  const t = useTranslations("manage.offer");
  const tBooking = useTranslations("booking");
  const chosen = useStepAction(choose);
  const kept = useStepAction(keep);
  const failed = [chosen.state, kept.state].find(({ status }) => status === "failed");
  const earlyStart = chosen.state.status === "failed" ? chosen.state.fields.earlyStart?.[0] : undefined;
  return (
    <section className="grid gap-21" aria-labelledby="offer-title">
      <FormErrors
        title={tBooking("errors.summary")}
        errors={earlyStart === undefined ? [] : [{ id: "earlyStart", message: earlyStart }]}
        attempt={0}
        failure={failed?.status === "failed" && earlyStart === undefined ? failed : undefined}
        advice={failed && <ChangeAdvice state={failed} contact={contact} />}
        headingLevel={3}
      />
      <div className="grid gap-8">
        <h3 id="offer-title">{t("title")}</h3>
        <p>{t("text", { moment: until })}</p>
      </div>
      <form {...chosen.form} className="grid gap-13">
        <HiddenFields values={{ token, from }} />
        <fieldset className="grid gap-8">
          <legend className="label">{t("times")}</legend>
          {times.map(({ start, text }, index) => (
            <Radio key={start} id={`offered-${index}`} name="startTime" value={start} label={text} required />
          ))}
        </fieldset>
        {asksEarlyStart && (
          <Checkbox
            id="earlyStart"
            name="earlyStart"
            value="true"
            label={tBooking("confirm.earlyStart", { law: asksEarlyStart })}
            error={earlyStart}
            errorPrefix={tBooking("errors.fieldPrefix")}
          />
        )}
        <div className="row">
          <Button
            type="submit"
            variant="gold"
            size="lg"
            isLoading={chosen.isPending}
            loadingLabel={tBooking("actions.sending")}
          >
            {t("submit")}
          </Button>
          <ButtonLink href={`${path}?change=time`} variant="secondary" size="lg">
            {t("more")}
          </ButtonLink>
        </div>
      </form>
      <form {...kept.form} className="grid gap-8">
        <HiddenFields values={{ token }} />
        <p className="t16 soft">{t("keepText")}</p>
        <div>
          <Button
            type="submit"
            variant="secondary"
            isLoading={kept.isPending}
            loadingLabel={tBooking("actions.sending")}
          >
            {t("keep")}
          </Button>
        </div>
      </form>
    </section>
  );
}
