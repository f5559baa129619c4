import { useTranslations } from "next-intl";

import type { ShownClaim } from "@/lib/firm/claims/claim";

import { AnswerSteps } from "./answer-steps";
import { ReplyNote } from "./reply-note";

type Props = {
  readonly phone: string;
  readonly isByEmailOnly: boolean;
  /** Claims about our response time. Empty if none may be shown. */
  readonly replyClaims: readonly ShownClaim[];
};

/** How we handle an inquiry, and how soon the sender can expect an answer. */
export function NextSteps({ phone, isByEmailOnly, replyClaims }: Props) {
  const t = useTranslations("inquiry.received");
  const tContact = useTranslations("contact");
  return (
    <aside className="stack-21" aria-labelledby="next-title">
      <h2 id="next-title">{t("nextTitle")}</h2>
      <ol className="next-list" role="list">
        <AnswerSteps phone={phone} isByEmailOnly={isByEmailOnly} />
      </ol>
      <h3>{tContact("reply")}</h3>
      <div>
        <ReplyNote claims={replyClaims} />
      </div>
    </aside>
  );
}
