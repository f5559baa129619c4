import { useTranslations } from "next-intl";

import type { ClaimKind, ShownClaim } from "@/lib/firm/claims";
import type { Locale } from "@/lib/platform/i18n/locales";

import { ClaimEntry } from "./claim-entry";

type Props = { readonly kind: ClaimKind; readonly all: readonly ShownClaim[]; readonly locale: Locale };

/** The claims of one kind. Renders nothing when none may be shown. */
export function ClaimGroup({ kind, all, locale }: Props) {
  const t = useTranslations("verify.kinds");
  const claims = all.filter((claim) => claim.kind === kind);
  if (claims.length === 0) return null;
  return (
    <section className="claims" aria-labelledby={`kind-${kind}`}>
      <div>
        <h3 id={`kind-${kind}`}>{t(`${kind}.title`)}</h3>
        <p className="t16 soft">{t(`${kind}.how`)}</p>
      </div>
      <ul className="plain-list">
        {claims.map((claim) => (
          <ClaimEntry key={claim.key} claim={claim} all={all} locale={locale} />
        ))}
      </ul>
    </section>
  );
}
