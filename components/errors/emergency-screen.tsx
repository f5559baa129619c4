"use client";

import { useTranslations } from "next-intl";

import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";

import { TechnicalDetails } from "./technical-details";
import { useErrorReport } from "./use-error-report";

type Props = {
  /** The firm's name, put before «System Error». */
  readonly product: string;
  readonly error: unknown;
  readonly component: string | undefined;
  readonly isLoop: boolean;
  readonly restart: () => void;
};

/** What stands in the wizard's place after a failure it cannot go on from. */
export function EmergencyScreen({ product, error, component, isLoop, restart }: Props) {
  const t = useTranslations("errorScreens.emergency");
  const report = useErrorReport(error, component);

  return (
    <section className="section" role="alert">
      <div className="wrap error-screen">
        <h1>{t("title", { product })}</h1>
        <p className="lead">{t("text")}</p>
        {isLoop && <Alert tone="warn">{t("loop")}</Alert>}
        <div className="row">
          <Button onClick={restart}>{t("restart")}</Button>
          <Button variant="secondary" onClick={() => location.reload()}>
            {t("reload")}
          </Button>
        </div>
        <TechnicalDetails report={report} />
      </div>
    </section>
  );
}
