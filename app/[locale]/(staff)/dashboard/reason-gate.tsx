import { getTranslations } from "next-intl/server";

import { StaffForm } from "@/components/desk/form/staff-form";
import { PageHeader } from "@/components/desk/record/page-header";
import { openWithReason } from "@/lib/clients/actions/file";
import { loadFileHead } from "@/lib/clients/loaders";
import { openReasons } from "@/lib/clients/schema";
import { shownName } from "@/lib/inquiry/person/person-name";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Locale } from "@/lib/platform/i18n/locales";

type Props = {
  readonly staff: Staff;
  readonly locale: Locale;
  readonly clientId: string;
  /** The path of the page that was asked for, without the language. It opens after the reason was given. */
  readonly back: string;
};

/** Names the client whose file was asked for, and the client's advisers, and asks for a reason to open the file. */
export async function ReasonGate({ staff, locale, clientId, back }: Props) {
  const t = await getTranslations("clients");
  const head = await loadFileHead(staff, clientId);
  return (
    <>
      <PageHeader
        title={head ? t("reason.titleOf", { name: shownName(head.name, locale) }) : t("reason.title")}
        note={
          head && head.advisers.length > 0
            ? t("reason.noteOf", { advisers: new Intl.ListFormat(locale).format(head.advisers) })
            : t("reason.note")
        }
        crumbs={{ href: "/dashboard/clients", list: t("title"), current: t("file") }}
      />
      <StaffForm
        action={openWithReason}
        values={{ id: clientId, back }}
        submit={t("reason.open")}
        variant="gold"
        texts={{ saving: t("reason.opening") }}
        fields={[
          {
            name: "reason",
            kind: "choice",
            label: t("reason.label"),
            choose: t("reason.choose"),
            options: openReasons.map((value) => ({ value, label: t(`reasons.${value}`) })),
          },
        ]}
      />
    </>
  );
}
