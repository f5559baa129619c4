import { useTranslations } from "next-intl";

import { FocusedAlert } from "@/components/forms/focused-alert";
import { ButtonLink } from "@/components/ui/button";

import { HelpNote } from "../shared/aside-notes";
import type { ContactDetails } from "../shared/contact-links";
import { WizardFrame } from "../shared/wizard-frame";

type Props = {
  /** Whether a time was held when the visitor left. */
  readonly released: "time" | "answers";
  readonly contact: ContactDetails;
};

/** Shown after "Leave booking". Says what was released, so that the visitor knows that nothing is booked. */
export function LeftBooking({ released, contact }: Props) {
  const t = useTranslations("booking.left");
  return (
    <WizardFrame step="service" aside={<HelpNote contact={contact} isOver />}>
      <div className="grid gap-21">
        <FocusedAlert tone="ok" title={t("title")} event={released}>
          {t(released)}
        </FocusedAlert>
        <div className="row">
          <ButtonLink href="/" variant="primary">
            {t("home")}
          </ButtonLink>
          <ButtonLink href="/booking" variant="secondary">
            {t("again")}
          </ButtonLink>
        </div>
      </div>
    </WizardFrame>
  );
}
