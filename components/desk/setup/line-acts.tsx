import { useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import { ButtonLink } from "@/components/ui/button";
import type { SetupMark } from "@/lib/firm/setup-marks";
import { mayOpen } from "@/lib/platform/auth/dashboard-routes";
import type { Role } from "@/lib/platform/auth/permissions";
import { markSetup, startTestBooking } from "@/lib/site/setup/actions";
import { screenOf } from "@/lib/site/setup/lines";
import type { SetupLine } from "@/lib/site/setup/lines";

import type { useLineTexts } from "./line-texts";

type Props = {
  readonly line: SetupLine;
  readonly texts: ReturnType<typeof useLineTexts>;
  readonly isNext: boolean;
  readonly role: Role;
  readonly reachedBy: string;
};

/** The buttons of an open line. The gold one belongs to the line that the page suggests. */
export function LineActs({ line: { name, state, detail }, texts, isNext, role, reachedBy }: Props) {
  const t = useTranslations("setup");
  const variant = isNext ? "gold" : "secondary";
  const { act, title } = texts;
  if (state === "later") return null;
  switch (name) {
    case "phone":
      return <MarkForm mark="phone-called" about={reachedBy} submit={act} of={title} variant={variant} />;
    case "backup":
      return (
        <>
          {detail !== "key" && <MarkForm mark="restore-tested" submit={act} of={title} variant={variant} />}
          {(detail === "both" || detail === "key") && (
            <MarkForm
              mark="key-copied"
              submit={t("lines.backup.key")}
              of={title}
              variant={detail === "key" ? variant : "secondary"}
            />
          )}
        </>
      );
    case "test-booking":
      return (
        <StaffForm action={startTestBooking} submit={act} name={t("actOf", { act, line: title })} variant={variant} />
      );
    case "texts":
      return (
        <ButtonLink href="/dashboard/setup/texts" variant={variant}>
          {act}
        </ButtonLink>
      );
    default: {
      const screen = screenOf[name];
      return (
        <>
          {screen && mayOpen(role, screen.page) && (
            <ButtonLink
              href={`${screen.page}${screen.query ?? ""}${screen.part ? `#${screen.part}` : ""}`}
              variant={variant}
            >
              {act}
            </ButtonLink>
          )}
          {name === "bank" && state === "todo" && <Decline mark="no-invoices" texts={texts} />}
          {name === "claims" && detail === "empty" && <Decline mark="no-other-claims" texts={texts} />}
        </>
      );
    }
  }
}

function Decline({ mark, texts }: { readonly mark: SetupMark; readonly texts: Props["texts"] }) {
  return <MarkForm mark={mark} submit={texts.decline ?? ""} of={texts.title} variant="link" />;
}

type MarkProps = {
  readonly mark: SetupMark;
  readonly about?: string;
  readonly submit: string;
  /** The title of the line, for the accessible name of the button. */
  readonly of: string;
  readonly variant: "gold" | "secondary" | "link";
};

function MarkForm({ mark, about = "", submit, of, variant }: MarkProps) {
  const t = useTranslations("setup");
  return (
    <StaffForm
      action={markSetup}
      values={{ mark, about }}
      submit={submit}
      name={t("actOf", { act: submit, line: of })}
      variant={variant}
    />
  );
}
