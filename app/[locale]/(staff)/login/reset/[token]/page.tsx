import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { SignInCard } from "@/components/desk/account/sign-in-card";
import { ResetForm } from "@/components/desk/account/sign-in-forms";
import { ButtonLink } from "@/components/ui/button";
import { findLink } from "@/lib/platform/auth/links";
import { isLocale } from "@/lib/platform/i18n/locales";
import { resetPassword } from "@/lib/staff/actions/sign-in";

type Props = PageProps<"/[locale]/login/reset/[token]">;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("login.reset");
  return { title: t("title") };
}

/** Sets a new password through the link in an email. Opening the page does not use up the link. */
export default async function ResetPage({ params }: Props) {
  const { locale, token } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations("login.reset");
  const link = await findLink({ kind: "password-reset", token }, Date.now());
  if (!link)
    return (
      <SignInCard title={t("expired")}>
        <p>{t("expiredText")}</p>
        <ButtonLink href="/login/forgot" variant="primary" size="lg">
          {t("askAgain")}
        </ButtonLink>
      </SignInCard>
    );
  return (
    <SignInCard title={t("title")} lead={t("lead")}>
      <ResetForm reset={resetPassword} token={token} />
    </SignInCard>
  );
}
