import { getTranslations } from "next-intl/server";

import { ErasedNote } from "@/components/desk/clients/erased-note";
import { AttachDocuments } from "@/components/desk/inbox/attach-documents";
import { ReplyEditor } from "@/components/desk/inbox/reply-editor";
import { Nothing } from "@/components/desk/list/nothing";
import { PageHeader } from "@/components/desk/record/page-header";
import { SafeContactNote } from "@/components/desk/record/safe-contact-note";
import { Section } from "@/components/desk/record/section";
import { Alert } from "@/components/ui/alert";
import { firm } from "@/lib/firm/settings-snapshot";
import { writeToClient } from "@/lib/inquiry/inbox/actions";
import { replySubject } from "@/lib/inquiry/inbox/emails/reply";
import { loadBookingAbout } from "@/lib/inquiry/inbox/loaders";
import type { OpenRecipient } from "@/lib/inquiry/inbox/loaders";
import { preparedText } from "@/lib/inquiry/inbox/prepared-text";
import type { PreparedKind } from "@/lib/inquiry/inbox/prepared-text";
import { receivesEmail } from "@/lib/inquiry/inbox/reply-address";
import { shownName } from "@/lib/inquiry/person/person-name";
import { isInstructed } from "@/lib/inquiry/safe-contact/names";
import { unionOfCodes } from "@/lib/inquiry/safe-contact/union";
import type { Staff } from "@/lib/platform/auth/staff";
import { defaultLocale, locales, parseLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { wordsFor } from "@/lib/inquiry/templates/words";
import { Link } from "@/lib/platform/i18n/navigation";
import type { Instant } from "@/lib/platform/time/instant";

import { editorTexts } from "../../../editor-texts";
import { replyTemplates } from "../../../reply-templates";

type Props = {
  readonly staff: Staff;
  readonly locale: Locale;
  readonly recipient: OpenRecipient;
  readonly query: {
    readonly language?: string | undefined;
    readonly template?: string | undefined;
    readonly about?: string | undefined;
    readonly text?: PreparedKind | undefined;
  };
  readonly now: Instant;
};

/** The form for an email to a client. If the URL names no language, the email is in the client's language. */
export async function WriteBody({ staff, locale, recipient, query, now }: Props) {
  const { client, thread, waiting, documents, isBlocked } = recipient;
  const t = await getTranslations("clients.write");
  const tReply = await getTranslations("inbox.reply");
  const name = shownName(client.name, locale);
  const header = (
    <PageHeader
      title={t("titleTo", { name })}
      crumbs={{ href: `/dashboard/clients/${client.id}`, list: name, current: t("title") }}
      note={thread && <Link href={`/dashboard/inbox/${thread}`}>{t("earlier", { reference: thread })}</Link>}
    />
  );
  if (client.erasure)
    return (
      <>
        {header}
        <ErasedNote erasure={client.erasure} zone={firm().zone} />
      </>
    );
  if (client.email === null)
    return (
      <>
        {header}
        <SafeContactNote sources={client.sources} />
        <Nothing title={t("noEmail")} text={t("noEmailText")}>
          <Link href={`/dashboard/clients/${client.id}?edit=contact#edit`}>{t("addEmail")}</Link>
        </Nothing>
      </>
    );
  const { firstName, lastName } = client.contact;
  const safeContact = unionOfCodes(client.sources.map(({ codes }) => codes));
  const templates = await replyTemplates(staff, { firstName, lastName, service: null, safeContact }, locale);
  const language = locales.find((each) => each === query.language) ?? parseLocale(client.locale) ?? defaultLocale;
  const offered = templates.groups.flatMap((group) => group.templates);
  const template = offered.find(({ value }) => value === query.template)?.value ?? "";
  const { about: reference, text: kind } = query;
  const about = reference && kind ? await loadBookingAbout(staff, { clientId: client.id, reference }, now) : undefined;
  const isDiscreet = isInstructed(safeContact, "discreet");
  const prepared =
    about &&
    kind &&
    [
      wordsFor({ locale: language, firstName, lastName, staffName: staff.name, isDiscreet }).greeting,
      preparedText(about, { kind, locale: language, isDiscreet }),
      templates.closings[language],
    ].join("\n\n");
  return (
    <>
      {header}
      <SafeContactNote sources={client.sources} />
      <div className="stack-34">
        {waiting.length > 0 && (
          <Alert tone="info" title={t("waiting")}>
            <ul>
              {waiting.map(({ reference }) => (
                <li key={reference}>
                  <Link href={`/dashboard/inbox/${reference}#reply`}>{t("answer", { reference })}</Link>
                </li>
              ))}
            </ul>
          </Alert>
        )}
        <Section id="reply" title={t("email")}>
          <div className="stack-13">
            <p className="mute">
              {tReply("to")} <b>{client.email}</b>. {tReply(receivesEmail() ? "toThread" : "toOffice")}
            </p>
            {isBlocked && <Alert tone="bad">{tReply("notDelivered")}</Alert>}
            <ReplyEditor
              send={writeToClient}
              target={{ client: client.id }}
              initial={{ text: prepared ?? templates.texts[language]?.[template] ?? "", savedAt: undefined }}
              // An email to a client does not end the contact.
              templates={{ ...templates, ending: [] }}
              chosen={{ template, language }}
              zone={firm().zone}
              subject={replySubject(language)}
              documents={documents && <AttachDocuments documents={documents} />}
              texts={{ ...editorTexts(tReply), label: t("email"), send: t("send") }}
            />
          </div>
        </Section>
      </div>
    </>
  );
}
