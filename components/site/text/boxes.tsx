import { useTranslations } from "next-intl";

import { BookLink } from "@/components/site/parts/book-link";
import { iconFact } from "@/components/site/parts/claim-facts";
import { LinkedText } from "@/components/site/parts/linked-text";
import type { Picture } from "@/components/site/parts/photo";
import { SourceText } from "@/components/site/parts/source-list";
import { Alert } from "@/components/ui/alert";
import { PlainImage } from "@/components/ui/plain-image";
import type { Source } from "@/lib/content/heads";
import type { ShownClaim } from "@/lib/firm/claims/claim";
import { soldCurrencies } from "@/lib/firm/sold-currencies";
import type { Locale } from "@/lib/platform/i18n/locales";
import { Link } from "@/lib/platform/i18n/navigation";
import { claimWording } from "@/lib/site/claim-wording";
import { countriesFor } from "@/lib/site/free-help-sources";
import type { Offering } from "@/lib/site/opening";
import type { PriceRow } from "@/lib/site/price-list";

/** One source of the text, shown within the text. */
export function SourceBox({ source, locale }: { readonly source: Source | undefined; readonly locale: Locale }) {
  if (!source) return null;
  return (
    <Alert icon="doc">
      <SourceText source={source} locale={locale} />
    </Alert>
  );
}

type ClaimProps = { readonly of: string; readonly claims: readonly ShownClaim[] };

/** The wording of a claim, linked to its record. Nothing while the claim may not be shown. */
export function ClaimWording({ of, claims }: ClaimProps) {
  const common = useTranslations("common");
  const claim = claims.find(({ key }) => key === of);
  if (!claim) return null;
  return <Link href={`/verify#${of}`}>{claimWording(claim, claims, (parts) => common("labelled", parts))}</Link>;
}

/** A claim with its limits and a link to its record. Nothing while the claim may not be shown. */
export function ClaimBox({ of, claims }: ClaimProps) {
  const t = useTranslations("verify.claims");
  const common = useTranslations("common");
  const claim = claims.find(({ key }) => key === of);
  if (!claim) return null;
  return (
    <Alert
      icon={iconFact(claim, "shield-check")}
      title={claimWording(claim, claims, (parts) => common("labelled", parts))}
    >
      {claim.limits} <Link href={`/verify#${of}`}>{t("how")}</Link>
    </Alert>
  );
}

type PriceProps = { readonly slug: string; readonly prices: readonly PriceRow[] };

/** The price of a first appointment in every currency. The stylesheet shows the currency that the reader chose. */
export function PriceText({ slug, prices }: PriceProps) {
  const row = prices.find((each) => each.slug === slug);
  return soldCurrencies().map((currency) => {
    const price = row?.prices[currency].initial;
    return (
      price && (
        <span key={currency} data-currency={currency}>
          {price.text}
        </span>
      )
    );
  });
}

/** What readers can do for free, by country. */
export function FreeHelpBox({ locale }: { readonly locale: Locale }) {
  const t = useTranslations("services.detail.free");
  const steps = (["bank", ...countriesFor(locale)] as const).map((key) => ({ key, text: t(key) }));
  return (
    <Alert tone="ok" title={t("title")}>
      <ul>
        {steps.map(({ key, text }) => (
          <li key={key}>
            <LinkedText>{text}</LinkedText>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** The next step: a link to the booking, and the phone number. */
export function CallBox({ offering }: { readonly offering: Offering }) {
  const t = useTranslations("home.closing");
  const { isOpen, contact } = offering;
  return (
    <div className="card">
      <p>
        <b>{t("plainTitle")}</b>
      </p>
      <div className="row">
        <BookLink opening={offering} variant="gold">
          {t("button")}
        </BookLink>
        {isOpen && (
          <span className="nowrap">
            {t.rich("call", { phone: contact.phone, link: (chunks) => <a href={contact.phoneHref}>{chunks}</a> })}
          </span>
        )}
      </div>
    </div>
  );
}

type PictureProps = { readonly picture: Picture | undefined; readonly alt: string };

/** A picture of the firm. Nothing if its file no longer exists. */
export function PictureBox({ picture, alt }: PictureProps) {
  if (!picture) return null;
  return (
    <figure>
      <PlainImage {...picture} alt={alt} loading="lazy" decoding="async" />
    </figure>
  );
}
