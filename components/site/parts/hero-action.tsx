import { useLocale } from "next-intl";

import { ButtonLink } from "@/components/ui/button";
import { addPrefix } from "@/lib/platform/i18n/prefix";

import { HeroMore } from "./hero-more";

/**
 * Matches labels that mean "learn more" in the site's languages. A button with such a label scrolls down to the
 * services section. Any other button is a plain link.
 */
const learnMore = /learn more|mehr erfahren|en savoir plus/i;

/** The hero's second button. `href` is a path of this site without a locale prefix, or a full URL. */
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
