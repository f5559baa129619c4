import { useTranslations } from "next-intl";

import type { ShownClaim } from "@/lib/firm/claims/claim";
import type { Offering } from "@/lib/site/opening";

import { Art } from "./art";
import { BookLink } from "./book-link";

export type ClosingCallProps = {
  offering: Offering;
  href?: string | undefined;
  /** Replaces the default button if the next step depends on a choice further up on the page. */
  action?: React.ReactNode;
  /** The claim about confidentiality, shown after "No obligation". Undefined if the claim may not be shown. */
  confidentiality?: ShownClaim | undefined;
};

/** The last section of a page. It repeats the next step that the page offers. */
export function ClosingCall({ offering, href, action, confidentiality }: ClosingCallProps) {
  const t = useTranslations("home.closing");
  const { isOpen, isFirstHourFree, contact } = offering;
  const isPlain = !isOpen || !isFirstHourFree;
  return (
    <section className="section section--tight">
      <div className="wrap">
        <div className="closing">
          <div>
            <h2>{t(isPlain ? "plainTitle" : "title")}</h2>
            <p className="lead">{t(isPlain ? "plainSubtitle" : "subtitle")}</p>
            <div className="row">
              {action ?? (
                <BookLink opening={offering} href={href} variant="gold" size="lg">
                  {t("button")}
                </BookLink>
              )}
              {isOpen && (
                <span className="nowrap">
                  {t.rich("call", { phone: contact.phone, link: (chunks) => <a href={contact.phoneHref}>{chunks}</a> })}
                </span>
              )}
            </div>
            <p className="t16 soft">
              {t("noObligation")}
              {confidentiality && ` ${confidentiality.text}. ${confidentiality.limits}`}
            </p>
            {isOpen && <p className="t16 soft">{t("words")}</p>}
          </div>
          <Art name="envelope" />
        </div>
      </div>
    </section>
  );
}
