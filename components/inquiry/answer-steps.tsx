import { useTranslations } from "next-intl";

type Props = {
  readonly phone: string;
  /** The sender asked not to be called. */
  readonly isByEmailOnly: boolean;
};

/** How a message is answered. No call is promised to a sender who asked for none. */
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
