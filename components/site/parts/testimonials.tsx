import { useTranslations } from "next-intl";

import type { ShownClaim } from "@/lib/firm/claims/claim";
import { Link } from "@/lib/platform/i18n/navigation";

import { Carousel } from "./carousel";
import { limitsOf } from "./claim-facts";
import { Review } from "./review";

/**
 * Client reviews with result and fee. If no review may be shown, the section explains what is required for a review to
 * be shown.
 */
export function Testimonials({ claims }: { claims: readonly ShownClaim[] }) {
  const t = useTranslations("home.reviews");
  if (claims.length === 0) return <NoReviews />;
  const labels = {
    label: t("label"),
    carousel: t("carousel"),
    previous: t("previous"),
    next: t("next"),
    page: String(t.raw("page")),
  };
  // The lowest rating comes first, so that the first page does not contain only five-star reviews.
  const reviews = claims.toSorted((a, b) => ratingOf(a) - ratingOf(b));
  return (
    <section className="section">
      <div className="wrap">
        <div className="head head--row">
          <h2>{t("title")}</h2>
          <p className="soft t16">{[t("lead"), ...limitsOf(claims)].join(" ")}</p>
        </div>
        <Carousel
          labels={labels}
          items={reviews.map((claim) => ({ id: claim.key, content: <Review claim={claim} /> }))}
        >
          <Link href="/verify">{t("how")}</Link>
        </Carousel>
      </div>
    </section>
  );
}

function ratingOf({ facts: { rating } }: ShownClaim): number {
  return typeof rating === "number" ? rating : 5;
}

function NoReviews() {
  const t = useTranslations("home.reviews.none");
  return (
    <section className="section">
      <div className="wrap">
        <h2>{t("title")}</h2>
        <p className="lead mt-13">
          {t.rich("text", {
            link: (chunks) => <Link href="/verify">{chunks}</Link>,
          })}
        </p>
      </div>
    </section>
  );
}
