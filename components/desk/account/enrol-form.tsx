"use client";

import { useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import { ButtonLink } from "@/components/ui/button";
import type { FormAction } from "@/lib/platform/forms/form-state";
import { Link } from "@/lib/platform/i18n/navigation";

import { useSignInLook } from "./account-look";
import { RecoveryCodes } from "./recovery-codes";

export type Enrolment = {
  /** The key for the authenticator app, in groups of four characters. */
  readonly secret: string;
  readonly email: string;
  /** The dark squares of the QR code as one path, and the number of squares on a side. */
  readonly picture: { readonly path: string; readonly side: number };
};

type Props = {
  readonly add: FormAction;
  /**
   * Undefined once the second factor is on. If this form has just turned it on, the form shows the recovery codes.
   * Otherwise, it shows a link to continue.
   */
  readonly enrolment: Enrolment | undefined;
  readonly continueTo: string;
  /** Whether the second factor may be added later. */
  readonly isOptional: boolean;
};

/**
 * The form that adds a second factor. It shows the key as a QR code and as text, asks for the first code from the app,
 * and finally shows the recovery codes.
 */
export function EnrolForm({ add, enrolment, continueTo, isOptional }: Props) {
  const t = useTranslations("account.enrol");
  const tSetup = useTranslations("login.setup");
  const ready = (
    <>
      <p>{tSetup("doneText")}</p>
      <ButtonLink href={continueTo} variant="primary" size="lg">
        {tSetup("open")}
      </ButtonLink>
    </>
  );
  return (
    <StaffForm
      {...useSignInLook()}
      action={add}
      submit={t("submit")}
      {...(isOptional ? { aside: <Link href={continueTo}>{tSetup("later")}</Link> } : {})}
      fields={[{ name: "code", kind: "code", label: t("label") }]}
      instead={enrolment ? undefined : ready}
      done={({ codes = [] }) => <RecoveryCodes codes={codes} continueTo={continueTo} />}
    >
      {enrolment && <EnrolmentKey {...enrolment} />}
    </StaffForm>
  );
}

/** The key for the authenticator app, as a picture and as text. */
function EnrolmentKey({ secret, email, picture }: Enrolment) {
  const t = useTranslations("account.enrol");
  return (
    <div className="enrolment">
      <svg
        className="qr-code"
        viewBox={`0 0 ${picture.side} ${picture.side}`}
        role="img"
        aria-label={t("picture")}
        shapeRendering="crispEdges"
      >
        <rect width={picture.side} height={picture.side} className="qr-code-ground" />
        <path d={picture.path} className="qr-code-squares" />
      </svg>
      <div>
        <p>
          <b>{t("key")}</b>
        </p>
        <p>
          <code>{secret}</code>
        </p>
        <p className="mute">{t("account", { email })}</p>
      </div>
    </div>
  );
}
