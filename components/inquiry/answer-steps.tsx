import { useTranslations } from "next-intl";

type Props = {
  readonly phone: string;
  /** Whether the sender asked to be answered by email only. */
  readonly isByEmailOnly: boolean;
};

/** What happens after a message was sent. Promises a phone call, except to a sender who asked for email only. */
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
