import clsx from "clsx";
import { useTranslations } from "next-intl";

import { steps } from "@/lib/booking/wizard/journey";
import type { Step } from "@/lib/booking/wizard/journey";
import { Link } from "@/lib/platform/i18n/navigation";

type Props = {
  readonly current: Step;
  /** The paths of the finished steps. Null for a finished step that can no longer be changed. */
  readonly done: Readonly<Partial<Record<Step, string | null>>>;
};

/** Five segments with the names of the steps. Narrow screens show one line of text instead of the names. */
export function StepIndicator({ current, done }: Props) {
  const t = useTranslations("booking");
  return (
    <>
      <p className="steps-now">{t("stepNow", { number: steps.indexOf(current) + 1 })}</p>
      {/* The explicit role is for Safari, which does not announce a list without markers as a list. */}
      <ol className="steps" role="list" aria-label={t("progress")}>
        {steps.map((step) => (
          <li
            key={step}
            className={clsx({ "is-now": step === current, "is-done": step !== current && step in done })}
            aria-current={step === current ? "step" : undefined}
          >
            <StepName name={t(`steps.${step}`)} href={step === current ? null : (done[step] ?? null)}>
              {step !== current && step in done ? <span className="vh"> ({t("stepDone")})</span> : null}
            </StepName>
          </li>
        ))}
      </ol>
    </>
  );
}

type NameProps = { readonly name: string; readonly href: string | null; readonly children: React.ReactNode };

/**
 * A browser that translates the page replaces text nodes. React could not remove such a text node when the name becomes
 * a link, so the name has an element of its own in both cases.
 */
function StepName({ name, href, children }: NameProps) {
  return (
    <span className="steps-name">
      {href === null ? <span>{name}</span> : <Link href={href}>{name}</Link>}
      {children}
    </span>
  );
}
