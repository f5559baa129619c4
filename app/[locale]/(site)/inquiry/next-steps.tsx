import { getTranslations } from "next-intl/server";

import { AnswerSteps } from "@/components/inquiry/answer-steps";
import { pickClaims } from "@/lib/firm/claims";
import { loadFirm } from "@/lib/firm/load-firm";
import { loadClaims } from "@/lib/firm/loaders";
import { profile } from "@/lib/firm/profile";
import type { Locale } from "@/lib/platform/i18n/locales";

import { ReplyNote } from "../contact/reply-note";

type Props = { readonly locale: Locale; readonly isByEmailOnly: boolean };

/** What we do with it, and when an answer may be expected, so far as a record says so. */
export async function NextSteps({ locale, isByEmailOnly }: Props) {
  const [t, tContact, claims, { phone }] = await Promise.all([
    getTranslations("inquiry.received"),
    getTranslations("contact"),
    loadClaims(locale),
    loadFirm(),
  ]);
  return (
    <aside className="stack-21" aria-labelledby="next-title">
      <h2 id="next-title">{t("nextTitle")}</h2>
      <ol className="next-list" role="list">
        <AnswerSteps phone={phone} isByEmailOnly={isByEmailOnly} />
      </ol>
      <h3>{tContact("reply")}</h3>
      <div>
        <ReplyNote claims={pickClaims(claims, [profile().layout.responseTime])} />
      </div>
    </aside>
  );
}
