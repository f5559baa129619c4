"use client";

import { lateChunk } from "@/components/errors/load-chunk";
import { FormErrors } from "@/components/forms/form-errors";
import { HoneypotField } from "@/components/forms/honeypot-field";
import { useCheckedForm } from "@/components/forms/use-checked-form";
import { useFormAction } from "@/components/forms/use-form-action";
import type { ResponseFailures } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-input";
import type { FormAction } from "@/lib/platform/forms/form-state";

type Props = {
  readonly locale: string;
  readonly texts: {
    readonly email: string;
    readonly hint: string;
    readonly submit: string;
    readonly sending: string;
    readonly honeypot: string;
    readonly emailEmpty: string;
    readonly emailInvalid: string;
    readonly secretFound: string;
    readonly errorPrefix: string;
    readonly errorSummary: string;
    readonly offline: string;
    readonly failures: ResponseFailures;
  };
  readonly action: FormAction;
};

const loadCheck = lateChunk("find-check", async () => (await import("@/lib/booking/wizard/form-checks")).findFormCheck);

/** Asks for the email address of a booking. */
export function FindForm({ locale, texts, action }: Props) {
  const form = useCheckedForm({
    submission: useFormAction(action, { offline: texts.offline, failures: texts.failures }),
    fields: ["email"],
    loadCheck,
    messageFor: (code) =>
      code === "secretFound" ? texts.secretFound : code === "emailEmpty" ? texts.emailEmpty : texts.emailInvalid,
  });
  const { control, error, initial } = form.bind("email");
  return (
    <form {...form.props} className="grid gap-21">
      <input type="hidden" name="locale" value={locale} />
      <FormErrors
        title={texts.errorSummary}
        errors={form.errors}
        attempt={form.attempt}
        failure={form.failure}
        headingLevel={2}
      />
      <TextField
        id="email"
        type="email"
        autoComplete="email"
        label={texts.email}
        hint={texts.hint}
        error={error}
        errorPrefix={texts.errorPrefix}
        defaultValue={initial}
        {...control}
      />
      <HoneypotField id="website" label={texts.honeypot} />
      <div>
        <Button type="submit" variant="gold" size="lg" isLoading={form.isPending} loadingLabel={texts.sending}>
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}
