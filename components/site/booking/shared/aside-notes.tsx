import { useTranslations } from "next-intl";

import { Alert } from "@/components/ui/alert";

import { contactTags } from "@/components/site/parts/contact-links";
import type { ContactDetails } from "@/components/site/parts/contact-links";

type HelpProps = {
  readonly contact: ContactDetails;
  /** Set after the visitor has left the booking. The note then does not say how long answers are kept. */
  readonly isOver?: boolean;
};

/** A note on how to contact the firm. It is in the same place on every step. */
export function HelpNote({ contact, isOver = false }: HelpProps) {
  const t = useTranslations("booking.help");
  return (
    <div className="t16 grid gap-8">
      <p>{t.rich("talk", contactTags(contact))}</p>
      {isOver ? null : <p className="soft">{t("time")}</p>}
    </div>
  );
}

/** A note beside the details form. It says who reads the answers. */
export function PrivacyNote({ contact }: { readonly contact: ContactDetails }) {
  const t = useTranslations("booking.help");
  return <Alert icon="lock">{t.rich("privacy", contactTags(contact))}</Alert>;
}

/** A note beside the confirmation. It says what an appointment includes and what it does not include. */
export function ScopeNote() {
  const t = useTranslations("booking.confirm");
  return (
    <div className="stack-21">
      <h3>{t("aboutTitle")}</h3>
      <p>{t("aboutText")}</p>
      <p className="soft">{t("aboutFees")}</p>
    </div>
  );
}
