import { useLocale } from "next-intl";

import { publishedTexts } from "@/lib/content/snapshot";
import { firm } from "@/lib/firm/settings-snapshot";
import { piecesOf, withoutMissing } from "@/lib/site/linked-text";
import { articlePath, isLinked } from "@/lib/site/published";

import { TextLink } from "./prose";

/**
 * A line of text in which `[text](url)` becomes a link. Sentences that link to an article are left out while the
 * article is not published in the reader's language.
 */
export function LinkedText({ children }: { readonly children: string }) {
  const locale = useLocale();
  const isMissing = (href: string) =>
    href.startsWith(articlePath("")) && !isLinked(href, locale, publishedTexts(), firm());
  const line = withoutMissing(children, isMissing);
  return piecesOf(line).map(({ text, href }, index) =>
    href ? (
      <TextLink key={index} href={href}>
        {text}
      </TextLink>
    ) : (
      text
    ),
  );
}
