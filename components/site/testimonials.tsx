import { useTranslations } from "next-intl";

import type { ShownClaim } from "@/lib/firm/claims";
import { Link } from "@/lib/platform/i18n/navigation";

import { Carousel } from "./carousel";
import { limitsOf } from "./claim-facts";
import { Review } from "./review";

/** Client reviews with result and fee. Without a proven review it explains what a review needs to be shown here. */
export function Testimonials({ claims }: { claims: readonly ShownClaim[] }) {
  const t = useTranslations("home.reviews");
  if (claims.length === 0) return <NoReviews />;
  const labels = {
    label: t("label"),
    carousel: t("carousel"),
    previous: t("previous"),
    next: t("next"),
    page: String(t.raw("page")),
    pause: t("pause"),
    asList: t("asList"),
    asPages: t("asPages"),
  };
  return (
    <section className="section">
      <div className="wrap">
        <div className="head">
          <h2>{t("title")}</h2>
          <p className="lead">{t("lead")}</p>
        </div>
        <Carousel labels={labels} items={claims.map((claim) => ({ id: claim.key, content: <Review claim={claim} /> }))}>
          <Link href="/verify">{t("how")}</Link>
        </Carousel>
        {limitsOf(claims).map((limits) => (
          <p key={limits} className="soft t16 measure mt-21">
            {limits}
          </p>
        ))}
      </div>
    </section>
  );
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
