"use client";

import { useRef, useState } from "react";

import { UndoToast } from "@/components/desk/record/undo-toast";
import { Alert } from "@/components/ui/alert";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { FormAction } from "@/lib/platform/forms/form-state";

import { StaffForm } from "./staff-form";

type Props = {
  readonly message: string;
  readonly tone?: "ok" | "warn";
  /** The form that undoes the action. Undefined if the action cannot be undone. */
  readonly undo?:
    | {
        readonly action: FormAction;
        /** Hidden fields that tell the server action what to undo. */
        readonly values: Readonly<Record<string, string>>;
        readonly submit: string;
      }
    | undefined;
};

/**
 * Says what the last action did. If it can be undone, the message is a toast with an undo button that is shown for some
 * seconds. Without JavaScript, the button is in the page.
 */
export function UndoNotice({ message, tone = "ok", undo }: Props) {
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(true);
  const element = useRef<HTMLDivElement>(null);
  if (!undo)
    return (
      <Alert tone={tone} isLive>
        {message}
      </Alert>
    );
  const form = <StaffForm {...undo} variant="link" />;
  if (!isHydrated)
    return (
      <Alert tone={tone}>
        {message} {form}
      </Alert>
    );
  return (
    <>
      {/* The toast sends this form. It shows only why the action could not be undone. */}
      <div ref={element} className="undo-form">
        {form}
      </div>
      {isOpen && (
        <UndoToast
          message={message}
          undoLabel={undo.submit}
          undo={() => element.current?.querySelector("form")?.requestSubmit()}
          close={() => setOpen(false)}
        />
      )}
    </>
  );
}
