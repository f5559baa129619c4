import { useLocale, useTranslations } from "next-intl";

import { Badge } from "@/components/ui/badge";
import { contact, officeAddress } from "@/lib/firm/legal";
import { profile } from "@/lib/firm/profile";

/** What texts say of the firm, from its profile and settings, so that no text goes stale when they change. */
export const firmFacts = { Counsel, FirmAddress, FirmMail, FirmName, FirmPhone, OnlineHours };

function FirmName() {
  return profile().name;
}

function FirmMail() {
  const { email } = contact();
  return <a href={`mailto:${email}`}>{email}</a>;
}

function FirmPhone() {
  const { phone, phoneHref } = contact();
  return (
    <a href={phoneHref} className="nowrap">
      {phone}
    </a>
  );
}

function FirmAddress() {
  return officeAddress(useLocale()).join(", ");
}

/** How many hours before the start a booking may still be changed online. */
function OnlineHours() {
  return profile().cancellation.onlineNoticeMinutes / 60;
}

/** Marks what a lawyer of the country has still to confirm. */
function Counsel() {
  const t = useTranslations("pages.legal");
  return (
    <p className="counsel">
      <Badge tone="plain">{t("counsel")}</Badge>
    </p>
  );
}
