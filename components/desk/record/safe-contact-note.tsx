import { useTranslations } from "next-intl";

import { Alert } from "@/components/ui/alert";
import { unionOfCodes } from "@/lib/inquiry/safe-contact/union";
import type { SafeContactSource } from "@/lib/inquiry/safe-contact/union";

const keys = {
  "no-voicemail": "noVoicemail",
  "no-texts": "noTexts",
  "email-only": "emailOnly",
  discreet: "discreet",
} as const;

type Props = {
  /** The instructions of every record about the person. */
  readonly sources: readonly SafeContactSource[];
};

/**
 * The person's safe-contact instructions, shown above phone numbers and email addresses. The note combines the
 * instructions of all records about the person. If the records contain different instructions, the note also lists the
 * instructions of each record. If there are no instructions, the note says so, because an empty space could also mean
 * that the person was not asked.
 */
export function SafeContactNote({ sources }: Props) {
  const t = useTranslations("safeContact");
  const inWords = (codes: readonly string[]) =>
    unionOfCodes([codes])
      .map((code) => `${t(keys[code])}.`)
      .join(" ");
  const given = sources.filter(({ codes, note }) => codes.length > 0 || note);
  const [first] = given;
  if (!first) return <p className="mute">{t("none")}</p>;
  const contentOf = ({ codes, note }: SafeContactSource) => `${inWords(codes)}${note ?? ""}`;
  const isSame = sources.every((source) => contentOf(source) === contentOf(first));
  return (
    <Alert tone="warn" title={inWords(given.flatMap(({ codes }) => codes))}>
      {isSame
        ? first.note && <q>{first.note}</q>
        : given.map(({ from, reference = "", codes, note }) => (
            <span key={from + reference} className="sub">
              {t(`from.${from}`, { reference })}: {inWords(codes)} {note && <q>{note}</q>}
            </span>
          ))}
    </Alert>
  );
}
