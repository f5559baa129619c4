import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { Section } from "@/components/desk/record/section";
import { Icon } from "@/components/ui/icon";
import { SummaryList } from "@/components/ui/summary-list";
import { Link } from "@/lib/platform/i18n/navigation";
import { phoneUrl } from "@/lib/platform/contact/phone-url";
import { readableEmail } from "@/lib/platform/contact/readable-email";

type Client = {
  readonly name: string;
  readonly since: string;
  readonly phone: string;
  readonly email: string | null;
  /** Whether the client's data was erased, including the contact details. */
  readonly isErased: boolean;
  readonly prefers: string;
  readonly held: number;
  readonly missed: number;
};

type Props = {
  /** Null if the staff member may not see personal details. */
  readonly client: Client | null;
  /** The path of the form that changes the contact details. Undefined if the page does not link to this form. */
  readonly editHref: string | undefined;
  readonly documentsHref: string;
  /** The path of the client's file. Undefined for staff who may not open client files. */
  readonly fileHref: string | undefined;
  /** Buttons to write to the client and to book for the client. */
  readonly acts?: ReactNode;
};

/**
 * Shows how to contact the client. The safe-contact note is not here. It is at the top of the page, so that staff read
 * it before they see a phone number.
 */
export function RecordClient({ client, editHref, documentsHref, fileHref, acts }: Props) {
  const t = useTranslations("bookings.record");
  const tDocuments = useTranslations("documents");
  const tClients = useTranslations("clients");
  if (!client)
    return (
      <Section id="client" title={t("client")}>
        <p className="mute">{t("hidden")}</p>
      </Section>
    );
  const ways = [
    { term: t("phone"), value: <a href={phoneUrl(client.phone)}>{client.phone}</a> },
    {
      term: t("email"),
      value:
        client.email === null ? (
          t("noEmail")
        ) : (
          <a href={`mailto:${client.email}`} translate="no">
            {readableEmail(client.email)}
          </a>
        ),
    },
    { term: t("prefers"), value: client.prefers },
  ];
  return (
    <Section id="client" title={t("client")} note={client.since}>
      <p>
        <b>{client.name}</b>
      </p>
      <SummaryList
        rows={[
          ...(client.isErased ? [] : ways),
          { term: t("meetings"), value: t("meetingCounts", { held: client.held, missed: client.missed }) },
        ]}
      />
      {acts && <div className="page-actions">{acts}</div>}
      {fileHref && (
        <p>
          <Link href={fileHref} className="icon-link">
            <Icon name="users" size="s" />
            {tClients("file")}
          </Link>
        </p>
      )}
      <p>
        <Link href={documentsHref} className="icon-link">
          <Icon name="doc" size="s" />
          {tDocuments("title")}
        </Link>
      </p>
      {editHref && (
        <p>
          <Link href={editHref} scroll={false} className="icon-link">
            <Icon name="edit" size="s" />
            {t("editContact")}
          </Link>
        </p>
      )}
    </Section>
  );
}
