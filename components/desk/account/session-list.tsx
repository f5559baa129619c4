import { useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Badge } from "@/components/ui/badge";
import type { FormAction } from "@/lib/platform/forms/form-state";

import { useAccountLook } from "./account-look";

export type ListedSession = {
  readonly id: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly started: string;
  readonly seen: string;
  readonly isCurrent: boolean;
};

type Props = {
  readonly sessions: readonly ListedSession[];
  /** Ends one of the sessions. Left out if the list is read-only. */
  readonly end?: FormAction | undefined;
  /** The id of the colleague, if an administrator manages a colleague's sessions. */
  readonly accountId?: string;
};

/** The devices on which a person is signed in. */
export function SessionList({ sessions, end, accountId }: Props) {
  const t = useTranslations("account.sessions");
  const look = useAccountLook();
  return (
    <ul className="session-list">
      {sessions.map(({ id, browser, system, started, seen, isCurrent }) => {
        const named = browser ?? t("unknown");
        const device = system ? t("device", { browser: named, system }) : named;
        return (
          <li key={id}>
            <div>
              <b>{device}</b>
              {isCurrent && (
                <>
                  {" "}
                  <Badge tone="ok" icon="check">
                    {t("this")}
                  </Badge>
                </>
              )}
              <br />
              <span className="mute">
                {t("started", { time: started })}
                <br />
                {t("seen", { time: seen })}
              </span>
            </div>
            {end && !isCurrent && (
              <StaffForm
                {...look}
                action={end}
                values={{ sessionId: id, ...(accountId === undefined ? {} : { id: accountId }) }}
                size="sm"
                submit={t("end")}
                name={t("endLabel", { device: `${device}, ${started}` })}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
