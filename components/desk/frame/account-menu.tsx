import { useLocale, useTranslations } from "next-intl";

import { LanguageSwitch } from "@/components/layout/language-switch";
import { ThemeToggle } from "@/components/layout/theme-toggle";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { Link } from "@/lib/platform/i18n/navigation";
import type { Role } from "@/lib/platform/auth/permissions";
import type { FormAction } from "@/lib/platform/forms/form-state";
import type { Locale } from "@/lib/platform/i18n/locales";

import { Menu } from "./menu";
import { initialsOf } from "../record/person";
import { SignOutForm } from "../form/sign-out-form";

export type AccountMenuProps = {
  readonly person: { readonly name: string; readonly role: Role };
  readonly languages: readonly Locale[];
  readonly signOut: FormAction;
};

/** The menu of the signed-in person: language, theme, account and sign-out. It opens without JavaScript. */
export function AccountMenu({ person, languages, signOut }: AccountMenuProps) {
  const t = useTranslations("dashboard");
  const tLayout = useTranslations("layout");
  const tAccount = useTranslations("account");
  const locale = useLocale();
  const themes = { premium: tLayout("theme.premium"), light: tLayout("theme.light"), dark: tLayout("theme.dark") };
  return (
    <Menu
      className="account"
      summary={
        <span className="account-button">
          <span className="initials" aria-hidden="true">
            {initialsOf(person.name)}
          </span>
          <VisuallyHidden>{t("accountMenu")}</VisuallyHidden>
        </span>
      }
    >
      <div className="account-menu">
        <p>
          <b>{person.name}</b>
          <span className="sub">{t(`roles.${person.role}`)}</span>
        </p>
        <p>
          <Link href="/dashboard/account">{tAccount("title")}</Link>
        </p>
        <LanguageSwitch label={tLayout("language")} current={locale} locales={languages} />
        <ThemeToggle label={tLayout("theme.label")} names={themes} />
        <SignOutForm signOut={signOut}>
          <Button type="submit" variant="secondary">
            <Icon name="logout" size="s" />
            {t("signOut")}
          </Button>
        </SignOutForm>
      </div>
    </Menu>
  );
}
