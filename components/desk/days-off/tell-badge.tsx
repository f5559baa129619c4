import { useTranslations } from "next-intl";

import { Badge } from "@/components/ui/badge";
import type { Tell } from "@/lib/booking/days-off/tell";
import { safeContactCodes } from "@/lib/inquiry/safe-contact/names";

type Props = { readonly tell: Tell; readonly safeContact: readonly string[] };

/** How staff tell a client, with the safe-contact instructions that hold for it. */
export function TellBadge({ tell, safeContact }: Props) {
  const t = useTranslations("daysOff");
  const tSafe = useTranslations("safeContact");
  if (tell.way === "offer")
    return (
      <Badge tone={tell.isEmailOnly ? "warn" : "ok"} icon="mail">
        {t(tell.isEmailOnly ? "ways.emailOnly" : "ways.offer")}
      </Badge>
    );
  const forCalls = (["noVoicemail", "discreet"] as const).filter((name) =>
    safeContact.includes(safeContactCodes[name]),
  );
  return (
    <>
      <Badge tone="warn" icon={tell.way === "call" ? "phone" : "mail"}>
        {t(`ways.${tell.way}`)}
      </Badge>
      <span className="sub">{t(`whys.${tell.why}`)}</span>
      {tell.way === "call" &&
        forCalls.map((name) => (
          <span key={name} className="sub">
            {tSafe(name)}
          </span>
        ))}
      {tell.way === "hand" && <span className="sub">{t(tell.why === "stopped" ? "handStopped" : "handText")}</span>}
    </>
  );
}
