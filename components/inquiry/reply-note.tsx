import { useTranslations } from "next-intl";

import type { ShownClaim } from "@/lib/firm/claims";

/** When the sender can expect an answer: the claims with their limits, or a neutral text if no claim may be shown. */
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
