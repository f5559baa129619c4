import { useTranslations } from "next-intl";

import { ButtonLink } from "@/components/ui/button";
import type { ShownClaim } from "@/lib/firm/claims";
import type { Contact } from "@/lib/firm/profile";

import { Art } from "./art";

export type ClosingCallProps = {
  contact: Pick<Contact, "phone" | "phoneHref">;
  href?: string | undefined;
  /** Replaces the default button if the next step depends on a choice further up on the page. */
  action?: React.ReactNode;
  /** The claim about confidentiality, shown after "No obligation". Undefined if the claim may not be shown. */
  confidentiality?: ShownClaim | undefined;
};

/** The last section of a page. It repeats the next step that the page offers. */
export function ClosingCall({ contact, href = "/booking", action, confidentiality }: ClosingCallProps) {
  const t = useTranslations("home.closing");
  return (
    <section className="section section--tight">
      <div className="wrap">
        <div className="closing">
          <div>
            <h2>{t("title")}</h2>
            <p className="lead">{t("subtitle")}</p>
            <div className="row">
              {action ?? (
                <ButtonLink href={href} variant="gold" size="lg">
                  {t("button")}
                </ButtonLink>
              )}
              <span className="nowrap">
                {t.rich("call", { phone: contact.phone, link: (chunks) => <a href={contact.phoneHref}>{chunks}</a> })}
              </span>
            </div>
            <p className="t16 soft">
              {t("noObligation")}
              {confidentiality && ` ${confidentiality.text}. ${confidentiality.limits}`}
            </p>
            <p className="t16 soft">{t("words")}</p>
          </div>
          <Art name="envelope" />
        </div>
      </div>
    </section>
  );
}
