"use client";

import { useTranslations } from "next-intl";

import { Button, ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useCopy } from "@/components/ui/use-copy";
import { useHydrated } from "@/components/ui/use-hydrated";

type Props = {
  readonly codes: readonly string[];
  /** The path of the link below the codes. */
  readonly continueTo: string;
};

/**
 * Moves the focus to the heading when the codes appear. React calls a ref function again if a render passes a new
 * function. If this function were defined inside the component, every render would move the focus from a button back to
 * the heading.
 */
const focus = (heading: HTMLElement | null) => heading?.focus();

/** The recovery codes, which are shown only once. They can be copied, printed and saved as a file. */
export function RecoveryCodes({ codes, continueTo }: Props) {
  const t = useTranslations("account.codes");
  const isHydrated = useHydrated();
  const text = codes.join("\n");
  const { outcome, copy } = useCopy(text);

  function download() {
    const url = URL.createObjectURL(new Blob([`${text}\n`], { type: "text/plain" }));
    const link = Object.assign(document.createElement("a"), { href: url, download: t("file") });
    link.click();
    URL.revokeObjectURL(url);
  }

  return (
    <div className="recovery-codes">
      <h2 tabIndex={-1} ref={focus}>
        {t("title")}
      </h2>
      <p>{t("lead")}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      {isHydrated && (
        <p className="recovery-codes-actions">
          <Button variant="secondary" size="sm" onClick={download}>
            <Icon name="download" size="s" />
            {t("download")}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => window.print()}>
            {t("print")}
          </Button>
          <Button variant="secondary" size="sm" onClick={copy}>
            <Icon name="copy" size="s" />
            <span aria-live="polite">{t(outcome ?? "copy")}</span>
          </Button>
        </p>
      )}
      <ButtonLink href={continueTo} variant="primary" size="lg">
        {t("continue")}
      </ButtonLink>
    </div>
  );
}
