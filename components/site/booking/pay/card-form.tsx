"use client";

import { useEffect, useRef, useState } from "react";
import { useLocale, useTranslations } from "next-intl";
import { loadStripe } from "@stripe/stripe-js/pure";
import type { Stripe, StripeElements } from "@stripe/stripe-js";

import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";

import { hideToken } from "./payment-address";
import { requestPayment } from "./request-payment";

// Without this setting, the provider would track what the visitor does on the page.
loadStripe.setLoadParameters({ advancedFraudSignals: false });

type Props = {
  readonly token: string;
  readonly publishableKey: string;
  readonly amount: string;
  /** Where the visitor goes after the payment. */
  readonly paidHref: string;
  readonly phone: string;
};

type Form = { readonly stripe: Stripe; readonly elements: StripeElements };
type Problem = "away" | "failed" | "processing" | "unknown";

/** The payment provider's card form. It runs in the provider's frame. Card numbers never pass through this site. */
export function CardForm({ token, publishableKey, amount, paidHref, phone }: Props) {
  const t = useTranslations("pay");
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState<Form>();
  const [isPaying, setPaying] = useState(false);
  const [problem, setProblem] = useState<{ readonly kind: Problem; readonly text?: string | undefined }>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isGone = false;
    const show = async () => {
      const begun = await requestPayment(token, locale);
      if (isGone) return;
      if (begun === "paid") return location.replace(paidHref);
      if (typeof begun === "string") return setProblem({ kind: begun });
      hideToken();
      const stripe = await loadStripe(publishableKey, { locale });
      if (isGone || !stripe || !place.current) return;
      const isDark = document.documentElement.dataset.theme === "dark";
      const elements = stripe.elements({
        clientSecret: begun.clientSecret,
        appearance: { theme: isDark ? "night" : "stripe", variables: { fontSizeBase: "18px", borderRadius: "4px" } },
      });
      const never = "never" as const;
      elements
        .create("payment", { wallets: { applePay: never, googlePay: never, link: never } })
        .on("ready", () => setForm({ stripe, elements }))
        .on("loaderror", () => setProblem({ kind: "away" }))
        .mount(place.current);
    };
    show().catch(() => isGone || setProblem({ kind: "away" }));
    return () => void (isGone = true);
  }, [token, locale, publishableKey, paidHref, attempt]);

  async function pay({ stripe, elements }: Form): Promise<void> {
    setPaying(true);
    setProblem(undefined);
    const return_url = location.origin + location.pathname;
    const { error } = await stripe.confirmPayment({ elements, redirect: "if_required", confirmParams: { return_url } });
    // Ask the server even after an error. If the visitor has already paid in another window, the provider returns an
    // error here.
    const state = await requestPayment(token, locale).catch(() => "away" as const);
    if (!error || state === "paid" || state === "processing") return location.assign(paidHref);
    setPaying(false);
    setProblem({ kind: "failed", text: error.message });
  }

  const retry = () => {
    setProblem(undefined);
    setAttempt(attempt + 1);
  };
  return (
    <form
      className="grid gap-21"
      onSubmit={(event) => {
        event.preventDefault();
        if (form && !isPaying) pay(form).catch(() => (setPaying(false), setProblem({ kind: "unknown" })));
      }}
    >
      {!form && !problem && <p role="status">{t("loading", { phone })}</p>}
      <div ref={place} key={attempt} className="card-place" />
      {problem && (
        <Alert tone={problem.kind === "processing" ? "info" : "bad"} isLive>
          {problem.text ?? t(problem.kind, { phone })}
        </Alert>
      )}
      {problem?.kind === "away" && !form && (
        <p>
          <Button variant="secondary" onClick={retry}>
            {t("retry")}
          </Button>
        </p>
      )}
      {form && (
        <p>
          <Button type="submit" variant="primary" isLoading={isPaying} loadingLabel={t("paying")}>
            {t("submit", { amount })}
          </Button>
        </p>
      )}
    </form>
  );
}
