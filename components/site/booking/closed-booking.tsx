import { useTranslations } from "next-intl";

import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";

import { BookingShell } from "./shared/booking-shell";
import { contactTags } from "@/components/site/parts/contact-links";
import type { ContactDetails } from "@/components/site/parts/contact-links";

/** The booking page while online booking is not open. It says how to reach the firm. */
export function ClosedBooking({ contact }: { readonly contact: ContactDetails }) {
  const t = useTranslations("closed");
  return (
    <BookingShell title={t("title")}>
      <div className="grid gap-21 measure">
        <Alert tone="info" icon="phone">
          <p>{t.rich("page", contactTags(contact))}</p>
        </Alert>
        <p className="row">
          <ButtonLink href="/contact#write" variant="primary">
            {t("write")}
          </ButtonLink>
        </p>
      </div>
    </BookingShell>
  );
}
