import { useTranslations } from "next-intl";

import type { SenderRecords } from "@/lib/platform/mail/sender-records";

/** Says which records of the sender's domain the name servers know. */
export function SenderLine({ records: { domain, spf, dmarc } }: { readonly records: SenderRecords }) {
  const t = useTranslations("setup.sender");
  const isUnknown = spf === "unknown" && dmarc === "unknown";
  const parts = isUnknown ? [t("unknown")] : [t(`spf.${spf}`), t(`dmarc.${dmarc}`), t("dkim")];
  return (
    <span className="setup-sender">
      {t("title", { domain })} {parts.join(", ")}.
    </span>
  );
}
