import { useLocale, useTranslations } from "next-intl";

import { DataTable } from "@/components/desk/list/data-table";
import { Section } from "@/components/desk/record/section";
import { Badge } from "@/components/ui/badge";
import type { DuplicateGroup } from "@/lib/clients/file";
import { fullName } from "@/lib/inquiry/person/person-name";
import { Link } from "@/lib/platform/i18n/navigation";
import { formatDay } from "@/lib/platform/time/format";

type Props = { readonly groups: readonly DuplicateGroup[]; readonly zone: string };

/**
 * Groups of client files that may belong to the same person. Each newer file can be compared with the oldest file of
 * the group, which a merge keeps.
 */
export function DuplicateGroups({ groups, zone }: Props) {
  const t = useTranslations("clients.duplicates");
  return (
    <div className="stack-34">
      {groups.map((group) => (
        <Section
          key={group.members[0].id}
          id={`group-${group.members[0].id}`}
          title={t("group", { name: fullName(group.members[0]), count: group.members.length })}
          note={group.matchedBy.map((each) => (
            <Badge key={each} tone="warn">
              {t(`signs.${each}`)}
            </Badge>
          ))}
        >
          <Members group={group} zone={zone} />
        </Section>
      ))}
    </div>
  );
}

function Members({ group: { members }, zone }: { readonly group: DuplicateGroup; readonly zone: string }) {
  const t = useTranslations("clients.duplicates");
  const tClients = useTranslations("clients");
  const reader = { locale: useLocale(), zone };
  const day = (at: Date) => formatDay(at.getTime(), reader);
  const [oldest] = members;
  return (
    <DataTable
      caption={t("title")}
      rows={members}
      keyOf={({ id }) => id}
      columns={[
        {
          key: "file",
          title: t("file"),
          cell: ({ id, firstName, lastName, createdAt }) => (
            <>
              <Link className="name" href={`/dashboard/clients/${id}`}>
                {fullName({ firstName, lastName })}
              </Link>
              <span className="sub">{t("since", { day: day(createdAt) })}</span>
            </>
          ),
        },
        {
          key: "contact",
          title: t("contact"),
          cell: ({ email, phone }) => (
            <>
              {email ?? tClients("noEmail")}
              <span className="sub">{phone}</span>
            </>
          ),
        },
        {
          key: "appointments",
          title: tClients("appointments.title"),
          isLabelled: true,
          isNumeric: true,
          cell: ({ appointments }) => appointments,
        },
        {
          key: "act",
          title: t("act"),
          place: "side",
          cell: ({ id, firstName, lastName, createdAt }) =>
            id === oldest.id ? (
              t("stays")
            ) : (
              <Link
                href={`/dashboard/clients/${oldest.id}/merge?with=${id}`}
                aria-label={t("compareOf", { name: fullName({ firstName, lastName }), day: day(createdAt) })}
              >
                {t("compare")}
              </Link>
            ),
        },
      ]}
    />
  );
}
