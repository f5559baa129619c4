"use client";

import { FocusedAlert } from "@/components/forms/focused-alert";
import { useFormAction } from "@/components/forms/use-form-action";
import type { ResponseFailures } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { FormAction } from "@/lib/platform/forms/form-state";

type Props = {
  readonly action: FormAction;
  readonly locale: string;
  readonly label: string;
  readonly sending: string;
  readonly offline: string;
  readonly failures: ResponseFailures;
};

/**
 * Opens the booking wizard with the answers of the inquiry. The button submits a form and is not a link, because the
 * server first stores the answers in a draft of the booking.
 */
export function BookAfterButton({ action, locale, label, sending, offline, failures }: Props) {
  const { state, isPending, form } = useFormAction(action, { offline, failures });
  return (
    <form {...form} className="stack-21">
      <input type="hidden" name="locale" value={locale} />
      {state.status === "failed" ? (
        <FocusedAlert tone="bad" event={state}>
          {state.message}
        </FocusedAlert>
      ) : null}
      <div>
        <Button type="submit" variant="gold" size="lg" isLoading={isPending} loadingLabel={sending}>
          {label} <Icon name="arrow-right" size="s" />
        </Button>
      </div>
    </form>
  );
}
