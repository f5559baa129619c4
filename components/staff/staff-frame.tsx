import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { Main } from "@/components/errors/main";
import { BrandLogo } from "@/components/layout/brand-logo";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Role } from "@/lib/platform/auth/permissions";
import type { FormAction } from "@/lib/platform/form-state";

import { SignOutForm } from "./sign-out-form";
import { StaffLinks } from "./staff-links";
import type { StaffLink } from "./staff-links";

type Props = {
  readonly brandName: string;
  readonly person: { readonly name: string; readonly role: Role };
  /** The pages that this staff member may open. */
  readonly links: readonly StaffLink[];
  readonly signOut: FormAction;
  readonly children: ReactNode;
};

/** The frame of every page of the staff area, without the public header and footer. */
export function StaffFrame({ brandName, person, links, signOut, children }: Props) {
  const t = useTranslations("dashboard");
  return (
    <div className="dash">
      <nav className="side" data-surface="deep" aria-label={t("navigation")}>
        <div className="side-in">
          <BrandLogo name={brandName} href="/dashboard" />
          <StaffLinks links={links} />
        </div>
      </nav>
      <div className="dash-body">
        <header className="topbar">
          <span className="topbar-person">
            {person.name}
            <span className="mute">{t(`roles.${person.role}`)}</span>
          </span>
          <SignOutForm signOut={signOut}>
            <Button type="submit" variant="secondary" size="sm">
              <Icon name="logout" size="s" />
              {t("signOut")}
            </Button>
          </SignOutForm>
        </header>
        <Main className="dash-main dense">{children}</Main>
        <nav className="tab-bar" aria-label={t("navigation")}>
          <StaffLinks links={links} />
        </nav>
      </div>
    </div>
  );
}
