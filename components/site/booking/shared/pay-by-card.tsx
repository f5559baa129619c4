import { useTranslations } from "next-intl";

import { buttonClasses } from "@/components/ui/button-look";

import type { CardOffer } from "./card-offer";

type Props = { readonly card: CardOffer; readonly headingLevel: 2 | 3 };

/** A link to the payment page. The link's text names the amount. */
export function PayByCard({ card: { href, amount }, headingLevel }: Props) {
  const t = useTranslations("booking.card");
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <section className="grid gap-13" aria-labelledby="card-title">
      <Heading id="card-title">{t("title")}</Heading>
      <p>{t("text")}</p>
      <p>
        {/* The payment page has its own Content Security Policy. Browsers apply a new policy only on a full page load,
            and a `Link` does not cause one. */}
        <a href={href} className={buttonClasses({ variant: "gold" })}>
          {t("pay", { amount })}
        </a>
      </p>
    </section>
  );
}
