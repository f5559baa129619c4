import { useTranslations } from "next-intl";

import { contactTags } from "./contact-links";
import { ButtonLink } from "@/components/ui/button";
import type { ButtonLinkProps } from "@/components/ui/button";
import type { Opening } from "@/lib/site/opening";

type Props = Omit<ButtonLinkProps, "href"> & {
  readonly opening: Opening;
  /** The page of the booking, by default its first step. */
  readonly href?: string | undefined;
};

/** A link to the booking. While online booking is not open, a sentence with phone and email instead. */
export function BookLink({ opening, href = "/booking", ...look }: Props) {
  if (!opening.isOpen) return <ClosedNote opening={opening} />;
  return <ButtonLink href={href} {...look} />;
}

/** Says that online booking is not open, and how to reach the firm. */
export function ClosedNote({ opening: { contact } }: Pick<Props, "opening">) {
  const t = useTranslations("closed");
  return <span className="closed-note">{t.rich("text", contactTags(contact))}</span>;
}
