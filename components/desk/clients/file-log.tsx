import { useLocale, useTranslations } from "next-intl";

import { ListPages } from "@/components/desk/list/list-pages";
import { HistoryList } from "@/components/desk/record/history-list";
import { Section } from "@/components/desk/record/section";
import type { ClientFile } from "@/lib/clients/file";
import { openReasons } from "@/lib/clients/schema";
import { formatMoment } from "@/lib/platform/time/format";

const words = {
  "client.opened": "opened",
  "client.file-read": "read",
  "client.note-written": "note",
  "client.contact-changed": "contact",
  "client.merged": "merged",
  "client.merged-away": "merged",
  "client.merge-undone": "undone",
  "client.distinguished": "distinguished",
  "client.distinction-taken-back": "distinctionTakenBack",
  "client.texts-stopped": "textsStopped",
  "client.contact-read": "contactRead",
  "client.booking-separated": "separated",
  "client.data-read": "dataRead",
  "client.data-exported": "exported",
  "client.hold-placed": "holdPlaced",
  "client.hold-lifted": "holdLifted",
  "client.erased": "erased",
  "client.documents-listed": "documentsListed",
  "case.read": "caseRead",
  "booking.notes-read": "bookingRead",
  "booking.read": "bookingOpened",
  "contact-message.read": "messageRead",
  "lead.read": "leadRead",
  "document.read": "documentRead",
} as const;

type Props = { readonly file: ClientFile; readonly zone: string };

/** The access log of a client's file: who opened the file or a part of it, who changed it, and why. */
export function FileLog({ file: { client, log, readsLog }, zone }: Props) {
  const t = useTranslations("clients.log");
  const tReasons = useTranslations("clients.reasons");
  const reader = { locale: useLocale(), zone };
  return (
    <Section id="log" title={t("title")} note={readsLog ? undefined : t("latest")}>
      <HistoryList
        items={log.rows.map(({ id, at, action, name, reason }) => {
          const word = words[action as keyof typeof words] ?? "changed";
          const why = openReasons.find((each) => each === reason);
          const moment = formatMoment(at.getTime(), reader);
          return {
            key: String(id),
            text: why ? `${t(word)}: ${tReasons(why)}` : t(word),
            note: [moment, name].filter(Boolean).join(", "),
          };
        })}
      />
      <ListPages address={`/dashboard/clients/${client.id}`} page={log} section="log" />
    </Section>
  );
}
