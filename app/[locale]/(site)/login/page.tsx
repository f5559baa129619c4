import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { ClientMessages } from "@/components/layout/client-messages";
import { SignInForm } from "@/components/staff/sign-in-form";
import { Alert } from "@/components/ui/alert";
import { Card } from "@/components/ui/card";
import { returnPath } from "@/lib/platform/auth/return-path";
import { findStaff } from "@/lib/platform/auth/session";
import { isLocale } from "@/lib/platform/i18n/locales";
import { pageMetadata } from "@/app/page-metadata";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { signIn } from "@/lib/staff/actions";

type Props = PageProps<"/[locale]/login">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations("login");
  return pageMetadata({ locale, path: "/login", title: t("title"), description: t("lead") });
}

/** The sign-in page for staff. A staff member with a session is redirected. */
export default async function LoginPage({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const { callbackUrl, ended } = await searchParams;
  const returnTo = callbackUrl === undefined ? localizedPath(locale, "/dashboard") : returnPath(callbackUrl);
  if (await findStaff()) redirect(returnTo);
  const t = await getTranslations("login");
  return (
    <section className="section">
      <div className="wrap login">
        <h1>{t("title")}</h1>
        <p className="lead">{t("lead")}</p>
        {ended === "1" && <Alert tone="info">{t("ended")}</Alert>}
        <Card>
          <ClientMessages namespaces={["login", "errors"]}>
            <SignInForm signIn={signIn} callbackUrl={returnTo} />
          </ClientMessages>
        </Card>
        <p className="soft">{t("help")}</p>
      </div>
    </section>
  );
}
