import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { SignInCard } from "@/components/desk/account/sign-in-card";
import { CodeForm } from "@/components/desk/account/sign-in-forms";
import { hasPendingSignIn } from "@/lib/platform/auth/pending-sign-in";
import { loginPath, returnPath } from "@/lib/platform/auth/return-path";
import { isLocale } from "@/lib/platform/i18n/locales";
import { pageMetadata } from "@/app/page-metadata";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { enterCode } from "@/lib/staff/actions/sign-in";

type Props = PageProps<"/[locale]/login/code">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations("login.code");
  return pageMetadata({ locale, path: "/login/code", title: t("title"), description: t("lead") });
}

/**
 * Asks for the code of the second factor, or for a recovery code. If the visitor has not entered the right password
 * recently, the page redirects to the sign-in page.
 */
export default async function CodePage({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const { callbackUrl, with: given } = await searchParams;
  const returnTo = callbackUrl === undefined ? localizedPath(locale, "/dashboard") : returnPath(callbackUrl);
  if (!(await hasPendingSignIn(Date.now()))) redirect(`${loginPath(returnTo)}&again=1`);
  const t = await getTranslations("login.code");
  const kind = given === "recovery" ? "recovery" : "app";
  return (
    <SignInCard
      title={t(kind === "app" ? "title" : "recoveryTitle")}
      lead={t(kind === "app" ? "lead" : "recoveryLead")}
    >
      <CodeForm key={kind} enter={enterCode} kind={kind} callbackUrl={returnTo} />
    </SignInCard>
  );
}
