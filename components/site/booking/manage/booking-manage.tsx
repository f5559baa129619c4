import { useTranslations } from "next-intl";

import { Toaster } from "@/components/ui/toaster";

import { BookingShell } from "../shared/booking-shell";
import { contactTags } from "@/components/site/parts/contact-links";
import type { ContactDetails } from "@/components/site/parts/contact-links";

type Props = { readonly contact: ContactDetails; readonly children: React.ReactNode };

/** The frame of the manage page. On this page, a visitor sees, moves or cancels a booking. */
export function BookingManage({ contact, children }: Props) {
  const t = useTranslations("manage");
  const layout = useTranslations("layout");
  return (
    <BookingShell title={t("title")}>
      <div className="wizard-columns">
        <div className="wizard-card grid gap-21">{children}</div>
        <div className="wizard-aside t16">
          <p>{t.rich("aside", contactTags(contact))}</p>
          <p className="soft">{t("lead")}</p>
        </div>
      </div>
      <Toaster dismissLabel={layout("dismiss")} />
    </BookingShell>
  );
}
