"use client";

import { ActionErrors } from "@/components/forms/form-errors";
import { useFormAction } from "@/components/forms/use-form-action";
import type { ResponseFailures } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import type { FormAction } from "@/lib/platform/forms/form-state";

type Props = {
  readonly locale: string;
  readonly token: string;
  readonly texts: {
    readonly submit: string;
    readonly sending: string;
    readonly offline: string;
    readonly failures: ResponseFailures;
    readonly errorSummary: string;
  };
  readonly action: FormAction;
};

/**
 * The button that confirms a subscription. The link in the email must not confirm the subscription by itself, because
 * mail scanners open links.
 */
export function ConfirmForm({ locale, token, texts, action }: Props) {
  const { state, isPending, form } = useFormAction(action, { offline: texts.offline, failures: texts.failures });
  return (
    <form {...form} className="grid gap-21">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="token" value={token} />
      <ActionErrors state={state} title={texts.errorSummary} controls={{}} />
      <div>
        <Button type="submit" variant="primary" size="lg" isLoading={isPending} loadingLabel={texts.sending}>
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}
