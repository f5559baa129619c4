import { useTranslations } from "next-intl";

import type { ShownClaim } from "@/lib/firm/claims";

/** When an answer may be expected: what the records say today with its limits, else nothing but the order of answering. */
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
