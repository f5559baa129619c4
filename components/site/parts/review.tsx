import { useTranslations } from "next-intl";

import { Icon } from "@/components/ui/icon";
import type { ShownClaim } from "@/lib/firm/claims/claim";

import { Avatar } from "./avatar";
import { textFact } from "./claim-facts";

const stars = [1, 2, 3, 4, 5];

/** A client's quote, with the result and the cost of the case. */
export function Review({ claim }: { claim: ShownClaim }) {
  const t = useTranslations("home.reviews");
  const name = textFact(claim, "clientName") ?? "";
  const rating = typeof claim.facts.rating === "number" ? claim.facts.rating : undefined;
  const rows = [
    { term: t("result"), value: textFact(claim, "recoveryResult") },
    { term: t("fee"), value: textFact(claim, "fee") },
    { term: t("verified"), value: claim.isSample ? t("sample") : claim.verifiedOn?.slice(0, 4) },
  ];
  return (
    <>
      {rating !== undefined && (
        <div className="stars" role="img" aria-label={t("stars", { rating: String(rating) })}>
          {stars.map((star) => (
            <Icon key={star} name="star" className={star <= rating ? "on" : undefined} />
          ))}
        </div>
      )}
      <blockquote>{claim.text}</blockquote>
      <p className="review-author">
        <Avatar name={name} photo={textFact(claim, "avatar")} />
        <span>
          <b>{name}</b>
          <span className="soft">{textFact(claim, "clientRole")}</span>
        </span>
      </p>
      <dl className="review-facts">
        {rows.map(
          ({ term, value }) =>
            value && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}
