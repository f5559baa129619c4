import { useTranslations } from "next-intl";

import { Alert } from "@/components/ui/alert";

export type SafeContactCode = "no-voicemail" | "no-texts" | "email-only" | "discreet";

const keys = {
  "no-voicemail": "noVoicemail",
  "no-texts": "noTexts",
  "email-only": "emailOnly",
  discreet: "discreet",
} as const;

type Props = {
  readonly codes: readonly SafeContactCode[];
  /** What the client added in their own words, where it was decrypted. */
  readonly note?: string | undefined;
};

/** How the client may safely be reached, above every phone number and address. Nothing where there are no instructions. */
export function SafeContactNote({ codes, note }: Props) {
  const t = useTranslations("safeContact");
  if (codes.length === 0 && !note) return null;
  return (
    <Alert tone="warn" title={codes.map((code) => `${t(keys[code])}.`).join(" ")}>
      {note && <q>{note}</q>}
    </Alert>
  );
}
