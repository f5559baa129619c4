"use client";

import { useActionState, type ReactNode } from "react";
import { useLocale } from "next-intl";

import { forgetAllTexts } from "@/components/forms/typed-text-store";
import { idle } from "@/lib/platform/forms/form-state";
import type { FormAction } from "@/lib/platform/forms/form-state";

/** Ends the session. It is a form and not a link, because following a link must not change anything. */
export function SignOutForm({ signOut, children }: { readonly signOut: FormAction; readonly children: ReactNode }) {
  const locale = useLocale();
  const [, action] = useActionState(signOut, idle);
  return (
    <form action={action} onSubmit={forgetAllTexts}>
      <input type="hidden" name="locale" value={locale} />
      {children}
    </form>
  );
}
