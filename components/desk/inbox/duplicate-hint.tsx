import { useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import type { MatchedBy } from "@/lib/clients/file";
import type { FormAction } from "@/lib/platform/forms/form-state";
import { Link } from "@/lib/platform/i18n/navigation";

/** A client who has the same email address, the same phone number or a similar name as the sender of the item. */
type PossibleClient = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The detail that the client and the sender have in common. */
  readonly matchedBy: MatchedBy;
  readonly isSameName: boolean;
};

type Props = {
  readonly clients: readonly PossibleClient[];
  readonly reference: string;
  /** Whether the staff member may open client files. */
  readonly hasLinks: boolean;
  /** Records that the client and the sender are different people. Undefined if the staff member may not do so. */
  readonly declareDifferent: FormAction | undefined;
};

/** Says that the sender of an inbox item is or may be an existing client, and why. */
export function DuplicateHint({ clients, reference, hasLinks, declareDifferent }: Props) {
  const t = useTranslations("inbox.duplicate");
  return clients.map(({ id, firstName, lastName, matchedBy, isSameName }) => {
    const isKnown = matchedBy === "email" && isSameName;
    const name = `${firstName} ${lastName}`;
    return (
      <div key={id} className="duplicate-hint" role="note">
        <p>
          <b>{t(isKnown ? "known" : "title")}</b>{" "}
          {t.rich(matchedBy, {
            client: () => (hasLinks ? <Link href={`/dashboard/clients/${id}`}>{name}</Link> : name),
          })}
          {!isSameName && matchedBy !== "name" && ` ${t("otherName")}`}
        </p>
        {declareDifferent && (
          <StaffForm
            action={declareDifferent}
            values={{ reference, clientId: id }}
            submit={t("different")}
            size="sm"
            name={`${t("different")} ${name}`}
          />
        )}
      </div>
    );
  });
}
