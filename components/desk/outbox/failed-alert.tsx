import { useTranslations } from "next-intl";

import { Alert } from "@/components/ui/alert";

/** `failed` is the number of failed emails and jobs, and `dead` the number of those that have no attempts left. */
type Props = { readonly failed: number; readonly dead: number };

/** Says how many emails and jobs have failed, how many of them are tried again, and how many have no attempts left. */
export function FailedAlert({ failed, dead }: Props) {
  const t = useTranslations("outbox");
  const retried = failed - dead;
  const scope = retried > 0 && dead > 0 ? "some" : "all";
  return (
    <Alert tone="bad" icon="alert" title={t("failedTitle", { count: failed })}>
      {t("failedText")} {retried > 0 && t(`retries.${scope}`, { count: retried })}{" "}
      {dead > 0 && t(`noRetries.${scope}`, { count: dead })}
    </Alert>
  );
}
