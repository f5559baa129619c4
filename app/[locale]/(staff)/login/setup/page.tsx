import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { EnrolForm } from "@/components/desk/account/enrol-form";
import { SignInCard } from "@/components/desk/account/sign-in-card";
import { ChangePasswordForm } from "@/components/desk/account/sign-in-forms";
import { Alert } from "@/components/ui/alert";
import { loginPath, returnPath } from "@/lib/platform/auth/return-path";
import { findSignedIn } from "@/lib/platform/auth/session";
import { pathAfterSignIn } from "@/lib/platform/auth/start-page";
import { isLocale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { addSecondFactor } from "@/lib/staff/actions/account";
import { changePassword } from "@/lib/staff/actions/sign-in";
import { loadEnrolment } from "@/lib/staff/loaders/enrolment";

type Props = PageProps<"/[locale]/login/setup">;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("account.enrol");
  return { title: t("title") };
}

/**
 * Completes an account: a new password first, then the second factor. Staff for whom a second factor is optional can
 * add one here.
 */
export default async function SetupPage({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const { callbackUrl } = await searchParams;
  const returnTo = callbackUrl === undefined ? localizedPath(locale, "/dashboard") : returnPath(callbackUrl);
  const signedIn = await findSignedIn();
  if (!signedIn) redirect(loginPath(returnTo));
  const t = await getTranslations("login.setup");
  if (signedIn.setup === "password")
    return (
      <SignInCard title={t("passwordTitle")} lead={t("passwordLead")}>
        <ChangePasswordForm change={changePassword} callbackUrl={returnTo} />
      </SignInCard>
    );
  const tEnrol = await getTranslations("account.enrol");
  const enrolment = signedIn.staff.hasSecondFactor ? undefined : await loadEnrolment(signedIn.staff, Date.now());
  const isRequired = signedIn.setup === "second-factor";
  return (
    <SignInCard
      title={enrolment ? tEnrol("title") : t("done")}
      {...(enrolment ? { lead: tEnrol("lead") } : {})}
      note={isRequired && <Alert tone="info">{t("required")}</Alert>}
    >
      <EnrolForm
        add={addSecondFactor}
        enrolment={enrolment}
        continueTo={pathAfterSignIn(returnTo)}
        isOptional={!isRequired}
      />
    </SignInCard>
  );
}
