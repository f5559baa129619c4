import { useTranslations } from "next-intl";

import { ButtonLink } from "@/components/ui/button";
import type { ShownClaim } from "@/lib/firm/claims";

export type ClosingCallProps = {
  href?: string | undefined;
  /** Replaces the one button where the next step depends on a choice further up the page. */
  action?: React.ReactNode;
  /** Shown beside "no obligation" if the claim may be shown. */
  confidentiality?: ShownClaim | undefined;
};

/** The last section of a page, which repeats its next step. */
export function ClosingCall({ href = "/booking", action, confidentiality }: ClosingCallProps) {
  const t = useTranslations("home.closing");
  return (
    <section className="section">
      <div className="wrap">
        <div className="closing">
          <h2>{t("title")}</h2>
          <p className="lead">{t("subtitle")}</p>
          {action ?? (
            <ButtonLink href={href} variant="gold" size="lg">
              {t("button")}
            </ButtonLink>
          )}
          <p className="t16 soft">
            {t("noObligation")}
            {confidentiality && ` ${confidentiality.text}. ${confidentiality.limits}`}
          </p>
        </div>
      </div>
    </section>
  );
}
