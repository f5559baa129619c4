"use client";

import { useTranslations } from "next-intl";

import { FormErrors } from "@/components/forms/form-errors";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { Button, ButtonLink } from "@/components/ui/button";
import type { ConsumerLaw } from "@/lib/booking/consumer-law";
import type { FormAction } from "@/lib/platform/forms/form-state";

import type { ContactDetails } from "@/components/site/parts/contact-links";
import { useStepAction } from "../shared/use-step-action";
import { ChangeAdvice } from "./change-advice";

type Props = {
  /** The declaration of withdrawal and the appointment. An error appears above them. */
  readonly children: React.ReactNode;
  readonly law: ConsumerLaw;
  readonly contact: ContactDetails;
  readonly token: string;
  /** The path of the appointment's page, without a locale prefix. */
  readonly path: string;
  readonly withdraw: FormAction;
};

/**
 * The second step of a withdrawal from the contract. The client confirms the declaration, as § 356a (3) of the German
 * Civil Code requires. The law of the United Kingdom calls it a cancellation of the contract.
 */
export function WithdrawForm({ children, law, contact, token, path, withdraw }: Props) {
  const t = useTranslations("manage");
  const tBooking = useTranslations("booking");
  const { state, isPending, form } = useStepAction(withdraw);
  return (
    <>
      <FormErrors
        title={tBooking("errors.summary")}
        errors={[]}
        attempt={0}
        failure={state.status === "failed" ? state : undefined}
        advice={<ChangeAdvice state={state} contact={contact} />}
        headingLevel={2}
      />
      {children}
      <form {...form} className="row">
        <HiddenFields values={{ token }} />
        <Button
          type="submit"
          variant="danger"
          size="lg"
          isLoading={isPending}
          loadingLabel={tBooking("actions.sending")}
        >
          {t("withdraw.submit", { law })}
        </Button>
        <ButtonLink href={path} variant="secondary" size="lg">
          {t("actions.keep")}
        </ButtonLink>
      </form>
    </>
  );
}
