import { useTranslations } from "next-intl";

import type { ShownClaim } from "@/lib/firm/claims/claim";

/**
 * Tells the sender of a message when to expect a reply. Shows the claims about the response time with their conditions.
 * If there is no claim to show, shows a neutral text.
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
