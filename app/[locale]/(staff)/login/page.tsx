import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { SignInCard } from "@/components/desk/account/sign-in-card";
import { SignInForm } from "@/components/desk/account/sign-in-forms";
import { Alert } from "@/components/ui/alert";
import { returnPath } from "@/lib/platform/auth/return-path";
import { findSignedIn } from "@/lib/platform/auth/session";
import { isLocale } from "@/lib/platform/i18n/locales";
import { pageMetadata } from "@/app/page-metadata";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { signIn } from "@/lib/staff/actions/sign-in";

type Props = PageProps<"/[locale]/login">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations("login");
  return pageMetadata({ locale, path: "/login", title: t("title"), description: t("lead") });
}

/**
 * The sign-in page for staff. A staff member who is already signed in is redirected to the requested page or the
 * dashboard.
 */
export default async function LoginPage({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const { callbackUrl, ...reasons } = await searchParams;
  const returnTo = callbackUrl === undefined ? localizedPath(locale, "/dashboard") : returnPath(callbackUrl);
  // If the account is not set up yet, the page at `returnTo` redirects to the setup page.
  if (await findSignedIn()) redirect(returnTo);
  const t = await getTranslations("login");
  const reason = (["ended", "again", "reset"] as const).find((name) => reasons[name] === "1");
  return (
    <>
      <SignInCard
        title={t("title")}
        lead={t("lead")}
        note={reason && <Alert tone="info">{t(reason === "reset" ? "resetDone" : reason)}</Alert>}
      >
        <SignInForm signIn={signIn} callbackUrl={returnTo} />
      </SignInCard>
      <p className="sign-in-help">{t("help")}</p>
    </>
  );
}
