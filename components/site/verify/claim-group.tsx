import { useTranslations } from "next-intl";

import { Icon } from "@/components/ui/icon";
import type { ClaimKind, ShownClaim } from "@/lib/firm/claims/claim";
import type { Locale } from "@/lib/platform/i18n/locales";

import { ClaimEntry } from "./claim-entry";

type Props = {
  readonly kind: ClaimKind;
  readonly all: readonly ShownClaim[];
  readonly locale: Locale;
  readonly isOpen: boolean;
};

/** Lists the claims of one kind, one line each. Renders nothing if no claim of this kind may be shown. */
export function ClaimGroup({ kind, all, locale, isOpen }: Props) {
  const t = useTranslations("verify");
  const claims = all.filter((claim) => claim.kind === kind);
  if (claims.length === 0) return null;
  return (
    <details className="claims" open={isOpen}>
      <summary>
        <Icon name="chevron-down" size="s" />
        <h3>{t(`kinds.${kind}.title`)}</h3>
        <span className="how soft">{t(`kinds.${kind}.how`)}</span>
        <span className="count soft">{t("claims.count", { count: claims.length })}</span>
      </summary>
      {claims.map((claim) => (
        <ClaimEntry key={claim.key} claim={claim} all={all} locale={locale} />
      ))}
    </details>
  );
}
