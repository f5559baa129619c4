"use client";

import { useTranslations } from "next-intl";

import { Button, ButtonLink } from "@/components/ui/button";

import { digestOf } from "./error-report";
import { TechnicalDetails } from "./technical-details";
import { useErrorReport } from "./use-error-report";

type Props = {
  readonly error: unknown;
  readonly retry: () => void;
  /** Ends the draft and begins anew; a form's action, so that it works before any script does. */
  readonly resetAction?: () => Promise<void>;
};

/** The booking system has failed: how to go on, and how to reach a person instead. */
export function BookingErrorScreen({ error, retry, resetAction }: Props) {
  const t = useTranslations("errorScreens.booking");
  const report = useErrorReport(error);

  return (
    <section className="section" role="alert">
      <div className="wrap error-screen">
        <h1>{t("title")}</h1>
        <p className="lead">{t("text")}</p>
        {/* Only what failed on the server is in its log. */}
        {digestOf(error) && <p>{t("notified")}</p>}
        <div className="row">
          <Button onClick={retry}>{t("retry")}</Button>
          {/* The footer of every page says how to reach us. */}
          <ButtonLink href="#contact" variant="secondary">
            {t("contact")}
          </ButtonLink>
          <ButtonLink href="/" variant="link">
            {t("home")}
          </ButtonLink>
        </div>
        {resetAction && (
          <form action={resetAction}>
            <Button type="submit" variant="link">
              {t("reset")}
            </Button>
          </form>
        )}
        <TechnicalDetails report={report} />
      </div>
    </section>
  );
}
