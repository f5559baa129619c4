import { useTranslations } from "next-intl";

import { Toaster } from "@/components/ui/toaster";

import { contactTags } from "../shared/contact-links";
import type { ContactDetails } from "../shared/contact-links";

type Props = { readonly contact: ContactDetails; readonly children: React.ReactNode };

/** The frame of the page on which a visitor sees, moves or cancels a booking. */
export function BookingManage({ contact, children }: Props) {
  const t = useTranslations("manage");
  const layout = useTranslations("layout");
  return (
    <section className="section">
      <div className="wrap grid gap-34">
        <div className="head head--wizard">
          <h1 className="wizard-title">{t("title")}</h1>
          <p className="lead">{t("lead")}</p>
        </div>
        <div className="wizard-columns">
          <div className="wizard-card grid gap-21">{children}</div>
          <p className="t16">{t.rich("aside", contactTags(contact))}</p>
        </div>
      </div>
      <Toaster dismissLabel={layout("dismiss")} />
    </section>
  );
}
