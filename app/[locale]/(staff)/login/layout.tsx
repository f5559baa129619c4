import "@/app/login.css";

import type { Metadata } from "next";
import { notFound } from "next/navigation";

import { Main } from "@/components/errors/main";
import { ClientMessages } from "@/components/layout/client-messages";
import { SiteFrame } from "@/components/layout/site-frame";
import { isLocale } from "@/lib/platform/i18n/locales";
import { loadFrame } from "@/lib/site/loaders/frame";

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** The frame of the sign-in pages: the site's banner, a short header and a footer of one line. */
export default async function LoginLayout({ children, params }: LayoutProps<"/[locale]/login">) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return (
    <SiteFrame frame={await loadFrame(locale)}>
      <ClientMessages namespaces={["login", "account", "staffForm", "errors"]}>
        <Main>
          <div className="wrap">{children}</div>
        </Main>
      </ClientMessages>
    </SiteFrame>
  );
}
