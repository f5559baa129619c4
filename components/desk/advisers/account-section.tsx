import { getTranslations } from "next-intl/server";

import { Section } from "@/components/desk/record/section";
import type { Adviser } from "@/lib/advisers/adviser";
import { Link } from "@/lib/platform/i18n/navigation";

type Props = {
  readonly account: Adviser["account"];
  /** Whether the reader may open the pages of accounts, on which the link is changed. */
  readonly mayChange: boolean;
};

/** The staff account with which the adviser signs in. It is linked on the account's page. */
export async function AccountSection({ account, mayChange }: Props) {
  const t = await getTranslations("adviserDesk.account");
  return (
    <Section title={t("title")} id="account">
      <p>
        {account ? (
          mayChange ? (
            <Link href={`/dashboard/staff/${account.id}`}>{account.email}</Link>
          ) : (
            account.email
          )
        ) : (
          t("none")
        )}
      </p>
      <p className="sub">
        {t("text")} {mayChange && !account && <Link href="/dashboard/staff">{t("open")}</Link>}
      </p>
    </Section>
  );
}
