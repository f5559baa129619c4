import { useTranslations } from "next-intl";

import { DataTable } from "@/components/desk/list/data-table";
import { initialsOf } from "@/components/desk/record/person";
import { Badge } from "@/components/ui/badge";
import { Link } from "@/lib/platform/i18n/navigation";
import type { Role } from "@/lib/platform/auth/permissions";

export type PersonRow = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly adviser: string | undefined;
  readonly hasSecondFactor: boolean;
  readonly codesLeft: number;
  /** A formatted time. */
  readonly lastSignIn: string | undefined;
  readonly openSessions: number;
  readonly state: "active" | "invited" | "ended";
};

/** The accounts of all staff. */
export function PeopleTable({ rows, caption }: { readonly rows: readonly PersonRow[]; readonly caption: string }) {
  const t = useTranslations("account.people");
  const tRoles = useTranslations("account.roles");
  const tFactor = useTranslations("account.factor");
  return (
    <DataTable
      caption={caption}
      rows={rows}
      keyOf={({ id }) => id}
      isWide
      columns={[
        {
          key: "person",
          title: t("person"),
          cell: ({ id, name, email }) => (
            <span className="person-cell">
              <span className="initials" aria-hidden="true">
                {initialsOf(name)}
              </span>
              <span>
                <Link className="name" href={`/dashboard/staff/${id}`}>
                  {name}
                </Link>
                <br />
                <span className="mute">{email}</span>
              </span>
            </span>
          ),
        },
        {
          key: "role",
          title: t("role"),
          cell: ({ role, adviser }) => (
            <>
              {tRoles(`${role}.name`)}
              <br />
              <span className="mute">{adviser ? t("linkedTo", { name: adviser }) : tRoles(`${role}.may`)}</span>
            </>
          ),
        },
        {
          key: "factor",
          title: t("factor"),
          isLabelled: true,
          cell: ({ hasSecondFactor, codesLeft, state }) =>
            state === "ended" ? null : hasSecondFactor ? (
              <>
                <Badge tone="ok" icon="key">
                  {t("on")}
                </Badge>
                <br />
                <span className="mute">{tFactor("codesLeft", { count: codesLeft })}</span>
              </>
            ) : (
              <Badge tone="warn" icon="alert">
                {t("off")}
              </Badge>
            ),
        },
        {
          key: "seen",
          title: t("lastSignIn"),
          isLabelled: true,
          cell: ({ lastSignIn, openSessions }) => (
            <>
              {lastSignIn ?? t("never")}
              {openSessions > 0 && (
                <>
                  <br />
                  <span className="mute">{t("openSessions", { count: openSessions })}</span>
                </>
              )}
            </>
          ),
        },
        {
          key: "state",
          title: t("state"),
          place: "side",
          cell: ({ state }) => (
            <Badge
              tone={state === "active" ? "ok" : state === "invited" ? "info" : "plain"}
              icon={state === "active" ? "check" : state === "invited" ? "mail" : "x"}
            >
              {t(`states.${state}`)}
            </Badge>
          ),
        },
      ]}
    />
  );
}
