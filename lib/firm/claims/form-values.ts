import { locales } from "@/lib/platform/i18n/locales";

import { factValues, leftOutField, textField } from "./fields";
import type { StaffClaim } from "./staff-claim";

/** The stored values of a claim by the names of the form's fields. */
export function formValues(claim: StaffClaim): Readonly<Record<string, string>> {
  const { kind, facts, texts, leftOutLocales, evidenceUrl, evidenceDatedOn, expiresOn, owner } = claim;
  return {
    ...factValues(kind, facts),
    ...Object.fromEntries(
      locales.flatMap((locale) => {
        const written = texts.find((each) => each.locale === locale);
        return (["text", "source", "limits"] as const).map((part) => [textField(part, locale), written?.[part] ?? ""]);
      }),
    ),
    ...Object.fromEntries(leftOutLocales.map((locale) => [leftOutField(locale), "true"])),
    evidenceUrl: evidenceUrl ?? "",
    evidenceDatedOn: evidenceDatedOn ?? "",
    expiresOn: expiresOn ?? "",
    ownerId: owner?.id ?? "",
  };
}
