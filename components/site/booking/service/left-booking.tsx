import { useTranslations } from "next-intl";

import { FocusedAlert } from "@/components/forms/focused-alert";
import { ButtonLink } from "@/components/ui/button";

import { HelpNote } from "../shared/aside-notes";
import type { ContactDetails } from "@/components/site/parts/contact-links";
import { WizardFrame } from "../shared/wizard-frame";

type Props = {
  /** "time" if a time was reserved when the visitor left the booking, otherwise "answers". */
  readonly released: "time" | "answers";
  readonly contact: ContactDetails;
};

/**
 * The page after a click on "Leave booking". It says that nothing is booked, that the answers are deleted and, if a
 * time was reserved, that the time is free again.
 */
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
