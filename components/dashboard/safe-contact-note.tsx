import { useTranslations } from "next-intl";

import { Alert } from "@/components/ui/alert";
import type { SafeContactCode } from "@/lib/inquiry/safe-contact-names";

const keys = {
  "no-voicemail": "noVoicemail",
  "no-texts": "noTexts",
  "email-only": "emailOnly",
  discreet: "discreet",
} as const;

type Props = {
  readonly codes: readonly SafeContactCode[];
  /** The client's own instructions, if they were decrypted. */
  readonly note?: string | undefined;
};

/**
 * The client's safe-contact instructions, shown above every phone number and email address. It also says that there
 * are none, because an empty place could mean that nobody asked.
 */
export function SafeContactNote({ codes, note }: Props) {
  const t = useTranslations("safeContact");
  if (codes.length === 0 && !note) return <p className="mute">{t("none")}</p>;
  return (
    <Alert tone="warn" title={codes.map((code) => `${t(keys[code])}.`).join(" ")}>
      {note && <q>{note}</q>}
    </Alert>
  );
}
