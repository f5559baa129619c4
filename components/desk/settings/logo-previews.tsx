"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { PlainImage } from "@/components/ui/plain-image";
import type { UploadedLogo } from "@/lib/firm/logo/uploaded-logo";

type Props = { readonly logo: Extract<UploadedLogo, { readonly id: string }>; readonly name: string };

/** A logo in the header, a share picture, an email and an invoice, before it is saved. */
export function LogoPreviews({ logo, name }: Props) {
  const t = useTranslations("settingsForm.logo");
  const locale = useLocale();
  const address = (as: string) => `/api/staff/firm-logo?${new URLSearchParams({ id: logo.id, as, locale })}`;
  const picture = <PlainImage src={logo.png} alt="" />;
  const line = (
    <>
      {picture} <b translate="no">{name}</b>
    </>
  );
  return (
    <div className="logo-previews">
      <Frame title={t("header")}>
        <p className="logo-line">{line}</p>
        <p className="logo-line logo-line--dark">{line}</p>
      </Frame>
      <Frame title={t("share")}>
        <PlainImage src={address("share")} width={1200} height={630} loading="lazy" alt={t("shareAlt")} />
      </Frame>
      <Frame title={t("email")} link={{ href: address("email"), label: t("openEmail") }}>
        <p className="logo-line logo-line--email">{line}</p>
      </Frame>
      <Frame title={t("invoice")} link={{ href: address("invoice"), label: t("openInvoice") }}>
        <p className="logo-line logo-line--invoice">
          {picture} <small translate="no">{name}</small>
        </p>
      </Frame>
    </div>
  );
}

type FrameProps = {
  readonly title: string;
  /** The whole document, in a new tab. */
  readonly link?: { readonly href: string; readonly label: string };
  readonly children: ReactNode;
};

function Frame({ title, link, children }: FrameProps) {
  return (
    <figure className="preview-frame">
      <figcaption>
        {title}
        {link && (
          <a href={link.href} target="_blank" rel="noopener">
            {link.label}
          </a>
        )}
      </figcaption>
      {children}
    </figure>
  );
}
