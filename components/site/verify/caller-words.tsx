import { useTranslations } from "next-intl";

import { LinkedText } from "@/components/site/parts/linked-text";
import type { Contact } from "@/lib/firm/profile";

type Props = {
  readonly contact: Contact;
  /** The address from which the site sends its emails. It can differ from the firm's public address. */
  readonly sender: string;
};

/** Explains how visitors can distinguish the firm's calls and emails from forged calls and emails. */
export function CallerWords({ contact: { phone, phoneHref }, sender }: Props) {
  const t = useTranslations("verify.words");
  return (
    <section className="t16 stack" id="words" aria-labelledby="words-title">
      <h2 id="words-title">{t("title")}</h2>
      <p>{t("what")}</p>
      <p>{t("turn")}</p>
      <p>
        {t.rich("else", {
          phone: () => (
            <a href={phoneHref} className="nowrap" translate="no">
              {phone}
            </a>
          ),
        })}
      </p>
      <figure className="words specimen">
        <figcaption>{t("card")}</figcaption>
        <ol role="presentation" aria-hidden="true">
          <li />
          <li />
          <li />
          <li />
        </ol>
      </figure>
      <p>
        <LinkedText>{t("more")}</LinkedText>
      </p>
      <h3>{t("mailTitle")}</h3>
      <p>
        {t.rich("mail", {
          email: () => (
            <span className="nowrap" translate="no">
              {sender}
            </span>
          ),
        })}
      </p>
      <p>{t("mailForged")}</p>
    </section>
  );
}
