import { useLocale, useTranslations } from "next-intl";

import { Section } from "@/components/desk/record/section";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-input";
import type { Comparison, ShownAnchor } from "@/lib/audit/shown";
import { formatMoment } from "@/lib/platform/time/format";

type Props = {
  readonly anchors: readonly ShownAnchor[];
  readonly compared: Comparison | undefined;
  readonly zone: string;
  /** The localized path of the page. */
  readonly action: string;
};

/** The seals that were sent out of the database, and a form that compares one from an email with the log. */
export function AnchorList({ anchors, compared, zone, action }: Props) {
  const t = useTranslations("audit.anchors");
  const locale = useLocale();
  return (
    <Section id="anchors" title={t("title")} isRuled>
      <div className="stack-13">
        {anchors.length === 0 && <p className="mute">{t("none")}</p>}
        <ul className="anchor-list">
          {anchors.map(({ seq, at, isSent }) => (
            <li key={seq}>
              <span>
                <b>{formatMoment(at, { locale, zone })}</b>
                <span className="sub">{t("entry", { seq })}</span>
              </span>
              <Badge tone={isSent ? "ok" : "warn"} icon={isSent ? "check" : "alert"}>
                {t(isSent ? "sent" : "notSent")}
              </Badge>
            </li>
          ))}
        </ul>
        <p className="mute">{t("note")}</p>
        <details open={compared !== undefined}>
          <summary>{t("compare")}</summary>
          <form action={`${action}#anchors`} className="stack-13">
            <TextField
              id="anchor"
              name="anchor"
              label={t("paste")}
              hint={t("pasteHint")}
              autoComplete="off"
              size="sm"
            />
            <Button type="submit" variant="secondary">
              {t("submit")}
            </Button>
          </form>
        </details>
        {compared && <Result compared={compared} />}
      </div>
    </Section>
  );
}

function Result({ compared }: { readonly compared: Comparison }) {
  const t = useTranslations("audit.anchors.results");
  if (compared.result === "unreadable") return <Alert tone="warn">{t("unreadable")}</Alert>;
  return (
    <Alert tone={compared.result === "same" ? "ok" : "bad"} isLive>
      {t(compared.result, { seq: compared.seq })}
    </Alert>
  );
}
