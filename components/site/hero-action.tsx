import { useLocale } from "next-intl";

import { ButtonLink } from "@/components/ui/button";
import { addPrefix } from "@/lib/platform/i18n/prefix";

import { HeroMore } from "./hero-more";

/** A label that offers to learn more leads down the same page, in any language; every other goes to its own address. */
const learnMore = /learn more|mehr erfahren|en savoir plus/i;

/** The hero's second button. `href` is a path of this site in its English form, or a full address. */
export function HeroAction({ label, href }: { label: string; href: string }) {
  const locale = useLocale();
  if (learnMore.test(label))
    return <HeroMore label={label} href={href.startsWith("/") ? addPrefix(locale, href) : href} />;
  return (
    <ButtonLink href={href} variant="outline" size="lg">
      {label}
    </ButtonLink>
  );
}
