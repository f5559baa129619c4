"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";

import { UndoToast } from "@/components/desk/record/undo-toast";
import { SignInAgain } from "@/components/forms/sign-in-link";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { useFormAction } from "@/components/forms/use-form-action";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { FormAction } from "@/lib/platform/forms/form-state";

type Props = {
  readonly undo: FormAction;
  /** Hidden fields that tell the server action what to undo. */
  readonly values: Readonly<Record<string, string>>;
  readonly texts: { readonly message: string; readonly undo: string; readonly undoing: string };
};

/**
 * Says what staff have just done and offers to undo it. The notice is a toast or, without JavaScript, a plain form.
 */
export function UndoNotice({ undo, values, texts }: Props) {
  const router = useRouter();
  const tErrors = useTranslations("errors");
  const { state, isPending, form, send } = useFormAction(undo, { offline: tErrors("NETWORK_ERROR") });
  const [isOpen, setOpen] = useState(true);
  const isHydrated = useHydrated();
  useEffect(() => {
    if (state.status !== "idle") router.refresh();
  }, [state, router]);
  const failure = state.status === "failed" && (
    <Alert tone="warn" isLive>
      {state.message} <SignInAgain state={state} />
    </Alert>
  );
  if (isHydrated && isOpen && !failure)
    return (
      <UndoToast
        message={texts.message}
        undoLabel={texts.undo}
        undo={() => {
          const data = new FormData();
          for (const [name, value] of Object.entries({ ...values, locale: document.documentElement.lang }))
            data.set(name, value);
          send(data);
        }}
        close={() => setOpen(false)}
      />
    );
  if (isHydrated) return failure || null;
  return (
    <form {...form} className="alert alert--ok">
      <HiddenFields values={values} />
      <div>
        {failure}
        {texts.message}{" "}
        <Button type="submit" variant="link" isLoading={isPending} loadingLabel={texts.undoing}>
          {texts.undo}
        </Button>
      </div>
    </form>
  );
}
