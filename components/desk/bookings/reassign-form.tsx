"use client";

import { SignInAgain } from "@/components/forms/sign-in-link";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { useFormAction } from "@/components/forms/use-form-action";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/check";
import { describedBy, Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { FormAction } from "@/lib/platform/forms/form-state";

import { ChangedFacts, SeenFacts } from "./changed-facts";
import type { ComparedFacts } from "./changed-facts";
import { ClosedQuestion } from "./closed-question";
import { useCurrentVersion } from "@/components/desk/form/use-current-version";

type Props = {
  readonly action: FormAction;
  readonly target: Readonly<Record<"reference" | "version", string>>;
  readonly advisers: readonly { readonly id: string; readonly name: string }[];
  readonly canEmail: boolean;
  readonly compared: ComparedFacts;
  /** Whether the booking can no longer be reassigned. */
  readonly isClosed: boolean;
  readonly backHref: string;
  readonly texts: Readonly<
    Record<"adviser" | "emails" | "submit" | "saving" | "back" | "changed" | "kept" | "offline", string>
  >;
};

/** The form that assigns a booking to another adviser. */
export function ReassignForm({ action, target, advisers, canEmail, compared, isClosed, backHref, texts }: Props) {
  const { state, isPending, form } = useFormAction(action, { offline: texts.offline });
  useCurrentVersion(state);
  if (isClosed) return <ClosedQuestion state={state} compared={compared} backHref={backHref} texts={texts} />;
  const failed = state.status === "failed" ? state : undefined;
  const adviser = { id: "adviserId", error: failed?.fields.adviserId?.[0] };
  return (
    <form {...form} className="stack-13">
      <HiddenFields values={target} />
      <SeenFacts facts={compared.facts} />
      {failed && adviser.error === undefined && (
        <Alert tone="bad" isLive>
          {failed.error === "RESOURCE_CONFLICT" ? texts.changed : failed.message} <SignInAgain state={failed} />
        </Alert>
      )}
      <ChangedFacts state={state} {...compared} />
      <Field {...adviser} label={texts.adviser}>
        <Select
          id="adviserId"
          name="adviserId"
          isInvalid={Boolean(adviser.error)}
          aria-describedby={describedBy(adviser)}
          defaultValue={failed?.values.adviserId}
        >
          {advisers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {canEmail && <Checkbox id="emailsClient" name="emailsClient" value="true" label={texts.emails} defaultChecked />}
      <div className="page-actions">
        <Button type="submit" variant="primary" isLoading={isPending} loadingLabel={texts.saving}>
          {texts.submit}
        </Button>
        <ButtonLink href={backHref} variant="secondary">
          {texts.back}
        </ButtonLink>
      </div>
    </form>
  );
}
