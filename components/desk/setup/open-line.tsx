import clsx from "clsx";
import { useTranslations } from "next-intl";

import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon";
import type { Role } from "@/lib/platform/auth/permissions";
import { minutesOf } from "@/lib/site/setup/lines";
import type { LineState, SetupLine } from "@/lib/site/setup/lines";

import { LineActs } from "./line-acts";
import { useLineTexts } from "./line-texts";

type Props = {
  readonly line: SetupLine;
  /** Whether the page suggests this line as the next one. */
  readonly isNext: boolean;
  readonly role: Role;
  readonly reachedBy: string;
  readonly children?: React.ReactNode;
};

const signs: Readonly<Partial<Record<LineState, IconName>>> = { started: "half", waiting: "clock", later: "clock" };

/** An open line: what is missing, what visitors see meanwhile, and the button that leads on. */
export function OpenLine({ line, isNext, role, reachedBy, children }: Props) {
  const t = useTranslations("setup");
  const texts = useLineTexts(line);
  const { name, state } = line;
  const sign = isNext ? undefined : signs[state];
  const minutes = minutesOf[name];
  return (
    <li id={name} className={clsx("open", state, isNext && "next")}>
      <span className="setup-sign">
        {sign && <Icon name={sign} size="s" />}
        <span className="vh">{t(isNext ? "states.next" : `states.${state}`)} </span>
      </span>
      <div className="setup-body">
        <h3>{texts.title}</h3>
        <p>{texts.missing}</p>
        {texts.visitors && (
          <p className="setup-visitors">
            <Icon name={texts.visitors.isHidden ? "eye-off" : "eye"} size="s" />
            <span>{texts.visitors.text}</span>
          </p>
        )}
        {children}
      </div>
      <div className="setup-acts">
        <LineActs line={line} texts={texts} isNext={isNext} role={role} reachedBy={reachedBy} />
        {texts.note ? (
          <span className="sub">{texts.note}</span>
        ) : (
          minutes !== undefined && <span className="sub">{t("aboutMinutes", { count: minutes })}</span>
        )}
      </div>
    </li>
  );
}
