import { useLocale, useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Section } from "@/components/desk/record/section";
import { confirmClaim, endClaim, sendBackClaim } from "@/lib/firm/claims/actions";
import type { ConfirmationRow } from "@/lib/platform/second-person/confirmation";

type Props = {
  readonly loaded: {
    readonly claim: { readonly id: string };
    readonly open: ConfirmationRow | undefined;
    readonly isOwn: boolean;
    readonly mayChange: boolean;
    readonly mayVerify: boolean;
    readonly verifiers: readonly string[];
  };
};

/** What the staff member can do with an open proposal or with a verified claim. */
export function SecondPerson({ loaded }: Props) {
  const { claim, open, isOwn, mayChange, mayVerify, verifiers } = loaded;
  const t = useTranslations("claims.second");
  const locale = useLocale();
  if (!open) return null;
  const values = { id: open.id, claim: claim.id };
  if (open.state === "confirmed")
    return mayChange ? (
      <Section id="hide" title={t("revoke")}>
        <p className="mute">{t("revokeNote")}</p>
        <StaffForm action={endClaim} values={values} submit={t("revoke")} />
      </Section>
    ) : null;
  const people = new Intl.ListFormat(locale, { type: "disjunction" }).format(verifiers);
  return (
    <Section
      id="second"
      title={t("title")}
      note={mayVerify && !isOwn ? t("may", { name: open.proposedBy.name }) : undefined}
    >
      {isOwn ? (
        <p>{verifiers.length > 0 ? t("own", { people }) : t("ownNobody")}</p>
      ) : (
        mayVerify && (
          <div className="stack-21">
            <StaffForm
              action={confirmClaim}
              submit={t("verify")}
              variant="gold"
              isCheckedByServer
              edition={open.id}
              values={values}
              fields={[{ name: "compared", label: t("compared"), kind: "check" }]}
            />
            <StaffForm
              action={sendBackClaim}
              submit={t("send")}
              opener={t("sendBack")}
              edition={open.id}
              values={values}
              fields={[{ name: "reason", label: t("reason"), kind: "multiline", limit: 500 }]}
            />
            <p className="mute">{t("until")}</p>
          </div>
        )
      )}
      {isOwn && mayChange && <StaffForm action={endClaim} values={values} submit={t("withdraw")} />}
    </Section>
  );
}
