import { useTranslations } from "next-intl";

import { Link } from "@/lib/platform/i18n/navigation";

type Props = { readonly href: string; readonly children: React.ReactNode };

/** A link inside a form. It opens in a new tab, so that the answers in the form are not lost. */
export function NewTabLink({ href, children }: Props) {
  const t = useTranslations("booking.details");
  return (
    <Link href={href} target="_blank">
      {children}
      <span className="vh"> {t("newTab")}</span>
    </Link>
  );
}
