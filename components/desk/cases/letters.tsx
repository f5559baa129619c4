import type { ReactNode } from "react";
import { useTranslations } from "next-intl";

import { Nothing } from "@/components/desk/list/nothing";
import { Section } from "@/components/desk/record/section";
import { Badge } from "@/components/ui/badge";
import { addLetter, recordAnswer, removeLetter } from "@/lib/cases/actions/facts";
import { letterKinds } from "@/lib/cases/kinds";
import type { CaseFacts } from "@/lib/cases/formatted";

import { StaffForm } from "@/components/desk/form/staff-form";

type Props = {
  readonly letters: CaseFacts["letters"];
  readonly target: Readonly<Record<"clientId" | "reference", string>>;
  readonly canChange: boolean;
  readonly notice?: ReactNode;
};

/** The letters that the firm sent in a case, for example to the police or a bank. Each is shown with its answer. */
export function Letters({ letters, target, canChange, notice }: Props) {
  const t = useTranslations("cases.letters");
  return (
    <Section id="letters" title={t("title")} isRuled={letters.length > 0} notice={notice}>
      {letters.length === 0 && <Nothing title={t("empty")} {...(canChange ? { text: t("emptyText") } : {})} />}
      <ul className="record-list">
        {letters.map((letter) => (
          <li key={letter.id}>
            <Sent letter={letter} />
            {canChange && <LetterForms letter={letter} target={target} />}
          </li>
        ))}
      </ul>
      {canChange && (
        <StaffForm
          edition={String(letters.length)}
          action={addLetter}
          isSave
          values={target}
          opener={t("add")}
          submit={t("add")}
          fields={[
            {
              name: "kind",
              kind: "choice",
              label: t("kind"),
              options: letterKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
            },
            { name: "recipient", label: t("recipient") },
            { name: "subject", label: t("subject"), isOptional: true },
            { name: "sentOn", kind: "date", label: t("sentOn") },
            { name: "answerDueOn", kind: "date", label: t("answerDueOn"), isOptional: true },
          ]}
        />
      )}
    </Section>
  );
}

type Letter = CaseFacts["letters"][number];

function Sent({
  letter: { kind, recipient, subject, sent, due, isLate, answered, answer },
}: {
  readonly letter: Letter;
}) {
  const t = useTranslations("cases.letters");
  return (
    <div>
      <b>{recipient}</b> <Badge tone="plain">{t(`kinds.${kind}`)}</Badge>{" "}
      {isLate && (
        <Badge tone="warn" icon="clock">
          {t("late")}
        </Badge>
      )}
      {subject && <span className="sub">{subject}</span>}
      <span className="sub">
        {t("sent", { day: sent })} {answered ? t("answered", { day: answered }) : due && t("due", { day: due })}
      </span>
      {answer && <p className="case-answer">{answer}</p>}
    </div>
  );
}

function LetterForms({ letter, target }: { readonly letter: Letter; readonly target: Props["target"] }) {
  const t = useTranslations("cases.letters");
  const tForm = useTranslations("staffForm");
  const values = { ...target, id: letter.id, version: letter.version };
  const named = { recipient: letter.recipient, day: letter.sent };
  return (
    <div className="record-acts">
      {!letter.answered && (
        <StaffForm
          action={recordAnswer}
          isSave
          values={values}
          opener={t("record")}
          name={t("recordNamed", named)}
          submit={tForm("save")}
          fields={[
            { name: "answeredOn", kind: "date", label: t("answeredOn") },
            { name: "answer", kind: "multiline", label: t("answer") },
          ]}
        />
      )}
      <StaffForm
        action={removeLetter}
        values={values}
        opener={tForm("remove")}
        name={t("removeNamed", named)}
        lead={t("removeQuestion", named)}
        submit={tForm("remove")}
        variant="danger"
      />
    </div>
  );
}
