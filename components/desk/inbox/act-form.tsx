"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";

import { SignInAgain } from "@/components/forms/sign-in-link";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { useJoinedRef } from "@/components/forms/use-joined-ref";
import { useFormAction } from "@/components/forms/use-form-action";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { ButtonVariant } from "@/components/ui/button-look";
import { isCured } from "@/lib/platform/forms/form-state";
import type { FormAction } from "@/lib/platform/forms/form-state";

type Props = {
  readonly action: FormAction;
  /** Hidden fields, such as the reference and version of the item that the form changes. */
  readonly values: Readonly<Record<string, string>>;
  readonly submit: ReactNode;
  readonly savingLabel: string;
  /** Shown after success, for forms that stay on the page. */
  readonly doneText?: string;
  readonly variant?: ButtonVariant;
  /** Whether Ctrl S sends the form. */
  readonly isSave?: boolean;
  /** The item's name, if the page shows this form for several items. */
  readonly about?: string;
  readonly children?: ReactNode;
};

/**
 * A small form that changes one item, such as a message. The page is refreshed after a success and after a conflict
 * with a newer version.
 */
export function ActForm({
  action,
  values,
  submit,
  savingLabel,
  doneText,
  variant = "secondary",
  isSave,
  about,
  children,
}: Props) {
  const router = useRouter();
  const tErrors = useTranslations("errors");
  const { state, isPending, form } = useFormAction(action, { offline: tErrors("NETWORK_ERROR") });
  const element = useRef<HTMLFormElement>(null);
  const ref = useJoinedRef(element, form.ref);
  useEffect(() => {
    if (state.status === "done") element.current?.reset();
    if (state.status === "done" || (state.status === "failed" && state.error === "RESOURCE_CONFLICT")) router.refresh();
  }, [state, router]);
  return (
    <form {...form} ref={ref} data-saves={isSave || undefined} className="act-form">
      <HiddenFields values={values} />
      {state.status === "failed" && !isCured(state) && (
        <Alert tone="bad" isLive>
          {Object.values(state.fields).flat().join(" ") || state.message} <SignInAgain state={state} />
        </Alert>
      )}
      {state.status === "done" && doneText && (
        <Alert tone="ok" isLive>
          {doneText}
        </Alert>
      )}
      {children}
      <Button type="submit" variant={variant} size="sm" isLoading={isPending} loadingLabel={savingLabel}>
        {submit}
        {about && <span className="vh"> {about}</span>}
      </Button>
    </form>
  );
}
