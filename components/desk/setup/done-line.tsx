import { useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Icon } from "@/components/ui/icon";
import type { SetupMark } from "@/lib/firm/setup-marks";
import { mayOpen } from "@/lib/platform/auth/dashboard-routes";
import type { Role } from "@/lib/platform/auth/permissions";
import { Link } from "@/lib/platform/i18n/navigation";
import { unmarkSetup } from "@/lib/site/setup/actions";
import { changedOn, screenOf } from "@/lib/site/setup/lines";
import type { LineName, SetupLine } from "@/lib/site/setup/lines";

import { useLineTexts } from "./line-texts";

type Props = { readonly line: SetupLine; readonly role: Role; readonly children?: React.ReactNode };

/** The mark that an administrator can take back, for lines that are settled by what a person said. */
const markOf: Readonly<Partial<Record<LineName, SetupMark>>> = { phone: "phone-called", backup: "restore-tested" };
const declinedBy: Readonly<Partial<Record<LineName, SetupMark>>> = { bank: "no-invoices", claims: "no-other-claims" };
/** Their records are read there, and not changed. */
const onlyOpened: readonly LineName[] = ["second-factor", "recovery-codes", "claims"];

/** A settled line: one row with what is settled, and the way to change it. */
export function DoneLine({ line, role, children }: Props) {
  const t = useTranslations("setup");
  const { title, done } = useLineTexts(line);
  const { name, state } = line;
  const mark = state === "declined" ? declinedBy[name] : markOf[name];
  const screen = changedOn[name] ?? screenOf[name];
  const isDeclined = state === "declined";
  return (
    <li className="done">
      <span className="setup-sign">
        <Icon name={isDeclined ? "minus" : "check"} size="s" />
        <span className="vh">{t(isDeclined ? "states.declined" : "states.done")} </span>
      </span>
      <span>
        <b>{title}</b> <span className="mute">{done}</span>
        {children}
      </span>
      {mark ? (
        <StaffForm
          action={unmarkSetup}
          values={{ mark }}
          submit={t("takeBack")}
          name={t("takeBackOf", { line: title })}
          variant="link"
        />
      ) : (
        screen &&
        mayOpen(role, screen.page) && (
          <Link href={`${screen.page}${screen.part ? `#${screen.part}` : ""}`}>
            {t(onlyOpened.includes(name) ? "open" : "change")}
            <span className="vh">: {title}</span>
          </Link>
        )
      )}
    </li>
  );
}
