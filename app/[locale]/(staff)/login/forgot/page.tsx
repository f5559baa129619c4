import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { connection } from "next/server";

import { ForgotForm } from "@/components/desk/account/forgot-form";
import { SignInCard } from "@/components/desk/account/sign-in-card";
import { isLocale } from "@/lib/platform/i18n/locales";
import { Link } from "@/lib/platform/i18n/navigation";
import { pageMetadata } from "@/app/page-metadata";
import { forgotPassword } from "@/lib/staff/actions/sign-in";

type Props = PageProps<"/[locale]/login/forgot">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations("login.forgot");
  return pageMetadata({ locale, path: "/login/forgot", title: t("title"), description: t("lead") });
}

/** Lets staff request an email with a link to set a new password. */
export default async function ForgotPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  // The Content Security Policy of the sign-in pages contains a new nonce for each request, so this page cannot be
  // prerendered.
  await connection();
  const t = await getTranslations("login.forgot");
  return (
    <SignInCard title={t("title")} lead={t("lead")}>
      <ForgotForm send={forgotPassword} />
      <p>
        <Link href="/login">{t("back")}</Link>
      </p>
    </SignInCard>
  );
}
