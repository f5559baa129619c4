"use client";

import { useTranslations } from "next-intl";
import { useState, useSyncExternalStore } from "react";

import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { PreparedSize } from "@/lib/transfers/prepared";

import { readWaiting, removeWaiting, sendPrepared } from "./waiting-list";

type Props = {
  /** The size of the list that the draft contains. */
  readonly included: PreparedSize | undefined;
};

/**
 * Asks whether the list that the visitor brought from the page for evidence becomes a part of the booking. Nothing of
 * it is sent before the visitor agrees.
 */
export function PreparedList({ included: stored }: Props) {
  const t = useTranslations("booking.prepared");
  const [included, setIncluded] = useState(stored);
  const [state, setState] = useState<"idle" | "busy" | "failed" | "refused">("idle");
  const waiting = useSyncExternalStore(noChanges, readWaiting, () => undefined);
  const [isAnswered, setAnswered] = useState(false);

  async function change(prepared: typeof waiting): Promise<void> {
    if (state === "busy") return;
    setState("busy");
    const result = await sendPrepared(prepared?.list ?? null);
    setState(result === "done" ? "idle" : result);
    if (result !== "done") return;
    removeWaiting();
    setAnswered(true);
    setIncluded(prepared?.size);
  }

  const offered = isAnswered ? undefined : waiting;
  if (!offered && !included && !isAnswered) return null;
  return (
    <Alert tone={included ? "ok" : "info"} title={t("title")}>
      <p role="status">
        {included && !offered ? t("included", included) : offered ? t("question", offered.size) : t("leftOut")}
      </p>
      {offered && (
        <div className="row">
          <Button variant="secondary" aria-disabled={state === "busy"} onClick={() => void change(offered)}>
            {t("include")}
          </Button>
          <Button
            variant="ghost"
            onClick={() => {
              removeWaiting();
              setAnswered(true);
            }}
          >
            {t("leaveOut")}
          </Button>
        </div>
      )}
      {included && !offered && (
        <Button variant="link" size="sm" aria-disabled={state === "busy"} onClick={() => void change(undefined)}>
          {t("remove")}
        </Button>
      )}
      {(state === "failed" || state === "refused") && (
        <p role="alert" className="field-error">
          {t(state)}
        </p>
      )}
    </Alert>
  );
}

/** Only this page changes the stored list, and it keeps the answer in its state. */
const noChanges = () => () => undefined;
