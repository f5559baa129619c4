import { useEffect, useEffectEvent } from "react";

/** The time from leaving a field to saving the form, in milliseconds. */
const delay = 800;

type Options = {
  readonly form: React.RefObject<HTMLFormElement | null>;
  /** Whether the form is being submitted. No backup is needed during the submission. */
  readonly isPending: boolean;
  /** Sends the form's values without validation. The visitor can continue to type during the request. */
  readonly save: (form: HTMLFormElement) => void;
};

/**
 * Saves the form when the visitor leaves a changed field, hides the page, follows a link, reloads or closes the page,
 * so that the next page has what was typed last. Typing alone does not start a save. The server refuses a complete seed
 * phrase, but it could not recognise a half-typed one and would store it.
 */
export function useTypedBackup({ form, isPending, save }: Options): void {
  const saveUnlessPending = useEffectEvent((element: HTMLFormElement) => {
    if (!isPending) save(element);
  });
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let saved = contentOf(element);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const saveIfChanged = () => {
      clearTimeout(timer);
      timer = undefined;
      const content = contentOf(element);
      if (content === saved) return;
      saved = content;
      saveUnlessPending(element);
    };
    const onLeaveField = () => {
      clearTimeout(timer);
      timer = setTimeout(saveIfChanged, delay);
    };
    // Runs the delayed save before the text of the next field changes. A later save would store the half-typed text of
    // that field.
    const onBeforeInput = () => {
      if (timer !== undefined) saveIfChanged();
    };
    const onHide = () => {
      if (document.visibilityState === "hidden") saveIfChanged();
    };
    // Runs before the link's own handler, which may show the next page without loading it.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a[href]")) saveIfChanged();
    };
    element.addEventListener("focusout", onLeaveField);
    element.addEventListener("beforeinput", onBeforeInput);
    document.addEventListener("visibilitychange", onHide);
    document.addEventListener("click", onClick, { capture: true });
    window.addEventListener("beforeunload", saveIfChanged);
    window.addEventListener("popstate", saveIfChanged);
    return () => {
      clearTimeout(timer);
      element.removeEventListener("focusout", onLeaveField);
      element.removeEventListener("beforeinput", onBeforeInput);
      document.removeEventListener("visibilitychange", onHide);
      document.removeEventListener("click", onClick, { capture: true });
      window.removeEventListener("beforeunload", saveIfChanged);
      window.removeEventListener("popstate", saveIfChanged);
    };
  }, [form]);
}

function contentOf(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)].filter(([, value]) => typeof value === "string"));
}
