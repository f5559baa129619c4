import { firm } from "@/lib/firm/settings-snapshot";
import { isRead } from "@/lib/firm/stated-facts";
import { piecesOf, withoutArticles } from "@/lib/site/linked-text";

import { TextLink } from "./prose";

/**
 * A line of text in which `[text](url)` becomes a link. Sentences that link to an article are left out until the firm
 * has read the articles.
 */
export function LinkedText({ children }: { readonly children: string }) {
  const line = isRead(firm(), "articles") ? children : withoutArticles(children);
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
