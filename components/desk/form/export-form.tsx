"use client";

import { SignInAgain } from "@/components/forms/sign-in-link";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { useFormAction } from "@/components/forms/use-form-action";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-input";
import { proofField } from "@/lib/platform/forms/form-state";
import type { FormAction } from "@/lib/platform/forms/form-state";

type Props = {
  readonly action: FormAction;
  /** The query string of the current URL. */
  readonly query: string;
  readonly texts: Readonly<Record<"submit" | "saving" | "password" | "code" | "offline", string>>;
};

/**
 * Downloads a file with personal data. If the server first asks for the password or a second-factor code, the form
 * shows a field for it.
 */
export function ExportForm({ action, query, texts }: Props) {
  const { state, isPending, form } = useFormAction(action, { offline: texts.offline });
  const failed = state.status === "failed" ? state : undefined;
  const proof = failed?.proof;
  return (
    <form {...form} className="search-form">
      <HiddenFields values={{ query }} />
      {failed && (
        <Alert tone={proof ? "info" : "bad"} isLive>
          {failed.message} <SignInAgain state={failed} />
        </Alert>
      )}
      {proof && (
        <TextField
          id="export-proof"
          name={proofField}
          type={proof === "password" ? "password" : "text"}
          autoComplete={proof === "password" ? "current-password" : "one-time-code"}
          label={texts[proof]}
          required
          size="sm"
        />
      )}
      <div>
        <Button type="submit" variant="secondary" isLoading={isPending} loadingLabel={texts.saving}>
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}
