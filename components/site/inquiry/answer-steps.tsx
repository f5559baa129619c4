import { useTranslations } from "next-intl";

type Props = {
  readonly phone: string;
  /** Whether the sender asked to be answered by email only. */
  readonly isByEmailOnly: boolean;
};

/**
 * Says what happens after a message was sent. Explains how to recognise a phone call from the firm, except to a sender
 * who asked for email only.
 */
export function AnswerSteps({ phone, isByEmailOnly }: Props) {
  const t = useTranslations("inquiry.received");
  return (
    <>
      <li>{t("nextRead")}</li>
      <li>{t(isByEmailOnly ? "nextAnswerEmail" : "nextAnswer")}</li>
      {isByEmailOnly ? null : <li>{t("nextCall", { phone })}</li>}
    </>
  );
}
