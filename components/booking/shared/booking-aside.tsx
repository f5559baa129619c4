import { useTranslations } from "next-intl";

import { Alert } from "@/components/ui/alert";

import { contactTags } from "./contact-links";
import type { Reach } from "./contact-links";

/** Beside the details: who reads them. */
export function PrivacyNote({ reach }: { readonly reach: Reach }) {
  const t = useTranslations("booking.help");
  return <Alert icon="lock">{t.rich("privacy", contactTags(reach))}</Alert>;
}

/** Beside the confirmation: what it is and is not. */
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
