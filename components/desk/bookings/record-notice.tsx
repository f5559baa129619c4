"use client";

import { useRef, useState } from "react";

import { StaffForm } from "@/components/desk/form/staff-form";
import { UndoToast } from "@/components/desk/record/undo-toast";
import { Alert } from "@/components/ui/alert";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { FormAction } from "@/lib/platform/forms/form-state";

type Props = {
  readonly message: string;
  readonly tone: "ok" | "warn";
  /** The form that undoes the action. Undefined if the action cannot be undone. */
  readonly undo?:
    | {
        readonly action: FormAction;
        readonly values: Readonly<Record<string, string>>;
        readonly submit: string;
      }
    | undefined;
};

/**
 * Says what the last action did. If the action can be undone and JavaScript runs, a toast also shows the message and an
 * undo button for some seconds.
 */
export function RecordNotice({ message, tone, undo }: Props) {
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(true);
  const element = useRef<HTMLDivElement>(null);
  if (undo && !isOpen) return null;
  return (
    <>
      <Alert tone={tone} isLive={!undo}>
        {message}
        {undo && (
          <div ref={element} hidden={isHydrated}>
            <StaffForm {...undo} variant="link" />
          </div>
        )}
      </Alert>
      {undo && isHydrated && (
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
