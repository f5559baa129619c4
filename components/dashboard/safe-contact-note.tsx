import { useTranslations } from "next-intl";

import { Alert } from "@/components/ui/alert";
import { unionOfCodes } from "@/lib/inquiry/safe-contact-union";
import type { SafeContactSource } from "@/lib/inquiry/safe-contact-union";

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
 * The client's safe-contact instructions, shown above every phone number and email address. It combines the
 * instructions of all records and names the records if they differ. If there are no instructions, the note says so. An
 * empty space could also mean that the client was not asked.
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
