import { useTranslations } from "next-intl";

import { contactTags } from "./contact-links";
import type { Reach } from "./contact-links";

/** The same way to a person in the same place on every step. */
export function HelpNote({ reach }: { readonly reach: Reach }) {
  const t = useTranslations("booking.help");
  return (
    <div className="t16 grid gap-8">
      <p>{t.rich("talk", contactTags(reach))}</p>
      <p className="soft">{t("time")}</p>
    </div>
  );
}
