import { piecesOf } from "@/lib/site/linked-text";

import { TextLink } from "./prose";

/** A line of text in which `[text](url)` becomes a link. */
export function LinkedText({ children }: { readonly children: string }) {
  return piecesOf(children).map(({ text, href }, index) =>
    href ? (
      <TextLink key={index} href={href}>
        {text}
      </TextLink>
    ) : (
      text
    ),
  );
}
