import { useTranslations } from "next-intl";

import type { ShownClaim } from "@/lib/firm/claims";

/**
 * Says when the sender can expect a reply: the claims about the response time with their conditions, or a neutral text
 * if no claim may be shown.
 */
export function ReplyNote({ claims }: { readonly claims: readonly ShownClaim[] }) {
  const t = useTranslations("contact");
  if (claims.length === 0) return t("replyNeutral");
  return claims.map(({ key, text, limits, isSample }) => (
    <p key={key} className="reply">
      {isSample ? t("sample", { text }) : text}
      <span className="t16 soft">{limits}</span>
    </p>
  ));
}
