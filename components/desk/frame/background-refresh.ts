import { backgroundCookie } from "@/lib/platform/auth/background";

/** All changes within this time, in milliseconds, cause only one refresh. */
const collectMs = 300;
/** A delayed refresh checks at this interval, in milliseconds, whether it can run. */
const recheckMs = 1_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Forms with input that has not been sent. A refresh would update the record's version number in these forms, and the
 * person could then overwrite a change that they have not seen.
 */
const touched = new Set<HTMLFormElement>();

/** Starts to record the forms that the person types into. Returns a function that stops the recording. */
export function watchForms(): () => void {
  const touch = ({ target }: Event) => {
    const form = (target as Partial<HTMLInputElement> | null)?.form;
    if (form) touched.add(form);
  };
  // A submitted form no longer has unsent input.
  const forget = ({ target }: Event) => void touched.delete(target as HTMLFormElement);
  document.addEventListener("input", touch);
  document.addEventListener("submit", forget);
  return () => {
    document.removeEventListener("input", touch);
    document.removeEventListener("submit", forget);
  };
}

function isTyping(): boolean {
  for (const form of touched) if (!form.isConnected) touched.delete(form);
  return (
    touched.size > 0 ||
    document.activeElement?.matches("input:not([type=checkbox], [type=radio]), textarea, select") === true
  );
}

/**
 * Schedules one refresh for all changes that arrive shortly after each other. The refresh waits while the page is
 * hidden, a field has the focus or a form has unsent input.
 */
export function refreshSoon(refresh: () => void): void {
  if (timer !== undefined) return;
  const attempt = () => {
    if (document.hidden || isTyping()) timer = setTimeout(attempt, recheckMs);
    else {
      timer = undefined;
      refresh();
    }
  };
  timer = setTimeout(attempt, collectMs);
}

/** Cancels the scheduled refresh. */
export function cancelRefresh(): void {
  clearTimeout(timer);
  timer = undefined;
}

/**
 * Marks the requests of the next 5 seconds as background requests, which do not extend the session. With `false`,
 * removes the mark.
 */
export function markBackground(isBackground: boolean): void {
  document.cookie = `${backgroundCookie}=1; path=/; samesite=strict; max-age=${isBackground ? 5 : 0}`;
}
