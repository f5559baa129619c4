import { useTranslations } from "next-intl";

import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";

import { ShowcaseSection } from "./section";
import { SummaryDemo } from "./summary-demo";
import { ToastDemo } from "./toast-demo";

/** Badges, alerts, toasts and the error summary. */
export function FeedbackShowcase() {
  const t = useTranslations("showcase.feedback");
  const inputs = useTranslations("showcase.inputs");
  return (
    <ShowcaseSection title={t("title")}>
      <div className="row">
        <Badge tone="ok" icon="check">
          {t("completed")}
        </Badge>
        <Badge tone="info" icon="clock">
          {t("inProgress")}
        </Badge>
        <Badge tone="warn" icon="alert">
          {t("needsPapers")}
        </Badge>
        <Badge tone="bad" icon="x">
          {t("cancelled")}
        </Badge>
        <Badge tone="plain" icon="calendar">
          {t("confirmed")}
        </Badge>
        <Badge>{t("tag")}</Badge>
      </div>
      <Alert title={t("zone")}>{t("zoneText")}</Alert>
      <Alert tone="ok" title={t("sent")}>
        {t("sentText")}
      </Alert>
      <Alert tone="warn" title={t("saved")}>
        {t("savedText")}
      </Alert>
      <Alert tone="bad" title={t("taken")}>
        {t("takenText")}
      </Alert>
      <ToastDemo
        texts={{
          showToast: t("showToast"),
          showError: t("showError"),
          copied: t("copied"),
          failed: t("failed"),
          failedText: t("failedText"),
        }}
      />
      <SummaryDemo
        label={t("showSummary")}
        title={inputs("summary")}
        errors={[
          { id: "invalid", message: inputs("emailError") },
          { id: "consent", message: inputs("consentError") },
        ]}
      />
    </ShowcaseSection>
  );
}
