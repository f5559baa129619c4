import clsx from "clsx";
import { useTranslations } from "next-intl";

import { Section } from "@/components/desk/record/section";
import { Badge } from "@/components/ui/badge";
import type { BadgeLook } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import type { OperationsLine } from "@/lib/operations/lines";
import type { LineState } from "@/lib/operations/rules";

import { useLineTexts } from "./line-texts";

const badges: Readonly<Record<LineState, BadgeLook>> = {
  act: { tone: "bad", icon: "alert" },
  look: { tone: "warn", icon: "alert" },
  unknown: { tone: "info", icon: "info" },
  fine: { tone: "ok", icon: "check" },
  off: { tone: "plain", icon: "minus" },
};

/** The lines in which nothing is to do are short and beside each other. */
const isShort = (state: LineState) => state === "fine" || state === "off";

type Props = {
  readonly state: LineState;
  readonly lines: readonly OperationsLine[];
  readonly zone: string;
  /** The page's only gold button belongs to the most urgent line with a button. */
  readonly urgent: OperationsLine | undefined;
};

/** The lines in one state. */
export function HealthList({ state, lines, zone, urgent }: Props) {
  const t = useTranslations("operations.states");
  if (lines.length === 0) return null;
  return (
    <Section id={`health-${state}`} title={t(state)} note={lines.length}>
      <ul className={clsx("health", isShort(state) && "health--short")}>
        {lines.map((line) => (
          <HealthLine key={line.name} line={line} zone={zone} isUrgent={line === urgent} />
        ))}
      </ul>
    </Section>
  );
}

type LineProps = { readonly line: OperationsLine; readonly zone: string; readonly isUrgent: boolean };

/** What is, since when, what to do, and who can do it. */
function HealthLine({ line, zone, isUrgent }: LineProps) {
  const t = useTranslations("operations");
  const { name, state, href, isForStaff } = line;
  const { title, now, todo, act } = useLineTexts(line, zone);
  const b = (text: React.ReactNode) => <b>{text}</b>;
  return (
    <li id={`line-${name}`} className={state}>
      <div className="health-head">
        <h3>{title}</h3>
        <Badge {...badges[state]}>{t(`states.${state}`)}</Badge>
      </div>
      <p>{now}</p>
      {isShort(state) ? (
        <p className="mute">{todo}</p>
      ) : (
        <>
          <p className="health-todo">{t.rich("todo", { text: todo, b })}</p>
          <p className="health-todo">{t.rich(href || isForStaff ? "who.you" : "who.server", { b })}</p>
        </>
      )}
      {href && act && (
        <div>
          <ButtonLink href={href} variant={isUrgent ? "gold" : "secondary"} size="sm">
            {act}
          </ButtonLink>
        </div>
      )}
    </li>
  );
}
