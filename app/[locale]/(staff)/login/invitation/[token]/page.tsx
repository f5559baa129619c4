import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { SignInCard } from "@/components/desk/account/sign-in-card";
import { InvitationForm } from "@/components/desk/account/sign-in-forms";
import { findLink } from "@/lib/platform/auth/links";
import { isLocale } from "@/lib/platform/i18n/locales";
import { acceptInvitation } from "@/lib/staff/actions/sign-in";

type Props = PageProps<"/[locale]/login/invitation/[token]">;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("login.invitation");
  return { title: t("title") };
}

/** An invited person enters a name and chooses a password. Opening the page does not use up the link. */
export default async function InvitationPage({ params }: Props) {
  const { locale, token } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations("login.invitation");
  const link = await findLink({ kind: "invitation", token }, Date.now());
  if (!link)
    return (
      <SignInCard title={t("expired")}>
        <p>{t("expiredText")}</p>
      </SignInCard>
    );
  return (
    <SignInCard title={t("title")} lead={t("lead", { email: link.email })}>
      <InvitationForm accept={acceptInvitation} token={token} />
    </SignInCard>
  );
}
