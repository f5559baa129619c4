import { useTranslations } from "next-intl";

import { Alert } from "@/components/ui/alert";

import { contactTags } from "@/components/site/parts/contact-links";
import type { ContactDetails } from "@/components/site/parts/contact-links";
import type { ServiceChoice } from "./service-picker";

type Props = { readonly services: readonly ServiceChoice[]; readonly contact: ContactDetails };

/** A read-only list of the services. It replaces the service picker while nothing can be booked online. */
export function OfflineServices({ services, contact }: Props) {
  const t = useTranslations("booking.service");
  return (
    <div className="grid gap-21 mt-21">
      <Alert tone="info" icon="phone" title={t("offlineTitle")}>
        <p>{t.rich("offlineText", contactTags(contact))}</p>
      </Alert>
      <ul className="service-options" role="list">
        {services.map(({ id, name, terms, description }) => (
          <li key={id}>
            <b>{name}</b>, {terms}
            <br />
            <span className="soft t16">{description}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
