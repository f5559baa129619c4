import type { ReactNode } from "react";
import { useTranslations } from "next-intl";

import { Nothing } from "@/components/desk/list/nothing";
import { Section } from "@/components/desk/record/section";
import { Badge } from "@/components/ui/badge";
import { addParty, removeParty } from "@/lib/cases/actions/facts";
import { partyKinds } from "@/lib/cases/kinds";
import type { CaseFacts } from "@/lib/cases/formatted";

import { StaffForm } from "@/components/desk/form/staff-form";

type Props = {
  readonly parties: CaseFacts["parties"];
  readonly target: Readonly<Record<"clientId" | "reference", string>>;
  readonly canChange: boolean;
  readonly notice?: ReactNode;
};

/** The people, firms, platforms, wallets and domains that are involved in a case. */
export function Parties({ parties, target, canChange, notice }: Props) {
  const t = useTranslations("cases.parties");
  const tForm = useTranslations("staffForm");
  return (
    <Section id="parties" title={t("title")} isRuled={parties.length > 0} notice={notice}>
      {parties.length === 0 && <Nothing title={t("empty")} {...(canChange ? { text: t("emptyText") } : {})} />}
      <ul className="record-list">
        {parties.map(({ id, version, kind, name, note, isDoubtful }) => (
          <li key={id}>
            <div>
              <span className="case-code">{name}</span>
              <span className="sub">{t(`kinds.${kind}`)}</span>
              {isDoubtful && <Badge tone="warn">{t("noWallet")}</Badge>}
              {note && <span className="sub">{note}</span>}
            </div>
            {canChange && (
              <StaffForm
                action={removeParty}
                values={{ ...target, id, version }}
                opener={tForm("remove")}
                name={t("removeNamed", { name })}
                lead={t("removeQuestion", { name })}
                submit={tForm("remove")}
                variant="danger"
              />
            )}
          </li>
        ))}
      </ul>
      {canChange && (
        <StaffForm
          edition={String(parties.length)}
          action={addParty}
          isSave
          values={target}
          opener={t("add")}
          submit={t("add")}
          fields={[
            {
              name: "kind",
              kind: "choice",
              label: t("kind"),
              options: partyKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
            },
            { name: "name", label: t("name"), hint: t("nameHint") },
            { name: "note", kind: "multiline", limit: 500, label: t("note"), isOptional: true },
          ]}
        />
      )}
    </Section>
  );
}
